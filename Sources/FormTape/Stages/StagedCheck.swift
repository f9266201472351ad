public import FormValidation

/// What answers a remote rule while a tape is played: at once as to waiting, some tape time later
/// as to the form.
public struct StagedCheck: Sendable {
  /// How long the form waits for the answer.
  public let delay: Duration

  /// The answer to a question.
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
