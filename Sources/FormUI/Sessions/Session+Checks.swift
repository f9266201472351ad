public import FormValidation

/// The requests of remote rules, for the program that runs the session.
extension Session {
  /// When to pass the elapsed time to the session, as a duration since it began; `nil` if not
  /// needed.
  public var deadline: Duration? { asksOutside ? ruler.deadline : nil }

  /// Returns the requests to run now; each is returned once.
  public mutating func takeRequests() -> [CheckRequest] {
    ruler.takeRequests()
  }

  /// Returns the running requests whose answers are no longer needed; each is returned once.
  public mutating func takeCancellations() -> [CheckRequest.ID] {
    ruler.takeCancellations()
  }

  /// Handles the elapsed time.
  mutating func takeElapsed(_ elapsed: Duration) {
    note(ruler.advance(to: elapsed))
    goOnSubmitting()
  }

  /// Handles the answer to a request.
  mutating func take(_ answer: CheckAnswer, to request: CheckRequest.ID) {
    note(ruler.take(answer, to: request))
    goOnSubmitting()
  }

  /// Returns whether an external check of the field at an index is pending.
  func isPending(at place: Int) -> Bool {
    asksOutside && ruler.registrations[place].isPending
  }

  /// The indices of the fields with a pending external check.
  var pendingPlaces: [Int] {
    asksOutside ? form.fields.indices.filter(isPending) : []
  }

  /// Starts all checks at once, repeating failed ones, for a submit.
  public mutating func hurry() {
    if asksOutside { note(ruler.hurry()) }
  }

  /// Waits with the submit for external checks; any key except a second submit returns to filling.
  mutating func waitToSubmit(for places: [Int]) {
    isSubmitting = true
    notice = .checking(labels: places.prefix(3).map { form.fields[$0].label })
  }

  /// Submits if that waited for a check and none is pending.
  private mutating func goOnSubmitting() {
    guard isSubmitting, pendingPlaces.isEmpty else { return }
    isSubmitting = false
    notice = nil
    touchAll()
    finishSubmit()
  }
}
