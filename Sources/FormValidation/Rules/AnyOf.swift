/// An answer must pass at least one of the rules.
struct AnyOf: CompositeRule {
  let name = "any"

  /// The alternatives, in order.
  let members: RuleSet
  let details: Bool

  init(_ alternatives: RuleSet, details: Bool = false) {
    self.members = alternatives
    self.details = details
  }

  var requirement: Wording {
    Wording(
      "needs.any",
      "One of these: {alternatives}",
      .words("alternatives", members.requirements)
    )
  }

  func verdict(on value: Value, among answers: Answers) -> Verdict {
    var missed: [(clause: Clause, verdict: Verdict)] = []
    for clause in members.clauses {
      let verdict = clause.verdictAsMember(on: value, among: answers)
      // An alternative that may not apply, depending on a check, is not met for certain.
      if verdict.isValid, clause.condition?.holds(among: answers) ?? true { return .valid }
      if clause.applies(among: answers) { missed.append((clause, verdict)) }
    }
    if missed.isEmpty { return .valid }
    let nearest = missed.indices.sorted { left, right in
      missed[left].verdict.distance == missed[right].verdict.distance
        ? left < right
        : missed[left].verdict.distance < missed[right].verdict.distance
    }
    let isOpen = missed.contains { !$0.verdict.isInvalid }
    let violations =
      details
      ? nearest.flatMap { missed[$0].verdict.violations }
      : [violation(naming: nearest.map { missed[$0].clause })]
    return isOpen
      ? .incomplete(violations.map { $0.turned(isIncomplete: true) })
      : .invalid(violations.map { $0.turned(isIncomplete: false) })
  }

  private func violation(naming clauses: [Clause]) -> Violation {
    Violation(
      "any.none_met",
      Message(
        "Meet one of these: {alternatives}.",
        judging: "{label} must meet one of these: {alternatives}."
      ),
      .words("alternatives", RuleSet(clauses).requirements)
    )
  }

  package static let definition = RuleDefinition(
    "any",
    aliases: ["or"],
    "At least one of several rules",
    of: .any,
    parameters: [
      .main("rules", .rules(ofItems: false), "the rules"),
      RuleParameter(
        "details",
        .flag,
        "true for the violations of each rule, nearest first",
        default: false
      ),
    ],
    codes: [ViolationCode("any.none_met", "alternatives")],
    example: RuleExample(
      "any: [email, digits: {exact: 10}]",
      passes: #""ada@example.com""#,
      fails: #""a b""#
    )
  ) { .any($0["rules"], details: $0["details"]) }
}

extension Verdict {
  /// The distance from passing an alternative: incomplete ones first, then by errors.
  fileprivate var distance: (Int, Int) { (isInvalid ? 1 : 0, violations.count) }
}

extension Violation {
  fileprivate func turned(isIncomplete: Bool) -> Violation {
    var violation = self
    violation.isIncomplete = isIncomplete
    return violation
  }
}

extension Clause {
  /// An answer must pass at least one of the rules.
  public static func any(_ alternatives: RuleSet, details: Bool = false) -> Clause {
    Clause(AnyOf(alternatives, details: details))
  }
}
