import CNcurses
import FormUI
import Glibc
import SystemCalls

/// The characters that a terminal can show, according to the locale.
enum Codeset {
  case unicode
  case ascii

  /// Adopts the environment's locale, for characters only, and returns its codeset.
  ///
  /// If the environment names a UTF-8 locale that is not installed, as in many containers,
  /// `C.UTF-8` replaces it, because the terminal does show UTF-8.
  static func adopted() -> Codeset {
    if setlocale(LC_CTYPE, "") == nil, isUnicodeWanted {
      _ = setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "en_US.UTF-8")
    }
    return String(cString: curses_codeset()) == "UTF-8" ? .unicode : .ascii
  }

  private static var isUnicodeWanted: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let name = names.lazy.compactMap(Posix.setting).first?.lowercased() else {
      return false
    }
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}

extension Codeset {
  /// Returns whether the locale shows a scalar in the expected number of cells.
  func knows(_ scalar: Unicode.Scalar) -> Bool {
    self == .unicode && wcwidth(wchar_t(bitPattern: scalar.value)) == Int32(scalar.cellWidth)
  }

  /// Returns the substitute for each cell of a scalar that the locale does not show as expected;
  /// `nil` for any other.
  func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if knows(scalar) { return nil }
    return self == .unicode ? "\u{FFFD}" : Glyphs.ascii(for: scalar) ?? "?"
  }

  /// Returns a text as the locale shows it, in the same cells.
  func shown(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard !(0x20..<0x7F ~= scalar.value), let standIn = standIn(for: scalar) else {
        shown.append(scalar)
        continue
      }
      for _ in 0..<scalar.cellWidth { shown.append(standIn) }
    }
    return String(shown)
  }

  /// Returns whether a character is written bypassing ncurses.
  func isPlaced(_ character: Character) -> Bool {
    character.isOfDoubtfulWidth && character.unicodeScalars.allSatisfy(knows)
  }
}
