public import FormValidation

/// A field for a secret: one mark per grapheme, until a key reveals it.
public struct PasswordField: Widget {
  private static let keysOfHidden =
    [KeyHelp(revealKeys, .keyReveal, brief: .keyShow)] + [KeyHelp].ofText
  private static let keysOfRevealed =
    [KeyHelp(revealKeys, .keyReveal, brief: .keyHide)] + [KeyHelp].ofText

  /// The placeholder of the empty field.
  package let placeholder: String?

  /// Whether the text is revealed.
  package private(set) var isRevealed = false

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

  public var traits: WidgetTraits { WidgetTraits(.text, isSecret: true, undoesEdits: true) }

  public var description: WidgetDescription {
    WidgetDescription(
      textBeforeCaret: line.beforeCaret,
      placeholder: placeholder
    )
  }

  public func keys(in size: Size) -> [KeyHelp] {
    isRevealed ? PasswordField.keysOfRevealed : PasswordField.keysOfHidden
  }

  package static let revealKeys: [Key] = [.control("r"), .alt("r")]

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key) where PasswordField.revealKeys.contains(key):
      isRevealed.toggle()
      return .used
    case .leave: isRevealed = false
    default: break
    }
    return line.handle(input, in: size, isMasked: !isRevealed)
  }

  public func draw(on canvas: inout Canvas) {
    if isRevealed {
      canvas.draw(line, placeholder: placeholder)
    } else {
      canvas.drawMasked(line, placeholder: placeholder)
    }
  }
}

extension PasswordField: TransparentWidget {
  package static func adoptsUnchanged(_ value: Value) -> Bool {
    if case .text = value { true } else { false }
  }
}
