import FormValidation
import FormWidgets
import Forms
import SourceText

/// Rules that contradict each other, or their field.
extension Lint {
  static let contradiction = Lint(
    "bounds.contradiction",
    .error,
    "Two rules of a field contradict each other, so that no answer is valid.",
    page: """
      Each rule is valid on its own, but no answer meets both. Rules that apply only on a \
      condition, or only warn, are left out.

        rules: [{length: {min: 9}}, {max_length: 3}]
        rules: [{after: 2026-05-01}, {before: 2026-04-01}]
        {type: slider, min: 0, max: 10, rules: [{min: 20}]}

      Change or remove one of the rules, or give it a condition.
      """
  ) { outline in
    outline.fields.flatMap { field -> [Finding] in
      let rules = field.firmRules
      // For a field with few possible answers, each of them is tried.
      let implied = field.field.finiteAnswers == nil ? field.field.widget.impliedRules.clauses : []
      let steps = (implied + rules.map(\.clause)).reduce(NumberRange.all) {
        $0.meeting($1.numberRange.stepAlone)
      }
      let comparable = rules.indices.filter { rules[$0].clause.canExclude }
      return rules.indices.compactMap { index in
        let rule = rules[index]
        let earlier =
          rule.clause.canExclude
          ? Array(0..<min(index, comparisonLimit))
          : comparable.prefix(comparisonLimit).filter { $0 < index }
        if let other = earlier.lazy.map({ rules[$0] }).first(where: {
          $0.clause.contradicts(rule.clause, inSteps: steps)
        }) {
          let place = place(of: other, seenFrom: rule)
          return Finding(
            rule.spot.mark,
            "\(rule.spot.name) contradicts \(other.spot.name)\(place); no answer meets both",
            note: "change or remove one of the rules"
          )
        }
        guard implied.contains(where: { $0.contradicts(rule.clause, inSteps: steps) }),
          let type = field.type
        else { return nil }
        return Finding(
          rule.spot.mark,
          "\(rule.spot.name) contradicts the field's own limits; no answer meets both",
          note: "change the rule, or the limits of the \(type)"
        )
      }
    }
  }

  /// The largest number of other rules of a field that a rule is compared with: no form has as many.
  static let comparisonLimit = 64

  static let neverPasses = Lint(
    "rule.never_passes",
    .error,
    "No answer that the field can have meets the rule.",
    page: """
      The field has a known set of answers, and the rule refuses all of them:

        {type: radio, options: [small, large], rules: [{one_of: [S, L]}]}
        {type: checklist, options: [small, large], rules: [{min_items: 3}]}

      Options are compared by their value, not by their label. Change the rule or the options.
      """
  ) { outline in
    outline.fields.flatMap { field -> [Finding] in
      guard let answers = field.field.finiteAnswers ?? field.field.optionValues else { return [] }
      let kind = field.field.finiteAnswers == nil ? "options" : "answers"
      return field.firmRules.filter { field.rejectsAll(by: $0.clause) }.map { rule in
        Finding(
          rule.spot.mark,
          "\(rule.spot.name) rejects every answer that \(field.field.id) can have",
          note: "the \(kind) are \(list(answers))"
        )
      }
    }
  }

  static let neverFails = Lint(
    "rule.never_fails",
    .warning,
    "Every answer that the field can have meets the rule.",
    page: """
      The rule has no effect, because the field allows nothing that the rule refuses:

        {type: slider, min: 0, max: 10, rules: [{max: 20}]}
        {type: toggle, rules: [required]}

      Or it has no effect because the field has the same rule with a stricter limit:

        rules: [{max_length: 5}, {max_length: 10}]

      Or because it asks for an answer on a condition that only an answer meets:

        {id: a, type: text, rules: [{rule: required, when: {field: a, equals: x}}]}

      Change or remove the rule. A toggle has an answer from the start; with `default: none`, it \
      has none. If it must be on, the rule is `accepted`.
      """
  ) { outline in
    outline.fields.flatMap { field -> [Finding] in
      let named = Dictionary(grouping: field.firmRules) { $0.spot.definition.name }
      return field.rules.compactMap { rule -> Finding? in
        let reason: String
        if rule.clause.asksOnlyOnceAnswered(field.field.id) {
          reason = "it applies only once \(field.field.id) has an answer"
        } else if rule.clause.isSettled, !field.canBreak(rule.clause) {
          reason = "every answer that \(field.field.id) can have meets it"
        } else if let other = rule.stricterRule(among: named[rule.spot.definition.name] ?? []) {
          reason = "the other \(other.spot.name)\(place(of: other, seenFrom: rule)) allows no more"
        } else {
          return nil
        }
        return Finding(
          rule.spot.mark,
          "\(rule.spot.name) has no effect: \(reason)",
          note: field.isToggle(with: rule.clause)
            ? "write accepted if the toggle must be on" : "change or remove the rule"
        )
      }
    }
  }

  static let startsInvalid = Lint(
    "default.invalid",
    .warning,
    "The default, or the value of a hidden field, breaks a rule of its field.",
    page: """
      The form starts with an answer that cannot be submitted:

        {type: number, default: 5, rules: [{min: 10}]}
        {hidden: version, value: 1, rules: [{equals: 2}]}

      A text that more typing makes valid, like https://, is fine. Change the default or the rule.
      """
  ) { outline in
    outline.fields.compactMap { field -> Finding? in
      let key = field.field.isHidden ? "value" : "default"
      guard let node = field.node[key], field.field.source == nil else { return nil }
      // A number field has a text as typed.
      let isNumber = if case .number = field.field.widget.traits.role { true } else { false }
      let answer = isNumber ? node.value : field.field.widget.value
      let value = (field.field.answerNormalizers + field.field.rules.normalizers).apply(to: answer)
      guard !value.isBlank,
        let rule = field.firmRules.first(where: { $0.clause.refuses(default: value, of: field) })
      else { return nil }
      return Finding(
        node.mark,
        "the \(key) breaks the rule \(rule.spot.name)",
        note: "change the \(key) or the rule"
      )
    }
  }

  static let repeatedRule = Lint(
    "rule.repeated",
    .warning,
    "A field has the same rule twice.",
    page: """
      The second one has no effect. `--fix` removes it if it is alone on its line.
      """
  ) { outline in
    outline.fields.flatMap { field -> [Finding] in
      let firsts = Dictionary(field.rules.map { ($0.clause, $0) }) { first, _ in first }
      return field.rules.compactMap { rule -> Finding? in
        guard let first = firsts[rule.clause], first.spot.mark != rule.spot.mark,
          !rule.isConditional, !first.isConditional
        else { return nil }
        return Finding(
          rule.spot.mark,
          "\(rule.spot.name) repeats an earlier rule of the field",
          note: "remove it",
          fix: outline.source.removal(of: rule)
        )
      }
    }
  }

  /// Returns the line of a rule, for a message about another one, unless it is the same.
  private static func place(of other: RuleOutline, seenFrom rule: RuleOutline) -> String {
    let line = other.spot.mark.line
    return line == rule.spot.mark.line ? "" : " on line \(line)"
  }

  /// Returns values as listed in a message.
  private static func list(_ values: [Value]) -> String {
    values.prefix(10).map(\.description).joined(separator: ", ") + (values.count > 10 ? ", …" : "")
  }
}

extension SourceText {
  /// Returns the removal of a rule that is alone on its line, without a comment.
  fileprivate func removal(of rule: RuleOutline) -> Fix? {
    let mark = rule.spot.mark
    let line = self[line: mark.line]
    let item = line.prefix(max(0, mark.column - 1)).filter { $0 != " " }
    guard item == "-" || item == "-{" && line.last(where: { $0 != " " }) == "}" else { return nil }
    guard !line.contains(where: { "#&".contains($0) }) else { return nil }
    // Lines with deeper indentation belong to the rule.
    let next = lines.dropFirst(mark.line).first { $0.contains { $0 != " " } } ?? ""
    guard next.indent <= line.indent else { return nil }
    return Fix(words: "removed \(rule.spot.name)", edit: .removeLine(mark.line))
  }
}

extension Substring {
  /// The number of spaces that the line begins with.
  fileprivate var indent: Int { prefix { $0 == " " }.count }
}

extension Clause {
  /// Returns whether the rule asks for an answer to its own field on a condition that does not hold
  /// without one.
  fileprivate func asksOnlyOnceAnswered(_ field: FieldID) -> Bool {
    guard shape == .presence, let condition, Set(condition.reads) == [field] else { return false }
    return !condition.holds(among: [field: .null])
  }

  /// Returns whether a default breaks the rule and more typing cannot fix it.
  fileprivate func refuses(default value: Value, of field: FieldOutline) -> Bool {
    guard isSettled, !judgesBlank else { return false }
    if case .number(let number) = value, numberRange.isBelow(number) || numberRange.isAbove(number)
    {
      return true
    }
    switch verdict(on: value, among: [:]) {
    case .valid: return false
    case .invalid: return true
    case .incomplete: return field.field.isHidden || field.field.widget.description.isChosen
    }
  }
}

extension FieldOutline {
  /// Returns whether a rule asks for an answer of a toggle.
  fileprivate func isToggle(with clause: Clause) -> Bool {
    guard case .toggle = field.widget.traits.kind else { return false }
    return clause.shape == .presence
  }

  /// Returns whether no known answer meets a rule.
  fileprivate func rejectsAll(by clause: Clause) -> Bool {
    if case .itemCount(let min?, _)? = clause.shape, let options = field.optionValues {
      return min > options.count
    }
    guard let answers = field.finiteAnswers, clause.isSettled, !clause.allowsBlankAlone else {
      return false
    }
    return !answers.contains { clause.verdict(on: $0, among: [:]).isValid }
  }

  /// Returns whether an answer that the field can have breaks a rule that depends only on the
  /// answer.
  fileprivate func canBreak(_ clause: Clause) -> Bool {
    if let answers = field.finiteAnswers {
      return answers.contains { !clause.verdict(on: $0, among: [:]).isValid }
        || clause.judgesBlank && field.canBeBlank
    }
    switch clause.shape {
    case .numbers(let range)?:
      // A custom message replaces that of the field.
      let implied = field.widget.impliedRules.numberRange
      guard clause.message == nil, clause.code == nil, implied != .all else { return true }
      return !range.covers(implied)
    case .length(let min, nil, _)?: return (min ?? 0) > 0
    case .itemCount(let min?, nil)?: return min > 0
    case .itemCount(nil, let max?)?:
      return field.optionValues.map { $0.count > max } ?? true
    default: return true
    }
  }
}

extension RuleOutline {
  /// Returns the same rule with a limit that allows no more, if both always apply; of two rules that
  /// allow the same, it is the first.
  fileprivate func stricterRule(among others: [RuleOutline]) -> RuleOutline? {
    guard clause.limits != nil, !clause.isChanged, isFirm else { return nil }
    return others.prefix(Lint.comparisonLimit).first { other in
      guard other.spot.mark != spot.mark, other.clause != clause else { return false }
      return other.clause.implies(clause)
        && (other.spot.mark < spot.mark || !clause.implies(other.clause))
    }
  }
}

extension Field {
  /// Every answer that the field can have besides a blank one, if they are known and few.
  var finiteAnswers: [Value]? {
    guard !isHidden else { return nil }
    return knownAnswers
  }

  /// Whether the answer can be blank.
  var canBeBlank: Bool {
    if case .toggle = widget.traits.kind { return widget.value.isBlank }
    return true
  }

  /// The options of a list that allows several, if they are known.
  var optionValues: [Value]? {
    let (traits, description) = (widget.traits, widget.description)
    guard traits.role == .choices, description.options == nil, traits.other == nil
    else { return nil }
    return description.choices.filter { !$0.isDisabled }.map(\.value)
  }
}
