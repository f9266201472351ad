import SourceText

/// Draws rows of cells as SVG: backgrounds, then shapes, then text.
struct PictureRows {
  /// The rows, from the top.
  let rows: [[PictureCell]]

  let look: PictureStyle

  /// Returns the cells of a screen as a picture shows them.
  static func cells(
    of grid: CellGrid,
    cursor: ScreenPosition?,
    theme: PictureTheme
  ) -> [[PictureCell]] {
    let isDark = theme.isDark
    return grid.rows.enumerated().map { row, cells in
      cells.enumerated().map { column, cell in
        var cell = cell
        if !isDark { cell.look = cell.look.onLightGround }
        // The cursor on a wide character covers both its cells.
        let isHere = cursor?.row == row + 1 && cursor?.column == column + 1
        let isBefore = cursor?.row == row + 1 && cursor?.column == column
        let isCursor = isHere || (isBefore && cell.text.isEmpty)
        return PictureCell(cell, isCursor: isCursor, theme: theme)
      }
    }
  }

  /// Returns the rows as SVG.
  func svg(_ inks: inout PictureInks) -> String {
    // Text inks come first in the style sheet, though text is drawn last.
    let texts = rows.indices.map { text(ofRow: $0, &inks) }.joined()
    return backgrounds() + drawings(&inks) + texts
  }

  private func backgrounds() -> String {
    var rectangles = ""
    for (row, cells) in rows.enumerated() {
      for run in cells.runs(where: { $0.background == $1.background }) {
        guard let color = cells[run.lowerBound].background else { continue }
        let area = rectangle(row: row, columns: run)
        rectangles += "<rect x=\"\(area.left.svg)\" y=\"\(area.top.svg)\""
        rectangles += " width=\"\(area.width.svg)\" height=\"\(area.height.svg)\""
        rectangles += " fill=\"\(color)\"/>"
      }
    }
    return rectangles.isEmpty ? "" : "<g shape-rendering=\"crispEdges\">\(rectangles)</g>\n"
  }

  /// Returns the shapes and underlined blanks, with one path per color and opacity.
  private func drawings(_ inks: inout PictureInks) -> String {
    var keys: [String] = []
    var paths: [String: String] = [:]
    for (row, cells) in rows.enumerated() {
      for run in cells.runs(where: { $0.text == $1.text && $0.ink == $1.ink }) {
        guard let drawing = CellDrawing(cells[run.lowerBound]) else { continue }
        let name = inks.name(of: PictureInk(color: cells[run.lowerBound].ink.color))
        let opacity = drawing.opacity < 1 ? " fill-opacity=\"\(drawing.opacity.svg)\"" : ""
        let key = "class=\"\(name)\"\(opacity)"
        if paths[key] == nil { keys.append(key) }
        for part in drawing.isSeamless ? [run] : run.map({ $0..<($0 + 1) }) {
          let area = rectangle(row: row, columns: part)
          paths[key, default: ""] += drawing.path(in: area, fontSize: look.fontSize)
        }
      }
    }
    return keys.map { "<path \($0) d=\"\(paths[$0] ?? "")\"/>\n" }.joined()
  }

  /// Returns the text of a row: one part per word and per non-ASCII character.
  private func text(ofRow row: Int, _ inks: inout PictureInks) -> String {
    let cells = rows[row]
    let words = cells.runs(where: PictureRows.areOneWord).filter { run in
      let cell = cells[run.lowerBound]
      return !cell.text.isEmpty && !cell.isBlank && CellDrawing(cell) == nil
    }
    guard let first = words.first.map({ cells[$0.lowerBound].ink }) else { return "" }
    // An ink shared by all words is named once, which makes films a tenth smaller.
    let isShared = words.allSatisfy { cells[$0.lowerBound].ink == first }
    var parts = ""
    for run in words {
      let area = rectangle(row: row, columns: run)
      parts += "<tspan x=\"\(area.left.svg)\""
      if !isShared { parts += " class=\"\(inks.name(of: cells[run.lowerBound].ink))\"" }
      if run.count > 1 { parts += " textLength=\"\(area.width.svg)\"" }
      parts += ">\(cells[run].map(\.text).joined().unbrokenSpaces.xml)</tspan>"
    }
    let baseline = (Double(row) * look.cellHeight + look.baseline).svg
    let shared = isShared ? " class=\"\(inks.name(of: first))\"" : ""
    return "<text y=\"\(baseline)\"\(shared)>\(parts)</text>\n"
  }

  /// Returns whether two neighbors are drawn as one word.
  private static func areOneWord(_ left: PictureCell, _ right: PictureCell) -> Bool {
    left.isPlain && right.isPlain && left.isBlank == right.isBlank && left.ink == right.ink
  }

  private func rectangle(row: Int, columns: Range<Int>) -> PictureRectangle {
    PictureRectangle(
      left: Double(columns.lowerBound) * look.cellWidth,
      top: Double(row) * look.cellHeight,
      width: Double(columns.count) * look.cellWidth,
      height: look.cellHeight
    )
  }
}

extension Array {
  /// Returns the longest runs of neighbors that belong together, by index.
  fileprivate func runs(where areTogether: (Element, Element) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in indices where index + 1 == count || !areTogether(self[index], self[index + 1]) {
      runs.append(start..<(index + 1))
      start = index + 1
    }
    return runs
  }
}

extension String {
  /// The text with nonbreaking spaces, which viewers keep.
  fileprivate var unbrokenSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == " " ? "\u{A0}" : $0 }))
  }
}
