import FormValidation

/// The text as displayed: each grapheme takes at least one cell, whatever it is made of.
extension EditedText {
  /// Returns a part as displayed.
  /// - Complexity: O(n), in bytes of the part.
  func shown(_ range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)]).shown
  }

  /// Returns the width of a part as displayed, in cells.
  /// - Complexity: O(n), in bytes of the part.
  func cells(of range: Range<Int>) -> Int {
    shown(range).cellWidth
  }

  /// Returns the number of graphemes in a part.
  /// - Complexity: O(n), in bytes of the part.
  func graphemeCount(of range: Range<Int>) -> Int {
    String(text[index(range.lowerBound)..<index(range.upperBound)]).graphemeCount
  }

  /// Returns the position of the grapheme at a cell of a line; after the last one, the end of the
  /// line.
  /// - Complexity: O(n), in graphemes of the line.
  func place(atCell cell: Int, ofLine line: Range<Int>) -> Int {
    let line = text[index(line.lowerBound)..<index(line.upperBound)]
    var end = 0
    for index in line.indices {
      end += line[index].shownWidth
      if cell < end { return place(index) }
    }
    return place(line.endIndex)
  }

  /// Returns the position of a grapheme by its number from 0; after the last one, the end of the
  /// text.
  /// - Complexity: O(n), in graphemes.
  func place(ofGrapheme number: Int) -> Int {
    let end = text.endIndex
    return place(text.index(text.startIndex, offsetBy: max(0, number), limitedBy: end) ?? end)
  }
}
