package import FormValidation

/// The time of a filling, advanced manually, as when a tape is played.
package struct SteppedClock: Sendable {
  /// The time that has passed since the filling began.
  package private(set) var elapsed = Duration.zero

  private let start: Moment
  private var minuteTold = 0

  /// Creates a clock at the beginning of a filling.
  package init(start: Moment) {
    self.start = start
  }

  /// Passes the time to a filling, as required before any event: the elapsed time, and the date and
  /// time once a minute.
  package mutating func update(_ handler: inout some OutsideHandler) {
    if handler.filling.asksOutside { handler.handle(.elapsed(elapsed)) }
    guard handler.filling.readsClock else { return }
    let minute = Int(elapsed.components.seconds / 60)
    guard minute != minuteTold else { return }
    minuteTold = minute
    handler.handle(.time(start.advanced(by: elapsed)))
  }

  /// Advances to a time; a time in the past has no effect.
  package mutating func pass(to time: Duration) {
    elapsed = max(elapsed, time)
  }
}

/// Answers of checks that are due later, on a clock that is advanced manually.
package struct DueAnswers: Sendable {
  private struct Item {
    let due: Duration
    let request: CheckRequest
    let answer: CheckAnswer
  }

  private var items: [Item] = []

  /// Creates an empty list.
  package init() {}

  /// The time of the earliest answer, and its field; `nil` if there is none.
  package var next: (due: Duration, field: FieldID)? {
    items.min { $0.due < $1.due }.map { ($0.due, $0.request.field) }
  }

  /// Adds an answer to a request, due at a time.
  package mutating func add(_ answer: CheckAnswer, to request: CheckRequest, due: Duration) {
    items.append(Item(due: due, request: request, answer: answer))
  }

  /// Drops the answers to canceled requests.
  package mutating func cancel(_ ids: [CheckRequest.ID]) {
    items.removeAll { ids.contains($0.request.id) }
  }

  /// Takes the first answer due at a time; `nil` if there is none.
  package mutating func take(at elapsed: Duration) -> (answer: CheckAnswer, id: CheckRequest.ID)? {
    guard let index = items.firstIndex(where: { $0.due <= elapsed }) else { return nil }
    let item = items.remove(at: index)
    return (item.answer, item.request.id)
  }
}

extension CheckAnswer {
  /// Returns a rejection with a reason in the check's own words, or in the rule's if it is empty.
  package static func refused(_ reason: String) -> CheckAnswer {
    var violation = Violation(
      "remote.refused",
      reason.isEmpty ? Message("remote.refused", "{label} needs another answer.") : "{reason}",
      ["reason": .text(reason)],
      isIncomplete: true
    )
    violation.isReworded = !reason.isEmpty
    return .verdict(.incomplete([violation]))
  }
}
