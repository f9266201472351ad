/// The requirements of broken rules, for messages about answers that are not being typed.
extension RuleSet {
  /// Returns the unmet requirement of the rule of a violation, even if that is a member of another
  /// rule; `nil` if there is no such rule.
  func demands(of violation: Violation, on value: Value, among answers: Answers) -> [Requirement]? {
    demands(of: violation, at: violation.path[...], on: value, among: answers)
  }

  fileprivate func demands(
    of violation: Violation,
    at path: ArraySlice<Int>,
    on value: Value,
    among answers: Answers
  ) -> [Requirement]? {
    clauses.lazy
      .compactMap { $0.demands(of: violation, at: path, on: value, among: answers) }
      .first
  }
}

extension Clause {
  fileprivate func demands(
    of violation: Violation,
    at path: ArraySlice<Int>,
    on value: Value,
    among answers: Answers
  ) -> [Requirement]? {
    if ruleNames.first == violation.rule {
      let lines = checklist(on: value, among: answers).filter { $0.standing != .met }
      return lines.isEmpty ? nil : lines.map(\.requirement)
    }
    guard let members = rule.traits.members else { return nil }
    let answers = inScope(answers)
    if let demands = members.demands(of: violation, at: path, on: value, among: answers) {
      return demands
    }
    // Rules on the items of a list do not apply to the list itself.
    guard case .list(let items) = value, let index = path.first, items.indices ~= index else {
      return nil
    }
    let rest = path.dropFirst()
    return members.demands(of: violation, at: rest, on: items[index], among: answers)
  }
}
