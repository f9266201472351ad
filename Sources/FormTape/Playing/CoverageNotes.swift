import FormUI
import FormValidation

/// Collects the observed states of a session's rules.
struct CoverageNotes: Sendable {
  /// The observed state of each rule, in the order of the form.
  private(set) var rules: [RuleCoverage] = []

  /// The index into `rules` of each rule of a field, by the field's index in the form; `nil` for a
  /// rule that no key can break.
  private var indices: [[Int?]] = []

  /// Creates an empty collection for a session of a form, given the path by which a tape opens it.
  init(_ session: Session, path: String) {
    for (field, registration) in session.ruler.registrations.enumerated() {
      let widget = session.form.fields[field].widget
      let impliedCount = widget.impliedRules.clauses.count
      var indices: [Int?] = []
      defer { self.indices.append(indices) }
      for (index, clause) in registration.rules.clauses.enumerated() {
        guard index >= impliedCount || !widget.description.role.keeps(clause.rule.name) else {
          indices.append(nil)
          continue
        }
        indices.append(rules.count)
        rules.append(
          RuleCoverage(
            form: path,
            field: registration.field.rawValue,
            rule: clause.rule.name,
            number: index + 1
          )
        )
      }
    }
  }

  /// Records the current state of a session.
  /// - Complexity: O(n), in rules of the form.
  mutating func note(_ session: Session) {
    for (field, registration) in session.ruler.registrations.enumerated() {
      let isBlank = session.fields[field].widget.value.isBlank
      let shown = Set(session.textsShown(underFieldAt: field))
      let words = session.messages(ofFieldAt: field)
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
            session.hasChecklistLine(for: clause.rule.name, fieldAt: field)
            && session.isAsked(fieldAt: field)
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

extension WidgetRole {
  /// Returns whether a widget always satisfies a rule: a choice is always in the list, and slider
  /// handles never cross.
  fileprivate func keeps(_ rule: String) -> Bool {
    switch self {
    case .choice: rule == "one_of"
    case .choices: ["each", "unique_items"].contains(rule)
    case .range: rule == "low_and_high"
    default: false
    }
  }
}
