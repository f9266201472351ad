public import FormValidation

/// A field for one line of text.
public struct TextField: Widget {
  public static let kind = ValueKind.text

  public static var undoesEdits: Bool { true }

  public var keys: [KeyHelp] { .ofText }

  /// The placeholder of the empty field.
  public let placeholder: String?

  /// Suggested texts, the likeliest first.
  ///
  /// The rest of the first one that begins with the typed text is shown after the caret if it fits;
  /// Right, End or Ctrl-F accepts it. Until then it is not part of the value.
  public let suggestions: [String]

  private(set) var line: TextLine

  /// Creates a field with the caret after its text.
  public init(placeholder: String? = nil, suggestions: [String] = [], text: String = "") {
    self.placeholder = placeholder
    self.suggestions = suggestions
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
    press(key, in: Size(columns: .max, rows: 1))
  }

  public mutating func press(_ key: Key, in size: Size) -> KeyUse {
    if TextField.suggestionKeys.contains(key), let suggestion = suggestion(in: size.columns) {
      line.take(suggestion.whole)
      return .used
    }
    return line.press(key)
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
    guard canvas.isFocused, let rest = suggestion(in: canvas.size.columns)?.rest else { return }
    let column = line.text.shown.cellWidth
    canvas.write(rest, row: 0, column: column, style: .placeholder)
  }
}
