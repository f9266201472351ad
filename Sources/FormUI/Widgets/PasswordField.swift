public import FormValidation

/// A field for a secret: one mark per grapheme, until a key reveals it.
public struct PasswordField: Widget {
  public static let kind = ValueKind.text

  public static var undoesEdits: Bool { true }

  public var keys: [KeyHelp] {
    isRevealed ? PasswordField.keysOfRevealed : PasswordField.keysOfHidden
  }

  private static let keysOfHidden =
    [KeyHelp(revealKeys, .keyReveal, brief: .keyShow)] + [KeyHelp].ofText
  private static let keysOfRevealed =
    [KeyHelp(revealKeys, .keyReveal, brief: .keyHide)] + [KeyHelp].ofText

  /// The placeholder of the empty field.
  public let placeholder: String?

  /// Whether the text is revealed.
  public private(set) var isRevealed = false

  private var line = TextLine()

  /// Creates an empty field.
  public init(placeholder: String? = nil) {
    self.placeholder = placeholder
  }

  public var value: Value {
    get { .text(line.text) }
    set {
      guard let text = String(newValue) else { return }
      line.replace(with: text)
    }
  }

  /// Marks that do not show the length of the secret.
  public var summary: String? { line.text.isEmpty ? "" : String(repeating: "*", count: 8) }

  public var caret: Int? { line.beforeCaret.count }

  static let revealKeys: [Key] = [.control("r"), .alt("r")]

  public mutating func press(_ key: Key) -> KeyUse {
    if PasswordField.revealKeys.contains(key) {
      isRevealed.toggle()
      return .used
    }
    return line.press(key)
  }

  public mutating func paste(_ text: String) -> KeyUse {
    line.paste(text)
    return .used
  }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    line.point(pointer, columns: size.columns, isMasked: !isRevealed)
  }

  public mutating func leave() {
    isRevealed = false
    line.leave()
  }

  public func draw(on canvas: inout Canvas) {
    if isRevealed {
      canvas.draw(line, placeholder: placeholder)
    } else {
      canvas.drawMasked(line, placeholder: placeholder)
    }
  }
}
