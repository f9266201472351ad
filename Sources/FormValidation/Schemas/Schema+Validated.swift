/// Answers that do not meet the rules of a schema, thrown by `validated`.
public struct InvalidAnswers: Error, Sendable, Encodable, CustomStringConvertible {
  /// The violations, in order of the fields.
  public let violations: [Violation]

  /// Their messages by field, for answers that are not being typed.
  public let messages: ByField<String>

  /// The messages, one per line.
  public var description: String {
    messages.flatMap(\.members).joined(separator: "\n")
  }
}

extension Schema {
  /// Returns answers that meet all rules, with normalizers applied.
  ///
  /// ```swift
  /// let signup = try schema.validated(answers).decode(as: Signup.self)
  /// ```
  /// - Parameters:
  ///   - answers: The answers.
  ///   - labels: The labels of fields, for messages.
  ///   - catalog: The messages and their language.
  /// - Returns: The answers, with normalizers applied.
  /// - Throws: All violations with their messages. External checks are not run, so a remote rule is
  ///   one of them.
  public func validated(
    _ answers: Answers,
    labels: [FieldID: String] = [:],
    wording catalog: MessageCatalog = MessageCatalog()
  ) throws(InvalidAnswers) -> Answers {
    try check(violations(in: answers), in: answers, labels, catalog)
    return normalized(answers)
  }

  /// Returns answers that meet all rules, after running all external checks concurrently.
  /// - Parameters:
  ///   - answers: The answers.
  ///   - checks: The checks, by the names that rules use.
  ///   - clock: The clock for timeouts.
  ///   - labels: The labels of fields, for messages.
  ///   - catalog: The messages and their language.
  /// - Returns: The answers, with normalizers applied.
  /// - Throws: All violations with their messages.
  public func validated(
    _ answers: Answers,
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>,
    labels: [FieldID: String] = [:],
    wording catalog: MessageCatalog = MessageCatalog()
  ) async throws(InvalidAnswers) -> Answers {
    var ruler = ruler(answers: answers)
    ruler.take(await ruler.settle(asking: checks, clock: clock))
    try check(ruler.verdict.violations, in: answers, labels, catalog)
    return normalized(answers)
  }

  private func check(
    _ violations: [Violation],
    in answers: Answers,
    _ labels: [FieldID: String],
    _ catalog: MessageCatalog
  ) throws(InvalidAnswers) {
    if violations.isEmpty { return }
    let schema = flattened(for: answers)?.schema ?? self
    throw InvalidAnswers(
      violations: violations,
      messages: schema.messages(of: violations, labels, catalog)
    )
  }
}
