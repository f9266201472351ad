public import FormValidation

/// A field for text in a fixed format, with symbols inserted automatically.
///
/// Typing a symbol that is already there moves past it, Backspace skips it, and a paste may include
/// it or not. Text that does not fit is accepted, for the field's own rule to report. The answer
/// includes the symbols; only a card number is digits only.
public struct MaskedField: Widget {
  /// The shape.
  package let mask: TextMask

  /// The placeholder of the empty field.
  package let placeholder: String?

  /// The typed text, without the symbols of the mask.
  private var line: TextLine

  /// Whether the last key typed something that may continue.
  private var isGoingOn = false

  /// Creates a field with the caret after its text.
  public init(_ mask: TextMask, placeholder: String? = nil, text: String = "") {
    self.mask = mask
    self.placeholder = placeholder
    self.line = TextLine(mask.typed(ofAnswer: text))
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
      line.replace(with: mask.typed(ofAnswer: text))
    }
  }

  public var impliedRules: RuleSet { RuleSet([Clause(FitsMask(mask: mask))]) }

  public var traits: WidgetTraits { WidgetTraits(.text, undoesEdits: true) }

  public var description: WidgetDescription {
    let isCard = mask == .card
    return WidgetDescription(
      summary: isCard ? masked.shown : nil,
      textBeforeCaret: isCard ? line.beforeCaret : line.shown(as: masked).beforeCaret,
      placeholder: placeholder
    )
  }

  public func keys(in size: Size) -> [KeyHelp] { .ofText }

  public mutating func handle(_ input: WidgetInput, in size: Size) -> KeyUse {
    switch input {
    case .key(let key):
      guard let typed = key.typed, !typed.isASCII else { return press(key) }
      let plain = mask.withPlainDigits(String(typed))
      return plain.isEmpty ? .used : press(plain.count == 1 ? .character(Character(plain)) : key)
    case .pointer(let pointer): return line.point(pointer, columns: size.columns, as: masked)
    case .paste(let text): paste(text)
    case .commit: shortenYear()
    case .leave: line.leave()
    case .line(let text): line.replace(with: mask.typed(ofForeign: text))
    case .rules, .now, .language, .options: return .notUsed
    }
    return .used
  }

  private mutating func press(_ key: Key) -> KeyUse {
    isGoingOn = key.typed != nil
    if mask.isMonth, key == .character("/"), line.text.count == 1,
      line.text.last?.isASCIIDigit == true,
      line.edited.caret == line.text.utf8.count, line.edited.selection == nil
    {
      line.retype("0" + line.text)
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
    let replaced = line.edited.selection ?? line.edited.caret..<line.edited.caret
    line.paste(
      replaced.count == line.text.utf8.count
        ? mask.typed(ofForeign: text) : mask.typed(ofPart: text)
    )
  }

  /// Shortens a four-digit year to two digits.
  private mutating func shortenYear() {
    isGoingOn = false
    let typed = mask.monthDigits(ofTyped: line.text, isGoingOn: false)
    if mask.isMonth, line.text.count == 6, typed != line.text { line.retype(typed) }
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

/// Requires a text to match a mask.
///
/// With `99/99`: passes `"12/26"`; fails `"12/2"`, incomplete, and `"1a"`, invalid.
struct FitsMask: Rule {
  let name = "mask"
  let mask: TextMask

  var requirement: Wording {
    Wording(
      "needs.like",
      "Like {example}",
      judging: "{label} must have the form of {example}.",
      ["example": .text(mask.example)]
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let typed = mask.typed(of: text)
    if mask == .phone, typed.hasPrefix("+") {
      return verdict(onDigits: typed.dropFirst(), lengths: Array(7...15), before: 1)
    }
    if mask == .card {
      let lengths = CardBrand.digitCounts(ofNumber: typed)
      return verdict(onDigits: typed[...], lengths: lengths, before: 0)
    }
    return verdict(on: typed, in: mask.shape(for: typed))
  }

  private func verdict(on typed: String, in shape: [MaskSign]) -> Verdict {
    let slots = shape.filter(\.isSlot)
    for (index, (character, slot)) in zip(typed, slots).enumerated()
    where !slot.allows(character) {
      return slot.refusal(of: character, at: index + 1)
    }
    let count = typed.count
    if count > slots.count {
      return slots.contains { $0 != .digit }
        ? .excess(count - slots.count, of: nil)
        : .excess(count - slots.count, of: .digits)
    }
    if count == slots.count { return .valid }
    let missing = Set(slots[count...])
    return switch missing {
    case [.digit]: .missing(slots.count - count, of: .digits)
    case [.letter]: .missing(slots.count - count, of: .letters)
    default: .missing(slots.count - count, of: nil)
    }
  }

  private func verdict(onDigits typed: Substring, lengths: [Int], before: Int) -> Verdict {
    for (index, character) in typed.enumerated() where !MaskSign.digit.allows(character) {
      return MaskSign.digit.refusal(of: character, at: before + index + 1)
    }
    let count = typed.utf8.count
    if lengths.contains(count) { return .valid }
    // Most cards have 16 digits; shorter numbers of a brand that has both are old.
    guard
      let wanted = lengths.first(where: { $0 == 16 && count < 16 })
        ?? lengths.first(where: { $0 > count })
    else {
      return .excess(count - (lengths.last ?? 0), of: .digits)
    }
    return .missing(wanted - count, of: .digits)
  }
}

extension TextMask {
  /// A text that matches the mask.
  fileprivate var example: String {
    guard case .own(let signs) = kind else {
      return self == .card ? "4111 1111 1111 1111" : "(212) 555-1234"
    }
    var digits = 0
    return String(
      String.UnicodeScalarView(
        signs.map { sign in
          switch sign {
          case .digit, .either:
            digits += 1
            return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digits % 10))
          case .letter: return "A"
          case .literal(let scalar): return scalar
          }
        }
      )
    )
  }
}

extension MaskSign {
  /// Returns the verdict on a character that is not allowed here, at a 1-based position.
  fileprivate func refusal(of character: Character, at position: Int) -> Verdict {
    .invalid(
      "characters.not_allowed",
      demand,
      ["character": .text(character.quotation), "position": .number(Number(position))]
    )
  }

  /// The expected character.
  private var demand: Message {
    switch self {
    case .letter: Message("use.letter_here", "Use a letter here.")
    case .either: Message("characters.slug_edge", "Enter a letter or digit here.")
    case .digit, .literal: Message("use.digit_here", "Use a digit here.")
    }
  }
}

extension Verdict {
  /// Returns the verdict on missing characters: of a set, or of any kind.
  fileprivate static func missing(_ count: Int, of set: CharacterSetName?) -> Verdict {
    let number: Parameters = ["missing": .number(Number(count))]
    guard let set else {
      let message = Message("length.add", "Add {missing} more {unit:missing}.")
      return .incomplete(
        "length.too_short",
        message,
        .term("unit", LengthUnit.graphemes.term, number)
      )
    }
    return .incomplete(
      set == .digits ? "digits.too_few" : "characters.too_few",
      Message("characters.too_few", "Add {missing} more {unit:missing}."),
      .term("unit", set.term, number)
    )
  }

  /// Returns the verdict on excess characters: of a set, or of any kind.
  fileprivate static func excess(_ count: Int, of set: CharacterSetName?) -> Verdict {
    let number: Parameters = ["excess": .number(Number(count))]
    guard let set else {
      let message = Message("length.remove", "Remove {excess} {unit:excess}.")
      return .invalid("length.too_long", message, .term("unit", LengthUnit.graphemes.term, number))
    }
    return .invalid(
      set == .digits ? "digits.too_many" : "characters.too_many",
      Message("characters.too_many", "Remove {excess} {unit:excess}."),
      .term("unit", set.term, number)
    )
  }
}
