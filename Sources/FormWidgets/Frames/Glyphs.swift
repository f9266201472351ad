/// The symbols that a form is drawn with, depending on the terminal's locale.
///
/// Each takes one cell, except the toggles, checkboxes and radio buttons.
public enum Glyphs: Hashable, Sendable {
  /// Symbols for a terminal that shows Unicode.
  case unicode
  /// Symbols for the Linux console, whose usual fonts have few others.
  /// - Source: console-setup 1.221, the Unicode maps of Lat15-Fixed16, VGA16 and Terminus16.
  case console
  /// Symbols for a terminal that shows only ASCII.
  case ascii

  private func pick(_ unicode: String, _ console: String, _ ascii: String) -> String {
    switch self {
    case .unicode: unicode
    case .console: console
    case .ascii: ascii
    }
  }

  /// Before an error.
  package var error: String { pick("✗", "x", "x") }
  /// Before a warning.
  package var warning: String { "!" }
  /// Before a remark.
  package var remark: String { "i" }
  /// Before a hint about what is missing.
  package var hint: String { pick("…", ".", ".") }
  /// Before a fulfilled requirement.
  package var success: String { pick("✓", "√", "+") }
  /// Where a text continues to the left.
  package var cutLeft: String { pick("‹", "<", "<") }
  /// Where a text continues to the right.
  package var cutRight: String { pick("›", ">", ">") }
  /// Where the form continues above.
  package var moreAbove: String { pick("▲", "▲", "^") }
  /// Where the form continues below.
  package var moreBelow: String { pick("▼", "▼", "v") }
  /// Replaces one grapheme of a secret.
  package var mask: String { pick("•", "•", "*") }
  /// A choice that is checked.
  package var toggleOn: String { "[x]" }
  /// A choice that is not checked.
  package var toggleOff: String { "[ ]" }
  /// A choice that cannot be checked.
  package var toggleDisabled: String { "[-]" }
  /// The chosen one of several options.
  package var radioOn: String { pick("(•)", "(•)", "(*)") }
  /// An option that is not chosen.
  package var radioOff: String { "( )" }
  /// An option that cannot be chosen.
  package var radioDisabled: String { "(-)" }
  /// A slider's track before the handle.
  package var trackFilled: String { pick("━", "═", "=") }
  /// A slider's handle.
  package var thumb: String { pick("●", "•", "O") }
  /// A slider's track after the handle.
  package var trackEmpty: String { pick("─", "─", "-") }
  /// A tick on a slider's track, before and after the handle.
  package var trackFilledTick: String { pick("┿", "╪", "+") }
  package var trackTick: String { pick("┼", "┼", "+") }
  /// A forbidden zone on a slider's track.
  package var trackBarred: String { pick("░", "░", "x") }
  /// Between the two ends of a range, and for an answer that is made of others and still empty.
  package var rangeDash: String { pick("–", "-", "-") }
  /// At the end of a field with a list that is closed or open.
  package var menuClosed: String { pick("▾", "▼", "v") }
  package var menuOpen: String { pick("▴", "▲", "^") }
  /// Between two remarks in a line.
  package var separator: String { pick("·", "·", "-") }
  /// The parts of a meter.
  package var meterFilled: String { pick("▰", "#", "#") }
  package var meterEmpty: String { pick("▱", "·", ".") }
  /// Where a text is removed from a list.
  package var remove: String { pick("×", "×", "x") }
  /// Before an item of a list in a note.
  package var bullet: String { pick("•", "•", "-") }
  /// Down the left side of a quotation in a note, and both sides of a frame.
  package var quoteBar: String { pick("│", "│", "|") }
  /// Across a note, between its parts, and a frame.
  package var rule: String { pick("─", "─", "-") }
  /// At the ends of the first and the last row of a frame.
  package var frameTop: (left: String, right: String) {
    (pick("╭", "┌", "+"), pick("╮", "┐", "+"))
  }
  package var frameBottom: (left: String, right: String) {
    (pick("╰", "└", "+"), pick("╯", "┘", "+"))
  }
  /// Down the left side of the focused field.
  package var focus: String { pick("▌", "█", "|") }
  /// Before the focused element, with the blank after it.
  package var focusMark: String { pick("▌ ", "█ ", "| ") }
  /// Returns the spinner's symbol after a number of turns.
  package func spinner(turned count: Int) -> String {
    let turns = Array(self == .unicode ? "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏" : "|/-\\")
    return String(turns[count % turns.count])
  }
  /// Before the current option of an open list.
  package var current: String { pick("›", ">", ">") }
}

extension Glyphs {
  /// Returns the ASCII substitute for a Unicode symbol: the symbol that forms are drawn with in
  /// ASCII, or the base letter of a Latin one with marks; `nil` for any other.
  package static func ascii(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    standIns[scalar] ?? scalar.unmarkedLetter
  }

  private static let standIns: [Unicode.Scalar: Unicode.Scalar] = {
    let signs: [KeyPath<Glyphs, String>] = [
      \.error, \.hint, \.success, \.cutLeft, \.cutRight, \.moreAbove, \.moreBelow, \.mask,
      \.trackFilled, \.thumb, \.trackEmpty, \.focus, \.meterFilled, \.meterEmpty,
    ]
    let pairs = signs.compactMap { sign in
      Glyphs.unicode[keyPath: sign].unicodeScalars.first.flatMap { scalar in
        Glyphs.ascii[keyPath: sign].unicodeScalars.first.map { (scalar, $0) }
      }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}

extension Unicode.Scalar {
  /// The ASCII letter in the name of a Latin letter with marks: `u` for "LATIN SMALL LETTER U WITH
  /// DIAERESIS", `s` for sharp s.
  fileprivate var unmarkedLetter: Unicode.Scalar? {
    let words = properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER" else { return nil }
    let isMarked = words[3].unicodeScalars.count == 1 && words[4] == "WITH"
    let letter = isMarked ? words[3] : words[3] == "SHARP" ? words[4] : ""
    return (words[1] == "SMALL" ? letter.lowercased() : String(letter)).unicodeScalars.first
  }
}
