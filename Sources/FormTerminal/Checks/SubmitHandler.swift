public import FormValidation

/// A function that accepts or rejects the answers of a form before it closes.
///
/// ```swift
/// let handler = SubmitHandler { answers, report in
///   report("Creating the account")
///   return await register(answers) ? .accepted : .rejected(["email": "Already registered."])
/// }
/// let outcome = try await form.run(submittingTo: handler)
/// ```
///
/// Meanwhile the form shows the last line reported; Esc cancels the task of the function.
public struct SubmitHandler: Sendable {
  /// Shows a line about the progress.
  public typealias Report = @Sendable (String) -> Void

  /// How long a reply may take.
  public let timeout: Duration

  /// The name of the program that replies; `nil` for a function.
  package var name: String?

  /// Returns the reply: `.accepted`, `.rejected` or `.failed`.
  let reply: @Sendable (Answers, @escaping Report) async -> CheckAnswer

  /// Creates a handler.
  /// - Parameters:
  ///   - timeout: How long a reply may take.
  ///   - reply: Returns the reply to answers: `.accepted`, `.rejected` or `.failed`.
  public init(
    within timeout: Duration = .seconds(30),
    reply: @escaping @Sendable (Answers, @escaping Report) async -> CheckAnswer
  ) {
    self.timeout = timeout
    self.reply = reply
  }
}
