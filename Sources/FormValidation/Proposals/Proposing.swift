/// A rule that can tell what was probably meant by a text: one it refuses, or one it lets pass that
/// looks like a slip.
///
/// ```swift
/// Email().proposal(for: "ada@gmial.com")  // "ada@gmail.com"
/// ```
///
/// The conformance stands in the module of the rule, so that the rule knows of it.
public protocol Proposing: Rule {
  /// The text that was probably meant; nothing where there is nothing better to say.
  ///
  /// It is asked about texts that typing on would not complete. What it returns is offered to a
  /// person, never taken by itself.
  func proposal(for text: String) -> String?

  /// What gives an answer the spelling that the rule prefers, if it accepts others; `nil` by
  /// default.
  var spelling: Normalizer? { get }
}

extension Proposing {
  public var proposing: (any Proposing)? { self }

  public var spelling: Normalizer? { nil }
}

extension RuleSet {
  /// What was probably meant by an answer, in the mind of the first rule that has an idea which all
  /// rules allow; nothing where none has.
  /// - Parameters:
  ///   - value: The answer.
  ///   - answers: The other answers.
  ///   - isTyping: Whether the answer is still in the typing: then nothing is proposed that typing
  ///     on may mend.
  /// - Returns: Another text.
  /// - Complexity: O(n), in rules, for an answer that a rule has an idea about.
  public func proposal(
    for value: Value,
    among answers: Answers = [:],
    whileTyping isTyping: Bool = false
  ) -> String? {
    guard case .text(let text) = value, !value.isBlankOnceTrimmed else { return nil }
    if isTyping, case .incomplete = verdict(on: value, among: answers) { return nil }
    for clause in clauses where clause.applies(among: answers) {
      guard let proposal = clause.rule.proposing?.proposal(for: text),
        proposal != text, verdict(on: .text(proposal), among: answers).isValid
      else { continue }
      return proposal
    }
    return nil
  }

  /// Whether some rule proposes anything, ever.
  public var canPropose: Bool { clauses.contains { $0.rule.proposing != nil } }
}
