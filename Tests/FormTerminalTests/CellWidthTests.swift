import CNcurses
import Glibc
import TerminalText
import Testing

struct CellWidthTests {
  /// Returns a locale of the test's own, so that parallel tests keep theirs.
  private static func unicodeLocale() -> locale_t? {
    newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)
  }

  @Test(.enabled(if: unicodeLocale() != nil, "the C library has no locale C.UTF-8"))
  func `widths are those of the C library`() throws {
    let locale = try #require(CellWidthTests.unicodeLocale())
    let previous = uselocale(locale)
    defer {
      uselocale(previous)
      freelocale(locale)
    }
    var different: [String] = []
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.isAssignedInUnicode15 else { continue }
      let width = wcwidth(wchar_t(bitPattern: value))
      guard width >= 0, Int(width) != scalar.cellWidth else { continue }
      different.append("U+\(String(value, radix: 16)): \(scalar.cellWidth), there \(width)")
    }
    #expect(different == [])
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("界", 2), ("한", 2), ("😀", 2), ("\u{2FF}", 1),
    ("\u{300}", 0), ("\u{36F}", 0), ("\u{370}", 1), ("\u{200D}", 0), ("\u{10FFFD}", 1),
  ])
  func `a text is as wide as its scalars`(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }
}

extension Unicode.Scalar {
  fileprivate var isAssignedInUnicode15: Bool {
    guard let age = properties.age else { return false }
    return age.major <= 15 && (age.major < 15 || age.minor == 0)
  }
}
