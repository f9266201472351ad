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
  /// One of the steps that the action consists of.
  package struct Step: Equatable, Sendable {
    /// The number of the button: 0 for the first one, 64 and 65 for the wheel.
    package let button: Int
    /// The cell under the mouse.
    package let cell: ScreenPosition
    /// Whether the button is held since before.
    package var isMove = false
    /// Whether the button is released.
    package var isRelease = false

    /// What a screen handles for it.
    var pointer: Pointer {
      let action: Pointer.Action =
        switch button {
        case 64: .wheelUp
        case 65: .wheelDown
        default: isRelease ? .release : isMove ? .drag : .press
        }
      return Pointer(action, at: cell.position)
    }

    /// The button and whether it is held since before, as terminals encode them.
    package var code: Int { button + (isMove ? 32 : 0) }

    /// The bytes that a terminal sends, in the encoding of xterm's mode 1006.
    /// - Source: "XTerm Control Sequences", "Extended coordinates".
    package var bytes: [UInt8] {
      Array("\u{1B}[<\(code);\(cell.column);\(cell.row)\(isRelease ? "m" : "M")".utf8)
    }
  }

  /// The steps, in order.
  package var steps: [Step] {
    switch self {
    case .click(let cell):
      return [Step(button: 0, cell: cell), Step(button: 0, cell: cell, isRelease: true)]
    case .drag(let start, let end):
      return [
        Step(button: 0, cell: start), Step(button: 0, cell: end, isMove: true),
        Step(button: 0, cell: end, isRelease: true),
      ]
    case .wheel(let notches, let cell):
      return Array(repeating: Step(button: notches < 0 ? 64 : 65, cell: cell), count: abs(notches))
    }
  }

  /// The bytes that a terminal sends, in the encoding of xterm's mode 1006.
  package var bytes: [UInt8] { steps.flatMap(\.bytes) }
}
