import FormValidation

/// The properties of a field that drawing needs and that do not depend on answers.
struct FieldMeasures: Sendable {
  /// The mark after the label of a required field.
  static let star = " *"

  /// The room beside choices for marks and for the number marked, in cells.
  private static let besideChoice = 14

  /// The innermost part that contains the field; `nil` before the first part.
  let part: Section?

  /// The label, with its mnemonic if that is not one of its letters, and with an asterisk if the
  /// field is required.
  let label: String

  /// Whether a sentence can begin with the label: a name of one or two words, not a question.
  let isNamed: Bool

  /// The cells of the label.
  let labelWidth: Int

  /// The largest width of its widget: more than usual if its choices are wider.
  let widgetLimit: Int

  /// When the field shows its messages.
  let reveal: Reveal

  /// Whether there are rules that its answer can break, including those implied by its widget.
  let hasRules: Bool

  /// Whether it is required: by a rule, or because it repeats a required field.
  let isRequired: Bool

  /// The indices of the fields whose answers it repeats.
  let repeated: [Int]

  /// The indices of the fields that repeat its answer.
  var repeatedBy: [Int] = []

  /// The names of the rules in its checklist.
  let listedRules: Set<String>

  /// Computes the measures of a field.
  /// - Complexity: O(n), in rules of the field.
  init(of field: Field, in part: Section?, of form: Form) {
    self.part = part
    let rules = field.allRules
    let repeated = rules.clauses.compactMap { clause in
      (clause.rule as? SameAs).flatMap { $0.isNegated ? nil : form.place(of: $0.field) }
    }
    self.repeated = repeated
    isRequired =
      rules.isRequired || repeated.contains { form.fields[$0].allRules.isRequired }
    var label = field.label.printable
    isNamed =
      label.split(whereSeparator: \.isWhitespace).count < 3
      && label.unicodeScalars.last?.properties.generalCategory != .otherPunctuation
    if let letter = field.mnemonic?.letter, label.firstIndex(ofLetter: letter) == nil {
      label += " (\(letter.uppercased()))"
    }
    if isRequired { label += FieldMeasures.star }
    self.label = label
    labelWidth = label.cellWidth
    let widestChoice = field.widget.choices.lazy.map(\.label.printable.cellWidth).max() ?? 0
    widgetLimit = max(FieldColumns.widgetLimit, widestChoice + FieldMeasures.besideChoice)
    reveal = field.reveal ?? form.reveal
    hasRules = !rules.clauses.isEmpty
    listedRules =
      field.hasChecklist
      ? Set(field.rules.clauses.filter { !$0.judgesBlank }.flatMap(\.ruleNames)) : []
  }
}
