import FormValidation

extension String {
  /// The lines of a text by the form's author, without trailing blank ones.
  package var textLines: [String] {
    guard let first = utf8.first else { return [] }
    if first != UInt8(ascii: " "), isPrintableASCII { return [self] }
    var lines = withLineFeeds.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    return lines.map(String.init)
  }

  /// The first line of a text by the form's author that is not blank; empty if there is none.
  package var firstLine: String {
    textLines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
  }

  /// Returns the text if it fits in a width; otherwise as much as fits, and a mark.
  package func fitted(to columns: Int, _ glyphs: Glyphs) -> String {
    guard cellWidth > columns else { return self }
    var kept = ""
    var width = 1
    for character in self {
      width += character.cellWidth
      if width > columns { break }
      kept.append(character)
    }
    return kept + glyphs.hint
  }

  /// Returns the text wrapped to a width, in at most a number of rows, the last of which is cut if
  /// there are more.
  package func wrapped(to columns: Int, rows: Int, _ glyphs: Glyphs) -> [String] {
    var lines = wrapped(to: columns)
    if lines.count > rows, rows > 0 {
      let rest = lines[(rows - 1)...].joined(separator: " ")
      lines[(rows - 1)...] = [rest.fitted(to: columns, glyphs)]
    }
    return lines
  }
}
