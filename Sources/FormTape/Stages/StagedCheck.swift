public import FormValidation

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
