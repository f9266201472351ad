public import FormValidation

/// A field for a number: text as typed, a decimal in the answers.
///
/// What is no number, or none yet, stays the text it is, for the rules to speak of.
public struct NumberField: Widget {
  public static let kind = ValueKind.number

  /// What stands in the field while it is empty.
  public let placeholder: String?

  private var line: TextLine

  /// Creates a field with the caret behind its text.
  public init(placeholder: String? = nil, text: String = "") {
    self.placeholder = placeholder
    self.line = TextLine(text)
  }

  public var value: Value {
    get {
      if line.text.isEmpty { return .null }
      return Number(line.text).map(Value.number) ?? .text(line.text)
    }
    set {
      guard let typed = NumericText(newValue) else { return }
      line.replace(with: typed.text)
    }
  }

  public var impliedRules: RuleSet { [.number] }

  public mutating func press(_ key: Key) -> KeyUse {
    line.press(key)
  }

  public mutating func paste(_ text: String) -> KeyUse {
    line.paste(text)
    return .used
  }

  public func draw(on canvas: inout Canvas) {
    canvas.draw(line, placeholder: placeholder)
  }
}
