import FormWidgets

/// The replies to queries of the terminal's kind and state, by the names of their sequences.
/// - Source: Thomas Dickey, "XTerm Control Sequences", "Functions using CSI".
enum QueryTable {
  typealias Query = @Sendable (EmulatedScreen, ControlSequence) -> String?

  static let rows: [String: Query] = [
    // A VT220 with colors.
    "c": { $1.number(0) == 0 ? "\u{1B}[?62;22c" : nil },
    // An xterm, of a version that has everything that this one has.
    ">c": { $1.number(0) == 0 ? "\u{1B}[>41;354;0c" : nil },
    ">q": { $1.number(0) == 0 ? "\u{1B}P>|Tabstop\u{1B}\\" : nil },
    "n": { screen, sequence in
      switch sequence.number(0) {
      case 5: "\u{1B}[0n"
      case 6: "\u{1B}[\(place(of: screen))R"
      default: nil
      }
    },
    "?n": { $1.number(0) == 6 ? "\u{1B}[?\(place(of: $0))R" : nil },
    "$p": { "\u{1B}[\($1.number(0));\(state(modes[$1.number(0)], $0))$y" },
    "?$p": { "\u{1B}[?\($1.number(0));\(state(privateModes[$1.number(0)], $0))$y" },
    "t": { $1.number(0) == 18 ? "\u{1B}[8;\($0.size.rows);\($0.size.columns)t" : nil },
  ]

  private static func place(of screen: EmulatedScreen) -> String {
    let top = screen.modes.isOriginOn ? screen.margins.lowerBound : 0
    return "\(screen.cursor.row - top + 1);\(screen.cursor.column + 1)"
  }

  private typealias ModeState = @Sendable (EmulatedScreen) -> Bool

  /// Returns the number for a mode that is on, off, or unknown.
  private static func state(_ mode: ModeState?, _ screen: EmulatedScreen) -> Int {
    mode.map { $0(screen) ? 1 : 2 } ?? 0
  }

  private static let modes: [Int: ModeState] = [
    4: \.modes.isInsertOn, 20: \.modes.isNewLineOn,
  ]

  private static let privateModes: [Int: ModeState] = [
    1: \.modes.isCursorKeyApplication, 6: \.modes.isOriginOn, 7: \.modes.isWrapOn,
    9: { $0.modes.mouse == .presses }, 25: \.modes.isCursorVisible, 47: { $0.covered != nil },
    1000: { $0.modes.mouse == .clicks }, 1002: { $0.modes.mouse == .drags },
    1003: { $0.modes.mouse == .moves }, 1005: { $0.modes.mouseEncoding == .characters },
    1006: { $0.modes.mouseEncoding == .decimal }, 1015: { $0.modes.mouseEncoding == .oldDecimal },
    1047: { $0.covered != nil }, 1049: { $0.covered != nil }, 2004: \.modes.isBracketedPasteOn,
    2026: \.modes.isDrawingHeld,
  ]
}

/// Commands of the system around the terminal: its window and its colors.
/// - Source: as for `QueryTable`, "Operating System Commands".
enum SystemCommand {
  /// Returns the title that a command gives the window; `nil` for other commands.
  static func title(in text: String) -> String? {
    guard let (number, rest) = parts(of: text), number == "0" || number == "2" else { return nil }
    return String(rest)
  }

  /// Returns the content of the reply to a query of colors; `nil` for other commands.
  static func reply(to text: String) -> String? {
    guard let (number, rest) = parts(of: text) else { return nil }
    if number == "4" {
      guard let (index, query) = parts(of: String(rest)), query == "?",
        let color = UInt8(index).map(TerminalPalette.color)
      else { return nil }
      return "4;\(index);\(color)"
    }
    guard rest == "?", let color = colors[String(number)] else { return nil }
    return "\(number);\(color)"
  }

  /// The colors of text, background and cursor, by the numbers of their commands.
  private static let colors = [
    "10": TerminalPalette.color(7), "11": TerminalPalette.color(0), "12": TerminalPalette.color(7),
  ]

  private static func parts(of text: String) -> (Substring, Substring)? {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    return (text[..<sign], text[text.utf8.index(after: sign)...])
  }
}

/// The colors that the terminal says it has: those of an xterm on a dark background.
enum TerminalPalette {
  /// Returns a color as a reply names it.
  static func color(_ number: UInt8) -> String {
    let parts: [Int]
    switch number {
    case 0..<16: parts = [plain[Int(number)] >> 16, plain[Int(number)] >> 8, plain[Int(number)]]
    case 16..<232:
      let index = Int(number) - 16
      parts = [index / 36, index / 6 % 6, index % 6].map { $0 == 0 ? 0 : 55 + 40 * $0 }
    default: parts = Array(repeating: 8 + 10 * (Int(number) - 232), count: 3)
    }
    let digits = parts.map { String(0x100 + $0 & 0xFF, radix: 16).suffix(2) }
    return "rgb:" + digits.map { $0 + $0 }.joined(separator: "/")
  }

  /// - Source: "XTerm Control Sequences", "VT100-ish colors".
  private static let plain = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]
}

/// Device control strings.
/// - Source: as for `QueryTable`, "Device-Control functions".
enum DeviceControl {
  /// Returns the reply to a query; `nil` for other strings.
  ///
  /// Of the settings, only the cursor's is reported, which never changes; of the key codes, none.
  static func reply(to text: String) -> String? {
    switch text {
    case "$q q": "\u{1B}P1$r1 q\u{1B}\\"
    case _ where text.hasPrefix("$q"): "\u{1B}P0$r\u{1B}\\"
    case _ where text.hasPrefix("+q"): "\u{1B}P0+r\u{1B}\\"
    default: nil
    }
  }
}
