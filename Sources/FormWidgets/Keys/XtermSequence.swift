/// A key's escape sequence as in xterm, `ESC [ parameters final`, and similar ones of other
/// terminals: rxvt's, the Linux console's, the keypad's.
///
/// - Source: "XTerm Control Sequences", "PC-Style Function Keys", "VT220-Style Function Keys" and
///   "Bracketed Paste Mode"; the terminal database's entries `linux` and `rxvt-unicode`.
struct XtermSequence {
  /// The parameters, each with its subparameters; `nil` for empty ones.
  private let parameters: [[Int?]]
  private let final: UInt8

  /// Whether a parameter is not a number.
  private let isMalformed: Bool

  /// Whether it has no parameters.
  private let isBare: Bool

  /// Whether it is one of the Linux console's first five function keys, `ESC [ [ A` to `E`.
  private let isOfConsole: Bool

  init(parameters: ArraySlice<UInt8>, final: UInt8) {
    isBare = parameters.isEmpty
    isOfConsole = parameters == [UInt8(ascii: "[")]
    var isMalformed = false
    let texts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    self.parameters = texts.map { text in
      text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
        if digits.isEmpty { return nil }
        let number = Int(digits: digits)
        if number == nil { isMalformed = true }
        return number
      }
    }
    self.isMalformed = isMalformed && !isOfConsole
    self.final = final
  }

  /// Whether a paste follows.
  var isPasteStart: Bool { final == UInt8(ascii: "~") && numbers == [200] }

  /// The cue of a rehearsal; `nil` for any other sequence.
  var cue: Cue? { final == UInt8(ascii: "~") ? numbers.flatMap(Cue.init) : nil }

  /// The keys; empty for an unknown sequence, and several only for a text.
  var keys: [Key] {
    if isMalformed { return [] }
    return ExtendedKey(parameters: parameters, final: final)?.keys ?? key.map { [$0] } ?? []
  }

  /// The characters that a terminal has encoded as keys in a paste; `nil` for any other sequence.
  var pastedText: String? {
    if isMalformed || ExtendedKey(parameters: parameters, final: final) == nil { return nil }
    let characters = keys.map { key in key == .enter ? "\n" : key == .tab ? "\t" : key.typed }
    return characters.contains(nil) ? nil : String(characters.compactMap(\.self))
  }

  /// The parameters, without subparameters; `nil` if there is one.
  private var numbers: [Int]? {
    if isMalformed || parameters.contains(where: { $0.count > 1 }) { return nil }
    return parameters.map { $0[0] ?? 1 }
  }

  private var key: Key? {
    if isOfConsole {
      let number = Int(final) - Int(UInt8(ascii: "A")) + 1
      return 1...5 ~= number ? .function(number) : nil
    }
    guard parameters.count <= 2, parameters[0].count <= 1 else { return nil }
    let number = parameters[0].first.flatMap(\.self) ?? 1
    let state = parameters.count > 1 ? parameters[1] : []
    if final == UInt8(ascii: "Z") { return .backTab }
    if let held = XtermSequence.endings[final] {
      return parameters.count == 1 ? XtermSequence.numbered[number]?.with(held) : nil
    }
    if isBare, let symbol = XtermSequence.arrows[final] { return .shift(symbol) }
    // A key that was released is reported as a third event besides pressed and repeated.
    guard state.count < 2 || state[1] != 3 else { return nil }
    let held = Key.Modifiers(xterm: state.first.flatMap(\.self) ?? 1)
    // With another number, `R` reports the cursor's position.
    if let symbol = XtermSequence.lettered[final] { return number == 1 ? Key(symbol, held) : nil }
    guard final == UInt8(ascii: "~") else { return nil }
    return XtermSequence.numbered[number]?.with(held)
  }

  /// Returns the key of `ESC O` and a letter: an arrow or function key, or one of the keypad.
  ///
  /// Old terminals send modifiers between them: `ESC O 5 D`, or `ESC O 1 ; 5 D`, is Ctrl-Left.
  ///
  /// A keypad key types the character printed on it: terminals that send these sequences do so with
  /// or without Num Lock, and send the other functions of those keys like the ordinary keys.
  static func key(shifted final: UInt8, _ parameters: ArraySlice<UInt8> = []) -> Key? {
    let numbers = parameters.split(separator: UInt8(ascii: ";")).compactMap { Int(digits: $0) }
    let held = Key.Modifiers(xterm: numbers.last ?? 1)
    if let symbol = lettered[final] { return Key(symbol, held) }
    if let symbol = arrows[final] { return Key(symbol, .control) }
    switch final {
    case UInt8(ascii: "M"): return .enter
    case UInt8(ascii: "X"): return .character("=")
    // The keypad's letters are its symbols, `*` to `9`, plus 64.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return .character(Character(Unicode.Scalar(final - 64)))
    default: return nil
    }
  }

  private static let lettered: [UInt8: Key.Symbol] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down,
    UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// rxvt's arrows with Shift, and after `ESC O` with Ctrl.
  private static let arrows: [UInt8: Key.Symbol] = [
    UInt8(ascii: "a"): .up, UInt8(ascii: "b"): .down,
    UInt8(ascii: "c"): .right, UInt8(ascii: "d"): .left,
  ]

  /// The endings of rxvt's sequences with modifiers, instead of `~`.
  private static let endings: [UInt8: Key.Modifiers] = [
    UInt8(ascii: "$"): .shift, UInt8(ascii: "^"): .control, UInt8(ascii: "@"): [.shift, .control],
  ]

  /// The keys by number; those after F12 are the first ones with Shift, as on the Linux console.
  ///
  /// Other terminals count from Shift-F3, like rxvt and PuTTY, or from Shift-F5, like Apple's
  /// terminal. The only one used here is Shift-F8, which is the same for all of them.
  private static let numbered: [Int: Key] = [
    1: .home, 2: Key(.insert), 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
    25: .shift(.function(1)), 26: .shift(.function(2)), 28: .shift(.function(3)),
    29: .shift(.function(8)), 31: .shift(.function(5)), 32: .shift(.function(8)),
    33: .shift(.function(7)), 34: .shift(.function(8)),
  ]
}

extension Key.Modifiers {
  /// Creates modifiers from xterm's parameter: 1 for none, plus 1 Shift, 2 Alt, 4 Ctrl, 8 Meta.
  package init(xterm parameter: Int) {
    let bits = max(0, parameter - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 || bits & 8 != 0 { insert(.alt) }
    if bits & 4 != 0 { insert(.control) }
  }
}

extension Pointer {
  /// The rows and columns that a report can name: more than the system lets a terminal have.
  private static let cells = 1...Int(UInt16.max)

  /// Creates a mouse event from a terminal's report, `ESC [ < button ; column ; row M`, with a
  /// final `m` for a release; `nil` if it is not used here.
  ///
  /// - Source: "XTerm Control Sequences", "Extended coordinates", mode 1006.
  init?(report parameters: ArraySlice<UInt8>, final: UInt8) {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .compactMap { Int(digits: $0) }
    guard numbers.count == 3, Pointer.cells ~= numbers[1], Pointer.cells ~= numbers[2],
      let action = Action(button: numbers[0], isRelease: final == UInt8(ascii: "m")),
      final == UInt8(ascii: "m") || final == UInt8(ascii: "M")
    else { return nil }
    self.init(action, at: Position(row: numbers[2] - 1, column: numbers[1] - 1))
  }
}

extension Pointer.Action {
  /// Creates the action of a button's number, in which 4, 8 and 16 mean Shift, Alt and Ctrl, and 32
  /// a move.
  fileprivate init?(button: Int, isRelease: Bool) {
    let held = 4 | 8 | 16
    switch button & ~held {
    case 0: self = isRelease ? .release : .press
    case 32: self = .drag
    case 64 where !isRelease: self = .wheelUp
    case 65 where !isRelease: self = .wheelDown
    default: return nil
    }
  }
}

extension Int {
  /// Creates a number from digits; `nil` for other signs, and for numbers that are too large.
  fileprivate init?(digits: ArraySlice<UInt8>) {
    guard digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
    self.init(String(decoding: digits, as: UTF8.self))
  }
}
