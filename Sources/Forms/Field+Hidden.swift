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

  /// Reads a line as a number, or as true or false, where the answer is one.
  mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    guard case .line(let line) = input else { return .notUsed }
    switch value {
    case .number:
      guard let number = Number(line) else { return .notUsed }
      value = .number(number)
    case .bool:
      guard let word = YesOrNo(line) else { return .notUsed }
      value = .bool(word == .yes)
    case .null, .text, .list, .object: return .notUsed
    }
    return .used
  }

  func draw(on canvas: inout Canvas) {}
}
