import FormValidation
import FormWidgets
import Forms
import SourceText

/// Forms that cannot be submitted.
extension Lint {
  static let cannotSubmit = Lint(
    "form.unsubmittable",
    .error,
    "A field, or several fields together, can never be valid.",
    page: """
      Whatever is entered, the form reports an error:

        {id: a, type: text, read_only: true, rules: [required]}
        {id: a, type: toggle, read_only: true, rules: [accepted]}
        {id: a, type: date, rules: [{after: {field: b}}]}     # and b is after a
        checks: [at_least: {count: 1, of: [a], at: a}]        # and a is read-only

      Give a read-only field a value or a default, and change or remove one of the rules.
      """
  ) { outline in
    let blank = Set(outline.fields.lazy.filter { $0.field.staysBlank }.map(\.field.id))
    return outline.fields.compactMap(readOnly) + outline.fields.compactMap(tooFewOptions)
      + opposites(in: outline) + checks(of: outline, blank)
  }

  /// Returns a finding for a read-only field whose answer breaks a rule.
  private static func readOnly(_ field: FieldOutline) -> Finding? {
    guard field.field.isReadOnly, let answer = field.field.fixedAnswer else { return nil }
    let value = field.field.answerNormalizers.apply(to: answer)
    let broken = field.firmRules.first { rule in
      rule.clause.isSettled && !rule.clause.verdict(on: value, among: [:]).isValid
        && (!value.isBlank || rule.clause.judgesBlank)
    }
    return broken.map { rule in
      Finding(
        rule.spot.mark,
        value.isBlank
          ? "\(field.field.id) is read-only and has no answer, which breaks \(rule.spot.name)"
          : "the answer of \(field.field.id), which is read-only, breaks \(rule.spot.name)",
        note: value.isBlank
          ? "give it a value or a default, or remove read_only"
          : "change its answer or the rule, or remove read_only"
      )
    }
  }

  /// Returns a finding for a list that needs more options than can be chosen.
  private static func tooFewOptions(_ field: FieldOutline) -> Finding? {
    guard let options = field.field.optionValues else { return nil }
    let least = field.field.widget.impliedRules.clauses.compactMap { clause -> Int? in
      if case .itemCount(let min, _)? = clause.shape { min } else { nil }
    }
    guard let most = least.max(), most > options.count, let node = field.node["min"] else {
      return nil
    }
    return Finding(
      node.mark,
      "min \(most) is greater than the number of options that can be chosen",
      note: "\(options.count) can be chosen"
    )
  }

  /// Returns a finding for each check on fields of which too many stay blank.
  private static func checks(of outline: FormOutline, _ blank: Set<FieldID>) -> [Finding] {
    let nodes = outline.root["checks"]?.entries ?? []
    return nodes.compactMap { node in
      guard let entry = node.members.first(where: { $0.name == "at_least" }),
        case .number(let count)? = entry.value["count"]?.value,
        let names = entry.value["of"]?.entries.compactMap(\.text)
      else { return nil }
      let open = Set(names).filter { !blank.contains(FieldID($0).inForm) }
      guard count > Number(open.count) else { return nil }
      return Finding(
        entry.mark,
        "at_least needs \(count) answers, but only \(open.count) of the fields can have one",
        note: "lower its count, or name more fields"
      )
    }
  }
}

/// Rules on two or more fields that contradict each other.
extension Lint {
  /// How the answer of one field is to be related to that of another.
  private struct Relation {
    enum Order { case above, atLeast, equal, unequal }

    let field: FieldID
    let order: Order
    let other: FieldID
    let rule: RuleOutline
  }

  /// The order that a rule demands, and whether it is the other field's that is greater.
  private static let orders: [String: (order: Relation.Order, isReversed: Bool)] = [
    "after": (.above, false), "exclusive_min": (.above, false), "before": (.above, true),
    "exclusive_max": (.above, true), "after_or_equal": (.atLeast, false), "min": (.atLeast, false),
    "before_or_equal": (.atLeast, true), "max": (.atLeast, true), "same_as": (.equal, false),
    "different_from": (.unequal, false),
  ]

  private static func opposites(in outline: FormOutline) -> [Finding] {
    let relations = outline.fields.flatMap { field in
      field.firmRules.compactMap { rule -> Relation? in
        guard let (order, isReversed) = orders[rule.spot.definition.name],
          let other = rule.clause.reads.first, rule.clause.reads.count == 1,
          other != field.field.id, outline.field(other) != nil
        else { return nil }
        return isReversed
          ? Relation(field: other, order: order, other: field.field.id, rule: rule)
          : Relation(field: field.field.id, order: order, other: other, rule: rule)
      }
    }
    guard relations.count > 1 else { return [] }
    // From each field to those that are not greater.
    var steps: [FieldID: [FieldID]] = [:]
    var equals: [FieldID: [FieldID]] = [:]
    for relation in relations where relation.order != .unequal {
      steps[relation.field, default: []].append(relation.other)
      guard relation.order == .equal else { continue }
      steps[relation.other, default: []].append(relation.field)
      equals[relation.field, default: []].append(relation.other)
      equals[relation.other, default: []].append(relation.field)
    }
    return relations.compactMap { relation in
      let isBroken =
        switch relation.order {
        case .above: reaches(relation.field, from: relation.other, by: steps)
        case .unequal: reaches(relation.field, from: relation.other, by: equals)
        case .atLeast, .equal: false
        }
      guard isBroken else { return nil }
      let ids = [relation.field, relation.other].map(\.rawValue).joined(separator: " and ")
      return Finding(
        relation.rule.spot.mark,
        "\(relation.rule.spot.name) contradicts the other rules between \(ids)",
        note: "no answers to both meet all of them; change or remove one"
      )
    }
  }

  /// Returns whether steps lead from one field to another.
  private static func reaches(
    _ goal: FieldID,
    from start: FieldID,
    by steps: [FieldID: [FieldID]]
  ) -> Bool {
    var seen: Set<FieldID> = [start]
    var open = [start]
    while let field = open.popLast(), seen.count <= comparisonLimit {
      if field == goal { return true }
      for next in steps[field] ?? [] where seen.insert(next).inserted { open.append(next) }
    }
    return false
  }
}

extension Field {
  /// The answer of a read-only field; `nil` if it depends on something.
  fileprivate var fixedAnswer: Value? {
    switch source {
    case nil: widget.value
    case .text(let template)? where template.references.isEmpty: .text(template.wordsAlone)
    default: nil
    }
  }

  /// Whether the field is read-only and never has an answer.
  fileprivate var staysBlank: Bool { isReadOnly && source == nil && widget.value.isBlank }
}
