/// A report on a terminal that is narrower than some of its lines, which would break inside words,
/// and part carets from what they mark.
package struct FittedReport {
  /// The report.
  package let text: String

  /// Fits a report to a width in cells.
  ///
  /// Excerpts are clipped around their carets, and sentences wrapped between words; no word is
  /// broken, so that paths can be copied. Lines with columns, as of tables and screens, stay.
  package init(_ report: String, columns: Int) {
    var fitted: [String] = []
    var rest = report.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      if let marks = rest.first, let lines = FittedReport.excerpt(line, marks, columns) {
        fitted += lines
        rest.removeFirst()
      } else {
        fitted += FittedReport.wrapped(line, columns)
      }
    }
    text = fitted.joined(separator: "\n")
  }

  /// Returns the lines of an excerpt, `  12 | text` and the carets below it, as they fit; `nil` if
  /// they are none.
  private static func excerpt(
    _ line: Substring,
    _ marks: Substring,
    _ columns: Int
  ) -> [String]? {
    guard let bar = line.firstRange(of: " | "), let lower = marks.firstRange(of: " | "),
      line[..<bar.lowerBound].allSatisfy({ $0 == " " || $0.isNumber }),
      marks[..<lower.lowerBound].allSatisfy({ $0 == " " }), marks.last == "^"
    else { return nil }
    let (text, carets) = (line[bar.upperBound...], marks[lower.upperBound...])
    let room = columns - line[..<bar.upperBound].count
    guard room > 2, text.width > room else { return [String(line), String(marks)] }
    var (start, offset) = (carets.prefix { $0 == " " }.count, 0)
    for character in text where start > 0 {
      start -= character.joinedCellWidth
      offset += 1
    }
    let length = carets.count { $0 == "^" }
    let shown = Excerpt.clip(String(text), around: offset, length: length, to: room)
    return [
      line[..<bar.upperBound] + shown.text,
      marks[..<lower.upperBound] + String(repeating: " ", count: shown.caret)
        + String(repeating: "^", count: shown.caretWidth),
    ]
  }

  private static func wrapped(_ line: Substring, _ columns: Int) -> [String] {
    let indent = String(line.prefix { $0 == " " })
    let sentence = line.dropFirst(indent.count)
    guard line.width > columns, !sentence.contains("  ") else { return [String(line)] }
    var lines: [String] = []
    var (last, width) = (indent, 0)
    for word in sentence.split(separator: " ") {
      let cells = word.width
      if width > 0, width + 1 + cells > columns {
        lines.append(last)
        (last, width) = (indent + "  ", 0)
      }
      last += (width > 0 ? " " : "") + word
      width = last.width
    }
    return lines + [last]
  }
}
