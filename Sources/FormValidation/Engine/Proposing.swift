/// A rule that can tell what was probably meant by a text: one it refuses, or one it lets pass that
/// looks like a slip.
///
/// ```swift
/// Email().proposal(for: "ada@gmial.com")  // "ada@gmail.com"
/// ```
///
/// In the module of the rule, so that the rule sees the conformance.
public protocol Proposing: Rule {
  /// The text that was probably meant; `nil` if there is no better one.
  ///
  /// It is asked about texts that typing on would not complete. What it returns is offered to a
  /// person, never taken by itself.
  func proposal(for text: String) -> String?

  /// What gives an answer the spelling that the rule prefers, if it accepts others; `nil` by
  /// default.
  var spelling: Normalizer? { get }
}

extension Proposing {
  public var traits: RuleTraits { RuleTraits(proposing: self) }

  public var spelling: Normalizer? { nil }
}

extension RuleSet {
  /// What was probably meant by an answer, by the first rule that proposes a text which all rules
  /// allow; `nil` if none does.
  /// - Parameters:
  ///   - value: The answer.
  ///   - answers: The other answers.
  ///   - isTyping: Whether the answer is still being typed: then nothing is proposed for a text that
  ///     typing on may fix.
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
      guard let proposal = clause.proposing?.proposal(for: text),
        proposal != text, verdict(on: .text(proposal), among: answers).isValid
      else { continue }
      return proposal
    }
    return nil
  }

  /// Whether some rule proposes anything, ever.
  public var canPropose: Bool { clauses.contains { $0.proposing != nil } }
}

extension String {
  /// The longest number that has a check digit, with its separators, in characters.
  private static let longestNumber = 40

  /// The text with another last character, the one that a rule allows there.
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
  /// Whether one slip of the hand makes the text of another one: a character left out, doubled or
  /// put in, one in the place of another, or two the wrong way round.
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
