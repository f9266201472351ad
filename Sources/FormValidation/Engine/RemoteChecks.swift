/// The questions that remote rules ask: which wait, which are out, what came back.
///
/// It is a value, and the clock is handed in: every time is a duration since any one moment.
/// The caller takes the requests, hands in answers, and advances the time to each deadline.
///
/// - A value is asked about once typing has paused, and once only; answers are remembered.
/// - A new value takes back the question about the old one, and an answer to it is dropped.
/// - An answer that does not come in time, and an asking that fails, have codes of their own.
public struct RemoteChecks: Sendable {
  /// A remote rule among the rules of a field.
  public struct Slot: Hashable, Sendable {
    /// The field.
    public let field: FieldID
    /// The index of the rule among the field's, from 0.
    public let index: Int

    /// Creates a slot.
    public init(_ field: FieldID, _ index: Int) {
      self.field = field
      self.index = index
    }
  }

  /// What an answer is remembered by.
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

  /// Creates checks without questions.
  public init() {}

  /// When time alone changes something; `nil` if it does not.
  /// - Complexity: O(n), in remote rules whose values are being asked about.
  public var deadline: Duration? { inquiries.values.lazy.compactMap(\.deadline).min() }

  /// What came of a remote rule so far; skipped where there is nothing to ask.
  public func outcome(in slot: Slot) -> RuleOutcome { inquiries[slot]?.outcome ?? .skipped }

  /// Asks a rule's question about a value, with the answers that it names, unless it was asked
  /// already.
  public mutating func ask(
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

  /// Takes a rule's question back, as there is nothing to ask.
  public mutating func withdraw(_ slot: Slot) {
    if case .asked(let id, _) = inquiries[slot]?.phase { cancel(id) }
    inquiries[slot] = nil
  }

  /// Advances the clock to a time.
  /// - Returns: the rules whose outcome changed, in no order.
  public mutating func advance(to now: Duration) -> [Slot] {
    let late = inquiries.filter { $0.value.deadline.map { $0 <= now } ?? false }.keys
    return late.filter { advance($0, to: now) }
  }

  /// Takes an answer; an answer that is no longer needed is dropped.
  /// - Returns: the rule whose outcome changed, if one did.
  public mutating func take(_ answer: CheckAnswer, to id: CheckRequest.ID) -> Slot? {
    guard let slot = slots.removeValue(forKey: id), let inquiry = inquiries[slot] else {
      return nil
    }
    switch answer {
    case .verdict(let verdict):
      known[Question(inquiry, in: slot)] = verdict
      inquiries[slot]?.phase = .answered(verdict)
    case .failed(let reason):
      inquiries[slot]?.phase = .unanswered(.remoteFailure(reason))
    }
    return slot
  }

  /// The inquiries that are over, with an answer or without one.
  var ended: [Slot: Inquiry] { inquiries.filter(\.value.hasEnded) }

  /// Adopts what came of inquiries elsewhere; a value that has changed since is still asked about.
  /// - Returns: the rules whose outcome changed, in no order.
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

  /// Takes back every question that is out, to be asked again: in a copy, whose original gets the
  /// answers to the questions that it has given out.
  mutating func restart(at now: Duration) {
    requests = []
    for (slot, inquiry) in inquiries {
      if case .asked = inquiry.phase { inquiries[slot]?.phase = .waiting(due: now) }
    }
  }

  /// Asks at once what still waits, and again what went unanswered.
  /// - Returns: the rules whose outcome changed, in no order.
  public mutating func hurry(at now: Duration) -> [Slot] {
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

  /// The questions to ask now; each is given out once.
  public mutating func takeRequests() -> [CheckRequest] {
    defer { requests = [] }
    return requests
  }

  /// The questions given out whose answers are no longer needed; each is named once.
  public mutating func takeCancellations() -> [CheckRequest.ID] {
    defer { cancellations = [] }
    return cancellations
  }

  /// Brings one rule as far as time does, and says whether its outcome changed.
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

  /// Takes a question back; one that was not given out yet never is.
  private mutating func cancel(_ id: CheckRequest.ID) {
    slots[id] = nil
    if let index = requests.firstIndex(where: { $0.id == id }) {
      requests.remove(at: index)
    } else {
      cancellations.append(id)
    }
  }
}

/// The asking of one remote rule about one value, from its change to the answer.
struct Inquiry: Hashable, Sendable {
  /// How far it is.
  enum Phase: Hashable, Sendable {
    /// Typing may go on; the question is asked at that time.
    case waiting(due: Duration)
    /// The question was asked under a number; the answer has until that time.
    case asked(id: Int, deadline: Duration)
    /// The answer is there.
    case answered(Verdict)
    /// No answer came, for the reason of the verdict; asking again may bring one.
    case unanswered(Verdict)
  }

  /// What is asked.
  let question: RemoteQuestion

  /// The value that it is about.
  let value: Value

  /// The answers of the other fields that the rule names.
  let answers: [FieldID: Value]

  /// How far it is.
  var phase: Phase

  /// Whether another one asks the same.
  func asksSame(as other: Inquiry) -> Bool {
    value == other.value && question == other.question && answers == other.answers
  }

  /// Whether it is over, with an answer or without one.
  var hasEnded: Bool {
    switch phase {
    case .waiting, .asked: false
    case .answered, .unanswered: true
    }
  }

  /// When time brings it further; `nil` if only an answer does, or nothing.
  var deadline: Duration? {
    switch phase {
    case .waiting(let due): due
    case .asked(_, let deadline): deadline
    case .answered, .unanswered: nil
    }
  }

  /// What came of the rule so far.
  var outcome: RuleOutcome {
    switch phase {
    case .waiting, .asked: .pending
    case .answered(let verdict), .unanswered(let verdict): .judged(verdict)
    }
  }
}

extension Verdict {
  /// The verdict while there is no answer yet.
  static var remotePending: Verdict {
    .incomplete("remote.pending", "This has not been checked yet.")
  }

  /// The verdict where no answer came in time.
  static var remoteTimeout: Verdict {
    .incomplete("remote.timeout", "The check took too long. Submit again to retry.")
  }

  /// The verdict where the asking went wrong.
  static func remoteFailure(_ reason: String) -> Verdict {
    .incomplete(
      "remote.failed",
      "This could not be checked: {reason}",
      ["reason": .text(reason)]
    )
  }
}
