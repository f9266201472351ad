import FormFilling
public import FormValidation
import SourceText

/// The answer of an external check to one value of a field, or to any, or the options or the default
/// of a field, while a tape is played.
package struct StagedAnswer: Equatable, JSONLine, Sendable {
  /// A reply.
  package enum Reply: Codable, Equatable, Sendable {
    /// The value is valid.
    case yes
    /// The value is invalid, for a reason; without one, the rule's own message is used.
    case no(String)
    /// The check failed, for a reason.
    case failed(String)
    /// The options of the field, as for `CheckAnswer`.
    case options([Value])
    /// The default of the field, as for `CheckAnswer`.
    case answer(Value)
    /// The answers are rejected, with messages beside fields and one about the form as a whole.
    case rejected([FieldID: String], String?)
  }

  /// The purpose of the request that it replies to.
  package let purpose: CheckRequest.Purpose

  /// The checked field.
  package let field: FieldID

  /// The checked value; `nil` for any, and for options and a default.
  package let value: Value?

  package let reply: Reply

  /// The delay of the answer, on the tape's clock.
  package let delay: Duration

  package init(
    to field: FieldID,
    _ value: Value?,
    _ reply: Reply,
    after delay: Duration = .zero,
    for purpose: CheckRequest.Purpose = .verdict
  ) {
    self.purpose = purpose
    self.field = field
    self.value = value
    self.reply = reply
    self.delay = delay
  }

  /// Creates the answer that a check gave to a request, given the form's wording of violations.
  package init(
    _ answer: CheckAnswer,
    to request: CheckRequest,
    wording: MessageCatalog = MessageCatalog()
  ) {
    let reply: Reply
    switch answer {
    case .failed(let reason): reply = .failed(reason)
    case .options(let values): reply = .options(values)
    case .answer(let value): reply = .answer(value)
    case .verdict(let verdict) where verdict.isValid: reply = .yes
    case .verdict(let verdict):
      reply = .no(
        verdict.violations.first.map { violation in
          var violation = violation
          violation.parameters["value"] = violation.parameters["value"] ?? request.value
          return violation.parameters["reason"]?.description
            ?? wording.text(besideFieldOf: violation, label: nil)
        } ?? ""
      )
    }
    let value = request.purpose == .verdict ? request.value : nil
    self.init(to: request.field, value, reply, for: request.purpose)
  }

  /// The answer as handled by a form.
  package var checkAnswer: CheckAnswer {
    switch reply {
    case .yes: .verdict(.valid)
    case .no(let reason): .refused(reason)
    case .failed(let reason): .failed(reason)
    case .options(let values): .options(values)
    case .answer(let value): .answer(value)
    case .rejected(let messages, let message): .rejected(messages, message)
    }
  }
}

extension [StagedAnswer] {
  /// The timeout for replies to submits, as for a program by default; `nil` if there are no such
  /// replies.
  package var submitTimeout: Duration? {
    contains { $0.purpose == .submit } ? .seconds(30) : nil
  }

  /// Returns the answer to a request: the last one for its value, otherwise the last one for any
  /// value of its field; `nil` if there is none.
  ///
  /// If there are several lists of options, defaults, or replies to submits, each applies to one
  /// request.
  package func answer(to request: CheckRequest) -> StagedAnswer? {
    let about = filter { $0.field == request.field && $0.purpose == request.purpose }
    if request.purpose != .verdict {
      return about.dropFirst(request.attempt).first ?? about.last
    }
    return about.last { $0.value == request.value } ?? about.last { $0.value == nil }
  }
}

/// Answers a remote rule while a tape is played, after a delay on the tape's clock.
public struct StagedCheck: Sendable {
  /// The delay of the answer.
  public let delay: Duration

  /// Returns the answer to a request.
  public let answer: @Sendable (CheckRequest) -> CheckAnswer

  /// Creates a check that answers after a time.
  public init(
    after delay: Duration = .zero,
    answer: @escaping @Sendable (CheckRequest) -> CheckAnswer
  ) {
    self.delay = delay
    self.answer = answer
  }
}
