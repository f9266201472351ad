package import FormWidgets

extension Key {
  /// The bytes that a terminal sends for the key, with cursor keys in application mode.
  package var bytes: [UInt8] { bytes(isApplication: true) }

  /// Returns the bytes that a terminal sends for the key: those of xterm, with cursor keys in
  /// application mode or not.
  ///
  /// Keys that no terminal can send, like Ctrl with a digit, are sent without modifiers; tapes
  /// cannot name them.
  /// - Source: "XTerm Control Sequences", "PC-Style Function Keys"; the terminal database's entry
  ///   `xterm-256color`.
  package func bytes(isApplication: Bool) -> [UInt8] {
    switch symbol {
    case .character(let character): return escaped(Key.bytes(of: character, modifiers))
    case .enter: return escaped([0x0D])
    case .tab: return modifiers.contains(.shift) ? Array("\u{1B}[Z".utf8) : escaped([0x09])
    case .escape: return escaped([0x1B])
    case .backspace: return escaped([0x7F])
    default: return Key.sequence(of: symbol, modifiers, isApplication: isApplication)
    }
  }

  private func escaped(_ bytes: [UInt8]) -> [UInt8] {
    modifiers.contains(.alt) ? [0x1B] + bytes : bytes
  }

  private static func bytes(of character: Character, _ held: Modifiers) -> [UInt8] {
    guard held.contains(.control), let code = character.asciiValue else {
      return Array(String(character).utf8)
    }
    switch code {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "@")...UInt8(ascii: "_"):
      return [code & 0x1F]
    default: return [code]
    }
  }

  /// Returns the escape sequence of a key that types no character.
  private static func sequence(
    of symbol: Symbol,
    _ held: Modifiers,
    isApplication: Bool
  ) -> [UInt8] {
    let parameter = held.xterm
    if let final = letters[symbol] {
      // Function keys have no other mode.
      let isPlain = !isApplication && !(UInt8(ascii: "P")...UInt8(ascii: "S")).contains(final)
      let start = isPlain ? "\u{1B}[" : "\u{1B}O"
      return Array((parameter == 1 ? start : "\u{1B}[1;\(parameter)").utf8) + [final]
    }
    guard let number = numbers[symbol] else { return [] }
    return Array("\u{1B}[\(number)\(parameter == 1 ? "" : ";\(parameter)")~".utf8)
  }

  private static let letters: [Symbol: UInt8] = [
    .up: UInt8(ascii: "A"), .down: UInt8(ascii: "B"), .right: UInt8(ascii: "C"),
    .left: UInt8(ascii: "D"), .end: UInt8(ascii: "F"), .home: UInt8(ascii: "H"),
    .function(1): UInt8(ascii: "P"), .function(2): UInt8(ascii: "Q"),
    .function(3): UInt8(ascii: "R"), .function(4): UInt8(ascii: "S"),
  ]

  private static let numbers: [Symbol: Int] = [
    .insert: 2, .delete: 3, .pageUp: 5, .pageDown: 6,
    .function(5): 15, .function(6): 17, .function(7): 18, .function(8): 19, .function(9): 20,
    .function(10): 21, .function(11): 23, .function(12): 24,
  ]
}

extension Key.Modifiers {
  /// xterm's parameter for the modifiers: 1, plus 1 for Shift, 2 for Alt, 4 for Ctrl.
  fileprivate var xterm: Int {
    1 + (contains(.shift) ? 1 : 0) + (contains(.alt) ? 2 : 0) + (contains(.control) ? 4 : 0)
  }
}
