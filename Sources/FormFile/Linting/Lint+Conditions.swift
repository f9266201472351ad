import FormValidation
import FormWidgets
import Forms
import SourceText

/// Conditions that are decided before the form is filled out.
extension Lint {
  static let conditionNever = Lint(
    "condition.never",
    .warning,
    "A condition never holds.",
    page: """
      What depends on it is never asked or never applies. The other field cannot have the answer, \
      or the parts of the condition contradict each other:

        when: {field: size, equals: XXL}      # size has the options S, M and L
        when: {all: [{field: age, min: 18}, {field: age, max: 12}]}

      Options are compared by their value, not by their label.
      """
  ) { find(.never, in: $0) }

  static let conditionAlways = Lint(
    "condition.always",
    .warning,
    "A condition always holds.",
    page: """
      It holds for every answer to the fields that it names, blank ones included, so it has no \
      effect:

        when: {not: {field: size, equals: XXL}}      # size has the options S, M and L

      Remove the condition, or correct it. Options are compared by their value, not by their label.
      """
  ) { find(.always, in: $0) }

  private static func find(_ wanted: Decision, in outline: FormOutline) -> [Finding] {
    let exceptions = wanted == .never ? outline.exceptions.filter(outline.hasOpenParts) : []
    return (outline.conditions + exceptions).compactMap { written in
      guard outline.decision(on: written.condition) == wanted else { return nil }
      let adverb = wanted == .never ? "never" : "always"
      return Finding(
        written.mark,
        "the condition \(adverb) holds",
        note: outline.answers(named: written.condition.reads)
          ?? outline.reason(why: wanted, written.condition)
      )
    }
  }
}

/// What is known about a condition before any field is answered.
private enum Decision {
  case never, always, open

  var opposite: Decision {
    switch self {
    case .never: .always
    case .always: .never
    case .open: .open
    }
  }
}

extension FormOutline {
  /// The maximum number of combinations of answers to try.
  private static let trialLimit = 5_000

  /// Returns whether a condition holds for all answers, or for none.
  fileprivate func decision(on condition: Condition) -> Decision {
    let byTrial = decisionByTrial(on: condition)
    return byTrial == .open ? decisionByParts(of: condition) : byTrial
  }

  /// Returns whether the parts of combined conditions are not decided.
  fileprivate func hasOpenParts(_ written: ConditionOutline) -> Bool {
    guard case .all(let parts) = written.condition else { return false }
    return parts.allSatisfy { decision(on: $0) == .open }
  }

  /// Tries all combinations of answers to the fields that the condition reads, if they are few.
  private func decisionByTrial(on condition: Condition) -> Decision {
    var domains: [(id: FieldID, answers: [Value])] = []
    var count = 1
    for id in condition.reads where !domains.contains(where: { $0.id == id }) {
      guard let answers = answers(to: id) else { return .open }
      domains.append((id, answers))
      count *= answers.count
      guard count <= FormOutline.trialLimit else { return .open }
    }
    var held = 0
    for number in 0..<count {
      var rest = number
      var answers = Answers()
      for (id, values) in domains {
        answers[id] = values[rest % values.count]
        rest /= values.count
      }
      if condition.holds(among: answers) { held += 1 }
    }
    return held == 0 ? .never : held == count ? .always : .open
  }

  /// Returns every answer to a field, including blank ones, if they are known.
  private func answers(to id: FieldID) -> [Value]? {
    guard let field = field(id) else { return nil }
    if field.isHidden {
      return field.source == nil ? [field.widget.value, .null] : nil
    }
    return field.finiteAnswers.map { $0 + [.null] }
  }

  /// Returns whether a condition holds for all answers, or for none, by comparing its rules; those
  /// of the fields themselves may be ignored.
  private func decisionByParts(of condition: Condition, alone: Bool = false) -> Decision {
    func decision(on part: Condition) -> Decision {
      alone ? decisionByParts(of: part, alone: true) : self.decision(on: part)
    }
    switch condition {
    case .field(let id, let rules): return self.decision(on: rules, of: id, alone: alone)
    case .not(let inner): return decision(on: inner).opposite
    case .any(let parts):
      let decisions = parts.map { decision(on: $0) }
      if decisions.contains(.always) { return .always }
      return !parts.isEmpty && decisions.allSatisfy { $0 == .never } ? .never : .open
    case .all(let parts):
      if parts.contains(where: { parts.contains(.not($0)) }) { return .never }
      let decisions = joined(parts).map { decision(on: $0) }
      if decisions.contains(.never) { return .never }
      return decisions.allSatisfy { $0 == .always } ? .always : .open
    }
  }

  /// Returns conditions that must all hold, combining those on the same field; unchanged if each is
  /// on a different field.
  private func joined(_ parts: [Condition]) -> [Condition] {
    var rules: [(id: FieldID, clauses: [Clause])] = []
    var others: [Condition] = []
    for part in parts {
      guard case .field(let id, let set) = part else {
        others.append(part)
        continue
      }
      if let index = rules.firstIndex(where: { $0.id == id }) {
        rules[index].clauses += set.clauses
      } else {
        rules.append((id, set.clauses))
      }
    }
    return rules.map { .field($0.id, RuleSet($0.clauses)) } + others
  }

  /// Returns whether the answers to a field meet rules, as far as these list them or limit numbers,
  /// given the field's own rules unless they are ignored.
  private func decision(on rules: RuleSet, of id: FieldID, alone: Bool) -> Decision {
    let settled = rules.clauses.filter {
      $0.reads.isEmpty && $0.remote == nil && $0.condition == nil
    }
    let own = alone ? [] : field(id)?.firmClauses ?? []
    func isMet(by value: Value) -> Bool {
      (settled + own).allSatisfy { $0.verdict(on: value, among: [:]).isValid }
    }
    if let options = field(id)?.optionValues, settled.count == rules.clauses.count,
      !settled.isEmpty, settled.allSatisfy({ $0.areItemsMet(by: options) })
    {
      return .always
    }
    let range = (settled + own).reduce(NumberRange.all) { $0.meeting($1.numberRange) }
    let asksForNumber = settled.contains { $0.numberRange != .all }
    if asksForNumber, !range.isPossible { return .never }
    let isContradictory = settled.indices.contains { index in
      settled[..<index].contains { $0.contradicts(settled[index], inSteps: .all) }
    }
    if isContradictory, !Condition.field(id, rules).holds(among: Answers()) { return .never }
    if let options = field(id)?.optionValues, settled.contains(where: { $0.isMissed(by: options) })
    {
      return .never
    }
    for clause in settled {
      guard case .values(let values, isRefused: false, ignoreCase: false)? = clause.shape else {
        continue
      }
      if !values.contains(where: isMet) { return .never }
    }
    return .open
  }

  /// Returns the reason for a decision on a condition about fields whose answers are not known.
  fileprivate func reason(why decision: Decision, _ condition: Condition) -> String {
    if decisionByParts(of: condition, alone: true) == decision {
      return "its parts \(decision == .never ? "contradict" : "complete") each other"
    }
    let limited = condition.reads.filter { field($0)?.firmClauses.isEmpty == false }
    let names = Set(limited.map(\.description)).sorted().joined(separator: " and ")
    return
      "the limits and rules of \(names) allow no \(decision == .never ? "such" : "other") answer"
  }

  /// Returns a sentence with the answers that fields can have; `nil` if they are not known.
  fileprivate func answers(named ids: [FieldID]) -> String? {
    var known: Set<FieldID> = []
    let parts = ids.compactMap { id -> String? in
      guard known.insert(id).inserted, let field = field(id), let answers = field.listedAnswers
      else { return nil }
      let words = answers.prefix(10).map(\.description)
      guard answers.count <= 10, let last = words.last, words.count > 1 else {
        return "\(id) can be \(words.joined(separator: ", "))\(answers.count > 10 ? ", …" : "")"
      }
      return "\(id) can be \(words.dropLast().joined(separator: ", ")) or \(last)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension Field {
  /// The answers that the field can have, or the options of a list, if they are known.
  fileprivate var listedAnswers: [Value]? {
    guard isHidden else { return finiteAnswers ?? optionValues }
    return source == nil ? [widget.value] : nil
  }

  /// The rules that every answer meets that can be submitted, whatever the other answers.
  fileprivate var firmClauses: [Clause] {
    // Options that are loaded are not known yet.
    guard widget.description.options == nil else { return [] }
    return allRules.clauses.filter { clause in
      clause.condition == nil && clause.severity == .error && clause.reads.isEmpty
        && clause.remote == nil && !clause.judgesBlank
    }
  }
}

extension Clause {
  /// Returns whether no list of some options, in their order, meets the rule.
  fileprivate func isMissed(by options: [Value]) -> Bool {
    switch shape {
    case .itemCount(let min?, _)?: return min > options.count
    case .values(let values, isRefused: false, ignoreCase: false)?:
      return !values.contains { value in
        guard case .list(let items) = value else { return value.isBlank }
        return items == options.filter(items.contains)
      }
    default: return false
    }
  }

  /// Returns whether the rule applies to the items of a list, and each of some items meets it.
  fileprivate func areItemsMet(by items: [Value]) -> Bool {
    guard case .items(let rules)? = shape, rules.reads.isEmpty else { return false }
    return items.allSatisfy { rules.verdict(on: $0, among: [:]).isValid }
  }
}
