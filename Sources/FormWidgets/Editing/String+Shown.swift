import FormValidation

extension String {
  /// The text as displayed while it is edited: characters that could disrupt a terminal are made
  /// visible, and every grapheme has a cell.
  ///
  /// A mark without a base character, or with too many marks before it, is shown on a circle, so
  /// that no grapheme joins the substitute of another.
  /// - Complexity: O(n), in bytes.
  var shown: String {
    guard !isPrintableASCII else { return self }
    let printable = printable
    let isBare = printable.unicodeScalars.allSatisfy { $0.cellWidth > 0 && !$0.joinsBefore }
    // A mark on a circle is a separate character, whose variation selector may have to be dropped.
    return isBare ? printable : reduce(into: "") { $0 += $1.shown }.printable
  }
}

extension Character {
  /// The number of marks that a cell holds; terminals are never sent more.
  /// - Source: ncurses, curses.h, `CCHARW_MAX`: a character and four that combine with it.
  private static let marksInCell = 4

  /// The base for marks that have none.
  /// - Source: Unicode 15.0, 2.11 "Combining Characters", on isolated marks.
  private static let markBase: Unicode.Scalar = "\u{25CC}"

  /// The width of the character as displayed.
  var shownWidth: Int {
    let byte = utf8.first ?? 0
    return byte < 0x80 && utf8.count == 1 ? 1 : shown.cellWidth
  }

  /// The character as displayed.
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
  /// Whether the scalar joins the grapheme of a preceding letter.
  fileprivate var joinsBefore: Bool {
    value >= 0x300 && String(String.UnicodeScalarView(["a", self])).count == 1
  }
}
