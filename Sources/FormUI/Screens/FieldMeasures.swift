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

  /// Whether a sentence can begin with the label: it is a name of a word or two, and no question.
  let isNamed: Bool

  /// The cells of the label.
  let labelWidth: Int

  /// The most cells that its widget gets: more than others where its choices are wider.
  let widgetLimit: Int

  /// When the field shows what its rules say.
  let reveal: Reveal

  /// Whether there are rules that its answer can break, its widget's among them.
  let hasRules: Bool

  /// Whether it must be answered: a rule says so, or it repeats a field that must be.
  let isRequired: Bool

  /// The fields whose answers it repeats, by their places.
  let repeated: [Int]

  /// The fields that repeat its answer, by their places.
  var repeatedBy: [Int] = []

  /// The names of the rules that its check-list has lines of.
  let listedRules: Set<String>

  /// Works out the measures of a field.
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
      ? Set(field.rules.clauses.filter { !$0.rule.judgesBlank }.flatMap(\.ruleNames)) : []
  }
}
