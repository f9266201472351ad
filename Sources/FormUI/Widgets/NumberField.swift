public import FormValidation

/// A field for a number: text as typed, a decimal in the answers.
///
/// What is no number written out in digits, or none yet, stays the text it is, for the rules to speak
/// of. An exponent is not taken: with one to come, no digits would be too many or too few.
public struct NumberField: Widget {
  public static let kind = ValueKind.number

  public static var undoesEdits: Bool { true }

  public static var keys: [KeyHelp] { .ofNumber + .ofText }

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
      guard !line.text.contains(where: "eE".contains), let number = Number(line.text) else {
        return .text(line.text)
      }
      return .number(number)
    }
    set {
      guard let typed = NumericText(newValue) else { return }
      let isWrittenOut = typed.isTyped || !typed.text.contains(where: "eE".contains)
      line.replace(with: isWrittenOut ? typed.text : typed.number?.description ?? typed.text)
    }
  }

  public var impliedRules: RuleSet { [.number(allowsExponent: false)] }

  public var caret: Int? { line.beforeCaret.count }

  public mutating func press(_ key: Key) -> KeyUse {
    line.press(key)
  }

  public mutating func paste(_ text: String) -> KeyUse {
    line.paste(text)
    return .used
  }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    line.point(pointer, columns: size.columns)
  }

  public mutating func leave() {
    line.leave()
  }

  public func draw(on canvas: inout Canvas) {
    canvas.draw(line, placeholder: placeholder)
  }
}
