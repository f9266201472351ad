public import FormValidation
import FormWidgets

extension Field {
  /// Creates a field that is submitted with a fixed answer, unless another one is prefilled that
  /// meets the rules, and is never shown.
  public static func hidden(
    _ id: FieldID,
    _ value: Value = .null,
    from source: AnswerSource? = nil,
    rules: RuleSet = [],
    when condition: Condition? = nil,
    member: String? = nil,
    column: String? = nil
  ) -> Field {
    var field = Field(
      id,
      AnyValue(value: value),
      rules: rules,
      source: source,
      when: condition,
      member: member,
      column: column
    )
    field.isHidden = true
    return field
  }
}

/// An answer of any kind, which no one edits.
private struct AnyValue: Widget {
  var value: Value

  var traits: WidgetTraits { WidgetTraits(.text, kind: .any) }

  mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse { .notUsed }

  func draw(on canvas: inout Canvas) {}
}
