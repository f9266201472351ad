/// The signs a form is drawn with, by what the terminal's locale can show.
///
/// Each takes one cell, but for the toggles.
public enum Glyphs: Hashable, Sendable {
  /// Signs for a terminal that shows Unicode.
  case unicode
  /// Signs for a terminal that shows ASCII alone.
  case ascii

  /// Before a message about something broken.
  public var error: String { self == .unicode ? "✗" : "x" }
  /// Before a message about something that may be worth a change.
  public var warning: String { "!" }
  /// Before a message about something worth knowing.
  public var remark: String { "i" }
  /// Before a message about something missing.
  public var hint: String { self == .unicode ? "…" : "." }
  /// Before something that holds.
  public var success: String { self == .unicode ? "✓" : "+" }
  /// Where a text goes on to the left.
  public var cutLeft: String { self == .unicode ? "‹" : "<" }
  /// Where a text goes on to the right.
  public var cutRight: String { self == .unicode ? "›" : ">" }
  /// Where the form goes on above.
  public var moreAbove: String { self == .unicode ? "▲" : "^" }
  /// Where the form goes on below.
  public var moreBelow: String { self == .unicode ? "▼" : "v" }
  /// For one grapheme of a secret.
  public var mask: String { self == .unicode ? "•" : "*" }
  /// A toggle that is on.
  public var toggleOn: String { "[x]" }
  /// A toggle that is off.
  public var toggleOff: String { "[ ]" }
  /// A slider's track up to the thumb.
  public var trackFilled: String { self == .unicode ? "━" : "=" }
  /// A slider's thumb.
  public var thumb: String { self == .unicode ? "●" : "O" }
  /// A slider's track behind the thumb.
  public var trackEmpty: String { self == .unicode ? "─" : "-" }
  /// A value marked on a slider's track, up to the thumb and behind it.
  public var trackFilledTick: String { self == .unicode ? "┿" : "+" }
  public var trackTick: String { self == .unicode ? "┼" : "+" }
  /// Where no thumb can stand on a slider's track.
  public var trackBarred: String { self == .unicode ? "░" : "x" }
  /// Between the two ends of a range.
  public var rangeDash: String { self == .unicode ? "–" : "-" }
  /// Behind today in a calendar.
  public var today: String { self == .unicode ? "•" : "*" }
  /// In the place of a day that cannot be chosen in a calendar.
  public var barredDay: String { self == .unicode ? "·" : "." }
  /// At the end of a field that a list can be opened under, and of one where it is open.
  public var menuClosed: String { self == .unicode ? "▾" : "v" }
  public var menuOpen: String { self == .unicode ? "▴" : "^" }
  /// Between two remarks in one line.
  public var separator: String { self == .unicode ? "·" : "-" }
  /// Before the label of the field with the focus.
  public var focus: String { self == .unicode ? "›" : ">" }
}

extension Glyphs {
  /// What stands for a sign of Unicode where ASCII alone can be shown: the sign that forms are
  /// drawn with there, or the letter that a Latin one with marks is written over; nothing for any
  /// other.
  public static func ascii(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    standIns[scalar] ?? scalar.unmarkedLetter
  }

  private static let standIns: [Unicode.Scalar: Unicode.Scalar] = {
    let signs: [KeyPath<Glyphs, String>] = [
      \.error, \.hint, \.success, \.cutLeft, \.cutRight, \.moreAbove, \.moreBelow, \.mask,
      \.trackFilled, \.thumb, \.trackEmpty,
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
  /// The letter of ASCII that the name of a Latin one with marks tells: `u` for "LATIN SMALL LETTER
  /// U WITH DIAERESIS", `s` for the sharp one.
  fileprivate var unmarkedLetter: Unicode.Scalar? {
    let words = properties.name?.split(separator: " ") ?? []
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER" else { return nil }
    let isMarked = words[3].unicodeScalars.count == 1 && words[4] == "WITH"
    let letter = isMarked ? words[3] : words[3] == "SHARP" ? words[4] : ""
    return (words[1] == "SMALL" ? letter.lowercased() : String(letter)).unicodeScalars.first
  }
}
