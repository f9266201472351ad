import FormUI
import FormValidation
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

      Change one of the limits, or give one of the rules a condition.
      """
  ) { outline in
    outline.fields.flatMap { field -> [Finding] in
      let rules = field.firmRules
      // For a field with few possible answers, each of them is tried.
      let implied = field.field.finiteAnswers == nil ? field.field.widget.impliedRules.clauses : []
      let steps = (implied + rules.map(\.clause)).reduce(NumberRange.all) {
        $0.meeting($1.numberRange.stepAlone)
      }
      return rules.indices.compactMap { index in
        let rule = rules[index]
        if let other = rules[..<index].first(where: {
          $0.clause.contradicts(rule.clause, inSteps: steps)
        }) {
          let line =
            other.spot.mark.line == rule.spot.mark.line ? "" : " on line \(other.spot.mark.line)"
          return Finding(
            rule.spot.mark,
            "\(rule.spot.name) contradicts \(other.spot.name)\(line); no answer meets both",
            note: "change one of the limits"
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

  static let neverPasses = Lint(
    "rule.never_passes",
    .error,
    "No answer that the field can have meets the rule.",
    page: """
      The field has a known set of answers, and the rule refuses all of them:

        {type: radio, options: [small, large], rules: [{one_of: [S, L]}]}

      Options are compared by their value, not by their label. Change the rule or the options.
      """
  ) { outline in
    outline.fields.flatMap { field -> [Finding] in
      guard let answers = field.field.finiteAnswers else { return [] }
      return field.firmRules.filter { rule in
        rule.clause.isSettled && !rule.clause.allowsBlankAlone
          && !answers.contains { rule.clause.verdict(on: $0, among: [:]).isValid }
      }
      .map { rule in
        Finding(
          rule.spot.mark,
          "\(rule.spot.name) rejects every answer that \(field.field.id) can have",
          note: "the answers are \(list(answers))"
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

      Remove the rule, or change its limits. A toggle has an answer from the start; with \
      `default: none`, it has none.
      """
  ) { outline in
    outline.fields.flatMap { field in
      field.rules.filter { $0.clause.isSettled && !field.canBreak($0.clause) }
        .map { rule in
          Finding(
            rule.spot.mark,
            "\(rule.spot.name) has no effect: every answer that \(field.field.id) can have meets it",
            note: "remove the rule, or change its limits"
          )
        }
    }
  }

  static let startsInvalid = Lint(
    "default.invalid",
    .warning,
    "The default breaks a rule of its field.",
    page: """
      The form starts with an answer that cannot be submitted:

        {type: number, default: 5, rules: [{min: 10}]}

      A text that more typing makes valid, like https://, is fine. Change the default or the rule.
      """
  ) { outline in
    outline.fields.compactMap { field -> Finding? in
      guard let node = field.node["default"], field.field.source == nil else { return nil }
      // A number field has a text as typed.
      let isNumber = field.field.widget is NumberField
      let answer = isNumber ? node.value : field.field.widget.value
      let value = field.field.normalizers.apply(to: answer)
      guard !value.isBlank,
        let rule = field.firmRules.first(where: { $0.clause.refuses(default: value, of: field) })
      else { return nil }
      return Finding(
        node.mark,
        "the default breaks the rule \(rule.spot.name)",
        note: "change the default or the rule"
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
    outline.fields.flatMap { field in
      field.rules.indices.compactMap { index in
        let rule = field.rules[index]
        guard let first = field.rules[..<index].first(where: { $0.clause == rule.clause }),
          first.spot.mark != rule.spot.mark, !rule.isConditional, !first.isConditional
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
  /// Whether the rule depends only on the answer.
  fileprivate var isSettled: Bool { rule.reads.isEmpty && remote == nil }

  /// Whether the rule is about leaving the field blank.
  fileprivate var allowsBlankAlone: Bool {
    judgesBlank && verdict(on: .null, among: [:]).isValid
  }

  /// The rule, or the rules that it requires all of.
  fileprivate var parts: [Clause] {
    guard case .all(let rules)? = shape else { return [self] }
    return rules.clauses.filter { $0.condition == nil && $0.severity == .error }.flatMap(\.parts)
  }

  /// Returns whether no answer meets both rules, given the steps of all rules.
  fileprivate func contradicts(_ other: Clause, inSteps steps: NumberRange) -> Bool {
    let range = numberRange.meeting(other.numberRange)
    if !range.isPossible || !range.meeting(steps).isPossible { return true }
    return parts.contains { part in
      other.parts.contains { part.excludes($0) || $0.excludes(part) }
    }
  }

  /// Returns whether no answer meets both rules, as far as this rule can tell.
  private func excludes(_ other: Clause) -> Bool {
    if !numberRange.meeting(other.numberRange).isPossible || isAlwaysAfter(other) { return true }
    switch (shape, other.shape) {
    case (.length(let min?, _, let unit)?, .length(_, let max?, let otherUnit)?):
      return min > max && unit.isAtMost(otherUnit)
    case (.start(let texts, ignoreCase: false)?, _):
      // No start of a valid text is invalid.
      return other.isSettled && !texts.isEmpty
        && texts.allSatisfy { other.verdict(on: .text($0), among: [:]).isInvalid }
    case (.characters(let selections)?, .characters(let others)?):
      return CharacterSelection.areDisjoint(selections, others)
    case (.itemCount(let min?, _)?, .itemCount(_, let max?)?): return min > max
    case (.dates(let first?, _)?, .dates(_, let last?)?): return last < first
    case (.consent(let isOn)?, .consent(let isOtherOn)?): return isOn != isOtherOn
    case (.presence?, .absence?): return true
    case (.values(let values, isRefused: false, ignoreCase: false)?, _):
      return other.isSettled && !other.judgesBlank
        && !values.contains { other.verdict(on: $0, among: [:]).isValid }
    default: return false
    }
  }

  /// Returns whether both rules depend on the current date, and all dates that this one allows are
  /// after those that the other allows.
  private func isAlwaysAfter(_ other: Clause) -> Bool {
    Clause.dates.allSatisfy { today in
      guard case .dates(let first?, _)? = shape(at: today),
        case .dates(_, let last?)? = other.shape(at: today)
      else { return false }
      return last < first
    }
  }

  /// Dates in months and years of every length.
  private static let dates = stride(from: 0, to: 4 * 366, by: 5).compactMap { days in
    CalendarDate(year: 2024, month: 1, day: 1)
      .map { Moment($0.adding(days: days), .midnight, offset: 0) }
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
    case .incomplete: return field.field.widget.description.isChosen
    }
  }
}

extension LengthUnit {
  /// Returns whether a text has at most as many of this unit as of another.
  fileprivate func isAtMost(_ other: LengthUnit) -> Bool {
    let order: [LengthUnit] = [.words, .graphemes, .scalars, .utf16, .bytes]
    guard let index = order.firstIndex(of: self), let bound = order.firstIndex(of: other) else {
      return false
    }
    return index <= bound
  }
}

extension NumberRange {
  /// The step, without bounds.
  fileprivate var stepAlone: NumberRange { NumberRange(step: step, base: base) }

  /// Whether there is a number between the bounds, on a step if there are steps.
  var isPossible: Bool {
    guard let min, let max else { return true }
    guard let step else { return excludesMin || excludesMax ? min < max : min <= max }
    let rest = (min - base).quotientAndRemainder(dividingBy: step).remainder
    var lowest = min - rest
    if isBelow(lowest) { lowest = lowest + step }
    return !isAbove(lowest)
  }

  /// Returns whether it contains all numbers of another range, including steps.
  fileprivate func covers(_ other: NumberRange) -> Bool {
    let isLowEnough = min.map { low in other.min.map { $0 > low || $0 == low && !excludesMin } }
    let isHighEnough = max.map { high in other.max.map { $0 < high || $0 == high && !excludesMax } }
    if let isLowEnough, isLowEnough != true { return false }
    if let isHighEnough, isHighEnough != true { return false }
    guard let step else { return true }
    guard let otherStep = other.step else { return false }
    return otherStep.quotientAndRemainder(dividingBy: step).remainder.isZero
      && (other.base - base).quotientAndRemainder(dividingBy: step).remainder.isZero
  }
}

extension FieldOutline {
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

extension Field {
  /// Every answer that the field can have besides a blank one, if they are known and few.
  var finiteAnswers: [Value]? {
    guard !isHidden else { return nil }
    return knownAnswers
  }

  /// Whether the answer can be blank.
  var canBeBlank: Bool {
    if case .toggle = type(of: widget).kind { return widget.value.isBlank }
    return true
  }

  /// The options of a list that allows several, if they are known.
  var optionValues: [Value]? {
    let description = widget.description
    guard description.role == .choices, description.options == nil, description.other == nil
    else { return nil }
    return description.choices.filter { !$0.isDisabled }.map(\.value)
  }
}
