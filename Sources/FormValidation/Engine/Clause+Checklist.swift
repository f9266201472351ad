extension Clause {
  /// Returns the lines of a live checklist for a value; empty for a presence rule, or if its
  /// condition does not hold.
  public func checklist(on value: Value, among answers: Answers) -> [ChecklistLine] {
    checklist(of: outcome(on: value, among: answers), on: value, among: answers)
  }

  /// Returns the lines of a live checklist for an outcome; a single line has the author's message.
  func checklist(
    of outcome: RuleOutcome,
    on value: Value,
    among answers: Answers
  ) -> [ChecklistLine] {
    guard !judgesBlank, applies(among: answers) else { return [] }
    let outcome =
      value.isBlank ? self.outcome(on: value, among: answers, evenIfBlank: true) : outcome
    if let parts = outcome.parts, parts.count != 1 || message == nil { return parts }
    let requirement = worded(requirement(among: answers))
    return [ChecklistLine(requirement, outcome.parts?.first?.standing ?? outcome.standing)]
  }

  /// Returns a requirement in the author's words, unless they mention the answer.
  func worded(_ requirement: Wording) -> Wording {
    guard let message,
      !message.placeholders.contains("value") || requirement.parameters["value"] != nil
    else { return requirement }
    return Wording(message, requirement.parameters, isReworded: true)
  }

  /// The names of the rule and of the rules it is made of.
  package var ruleNames: [String] {
    [id ?? rule.name] + members.clauses.flatMap(\.ruleNames)
  }
}
