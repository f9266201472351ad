import FormValidation
import Testing

@testable import FormWidgets

/// What a screen should show of a text, computed grapheme by grapheme.
struct ScreenModel {
  /// The graphemes as displayed, each with at least one cell.
  private let graphemes: [String]

  /// The text as typed.
  private let text: [Character]

  init(_ text: String) {
    self.text = Array(text)
    graphemes = self.text.map { ScreenModel.shown(String($0).printable).printable }
  }

  /// Returns a grapheme with a circle for each four marks without a base character.
  private static func shown(_ grapheme: String) -> String {
    var runs: [[Unicode.Scalar]] = []
    for scalar in grapheme.unicodeScalars {
      if scalar.cellWidth > 0 {
        let isMark = runs.isEmpty && "a\(scalar)".count == 1
        // The circle has a cell of its own, separate from the marks of this one.
        runs += isMark ? [["\u{25CC}"], [scalar]] : [[scalar]]
      } else if let last = runs.last, last.count < 5 {
        runs[runs.count - 1].append(scalar)
      } else {
        runs.append(["\u{25CC}", scalar])
      }
    }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: runs.joined())
    return String(shown)
  }

  /// Returns the width of some of the graphemes.
  func width(_ range: Range<Int>) -> Int {
    graphemes[range].reduce(0) { $0 + $1.cellWidth }
  }

  /// Returns the row that shows some of the graphemes from a cell on, blank where a wide one is cut
  /// in half.
  func row(_ range: Range<Int>, from offset: Int = 0, columns: Int) -> [String] {
    var cells = [String](repeating: " ", count: columns)
    var column = -offset
    for shown in graphemes[range].joined() {
      let width = String(shown).cellWidth
      defer { column += width }
      guard column >= 0, column + width <= columns else { continue }
      var cell = column
      for scalar in shown.unicodeScalars {
        if scalar.cellWidth == 0 {
          let last = cells[..<cell].lastIndex { !$0.isEmpty } ?? 0
          cells[last].unicodeScalars.append(scalar)
          continue
        }
        cells[cell] = String(scalar)
        if scalar.cellWidth == 2 { cells[cell + 1] = "" }
        cell += scalar.cellWidth
      }
    }
    return cells
  }

  /// Returns the row of a single-line field with the caret after a number of graphemes.
  func fieldRow(caret: Int, columns: Int) -> (cells: [String], caret: Int) {
    let before = width(0..<caret)
    let after = width(caret..<text.count)
    let window = LineWindow(before: before, after: after, columns: columns)
    var cells = row(0..<text.count, from: window.offset, columns: columns)
    if window.offset > 0 { cut(&cells, at: 0, "‹") }
    if before + after - window.offset > columns { cut(&cells, at: columns - 1, "›") }
    // The caret after a text that fills the screen is on its last cell.
    return (cells, min(before - window.offset, columns - 1))
  }

  /// Returns the lines of an area as ranges of graphemes, without line breaks.
  ///
  /// Each is as long as fits, and ends after a space or beside a wide character if possible.
  func lines(columns: Int) -> [Range<Int>] {
    let room = max(1, columns - 1)
    var lines: [Range<Int>] = []
    var start = 0
    while start <= text.count {
      let stop = text[start...].firstIndex(of: "\n") ?? text.count
      while true {
        var end = start
        while end < stop, fits(start..<end + 1, room) || end == start { end += 1 }
        if end < stop {
          end = (start + 1...end).last { mayEnd(at: $0) } ?? end
        }
        lines.append(start..<end)
        start = end
        if end == stop { break }
      }
      start = stop + 1
    }
    return lines
  }

  private func fits(_ range: Range<Int>, _ room: Int) -> Bool {
    let ends = text[range.upperBound - 1] == " " ? range.dropLast() : range
    return width(ends.startIndex..<ends.endIndex) <= room
  }

  private func mayEnd(at offset: Int) -> Bool {
    text[offset - 1] == " " || text[offset - 1].allowsBreak(before: text[offset])
  }

  /// Covers a cell, and the other half of a wide character there.
  func cut(_ cells: inout [String], at column: Int, _ mark: String) {
    if cells[column].isEmpty { cells[column - 1] = " " }
    if column + 1 < cells.count, cells[column + 1].isEmpty { cells[column + 1] = " " }
    cells[column] = mark
  }
}
