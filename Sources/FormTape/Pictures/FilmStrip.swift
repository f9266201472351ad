/// One row of the screen over time: a constant part, and changing parts side by side that move
/// under a window.
struct FilmStrip {
  private let row: Int

  /// The number of the constant part; `nil` if there is none.
  private let ground: Int?

  /// The numbers of the changing parts, from left to right; `nil` for an empty one.
  private var parts: [Int?] = []

  /// The index of the visible part, from a percentage of the film on.
  private var steps: [(percent: String, part: Int)] = []

  /// Creates the strip of a row.
  /// - Parameters:
  ///   - row: The row, from 0.
  ///   - stops: The row at each stop of the film; empty if the screen is smaller then.
  ///   - blank: An empty cell.
  ///   - drawn: The collection of drawn rows.
  init(
    row: Int,
    _ stops: [(percent: String, cells: [PictureCell])],
    blank: PictureCell,
    _ drawn: inout DrawnRows
  ) {
    self.row = row
    let count = stops.map(\.cells.count).max() ?? 0
    let cells = stops.map { $0.cells + Array(repeating: blank, count: count - $0.cells.count) }
    let stays = (0..<count).map { column in cells.allSatisfy { $0[column] == cells[0][column] } }
    func part(of cells: [PictureCell], staying: Bool) -> [PictureCell] {
      zip(cells, stays).map { $1 == staying ? $0 : blank }
    }
    ground = cells.first.flatMap { drawn.number(of: part(of: $0, staying: true)) }
    for (stop, cells) in zip(stops, cells) {
      let number = drawn.number(of: part(of: cells, staying: false))
      let index = parts.firstIndex(of: number) ?? parts.count
      if index == parts.count { parts.append(number) }
      if steps.last?.part != index { steps.append((stop.percent, index)) }
    }
  }

  /// The strip, with the last part in view unless the style moves it.
  func svg(width: Double, look: PictureLook) -> String {
    let top = (Double(row) * look.cellHeight).svg
    func use(_ number: Int?, at left: Double) -> String {
      let left = left > 0 ? " x=\"\(left.svg)\"" : ""
      return number.map { "<use href=\"#r\($0)\"\(left) y=\"\(top)\"/>\n" } ?? ""
    }
    let standing = use(ground, at: 0)
    guard let last = steps.last?.part, steps.count > 1 else { return standing }
    let shift = (-width * Double(last)).svg
    let moving = parts.enumerated().map { use($1, at: width * Double($0)) }.joined()
    return
      "\(standing)<g id=\"m\(row)\" class=\"m\" transform=\"translate(\(shift))\">\n\(moving)</g>\n"
  }

  /// The style that moves the strip; `nil` if nothing changes.
  func css(width: Double) -> String? {
    guard steps.count > 1 else { return nil }
    let stops = steps.map { step in
      "\(step.percent)%{transform:translateX(\((-width * Double(step.part)).svg)px)}"
    }
    return "#m\(row){animation-name:m\(row)}@keyframes m\(row){\(stops.joined())}"
  }
}
