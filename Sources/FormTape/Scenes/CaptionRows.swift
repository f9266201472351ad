import FormWidgets

/// The rows of a caption below a screen: a blank one, then its lines, centered.
struct CaptionRows {
  /// The lines; empty for an empty caption.
  private let lines: [String]

  private let columns: Int
  private let glyphs: Glyphs

  /// Wraps a caption to the width of a screen, with a margin.
  init(_ caption: String, columns: Int, glyphs: Glyphs = .unicode) {
    let room = max(1, columns - 2)
    lines =
      caption.isEmpty
      ? [] : caption.printableLines.split(separator: "\n").flatMap { String($0).wrapped(to: room) }
    self.columns = columns
    self.glyphs = glyphs
  }

  /// The number of rows.
  var count: Int { lines.isEmpty ? 0 : lines.count + 1 }

  /// Returns the rows, or a number of them: with blank ones at the end, without the first one, or
  /// with a mark at the end of the last line that fits.
  func spans(in room: Int? = nil) -> [[Span]] {
    let room = room ?? count
    var shown = lines
    if lines.count > room {
      let rest = lines.dropFirst(max(0, room - 1)).joined(separator: " ")
      shown = lines.prefix(room).dropLast() + [rest.fitted(to: max(1, columns - 2), glyphs)]
    }
    var canvas = Canvas(size: Size(columns: columns, rows: max(0, room)), glyphs: glyphs)
    for (row, line) in zip(max(0, min(1, room - shown.count))..., shown) {
      let column = max(0, (columns - line.cellWidth) / 2)
      canvas.write(line, row: row, column: column, style: .strong)
    }
    return canvas.rows
  }
}

extension CellGrid {
  /// Returns the screen with a caption below it, in a number of rows, by default those it needs.
  package func captioned(_ caption: String, rows: Int? = nil) -> CellGrid {
    let caption = CaptionRows(caption, columns: size.columns)
    let rows = rows ?? caption.count
    return rows == 0 ? self : appending(caption.spans(in: rows))
  }
}

extension Frame {
  /// Returns the frame with more rows below.
  func extended(by spans: [[Span]]) -> Frame {
    let size = Size(columns: size.columns, rows: size.rows + spans.count)
    return Frame(size: size, rows: rows + spans, cursor: cursor)
  }
}
