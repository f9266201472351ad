public import FormValidation

/// A choice between yes and no.
public struct Toggle: Widget {
  public static let kind = ValueKind.toggle

  private var keys: [KeyHelp] = Toggle.englishKeys

  private static let englishKeys = keys(for: LocalForms())

  private static func keys(for forms: LocalForms) -> [KeyHelp] {
    [
      KeyHelp([.space], .keyToggle, brief: .keyToggle),
      KeyHelp([.left, .right], .keyOffOn),
      KeyHelp([.character(forms.yes), .character(forms.no)], .keyYesNo),
    ] + .ofHistory
  }

  private var forms = LocalForms()

  /// Whether the answer is yes.
  public private(set) var isOn: Bool

  /// Creates a toggle.
  public init(isOn: Bool = false) {
    self.isOn = isOn
  }

  public var value: Value {
    get { .bool(isOn) }
    set {
      guard let flag = Bool(newValue) else { return }
      isOn = flag
    }
  }

  public var description: WidgetDescription {
    WidgetDescription(.toggle, keys: keys, isChosen: true)
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return press(key)
    case .paste(let text): return pasteLine(text)
    case .pointer(let pointer): return point(pointer)
    case .language(let forms):
      self.forms = forms
      keys = Toggle.keys(for: forms)
      return .used
    case .line, .commit, .leave, .rules, .today: return .notUsed
    }
  }

  private mutating func press(_ key: Key) -> KeyUse {
    switch key {
    case .space: isOn.toggle()
    case .right, .character("1"): isOn = true
    case .left, .character("0"): isOn = false
    default:
      guard let flag = key.typed.flatMap(forms.flag) else { return .notUsed }
      isOn = flag
    }
    return .used
  }

  /// Toggles if its box or the word beside it is pressed.
  private mutating func point(_ pointer: Pointer) -> KeyUse {
    switch pointer.action {
    case .press:
      guard 0..<Toggle.width ~= pointer.position.column else { return .notUsed }
      isOn.toggle()
    case .drag, .release: break
    case .wheelUp, .wheelDown: return .notUsed
    }
    return .used
  }

  /// The width of the box and the widest word beside it, in any language.
  private static let width = 10

  public func draw(on canvas: inout Canvas) {
    let style: Style = canvas.isFocused ? .focusedControl : .plain
    let mark = isOn ? canvas.glyphs.toggleOn : canvas.glyphs.toggleOff
    canvas.write("\(mark) \(canvas.words[isOn ? .yes : .no])", row: 0, column: 0, style: style)
    canvas.placeCaret(row: 0, column: min(1, canvas.size.columns - 1))
  }
}
