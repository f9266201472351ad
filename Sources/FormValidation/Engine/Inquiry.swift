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
