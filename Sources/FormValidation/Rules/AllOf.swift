/// An answer must meet all of some rules.
///
/// Each violation is that of its rule, or there is a single one for the whole: then the rules have
/// one wording between them, and one line of a check-list. A warning among the rules is not heard.
///
/// With `.minLength(3)` and `.alpha`: passes `"ada"`; fails `"a"`, incomplete, and `"a1"`, invalid.
public struct AllOf: CompositeRule {
  public let name = "all"

  /// The rules, in order.
  public let members: RuleSet

  /// Whether there is one violation for all rules.
  public let isSingle: Bool

  /// Creates the rule.
  public init(_ rules: RuleSet, isSingle: Bool = false) {
    self.members = rules
    self.isSingle = isSingle
  }

  public var requirement: Requirement { Requirement("{requirements}", parameters) }

  public var numberSpan: NumberSpan { members.numberSpan }

  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    let verdict = members.verdict(on: value, among: answers)
    guard isSingle else { return verdict }
    return switch verdict {
    case .valid: .valid
    case .incomplete: .incomplete("all.not_met", "Needed: {requirements}.", parameters)
    case .invalid: .invalid("all.not_met", "Needed: {requirements}.", parameters)
    }
  }

  public func checklist(on value: Value, among answers: Answers) -> [ChecklistLine] {
    isSingle
      ? [ChecklistLine(requirement, verdict(on: value, among: answers))]
      : members.checklist(on: value, among: answers)
  }

  private var parameters: Parameters { .words("requirements", members.requirements) }
}

extension Clause {
  /// An answer must meet all of some rules.
  public static func all(_ rules: RuleSet, isSingle: Bool = false) -> Clause {
    Clause(AllOf(rules, isSingle: isSingle))
  }
}
