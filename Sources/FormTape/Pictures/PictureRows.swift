/// Draws rows of cells as SVG: what is behind them, then lines and blocks, then letters.
struct PictureRows {
  /// The rows, from the top.
  let rows: [[PictureCell]]

  let look: PictureLook

  /// The rows of a screen as a picture shows them.
  static func cells(
    of grid: CellGrid,
    cursor: ScreenPosition?,
    theme: PictureTheme
  ) -> [[PictureCell]] {
    grid.rows.enumerated().map { row, cells in
      cells.enumerated().map { column, cell in
        // The cursor on a wide character covers both its cells.
        let isHere = cursor?.row == row + 1 && cursor?.column == column + 1
        let isBefore = cursor?.row == row + 1 && cursor?.column == column
        let isCursor = isHere || (isBefore && cell.text.isEmpty)
        return PictureCell(cell, isCursor: isCursor, theme: theme)
      }
    }
  }

  /// The rows as SVG, parts after each other.
  func svg(_ inks: inout PictureInks) -> String {
    // Letters come first in the style sheet, whatever is drawn first.
    let texts = rows.indices.map { text(ofRow: $0, &inks) }.joined()
    return backgrounds() + drawings(&inks) + texts
  }

  private func backgrounds() -> String {
    var rectangles = ""
    for (row, cells) in rows.enumerated() {
      for run in cells.runs(where: { $0.background == $1.background }) {
        guard let color = cells[run.lowerBound].background else { continue }
        let place = rectangle(row: row, columns: run)
        rectangles += "<rect x=\"\(place.left.svg)\" y=\"\(place.top.svg)\""
        rectangles += " width=\"\(place.width.svg)\" height=\"\(place.height.svg)\""
        rectangles += " fill=\"\(color)\"/>"
      }
    }
    return rectangles.isEmpty ? "" : "<g shape-rendering=\"crispEdges\">\(rectangles)</g>\n"
  }

  /// The lines, blocks and underlined blanks, one path for all of a colour and opacity.
  private func drawings(_ inks: inout PictureInks) -> String {
    var keys: [String] = []
    var paths: [String: PicturePath] = [:]
    for (row, cells) in rows.enumerated() {
      for run in cells.runs(where: { $0.text == $1.text && $0.ink == $1.ink }) {
        guard let drawing = CellDrawing(cells[run.lowerBound]) else { continue }
        let name = inks.name(of: PictureInk(color: cells[run.lowerBound].ink.color))
        let opacity = drawing.opacity < 1 ? " fill-opacity=\"\(drawing.opacity.svg)\"" : ""
        let key = "class=\"\(name)\"\(opacity)"
        if paths[key] == nil { keys.append(key) }
        for part in drawing.isSeamless ? [run] : run.map({ $0..<($0 + 1) }) {
          let place = rectangle(row: row, columns: part)
          drawing.add(to: &paths[key, default: PicturePath()], in: place, fontSize: look.fontSize)
        }
      }
    }
    return keys.map { "<path \($0) d=\"\(paths[$0]?.commands ?? "")\"/>\n" }.joined()
  }

  /// The letters of a row: a part for each word and for each character beyond ASCII.
  private func text(ofRow row: Int, _ inks: inout PictureInks) -> String {
    let cells = rows[row]
    let words = cells.runs(where: PictureRows.areOneWord).filter { run in
      let cell = cells[run.lowerBound]
      return !cell.text.isEmpty && !cell.isBlank && CellDrawing(cell) == nil
    }
    guard let first = words.first.map({ cells[$0.lowerBound].ink }) else { return "" }
    // An ink that all share is named once, which makes films a tenth smaller.
    let isShared = words.allSatisfy { cells[$0.lowerBound].ink == first }
    var parts = ""
    for run in words {
      let place = rectangle(row: row, columns: run)
      parts += "<tspan x=\"\(place.left.svg)\""
      if !isShared { parts += " class=\"\(inks.name(of: cells[run.lowerBound].ink))\"" }
      if run.count > 1 { parts += " textLength=\"\(place.width.svg)\"" }
      parts += ">\(cells[run].map(\.text).joined().unbrokenSpaces.xml)</tspan>"
    }
    let baseline = (Double(row) * look.cellHeight + look.baseline).svg
    let shared = isShared ? " class=\"\(inks.name(of: first))\"" : ""
    return "<text y=\"\(baseline)\"\(shared)>\(parts)</text>\n"
  }

  /// Whether two neighbours are drawn as one word.
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
  /// The longest runs of neighbours that belong together, by index.
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
  /// The text with spaces that a picture does not drop.
  fileprivate var unbrokenSpaces: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == " " ? "\u{A0}" : $0 }))
  }
}
