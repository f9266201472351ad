package import FormWidgets

extension Key {
  /// The bytes that a terminal sends for the key: those of xterm, with cursor keys in application
  /// mode.
  ///
  /// Keys that no terminal can send, like Ctrl with a digit, are sent without modifiers; tapes
  /// cannot name them.
  /// - Source: "XTerm Control Sequences", "PC-Style Function Keys"; the terminal database's entry
  ///   `xterm-256color`.
  package var bytes: [UInt8] {
    switch symbol {
    case .character(let character): return escaped(Key.bytes(of: character, modifiers))
    case .enter: return escaped([0x0D])
    case .tab: return modifiers.contains(.shift) ? Array("\u{1B}[Z".utf8) : escaped([0x09])
    case .escape: return escaped([0x1B])
    case .backspace: return escaped([0x7F])
    default: return Key.sequence(of: symbol, modifiers)
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
  private static func sequence(of symbol: Symbol, _ held: Modifiers) -> [UInt8] {
    let parameter = held.xterm
    if let final = letters[symbol] {
      return Array((parameter == 1 ? "\u{1B}O" : "\u{1B}[1;\(parameter)").utf8) + [final]
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

/// A mouse action.
public enum MouseInput: Equatable, Sendable {
  /// Presses and releases the first button on a cell.
  case click(ScreenPosition)
  /// Presses the first button on a cell and releases it on another.
  case drag(from: ScreenPosition, to: ScreenPosition)
  /// Turns the wheel over a cell by some notches; negative is up.
  case wheel(notches: Int, ScreenPosition)
}

extension MouseInput {
  /// The bytes that a terminal sends, in the encoding of xterm's mode 1006.
  /// - Source: "XTerm Control Sequences", "Extended coordinates".
  package var bytes: [UInt8] {
    switch self {
    case .click(let cell):
      return MouseInput.report(0, cell) + MouseInput.report(0, cell, isRelease: true)
    case .drag(let start, let end):
      return MouseInput.report(0, start) + MouseInput.report(32, end)
        + MouseInput.report(0, end, isRelease: true)
    case .wheel(let notches, let cell):
      let notch = MouseInput.report(notches < 0 ? 64 : 65, cell)
      return Array(repeatElement(notch, count: abs(notches)).joined())
    }
  }

  private static func report(
    _ button: Int,
    _ cell: ScreenPosition,
    isRelease: Bool = false
  ) -> [UInt8] {
    Array("\u{1B}[<\(button);\(cell.column);\(cell.row)\(isRelease ? "m" : "M")".utf8)
  }
}
