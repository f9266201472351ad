public import FormValidation

/// The answer of a hidden field, which users neither see nor edit.
struct HiddenValue: Widget {
  static let kind = ValueKind.any

  var value: Value

  var description: WidgetDescription { WidgetDescription(.text) }

  mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse { .notUsed }

  func draw(on canvas: inout Canvas) {}
}

extension Field {
  /// Creates a field that is submitted with a fixed answer, unless another one is prefilled, and is
  /// never shown.
  public static func hidden(
    _ id: FieldID,
    _ value: Value = .null,
    from source: AnswerSource? = nil,
    when condition: Condition? = nil
  ) -> Field {
    Field(id, HiddenValue(value: value), source: source, when: condition)
  }

  /// Whether the field is submitted but never shown.
  package var isHidden: Bool { widget.isHidden }
}

extension Widget {
  /// Whether it is never shown.
  var isHidden: Bool { Self.self == HiddenValue.self }
}
