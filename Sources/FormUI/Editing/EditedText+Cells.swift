import FormValidation

/// A text as it is shown: each grapheme takes a cell at least, whatever it is made of.
extension EditedText {
  /// A part as it is shown.
  /// - Complexity: O(n), in bytes of the part.
  func shown(_ range: Range<Int>) -> String {
    String(text[index(range.lowerBound)..<index(range.upperBound)]).shown
  }

  /// The cells of a part as it is shown.
  /// - Complexity: O(n), in bytes of the part.
  func cells(of range: Range<Int>) -> Int {
    shown(range).cellWidth
  }

  /// The graphemes of a part.
  /// - Complexity: O(n), in bytes of the part.
  func graphemeCount(of range: Range<Int>) -> Int {
    String(text[index(range.lowerBound)..<index(range.upperBound)]).graphemeCount
  }

  /// The place of the grapheme that a cell of a line belongs to: the line's end beyond its last
  /// one.
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

  /// The place of a grapheme of the text, by its number from 0: the text's end beyond the last one.
  /// - Complexity: O(n), in graphemes.
  func place(ofGrapheme number: Int) -> Int {
    let end = text.endIndex
    return place(text.index(text.startIndex, offsetBy: max(0, number), limitedBy: end) ?? end)
  }
}
