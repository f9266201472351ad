import FormValidation

/// What drawing a form needs to know of one of its fields, whatever is answered.
struct FieldMeasures: Sendable {
  /// What stands behind the label of a field that must be answered.
  static let star = " *"

  /// The cells that choices leave to marks, and to how many are marked of how many.
  private static let besideChoice = 14

  /// The innermost part that the field is in; nothing before the first part.
  let part: Section?

  /// The label, with its mnemonic where that is none of its letters, and with a star where the
  /// field must be answered.
  let label: String

  /// The cells of the label.
  let labelWidth: Int

  /// The most cells that its widget gets: more than others where its choices are wider.
  let widgetLimit: Int

  /// When the field shows what its rules say.
  let reveal: Reveal

  /// Whether it has rules of its own.
  let hasRules: Bool

  /// The names of the rules that its check-list has lines of.
  let listedRules: Set<String>

  /// Works out the measures of a field.
  /// - Complexity: O(n), in rules of the field.
  init(of field: Field, in part: Section?, reveal: Reveal) {
    self.part = part
    var label = field.label.printable
    if let letter = field.mnemonic?.letter, label.firstIndex(ofLetter: letter) == nil {
      label += " (\(letter.uppercased()))"
    }
    if field.allRules.isRequired { label += FieldMeasures.star }
    self.label = label
    labelWidth = label.cellWidth
    let widestChoice = field.widget.choices.lazy.map(\.label.printable.cellWidth).max() ?? 0
    widgetLimit = max(FieldColumns.widgetLimit, widestChoice + FieldMeasures.besideChoice)
    self.reveal = field.reveal ?? reveal
    hasRules = !field.rules.clauses.isEmpty
    listedRules =
      field.hasChecklist
      ? Set(field.rules.clauses.filter { !$0.rule.judgesBlank }.flatMap(\.ruleNames)) : []
  }
}
