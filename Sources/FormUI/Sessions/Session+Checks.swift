public import FormValidation

/// What remote rules ask, for whoever runs the session to ask it.
extension Session {
  /// When to tell how much time has passed, as a duration since the session began; nothing where
  /// there is no need.
  public var deadline: Duration? { asksOutside ? ruler.deadline : nil }

  /// The questions to ask now; each is given out once.
  public mutating func takeRequests() -> [CheckRequest] {
    ruler.takeRequests()
  }

  /// The questions given out whose answers nobody waits for any more; each is named once.
  public mutating func takeCancellations() -> [CheckRequest.ID] {
    ruler.takeCancellations()
  }

  /// Takes note of how much time has passed.
  mutating func takeElapsed(_ elapsed: Duration) {
    note(ruler.advance(to: elapsed))
    goOnSubmitting()
  }

  /// Takes an answer to a question.
  mutating func take(_ answer: CheckAnswer, to request: CheckRequest.ID) {
    note(ruler.take(answer, to: request))
    goOnSubmitting()
  }

  /// Whether something outside is asked about the field at a place from 0, and not answered yet.
  func isPending(at place: Int) -> Bool {
    asksOutside && ruler.registrations[place].isPending
  }

  /// The fields that something outside is asked about, by their places in the form.
  var pendingPlaces: [Int] {
    asksOutside ? form.fields.indices.filter(isPending) : []
  }

  /// Has everything asked at once, and again what went unanswered, for a submit.
  public mutating func hurry() {
    if asksOutside { note(ruler.hurry()) }
  }

  /// Waits with the submit for what is asked outside; any key but a second submit goes on filling.
  mutating func waitToSubmit(for places: [Int]) {
    isSubmitting = true
    notice = .checking(labels: places.prefix(3).map { form.fields[$0].label })
  }

  /// Submits, if that waited for an answer and there is nothing to wait for any more.
  private mutating func goOnSubmitting() {
    guard isSubmitting, pendingPlaces.isEmpty else { return }
    isSubmitting = false
    notice = nil
    touchAll()
    finishSubmit()
  }
}
