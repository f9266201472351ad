public import FormValidation

/// A field for a text of one shape: the signs between what is typed are put in by themselves.
///
/// Typing a sign that stands there already goes on, Backspace passes over it, and a paste may have
/// it or not. What does not fit is taken all the same, for the field's own rule to speak of. In the
/// answer the signs stand as they are shown; only a card's number is without them, digits alone.
public struct MaskedField: Widget {
  public static let kind = ValueKind.text

  public static var undoesEdits: Bool { true }

  public var keys: [KeyHelp] { .ofText }

  /// The shape.
  public let mask: TextMask

  /// What stands in the field while it is empty.
  public let placeholder: String?

  /// What was typed, without the signs of the mask.
  private var line: TextLine

  /// Creates a field with the caret behind its text.
  public init(_ mask: TextMask, placeholder: String? = nil, text: String = "") {
    self.mask = mask
    self.placeholder = placeholder
    self.line = TextLine(mask.typed(of: text))
  }

  public var value: Value {
    get { .text(mask == .card ? line.text : masked.shown) }
    set {
      guard let text = String(newValue), newValue != value else { return }
      line.replace(with: mask.typed(of: text))
    }
  }

  /// A card's number in its groups.
  public var summary: String? { mask == .card ? masked.shown : nil }

  public var impliedRules: RuleSet { RuleSet([Clause(FitsMask(mask: mask))]) }

  public var caret: Int? {
    mask == .card ? line.beforeCaret.count : line.shown(as: masked).beforeCaret.count
  }

  public mutating func press(_ key: Key) -> KeyUse {
    if case .character(let character) = key.symbol, key.modifiers.isEmpty,
      line.edited.selection == nil,
      mask.hasAlready(character, in: line.text, at: line.beforeCaret.count)
    {
      return .used
    }
    return line.press(key)
  }

  public mutating func paste(_ text: String) -> KeyUse {
    let place = line.edited.selection?.lowerBound ?? line.edited.caret
    let count = line.edited.graphemeCount(of: 0..<place)
    line.paste(mask.typed(ofPasted: String(text.trimmingLineBreaks), behind: count))
    return .used
  }

  public mutating func point(_ pointer: Pointer, in size: Size) -> KeyUse {
    line.point(pointer, columns: size.columns, as: masked)
  }

  public mutating func leave() {
    line.leave()
  }

  /// Draws the text, and at the right end the brand of a card, where both have room.
  public func draw(on canvas: inout Canvas) {
    let masked = masked
    guard !masked.shown.isEmpty else { return drawEmpty(on: &canvas) }
    canvas.draw(line.shown(as: masked), placeholder: nil)
    guard mask == .card, let brand = CardBrand(ofNumber: line.text)?.label else { return }
    let column = canvas.size.columns - brand.cellWidth
    guard masked.shown.shown.cellWidth + 2 <= column else { return }
    canvas.write(brand, row: 0, column: column, style: .quiet)
  }

  /// Draws the signs that come before what is about to be typed, unless something is to stand
  /// there, or a telephone number may begin otherwise.
  private func drawEmpty(on canvas: inout Canvas) {
    canvas.draw(line, placeholder: placeholder)
    guard placeholder == nil, canvas.isFocused, mask != .phone else { return }
    var signs = ""
    for case .literal(let scalar) in mask.shape(for: "").prefix(while: { !$0.isSlot }) {
      signs.unicodeScalars.append(scalar)
    }
    guard !signs.isEmpty, signs.cellWidth < canvas.size.columns else { return }
    let end = canvas.write(signs, row: 0, column: 0, style: .quiet)
    canvas.placeCaret(row: 0, column: end)
  }

  private var masked: MaskedText {
    MaskedText(line.text, in: mask.shape(for: line.text))
  }
}
