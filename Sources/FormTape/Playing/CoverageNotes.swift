import FormUI
import FormValidation

/// Collects what the rules of a session did and showed.
struct CoverageNotes: Sendable {
  /// What was seen of each rule, in the order of the form.
  private(set) var rules: [RuleCoverage] = []

  /// The index into `rules` of each rule of a field, by the field's index in the form; `nil` for a
  /// rule that no key can break.
  private var indices: [[Int?]] = []

  /// Creates notes on a session of a form that a tape opens by a path.
  init(_ session: Session, path: String) {
    for (field, registration) in session.ruler.registrations.enumerated() {
      let widget = session.form.fields[field].widget
      let impliedCount = widget.impliedRules.clauses.count
      var indices: [Int?] = []
      defer { self.indices.append(indices) }
      for (index, clause) in registration.rules.clauses.enumerated() {
        guard index >= impliedCount || !widget.role.keeps(clause.rule.name) else {
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
      let isBlank = session.widgets[field].value.isBlank
      let shown = Set(session.textsShown(underFieldAt: field))
      let words = session.messages(ofFieldAt: field)
      for (index, outcome) in registration.outcomes.enumerated() {
        guard case .judged(let verdict) = outcome, let number = indices[field][index] else {
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
  /// Returns whether a widget always keeps a rule: a choice is always in the list, and slider
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
