import CNcurses
import FormUI

extension KeyDecoder {
  /// Decodes what ncurses reads, and returns the input that it completes.
  /// - Parameters:
  ///   - code: A typed byte, or an ncurses code of a key.
  ///   - nameOfCode: The terminal database's name for a number beyond the standard ones, such as
  ///     `kLFT5`.
  /// - Returns: The completed input, if any.
  mutating func feed(code: Int32, nameOfCode: (Int32) -> String?) -> Input? {
    if let byte = UInt8(exactly: code) { return feed(byte) }
    return feed(CodeKeys.key(of: code) ?? nameOfCode(code).flatMap(CodeKeys.key(named:)))
  }
}

/// The keys that ncurses reports by a code or a name.
enum CodeKeys {
  /// Returns the key of an ncurses code; `nil` if it is not used here.
  static func key(of code: Int32) -> Key? {
    if let number = functionNumber(of: code) { return functionKey(number) }
    return table[code]
  }

  /// Returns the key of an extended name like `kLFT5`: a key, then a digit for its modifiers.
  static func key(named name: String) -> Key? {
    guard let digit = name.last?.wholeNumberValue else {
      return extendedNames[name].map { Key($0, .shift) }
    }
    return extendedNames[String(name.dropLast())].map { Key($0, Key.Modifiers(xterm: digit)) }
  }

  private static let table: [Int32: Key] = [
    KEY_DOWN: .down, KEY_UP: .up, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_FIND: .home, KEY_SELECT: .end, KEY_LL: .end,
    KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_IC: Key(.insert), KEY_DC: .delete,
    KEY_BACKSPACE: .backspace, KEY_ENTER: .enter, KEY_BTAB: .backTab,
    KEY_SR: .shift(.up), KEY_SF: .shift(.down),
    KEY_SLEFT: .shift(.left), KEY_SRIGHT: .shift(.right),
    KEY_SHOME: .shift(.home), KEY_SEND: .shift(.end),
    KEY_SPREVIOUS: .shift(.pageUp), KEY_SNEXT: .shift(.pageDown),
    KEY_SIC: .shift(.insert), KEY_SDC: .shift(.delete),
    // The Linux console's entry has a key to suspend, which is Ctrl-Z.
    KEY_SUSPEND: .control("z"),
  ]

  private static let extendedNames: [String: Key.Symbol] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kPRV": .pageUp, "kNXT": .pageDown, "kIC": .insert, "kDC": .delete,
    // The Linux console's second sequence for Shift-Tab is `kcbt2`, whose digit means Shift here.
    "kcbt": .tab,
  ]

  private static func functionNumber(of code: Int32) -> Int? {
    KEY_F0 + 1...KEY_F0 + 63 ~= code ? Int(code - KEY_F0) : nil
  }

  /// xterm and similar terminals continue the numbering after F12, with twelve keys for each
  /// combination of Shift, Ctrl, and Alt.
  private static func functionKey(_ number: Int) -> Key {
    let rows: [Key.Modifiers] = [[], .shift, .control, [.shift, .control], .alt, [.shift, .alt]]
    return Key(.function((number - 1) % 12 + 1), rows[(number - 1) / 12])
  }
}
