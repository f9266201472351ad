import FormValidation

extension String {
  /// The text as one being edited is shown: what could upset a terminal is made visible, and every
  /// grapheme has a cell.
  ///
  /// A mark that has no character to stand on, or too many marks before it, stands on a circle; so
  /// no grapheme joins the stand-in of another.
  /// - Complexity: O(n), in bytes.
  var shown: String {
    let printable = printable
    let isBare =
      printable.isPrintableASCII
      || printable.unicodeScalars.allSatisfy { $0.cellWidth > 0 && !$0.joinsBefore }
    // What stands on a circle is a character of its own, which may have a selector to leave out.
    return isBare ? printable : reduce(into: "") { $0 += $1.shown }.printable
  }
}

extension Character {
  /// The marks that a cell holds; a terminal is never sent more.
  /// - Source: ncurses, curses.h, `CCHARW_MAX`: a character and four that combine with it.
  private static let marksInCell = 4

  /// What marks stand on that have nothing else to.
  /// - Source: Unicode 15.0, 2.11 "Combining Characters", on isolated marks.
  private static let markBase: Unicode.Scalar = "\u{25CC}"

  /// The cells of the character as it is shown.
  var shownWidth: Int {
    let byte = utf8.first ?? 0
    return byte < 0x80 && utf8.count == 1 ? 1 : shown.cellWidth
  }

  /// The character as it is shown.
  fileprivate var shown: String {
    var shown = String.UnicodeScalarView()
    var room = 0
    for scalar in String(self).printable.unicodeScalars {
      if scalar.cellWidth > 0 {
        if shown.isEmpty, scalar.joinsBefore { shown.append(Character.markBase) }
        room = Character.marksInCell
      } else if room > 0 {
        room -= 1
      } else {
        shown.append(Character.markBase)
        room = Character.marksInCell - 1
      }
      shown.append(scalar)
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a part of the same grapheme as a letter before it.
  fileprivate var joinsBefore: Bool {
    value >= 0x300 && String(String.UnicodeScalarView(["a", self])).count == 1
  }
}
