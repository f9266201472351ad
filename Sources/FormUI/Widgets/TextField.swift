public import FormValidation

/// A field for one line of text.
public struct TextField: Widget {
  public static let kind = ValueKind.text

  public static var keys: [KeyHelp] { .ofText }

  /// What stands in the field while it is empty.
  public let placeholder: String?

  private var line: TextLine

  /// Creates a field with the caret behind its text.
  public init(placeholder: String? = nil, text: String = "") {
    self.placeholder = placeholder
    self.line = TextLine(text)
  }

  public var value: Value {
    get { .text(line.text) }
    set {
      guard let text = String(newValue) else { return }
      line.replace(with: text)
    }
  }

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
