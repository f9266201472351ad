import FormWidgets

/// A sequence of screens as one SVG, animated without a script.
///
/// The constant part of a row is drawn once. The changing part is a strip under a window that moves
/// only when that row changes. Viewers without animation show the last screen.
public struct SVGFilm: Equatable, Sendable {
  /// A screen, and when it is shown.
  package struct Still: Equatable, Sendable {
    /// The time since the start.
    package var time: Duration
    /// The screen.
    package var grid: CellGrid
    /// The position of the cursor; `nil` if hidden.
    package var cursor: ScreenPosition?

    package init(at time: Duration, _ grid: CellGrid, cursor: ScreenPosition? = nil) {
      self.time = time
      self.grid = grid
      self.cursor = cursor
    }
  }

  /// The screens, in the order of their times; the first one is shown from the start.
  package var stills: [Still]

  /// How long the last one is shown before the film restarts.
  package var pause: Duration

  /// The colors, fonts and measures.
  package var look: PictureStyle

  package init(
    _ stills: [Still],
    pause: Duration = .seconds(2),
    look: PictureStyle = PictureStyle()
  ) {
    self.stills = stills
    self.pause = pause
    self.look = look
  }

  /// The film as SVG; an empty picture if there are none.
  /// - Complexity: O(n), in cells of all stills.
  public var text: String {
    let size = Size(
      columns: stills.map(\.grid.size.columns).max() ?? 1,
      rows: stills.map(\.grid.size.rows).max() ?? 1
    )
    let (width, height) = look.extent(of: size)
    // Viewers blur edges, so what is beside the window keeps its distance.
    let stride = width + look.cellWidth
    var drawn = DrawnRows(look: look)
    let stops = stops
    let blank = PictureCell(Cell(" "), isCursor: false, theme: look.theme)
    let strips = (0..<size.rows).map { row in
      let cells = stops.map { ($0.percent, $0.rows.indices.contains(row) ? $0.rows[row] : []) }
      return FilmStrip(row: row, cells, blank: blank, &drawn)
    }
    var inks = PictureInks()
    let definitions = drawn.definitions(&inks)
    let body = """
      <defs>
      \(definitions)</defs>
      <svg x="\(look.padding.svg)" y="\(look.padding.svg)" width="\(width.svg)" \
      height="\(height.svg)">
      \(strips.map { $0.svg(stride: stride, look: look) }.joined())</svg>

      """
    return PictureSheet(size: size, look: look, description: stills.last?.grid.text).text(
      css: inks.css + motion(of: strips, stride: stride),
      body: body
    )
  }

  /// The length of the film in seconds, including the pause.
  private var length: Double { (max(stills.last?.time ?? .zero, .zero) + pause).seconds }

  /// The rows of each still, and its time in percent of the film; of simultaneous stills, only the
  /// last.
  private var stops: [(percent: String, rows: [[PictureCell]])] {
    var stops: [(percent: String, rows: [[PictureCell]])] = []
    for (number, still) in stills.enumerated() {
      let time = number == 0 || length == 0 ? 0 : max(0, still.time.seconds) / length * 100
      if stops.last?.percent == time.svg { stops.removeLast() }
      let rows = PictureRows.cells(of: still.grid, cursor: still.cursor, theme: look.theme)
      stops.append((time.svg, rows))
    }
    return stops
  }

  /// Returns the style that moves the strips, in steps.
  private func motion(of strips: [FilmStrip], stride: Double) -> String {
    let moving = strips.compactMap { $0.css(stride: stride) }
    guard !moving.isEmpty, length > 0 else { return "" }
    return ".m{animation:\(length.svg)s step-end infinite}\(moving.joined())"
      + "@media(prefers-reduced-motion:reduce){.m{animation:none!important}}"
  }
}

/// One row of the screen over time: a constant part, and changing parts side by side that move
/// under a window.
struct FilmStrip {
  private let row: Int

  /// The number of the constant part; `nil` if there is none.
  private let ground: Int?

  /// The numbers of the changing parts, from left to right; `nil` for an empty one.
  private var parts: [Int?] = []

  /// The index of the visible part, starting at a percentage of the film.
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

  /// The strip, with the last part in view unless the style moves it; parts begin a stride apart.
  func svg(stride: Double, look: PictureStyle) -> String {
    let top = (Double(row) * look.cellHeight).svg
    func use(_ number: Int?, at left: Double) -> String {
      let left = left > 0 ? " x=\"\(left.svg)\"" : ""
      return number.map { "<use href=\"#r\($0)\"\(left) y=\"\(top)\"/>\n" } ?? ""
    }
    let standing = use(ground, at: 0)
    guard let last = steps.last?.part, steps.count > 1 else { return standing }
    let shift = (-stride * Double(last)).svg
    let moving = parts.enumerated().map { use($1, at: stride * Double($0)) }.joined()
    return
      "\(standing)<g id=\"m\(row)\" class=\"m\" transform=\"translate(\(shift))\">\n\(moving)</g>\n"
  }

  /// The style that moves the strip; `nil` if nothing changes.
  func css(stride: Double) -> String? {
    guard steps.count > 1 else { return nil }
    let stops = steps.map { step in
      "\(step.percent)%{transform:translateX(\((-stride * Double(step.part)).svg)px)}"
    }
    return "#m\(row){animation-name:m\(row)}@keyframes m\(row){\(stops.joined())}"
  }
}

/// The distinct rows of a film's screens.
struct DrawnRows {
  private let look: PictureStyle
  private var rows: [[PictureCell]] = []
  private var numbers: [[PictureCell]: Int] = [:]

  /// Creates an empty collection.
  init(look: PictureStyle) {
    self.look = look
  }

  /// Returns the number of a row; `nil` if it is empty.
  mutating func number(of row: [PictureCell]) -> Int? {
    guard !isEmpty(row) else { return nil }
    if let number = numbers[row] { return number }
    numbers[row] = rows.count
    rows.append(row)
    return rows.count - 1
  }

  /// The definitions of the rows, referenced by number.
  func definitions(_ inks: inout PictureInks) -> String {
    var definitions = ""
    for (number, row) in rows.enumerated() {
      let svg = PictureRows(rows: [row], look: look).svg(&inks)
      definitions += "<g id=\"r\(number)\">\n\(svg)</g>\n"
    }
    return definitions
  }

  private func isEmpty(_ row: [PictureCell]) -> Bool {
    row.allSatisfy { $0.isBlank && $0.background == nil && !$0.ink.isLined }
  }
}
