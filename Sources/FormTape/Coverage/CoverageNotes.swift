import FormUI
import FormValidation

/// Notes of what a session's rules did and showed, one look after the other.
struct CoverageNotes: Sendable {
  /// What was seen of each rule, in the order of the form.
  private(set) var rules: [RuleCoverage] = []

  /// Where the rules of each field begin, by the field's place in the form.
  private var starts: [Int] = []

  /// Creates notes on a session of a form that a tape opens under a path.
  init(_ session: Session, path: String) {
    for registration in session.ruler.registrations {
      starts.append(rules.count)
      for (index, clause) in registration.rules.clauses.enumerated() {
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

  /// Looks at a session once more.
  /// - Complexity: O(n), in rules of the form.
  mutating func note(_ session: Session) {
    for (place, registration) in session.ruler.registrations.enumerated() {
      let isBlank = session.widgets[place].value.isBlank
      let shown = Set(session.textsShown(underFieldAt: place))
      let words = session.messages(ofFieldAt: place)
      for (index, outcome) in registration.outcomes.enumerated() {
        guard case .judged(let verdict) = outcome else { continue }
        let number = starts[place] + index
        if verdict.isValid {
          let judgesBlank = registration.rules.clauses[index].judgesBlankAnswers
          if !isBlank || judgesBlank { rules[number].wasPassing = true }
        } else {
          rules[number].wasFailing = true
          let isShown = words.contains { violation, words in
            verdict.violations.contains(violation) && shown.contains(words)
          }
          if isShown { rules[number].wasShown = true }
        }
      }
    }
  }
}

extension Clause {
  /// Whether a blank answer is as good as any other to the rule.
  fileprivate var judgesBlankAnswers: Bool { kind == .toggle }
}
