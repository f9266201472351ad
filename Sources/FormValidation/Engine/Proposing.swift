/// A rule that can suggest a correction for a text that it rejects or that looks like a typo.
///
/// ```swift
/// Email().proposal(for: "ada@gmial.com")  // "ada@gmail.com"
/// ```
///
/// Conform in the module of the rule, so that the rule sees the conformance.
public protocol Proposing: Rule {
  /// Returns the text that the user probably meant; `nil` if there is no better text.
  ///
  /// It is called for texts that more typing cannot complete. The result is only suggested to the
  /// user, never applied automatically.
  func proposal(for text: String) -> String?

  /// A normalizer for the rule's preferred spelling, if it accepts others; `nil` by default.
  var spelling: Normalizer? { get }
}

extension Proposing {
  public var traits: RuleTraits { RuleTraits(proposing: self) }

  public var spelling: Normalizer? { nil }
}

extension RuleSet {
  /// Returns the first suggestion for an answer that all rules allow; `nil` if there is none.
  /// - Parameters:
  ///   - value: The answer.
  ///   - answers: The other answers.
  ///   - isTyping: Whether the answer is still being typed: then nothing is suggested for a text
  ///     that typing can fix.
  /// - Returns: Another text.
  /// - Complexity: O(n), in rules, for an answer with a suggestion.
  package func proposal(
    for value: Value,
    among answers: Answers = [:],
    whileTyping isTyping: Bool = false
  ) -> String? {
    guard case .text(let text) = value, !value.isBlankOnceTrimmed else { return nil }
    if isTyping, case .incomplete = verdict(on: value, among: answers) { return nil }
    for clause in clauses where clause.applies(among: answers) {
      guard let proposal = clause.proposing?.proposal(for: text),
        proposal != text, verdict(on: .text(proposal), among: answers).isValid
      else { continue }
      return proposal
    }
    return nil
  }

  /// Whether any rule can suggest corrections.
  package var canPropose: Bool { clauses.contains { $0.proposing != nil } }
}

extension String {
  /// The longest number that has a check digit, with its separators, in characters.
  private static let longestNumber = 40

  /// Returns the text with the last character that makes a rule accept it.
  func withCheckDigit(
    of rule: some Rule<String>,
    _ digits: String = "0123456789"
  ) -> String? {
    guard utf8.count <= String.longestNumber, let last, digits.contains(last) else { return nil }
    return digits.lazy.map { self.dropLast() + String($0) }
      .first { rule.verdict(on: $0, among: [:]).isValid }
  }
}

extension String {
  /// Returns whether the text differs from another one by a single typo: a missing, extra, or wrong
  /// character, or two swapped ones.
  /// - Complexity: O(n), in bytes.
  package func isOneSlip(from other: String) -> Bool {
    let (typed, meant) = (Array(utf8), Array(other.utf8))
    guard abs(typed.count - meant.count) <= 1, typed != meant else { return false }
    let start = zip(typed, meant).prefix { $0 == $1 }.count
    let (typedRest, meantRest) = (typed[start...], meant[start...])
    if typed.count != meant.count {
      return typed.count > meant.count
        ? typedRest.dropFirst().elementsEqual(meantRest)
        : typedRest.elementsEqual(meantRest.dropFirst())
    }
    if typedRest.dropFirst().elementsEqual(meantRest.dropFirst()) { return true }
    return typedRest.prefix(2).elementsEqual(meantRest.prefix(2).reversed())
      && typedRest.dropFirst(2).elementsEqual(meantRest.dropFirst(2))
  }
}
