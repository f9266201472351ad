/// A key as reported by terminals that tell all keys apart, even if no program asked them to:
/// `ESC [ code ; modifiers u` and `ESC [ 27 ; modifiers ; code ~`.
///
/// - Source: "Comprehensive keyboard handling in terminals", the kitty keyboard protocol; "XTerm
///   Control Sequences", `modifyOtherKeys` and `formatOtherKeys`.
struct ExtendedKey {
  /// The character of the key alone, in the user's layout; 0 for text without a key.
  private let code: Int

  /// The character with Shift, and that of the key in the standard layout.
  private let shifted: Int?
  private let standard: Int?

  private let modifiers: Key.Modifiers

  /// Whether modifiers are held that no key of a form has: Super or Hyper.
  private let isForeign: Bool

  private let isCapsLockOn: Bool

  /// Whether it was released.
  private let isReleased: Bool

  /// The text that it types.
  private let text: String

  /// Creates the key of a sequence's parameters, each with its subparameters; `nil` if they are not
  /// those of such a key.
  init?(parameters: [[Int?]], final: UInt8) {
    let codes: [Int?]
    let state: [Int?]
    let scalars: [Int?]
    switch final {
    case UInt8(ascii: "u") where 1...3 ~= parameters.count:
      codes = parameters[0]
      state = parameters.count > 1 ? parameters[1] : []
      scalars = parameters.count > 2 ? parameters[2] : []
    case UInt8(ascii: "~") where parameters.count == 3 && parameters[0] == [27]:
      (codes, state, scalars) = (parameters[2], parameters[1], [])
    default: return nil
    }
    guard let code = codes.first else { return nil }
    self.code = code ?? 1
    shifted = codes.count > 1 ? codes[1] : nil
    standard = codes.count > 2 ? codes[2] : nil
    let parameter = state.first.flatMap(\.self) ?? 1
    let bits = max(0, parameter - 1)
    var modifiers = Key.Modifiers(xterm: 1 + bits & 7)
    // Only xterm's own form has Meta where the other has Super.
    let isOfXterm = final == UInt8(ascii: "~")
    if bits & (isOfXterm ? 8 : 32) != 0 { modifiers.insert(.alt) }
    self.modifiers = modifiers
    isForeign = !isOfXterm && bits & (8 | 16) != 0
    isCapsLockOn = !isOfXterm && bits & 64 != 0
    isReleased = state.count > 1 && state[1] == 3
    text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init(typed:))))
  }

  /// The keys that a program receives; several only for a text of several characters.
  var keys: [Key] {
    if isReleased || isForeign { return [] }
    if modifiers.isSubset(of: .shift), !text.isEmpty { return text.map(Key.character) }
    if let symbol = ExtendedKey.symbols[code] { return [HeldKey(symbol, modifiers).received] }
    guard let scalar = Unicode.Scalar(typed: character) else { return [] }
    var held = modifiers
    if isCapsLockOn, scalar.properties.isAlphabetic { held.formSymmetricDifference(.shift) }
    let key = HeldKey(.character(Character(scalar)), held).received
    // Other terminals send such a key without Ctrl, but then as the character that it types.
    let isLost = held.contains(.control) && key.modifiers.isDisjoint(with: .control)
    if isLost, case .character = key.symbol { return [] }
    return [key]
  }

  /// The character of the key with Shift if held, and in the standard layout for a shortcut if the
  /// user's has no Latin letters.
  private var character: Int {
    if modifiers.contains(.shift), !isCapsLockOn, let shifted { return shifted }
    if !modifiers.isDisjoint(with: [.control, .alt]), code > 0x7F, let standard { return standard }
    let isUndo = code == 0x2D && modifiers.isSuperset(of: [.control, .shift])
    return isUndo ? 0x5F : code
  }

  /// The keys that are not characters, and those of the keypad.
  private static let symbols: [Int: Key.Symbol] = {
    var symbols: [Int: Key.Symbol] = [
      8: .backspace, 9: .tab, 10: .enter, 13: .enter, 27: .escape, 127: .backspace,
      57409: .character("."), 57410: .character("/"), 57411: .character("*"),
      57412: .character("-"), 57413: .character("+"), 57414: .enter, 57415: .character("="),
      57416: .character(","), 57417: .left, 57418: .right, 57419: .up, 57420: .down,
      57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end, 57425: .insert, 57426: .delete,
    ]
    for number in 13...35 { symbols[57363 + number] = .function(number) }
    for (index, digit) in "0123456789".enumerated() { symbols[57399 + index] = .character(digit) }
    return symbols
  }()
}

extension Unicode.Scalar {
  /// Creates a scalar that a key types; `nil` for control characters, and for the private ones that
  /// name keys without a character.
  fileprivate init?(typed code: Int?) {
    guard let code, let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value),
      value >= 0x20, !(0x7F..<0xA0 ~= value), !(57344...63743 ~= value)
    else { return nil }
    self = scalar
  }
}
