import CNcurses
import FormWidgets
import Glibc
import SystemCalls

/// The characters that a terminal can show, according to the locale.
enum Codeset {
  case unicode
  case ascii

  /// Adopts the environment's locale, for characters only, and returns its codeset.
  ///
  /// Without a locale, as in most containers and without a login, or with one that is not installed
  /// and names no other character set, `C.UTF-8` replaces it, because the terminal does show UTF-8.
  /// `LC_ALL=C` asks for ASCII.
  ///
  /// - Source: PEP 538, "Coercing the legacy C locale to a UTF-8 based locale".
  static func adopted() -> Codeset {
    let isAdopted = setlocale(LC_CTYPE, "") != nil
    if !isAdopted && isUnicodeWanted || isLocaleMissing {
      _ = setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "en_US.UTF-8")
    }
    return String(cString: curses_codeset()) == "UTF-8" ? .unicode : .ascii
  }

  private static var isUnicodeWanted: Bool {
    guard let name = nameOfLocale?.lowercased() else { return false }
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8") || !name.contains(where: ".@".contains)
  }

  /// Whether the environment names no locale, or only the default one for lack of another.
  private static var isLocaleMissing: Bool {
    Posix.setting("LC_ALL") == nil && [nil, "C", "POSIX"].contains(nameOfLocale)
  }

  private static var nameOfLocale: String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Posix.setting).first
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
