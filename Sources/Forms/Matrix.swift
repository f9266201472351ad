public import FormValidation
public import FormWidgets

/// Questions with the same options: a table with a row for each, or one below the other where that
/// does not fit.
///
/// ```swift
/// Matrix(
///   "service",
///   label: "How was it?",
///   rows: [Choice("food", label: "Food"), Choice("staff", label: "Staff")],
///   options: ["bad", "fair", "good"],
///   rules: [.required]
/// )
/// ```
///
/// Its answer is an object with the options chosen: `{"food": "good", "staff": "fair"}`. Each row is
/// a field, such as `service.food`, with the rules.
public struct Matrix: LooseFormPart {
  /// The rows, under the label.
  public let content: FormContent

  /// Creates a matrix whose rows have names, labels, and perhaps help.
  public init(
    _ id: FieldID,
    label: String? = nil,
    rows: [Choice],
    options: [Choice],
    help: String? = nil,
    rules: RuleSet = [],
    when condition: Condition? = nil,
    member: String? = nil
  ) {
    let field = Field(
      id,
      label: label,
      Radio(options, arrangement: .table),
      help: help,
      rules: rules,
      when: condition,
      member: member
    )
    content = FormContent(matrixOf: field, rows: rows)
  }
}

extension FormContent {
  /// Creates a group with a field like a given one for each row.
  package init(matrixOf field: Field, rows: [Choice]) {
    let fields = rows.map { row in
      var copy = field
      copy.id = FieldID(row.value.description)
      copy.label = row.label
      copy.help = row.help ?? field.help
      copy.condition = nil
      copy.member = nil
      return Form.Part.field(copy)
    }
    self = FormContent(fields).grouped(
      field.id,
      label: field.label,
      when: field.condition,
      member: field.member
    )
  }
}
