import CNcurses
import FormUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The characters that the locale says a terminal can show.
enum Codeset {
  case unicode
  case ascii

  /// Takes up the locale of the environment, for characters only, and tells its codeset.
  ///
  /// Where the environment names a UTF-8 locale that is not installed, as in many a container, the
  /// one that is always there stands in: the terminal at the other end does show UTF-8.
  static func adopted() -> Codeset {
    if setlocale(LC_CTYPE, "") == nil, isUnicodeWanted {
      _ = setlocale(LC_CTYPE, "C.UTF-8") ?? setlocale(LC_CTYPE, "en_US.UTF-8")
    }
    return String(cString: curses_codeset()) == "UTF-8" ? .unicode : .ascii
  }

  private static var isUnicodeWanted: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let name = names.lazy.compactMap(environmentValue).first?.lowercased() else {
      return false
    }
    return name.hasSuffix("utf-8") || name.hasSuffix("utf8")
  }
}

extension Codeset {
  /// Whether the locale shows a scalar, and in as many cells as are reckoned with.
  func knows(_ scalar: Unicode.Scalar) -> Bool {
    self == .unicode && wcwidth(wchar_t(bitPattern: scalar.value)) == Int32(scalar.cellWidth)
  }

  /// Whether a character is written past ncurses.
  func isPlaced(_ character: Character) -> Bool {
    character.isOfDoubtfulWidth && character.unicodeScalars.allSatisfy(knows)
  }
}
