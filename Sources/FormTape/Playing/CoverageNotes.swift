import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms

/// Collects the observed states of a filling's rules.
struct CoverageNotes: Sendable {
  /// The observed state of each rule, in the order of the form.
  private(set) var rules: [RuleCoverage] = []

  /// The path by which a tape opens the form.
  private let path: String

  /// The index into `rules` of each rule of a field, by the field's name in any entry; `nil` for a
  /// rule that no key can break.
  private var known: [String: [Int?]] = [:]

  /// The fields of the filling, which change with the entries of its groups, and their indices.
  private var fields: [FieldID] = []
  private var indices: [[Int?]] = []

  /// Creates an empty collection for a filling of a form, given the path by which a tape opens it.
  init(_ filling: Filling, path: String) {
    self.path = path
    for field in filling.form.specimen.fields { add(field) }
  }

  /// Adds the rules of a field, unless those of another entry are known.
  private mutating func add(_ field: Field) {
    let name = field.id.inAnyEntry
    guard known[name] == nil else { return }
    let impliedCount = field.widget.impliedRules.clauses.count
    // A widget may judge a text in steps: as a date that is begun, then as a date.
    var implied: [String: Int] = [:]
    known[name] = field.allRules.clauses.enumerated().map { number, clause in
      let rule = clause.rule.name
      let isImplied = number < impliedCount
      if field.keeps(rule, isImplied: isImplied) { return nil }
      if isImplied, let index = implied[rule] { return index }
      if isImplied { implied[rule] = rules.count }
      rules.append(RuleCoverage(form: path, field: name, rule: rule, number: number + 1))
      return rules.count - 1
    }
  }

  /// Adopts the fields of a filling.
  private mutating func adopt(_ form: Form) {
    let current = form.fields.map(\.id)
    guard current != fields else { return }
    fields = current
    indices = form.fields.map { field in
      add(field)
      return known[field.id.inAnyEntry] ?? []
    }
  }

  /// Records the current state of a filling.
  /// - Complexity: O(n), in rules of the form.
  mutating func record(_ screen: Screen) {
    adopt(screen.filling.form)
    for (field, registration) in screen.filling.ruler.registrations.enumerated() {
      let isBlank = screen.filling.sheet.fields[field].widget.value.isBlank
      let shown = Set(screen.textsShown(underFieldAt: field))
      let words = screen.messages(ofFieldAt: field)
      for (index, outcome) in registration.outcomes.enumerated() {
        guard case .judged(let verdict, _, _) = outcome, indices[field].indices ~= index,
          let number = indices[field][index]
        else { continue }
        let clause = registration.rules.clauses[index]
        if verdict.isValid {
          let judgesBlank = clause.judgesBlankAnswers
          if !isBlank || judgesBlank { rules[number].wasPassing = true }
        } else {
          rules[number].wasFailing = true
          let isListed =
            screen.filling.sheet.facts.fields[field].listedRules.contains(clause.rule.name)
            && screen.filling.sheet.isAsked(fieldAt: field)
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
  /// A fixed answer stays what it is, and one made of others is of its type. No key answers a hidden
  /// field, whose messages are not beside it.
  fileprivate func keeps(_ rule: String, isImplied: Bool) -> Bool {
    if isHidden { return true }
    if isReadOnly, isImplied || source == nil { return true }
    return isImplied && widget.traits.keptRules.contains(rule)
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
