public import FormValidation

/// A field for text of a fixed shape, with symbols inserted automatically.
///
/// Typing a symbol that is already there moves on, Backspace skips it, and a paste may include it
/// or not. Text that does not fit is accepted for the field's own rule to report. The answer
/// includes the symbols; only a card number is digits alone.
public struct MaskedField: Widget {
  public static let kind = ValueKind.text

  /// The shape.
  public let mask: TextMask

  /// The placeholder of the empty field.
  public let placeholder: String?

  /// The typed text, without the symbols of the mask.
  private var line: TextLine

  /// Whether the last key typed something, which may continue.
  private var isGoingOn = false

  /// Creates a field with the caret after its text.
  public init(_ mask: TextMask, placeholder: String? = nil, text: String = "") {
    self.mask = mask
    self.placeholder = placeholder
    self.line = TextLine(mask.typed(of: text))
  }

  public var value: Value {
    get {
      if mask == .card { return .text(line.text) }
      guard mask.isMonth else { return .text(masked.shown) }
      let typed = mask.monthDigits(ofTyped: line.text, isGoingOn: isGoingOn)
      return .text(MaskedText(typed, in: mask.shape(for: typed)).shown)
    }
    set {
      guard let text = String(newValue), newValue != value else { return }
      line.replace(with: mask.typed(of: text))
    }
  }

  public var impliedRules: RuleSet { RuleSet([Clause(FitsMask(mask: mask))]) }

  public var description: WidgetDescription {
    let isCard = mask == .card
    return WidgetDescription(
      .text,
      summary: isCard ? masked.shown : nil,
      textBeforeCaret: isCard ? line.beforeCaret : line.shown(as: masked).beforeCaret,
      placeholder: placeholder,
      keys: .ofText,
      undoesEdits: true
    )
  }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key): return press(key)
    case .pointer(let pointer): return line.point(pointer, columns: size.columns, as: masked)
    case .paste(let text): paste(text)
    case .commit: shortenYear()
    case .leave: line.leave()
    case .line, .rules, .today, .language: return .notUsed
    }
    return .used
  }

  private mutating func press(_ key: Key) -> KeyUse {
    isGoingOn = key.typed != nil
    if mask.isMonth, key == .character("/"), line.text.count == 1,
      line.text.last?.isASCIIDigit == true,
      line.edited.caret == line.text.utf8.count, line.edited.selection == nil
    {
      line.take("0" + line.text)
      return .used
    }
    if case .character(let character) = key.symbol, key.modifiers.isEmpty,
      line.edited.selection == nil,
      mask.hasAlready(character, in: line.text, at: line.beforeCaret.count)
    {
      return .used
    }
    return line.press(key)
  }

  private mutating func paste(_ text: String) {
    let start = line.edited.selection?.lowerBound ?? line.edited.caret
    let count = line.edited.graphemeCount(of: 0..<start)
    line.paste(mask.typed(ofPasted: String(text.trimmingLineBreaks), behind: count))
  }

  /// Shortens a four-digit year to two digits.
  private mutating func shortenYear() {
    isGoingOn = false
    let typed = mask.monthDigits(ofTyped: line.text, isGoingOn: false)
    if mask.isMonth, line.text.count == 6, typed != line.text { line.take(typed) }
  }

  /// Draws the text, and the brand of a card at the right end if both fit.
  public func draw(on canvas: inout Canvas) {
    let masked = masked
    canvas.draw(line.shown(as: masked), placeholder: placeholder)
    guard mask == .card, let brand = CardBrand(ofNumber: line.text)?.label else { return }
    let column = canvas.size.columns - brand.cellWidth
    guard masked.shown.shown.cellWidth + 2 <= column else { return }
    canvas.write(brand, row: 0, column: column, style: .quiet)
  }

  private var masked: MaskedText {
    MaskedText(line.text, in: mask.shape(for: line.text))
  }
}
