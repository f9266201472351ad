/// The external checks of remote rules: waiting, running, and completed.
///
/// It is a value, and the clock is passed in: every time is a duration since some fixed moment. The
/// caller takes the requests, passes back the results, and advances the time to each deadline.
///
/// - A value is checked once, after typing has paused; results are cached.
/// - A new value cancels the check of the old one, whose result is dropped.
/// - Timeouts and failed checks have their own codes.
package struct RemoteChecks: Sendable {
  /// A remote rule among the rules of a field.
  package struct Slot: Hashable, Sendable {
    package let field: FieldID
    /// The index of the rule among the field's, from 0.
    package let index: Int

    package init(_ field: FieldID, _ index: Int) {
      self.field = field
      self.index = index
    }
  }

  /// The key that a result is cached by.
  private struct Question: Hashable {
    let slot: Slot
    let question: RemoteQuestion
    let value: Value
    let answers: [FieldID: Value]

    init(_ inquiry: Inquiry, in slot: Slot) {
      self.slot = slot
      question = inquiry.question
      value = inquiry.value
      answers = inquiry.answers
    }
  }

  private var inquiries: [Slot: Inquiry] = [:]
  private var known: [Question: Verdict] = [:]
  private var slots: [Int: Slot] = [:]
  private var lastID = 0
  private var requests: [CheckRequest] = []
  private var cancellations: [CheckRequest.ID] = []

  /// Creates an empty set of checks.
  package init() {}

  /// The next time when something changes; `nil` if there is none.
  /// - Complexity: O(n), in remote rules with unfinished checks.
  package var deadline: Duration? { inquiries.values.lazy.compactMap(\.deadline).min() }

  /// Returns the current outcome of a remote rule; skipped if there is nothing to check.
  package func outcome(in slot: Slot) -> RuleOutcome { inquiries[slot]?.outcome ?? .skipped }

  /// Starts a rule's check of a value, with the answers that it names, unless it already has.
  package mutating func ask(
    _ question: RemoteQuestion,
    about value: Value,
    among answers: Answers = Answers(),
    in slot: Slot,
    at now: Duration
  ) {
    let named = question.with.map { ($0, answers[$0]) }
    var inquiry = Inquiry(
      question: question,
      value: value,
      answers: Dictionary(named) { first, _ in first },
      phase: .waiting(due: now + question.debounce)
    )
    if inquiries[slot]?.asksSame(as: inquiry) ?? false { return }
    withdraw(slot)
    if let verdict = known[Question(inquiry, in: slot)] { inquiry.phase = .answered(verdict) }
    inquiries[slot] = inquiry
    advance(slot, to: now)
  }

  /// Cancels a rule's check, since there is nothing to check.
  package mutating func withdraw(_ slot: Slot) {
    if case .asked(let id, _) = inquiries[slot]?.phase { cancel(id) }
    inquiries[slot] = nil
  }

  /// Cancels the checks of some rules.
  mutating func withdraw(where isStray: (Slot) -> Bool) {
    for slot in inquiries.keys where isStray(slot) { withdraw(slot) }
  }

  /// Advances the clock to a time.
  /// - Returns: The rules whose outcome changed, in no particular order.
  package mutating func advance(to now: Duration) -> [Slot] {
    let late = inquiries.filter { $0.value.deadline.map { $0 <= now } ?? false }.keys
    return late.filter { advance($0, to: now) }
  }

  /// Records a result; one that is no longer needed is dropped.
  /// - Returns: The rule whose outcome changed, if any.
  package mutating func receive(_ answer: CheckAnswer, to id: CheckRequest.ID) -> Slot? {
    guard let slot = slots.removeValue(forKey: id), let inquiry = inquiries[slot] else {
      return nil
    }
    switch answer {
    case .verdict(let verdict):
      known[Question(inquiry, in: slot)] = verdict
      inquiries[slot]?.phase = .answered(verdict)
    case .options:
      inquiries[slot]?.phase = .unanswered(.remoteFailure("it returned options"))
    case .answer:
      inquiries[slot]?.phase = .unanswered(.remoteFailure("it returned an answer"))
    case .failed(let reason):
      inquiries[slot]?.phase = .unanswered(.remoteFailure(reason))
    }
    return slot
  }

  /// The finished checks, with or without a result.
  var ended: [Slot: Inquiry] { inquiries.filter(\.value.hasEnded) }

  /// Adopts results from elsewhere; a value that has changed since is still checked.
  /// - Returns: The rules whose outcome changed, in no particular order.
  mutating func adopt(_ ended: [Slot: Inquiry]) -> [Slot] {
    ended.compactMap { slot, inquiry in
      if case .answered(let verdict) = inquiry.phase {
        known[Question(inquiry, in: slot)] = verdict
      }
      guard let own = inquiries[slot], !own.hasEnded, own.asksSame(as: inquiry) else { return nil }
      if case .asked(let id, _) = own.phase { cancel(id) }
      inquiries[slot]?.phase = inquiry.phase
      return slot
    }
  }

  /// Restarts every running check, for a copy: the original receives the results of the running
  /// ones.
  mutating func restart(at now: Duration) {
    requests = []
    for (slot, inquiry) in inquiries {
      if case .asked = inquiry.phase { inquiries[slot]?.phase = .waiting(due: now) }
    }
  }

  /// Starts waiting checks immediately, and repeats those without a result.
  /// - Returns: The rules whose outcome changed, in no particular order.
  package mutating func hurry(at now: Duration) -> [Slot] {
    var changed: [Slot] = []
    for (slot, inquiry) in inquiries {
      if case .unanswered = inquiry.phase { changed.append(slot) }
      switch inquiry.phase {
      case .waiting, .unanswered: inquiries[slot]?.phase = .waiting(due: now)
      case .asked, .answered: continue
      }
      advance(slot, to: now)
    }
    return changed
  }

  /// Ends every unfinished check without a result, because no one waits for it any longer.
  mutating func abandon() {
    for (slot, inquiry) in inquiries where !inquiry.hasEnded {
      if case .asked(let id, _) = inquiry.phase { cancel(id) }
      inquiries[slot]?.phase = .unanswered(.remoteCancelled)
    }
  }

  /// Returns the checks to start now, each once.
  package mutating func takeRequests() -> [CheckRequest] {
    defer { requests = [] }
    return requests
  }

  /// Returns the started checks whose results are no longer needed, each once.
  package mutating func takeCancellations() -> [CheckRequest.ID] {
    defer { cancellations = [] }
    return cancellations
  }

  /// Advances one rule to the current time, and returns whether its outcome changed.
  @discardableResult
  private mutating func advance(_ slot: Slot, to now: Duration) -> Bool {
    guard let inquiry = inquiries[slot] else { return false }
    switch inquiry.phase {
    case .waiting(let due) where due <= now:
      lastID += 1
      slots[lastID] = slot
      inquiries[slot]?.phase = .asked(id: lastID, deadline: now + inquiry.question.timeout)
      requests.append(
        CheckRequest(
          id: lastID,
          check: inquiry.question.check,
          arguments: inquiry.question.arguments,
          field: slot.field,
          value: inquiry.value,
          answers: inquiry.answers
        )
      )
      return false
    case .asked(let id, let deadline) where deadline <= now:
      cancel(id)
      inquiries[slot]?.phase = .unanswered(.remoteTimeout)
      return true
    case .waiting, .asked, .answered, .unanswered:
      return false
    }
  }

  /// Cancels a check; a check that has not started never will.
  private mutating func cancel(_ id: CheckRequest.ID) {
    slots[id] = nil
    if let index = requests.firstIndex(where: { $0.id == id }) {
      requests.remove(at: index)
    } else {
      cancellations.append(id)
    }
  }
}

/// The check of one value by one remote rule, from the change to the result.
struct Inquiry: Sendable {
  /// Its progress.
  enum Phase: Sendable {
    /// Typing may continue; the check starts at that time.
    case waiting(due: Duration)
    /// The check is running under a number, until that time.
    case asked(id: Int, deadline: Duration)
    /// The check has a result.
    case answered(Verdict)
    /// The check has no result, for the reason of the verdict; it can be repeated.
    case unanswered(Verdict)
  }

  /// The check.
  let question: RemoteQuestion

  /// The value checked.
  let value: Value

  /// The answers of the other fields that the rule names.
  let answers: [FieldID: Value]

  /// Its progress.
  var phase: Phase

  /// Returns whether another one checks the same.
  func asksSame(as other: Inquiry) -> Bool {
    value == other.value && question == other.question && answers == other.answers
  }

  /// Whether it is finished, with or without a result.
  var hasEnded: Bool {
    switch phase {
    case .waiting, .asked: false
    case .answered, .unanswered: true
    }
  }

  /// The time at which it advances; `nil` if none.
  var deadline: Duration? {
    switch phase {
    case .waiting(let due): due
    case .asked(_, let deadline): deadline
    case .answered, .unanswered: nil
    }
  }

  /// The current outcome of the rule.
  var outcome: RuleOutcome {
    switch phase {
    case .waiting, .asked: .pending
    case .answered(let verdict), .unanswered(let verdict): .judged(verdict)
    }
  }
}

extension Verdict {
  /// The verdict while the check is pending.
  static var remotePending: Verdict {
    .incomplete("remote.pending", "This has not been checked yet.")
  }

  /// The verdict after a timeout.
  static var remoteTimeout: Verdict {
    .incomplete("remote.timeout", "The check took too long. Submit again to retry.")
  }

  /// The verdict after the task that waited for the check was canceled.
  static var remoteCancelled: Verdict {
    .incomplete("remote.cancelled", "The check was canceled. Submit again to retry.")
  }

  /// Returns the verdict on a failed check.
  static func remoteFailure(_ reason: String) -> Verdict {
    .incomplete(
      "remote.failed",
      "This could not be checked: {reason}",
      ["reason": .text(reason)]
    )
  }
}
