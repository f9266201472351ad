/// What remote rules ask, for whoever asks it for them.
///
/// A ruler never waits. It says what it wants to know, and is told answers and time:
///
/// ```swift
/// for request in ruler.takeRequests() { … }      // ask, in a task each
/// ruler.take(.verdict(.valid), to: request.id)   // once the answer is there
/// ruler.advance(to: .seconds(2))                 // when the deadline has come
/// ```
///
/// `settle(asking:clock:)` does all of that where a program can wait.
extension Ruler {
  /// Whether a rule waits for an answer from outside.
  /// - Complexity: O(n), in registrations.
  public var isPending: Bool { registrations.contains(where: \.isPending) }

  /// When time alone brings something, on the clock of `advance`; nothing where it does not.
  public var deadline: Duration? { registry.checks.deadline }

  /// Takes note of how late it is, as a duration since any one moment.
  /// - Returns: the fields whose verdicts may have changed.
  @discardableResult
  public mutating func advance(to elapsed: Duration) -> [FieldID] {
    registry.advance(to: elapsed)
  }

  /// Takes an answer to a question; one that nobody waits for any more is dropped.
  /// - Returns: the fields whose verdicts may have changed.
  @discardableResult
  public mutating func take(_ answer: CheckAnswer, to id: CheckRequest.ID) -> [FieldID] {
    registry.take(answer, to: id)
  }

  /// Asks at once what still waits for a pause in typing, and again what went unanswered.
  /// - Returns: the fields whose verdicts may have changed.
  @discardableResult
  public mutating func hurry() -> [FieldID] {
    registry.hurry()
  }

  /// The questions to ask now; each is given out once.
  public mutating func takeRequests() -> [CheckRequest] {
    registry.checks.takeRequests()
  }

  /// The questions given out whose answers nobody waits for any more; each is named once.
  public mutating func takeCancellations() -> [CheckRequest.ID] {
    registry.checks.takeCancellations()
  }
}
