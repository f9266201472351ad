extension Condition {
  /// Returns why it does not hold for the answers, in a sentence about another answer; `nil` if it
  /// holds.
  ///
  /// The name of the field in the sentence is a parameter, `label`, which callers that know labels
  /// replace.
  func obstacle(among answers: Answers) -> Wording? {
    if holds(among: answers) { return nil }
    switch self {
    case .field(let field, let rules):
      return rules.clauses.lazy.compactMap { $0.obstacle(of: field, among: answers) }.first
        ?? dependence
    case .all(let conditions):
      let broken = conditions.filter { !$0.holds(among: answers) }
      // Of two on one field, like that a list has an item and that one, the second says more.
      let isOnSame = broken.count > 1 && broken[0].reads.first == broken[1].reads.first
      return broken[isOnSame ? 1 : 0].obstacle(among: answers)
    case .any(let conditions):
      let only = conditions.count == 1 ? conditions.first : nil
      return only?.obstacle(among: answers) ?? dependence
    case .not(let condition): return condition.opposite?.obstacle(among: answers) ?? dependence
    }
  }

  /// The fields that it depends on, in words.
  private var dependence: Wording {
    var names: [FieldID] = []
    for field in reads where field != .now && !names.contains(field) { names.append(field) }
    return Wording(
      "option.depends",
      "This depends on {fields}.",
      ["fields": .list(names.map { .text($0.rawValue) })]
    )
  }

  /// The condition that holds exactly if this one does not, as a rule that has words; `nil` if there
  /// is none.
  private var opposite: Condition? {
    switch self {
    case .field(let field, let rules):
      guard rules.clauses.count == 1 else { return nil }
      return rules.clauses[0].opposite.map { .field(field, [$0]) }
    case .not(let condition): return condition
    case .all(let conditions), .any(let conditions):
      if conditions.count == 1 { return conditions[0].opposite }
      return listOpposite
    }
  }
}

extension Condition {
  /// The opposite of a condition on a list that says with `contains` what is in it: that it has an
  /// item, and not none of some values.
  private var listOpposite: Condition? {
    guard case .all(let conditions) = self, conditions.count == 2,
      case .not(.field(let field, let rules)) = conditions[1], rules.clauses.count == 1,
      conditions[0] == .field(field, [.minItems(1)]),
      let values = rules.clauses[0].valuesLeftOut
    else { return nil }
    return .field(field, [Clause(Includes(values: values, isRefused: true))])
  }
}

extension Clause {
  /// The values that no item of a list may be, if that is the rule.
  fileprivate var valuesLeftOut: [Value]? {
    guard case .items(let rules)? = shape, rules.clauses.count == 1,
      case .values(let values, isRefused: true, ignoreCase: false)? = rules.clauses[0].shape
    else { return nil }
    return values
  }

  /// Returns the sentence about the answer to a field that breaks the rule; `nil` if it does not.
  fileprivate func obstacle(of field: FieldID, among answers: Answers) -> Wording? {
    guard applies(among: answers),
      let violation = verdict(on: answers[field], among: answers).violations.first
    else { return nil }
    let judged = violation.isReworded ? violation : violation.judged.first ?? violation
    var parameters = judged.parameters
    parameters["label"] = .text(field.rawValue)
    return Wording(judged.message, parameters, isReworded: judged.isReworded)
  }

  /// The rule that an answer meets exactly if it does not meet this one; `nil` if there is none.
  fileprivate var opposite: Clause? {
    guard condition == nil, message == nil else { return nil }
    return switch shape {
    case .presence: .prohibited
    case .absence: .required
    case .consent(true): .declined
    case .consent(false): .accepted
    case .itemCount(let min?, nil) where min > 0: .maxItems(min - 1)
    case .itemCount(nil, let max?): .minItems(max + 1)
    case .values(let values, let isRefused, let ignoreCase):
      opposite(of: values, isRefused: isRefused, ignoreCase)
    case .items: valuesLeftOut.map { Clause(Includes(values: $0)) }
    default: nil
    }
  }

  private func opposite(of values: [Value], isRefused: Bool, _ ignoreCase: Bool) -> Clause {
    if values.count == 1 {
      return isRefused
        ? .equals(values[0], ignoreCase: ignoreCase) : .notEquals(values[0], ignoreCase: ignoreCase)
    }
    return isRefused
      ? .oneOf(values, ignoreCase: ignoreCase) : .noneOf(values, ignoreCase: ignoreCase)
  }
}

/// A list must include one of some values, or none of them, as conditions on lists say with
/// `contains`.
private struct Includes: Rule {
  let name = "contains"
  let values: [Value]
  var isRefused = false

  func verdict(on items: [Value], among _: Answers) -> Verdict {
    if items.contains(where: values.contains) != isRefused { return .valid }
    let message =
      isRefused
      ? Message("option.excludes", "{label} must not include {list}.")
      : values.count == 1
        ? Message("option.includes", "{label} must include {list}.")
        : Message("option.includes_one", "{label} must include one of {list}.")
    return .incomplete("choice.not_listed", message, ["list": .list(values)])
  }
}
