import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms

/// Collects the observed states of a filling's rules.
struct CoverageNotes: Sendable {
  /// The observed state of each rule, in the order of the form.
  private(set) var rules: [RuleCoverage] = []

  /// The index into `rules` of each rule of a field, by the field's index in the form; `nil` for a
  /// rule that no key can break.
  private var indices: [[Int?]] = []

  /// Creates an empty collection for a filling of a form, given the path by which a tape opens it.
  init(_ filling: Filling, path: String) {
    for (index, registration) in filling.ruler.registrations.enumerated() {
      let field = filling.form.fields[index]
      let impliedCount = field.widget.impliedRules.clauses.count
      // A widget may judge a text in steps: as a date that is begun, then as a date.
      var implied: [String: Int] = [:]
      indices.append(
        registration.rules.clauses.enumerated().map { number, clause in
          let name = clause.rule.name
          let isImplied = number < impliedCount
          if field.keeps(name, isImplied: isImplied) { return nil }
          if isImplied, let known = implied[name] { return known }
          if isImplied { implied[name] = rules.count }
          rules.append(
            RuleCoverage(
              form: path,
              field: registration.field.inAnyEntry,
              rule: name,
              number: number + 1
            )
          )
          return rules.count - 1
        }
      )
    }
  }

  /// Records the current state of a filling.
  /// - Complexity: O(n), in rules of the form.
  mutating func record(_ screen: Screen) {
    for (field, registration) in screen.filling.ruler.registrations.enumerated() {
      let isBlank = screen.filling.fields[field].widget.value.isBlank
      let shown = Set(screen.textsShown(underFieldAt: field))
      let words = screen.messages(ofFieldAt: field)
      for (index, outcome) in registration.outcomes.enumerated() {
        guard case .judged(let verdict, _, _) = outcome, let number = indices[field][index] else {
          continue
        }
        let clause = registration.rules.clauses[index]
        if verdict.isValid {
          let judgesBlank = clause.judgesBlankAnswers
          if !isBlank || judgesBlank { rules[number].wasPassing = true }
        } else {
          rules[number].wasFailing = true
          let isListed =
            screen.filling.hasChecklistLine(for: clause.rule.name, fieldAt: field)
            && screen.filling.isAsked(fieldAt: field)
          let isShown =
            isListed
            || words.contains { violation, words in
              verdict.violations.contains(violation) && shown.contains(words)
            }
          if isShown { rules[number].wasShown = true }
        }
      }
    }
  }
}

extension Clause {
  /// Whether a blank answer counts for the rule like any other.
  fileprivate var judgesBlankAnswers: Bool { kind == .toggle }
}

extension Field {
  /// Returns whether no key can break a rule of the field, or one that its widget implies.
  ///
  /// A fixed answer stays what it is, and one made of others is of its type.
  fileprivate func keeps(_ rule: String, isImplied: Bool) -> Bool {
    if isReadOnly, isImplied || source == nil { return true }
    return isImplied && widget.traits.role.keeps(rule)
  }
}

extension WidgetRole {
  /// Returns whether a widget always satisfies a rule: a choice is always in the list, slider
  /// handles never cross, and a tag that exists or an entry that must exist cannot be added or
  /// removed.
  fileprivate func keeps(_ rule: String) -> Bool {
    switch self {
    case .choice: rule == "one_of"
    case .choices: ["each", "unique_items"].contains(rule)
    case .list: rule == "unique_items"
    case .range: rule == "low_and_high"
    case .button: true
    default: false
    }
  }
}

extension FieldID {
  /// The name without numbers of entries, like `guests[].name`: all entries have the same rules.
  fileprivate var inAnyEntry: String {
    var name = ""
    var isInBrackets = false
    for character in rawValue {
      if character == "]" { isInBrackets = false }
      if !isInBrackets { name.append(character) }
      if character == "[" { isInBrackets = true }
    }
    return name
  }
}
