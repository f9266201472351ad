import TerminalText

/// A line of a text, clipped around a place, with a caret under it.
struct Excerpt {
  /// The maximum width of a line of an excerpt in cells, including the line number.
  static let widthLimit = 80

  /// The line, and the line with the caret.
  let lines: [String]

  /// Creates the excerpt of a line.
  /// - Complexity: O(n), in characters up to the place.
  init(of line: String, at place: Place, length: Int) {
    let number = String(place.line)
    let gutter = max(4, number.count)
    let room = Excerpt.widthLimit - gutter - 3
    let shown = Excerpt.clip(line, around: place.column - 1, length: length, to: room)
    let blank = String(repeating: " ", count: gutter)
    lines = [
      "\(blank.dropLast(number.count))\(number) | \(shown.text)",
      "\(blank) | \(String(repeating: " ", count: shown.caret))"
        + String(repeating: "^", count: shown.caretWidth),
    ]
  }

  /// Returns the part of a line that fits around a character, and the position of the caret, in
  /// cells from 0.
  static func clip(
    _ line: String,
    around offset: Int,
    length: Int,
    to room: Int
  ) -> (text: String, caret: Int, caretWidth: Int) {
    // Text beyond the available width is not shown, so it need not be measured.
    let skipped = max(0, offset - room)
    let window = line.dropFirst(skipped)
    let cells = window.prefix(2 * room).map { String($0).printable }
    let target = min(offset - skipped, cells.count)
    let isWhole = skipped == 0 && cells.count < 2 * room && cells.width <= room

    var start = target
    var before = 0
    while !isWhole, start > 0, before + cells[start - 1].width <= room * 2 / 3 {
      start -= 1
      before += cells[start].width
    }
    if isWhole { start = 0 }
    let isCutBefore = skipped + start > 0
    var end = start
    var width = isCutBefore ? 1 : 0
    while end < cells.count, width + cells[end].width <= (isWhole ? room : room - 1) {
      width += cells[end].width
      end += 1
    }
    let isCutAfter = !isWhole && (end < cells.count || cells.count == 2 * room)
    let marked = cells[min(target, end)..<min(target + length, end)]
    return (
      (isCutBefore ? "…" : "") + cells[start..<end].joined() + (isCutAfter ? "…" : ""),
      (isCutBefore ? 1 : 0) + cells[start..<min(target, end)].width,
      max(1, marked.width)
    )
  }
}

extension StringProtocol {
  /// The width in cells, on a terminal that joins the parts of characters.
  var width: Int { reduce(0) { $0 + $1.joinedCellWidth } }
}

extension Collection<String> {
  /// The total width in cells.
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}
