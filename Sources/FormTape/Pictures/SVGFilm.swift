import FormUI

/// A sequence of screens as one SVG, animated without a script.
///
/// The constant part of a row is drawn once. The changing part is a strip under a window that moves
/// only when that row changes. Viewers without animation show the last screen.
public struct SVGFilm: Hashable, Sendable {
  /// A screen, and when it is shown.
  public struct Frame: Hashable, Sendable {
    /// The time since the start.
    public var time: Duration
    /// The screen.
    public var grid: CellGrid
    /// Where the cursor is; `nil` if it is hidden.
    public var cursor: ScreenPosition?

    /// Creates a frame.
    public init(at time: Duration, _ grid: CellGrid, cursor: ScreenPosition? = nil) {
      self.time = time
      self.grid = grid
      self.cursor = cursor
    }
  }

  /// The screens, in the order of their times; the first one is shown from the start.
  public var frames: [Frame]

  /// How long the last one is shown before the film starts again.
  public var pause: Duration

  /// The colors, fonts and measures.
  public var look: PictureLook

  /// Creates a film.
  public init(_ frames: [Frame], pause: Duration = .seconds(2), look: PictureLook = PictureLook()) {
    self.frames = frames
    self.pause = pause
    self.look = look
  }

  /// The film as SVG; an empty picture if there are no frames.
  /// - Complexity: O(n), in cells of all frames.
  public var text: String {
    let size = Size(
      columns: frames.map(\.grid.size.columns).max() ?? 1,
      rows: frames.map(\.grid.size.rows).max() ?? 1
    )
    let (width, height) = look.extent(of: size)
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
      \(strips.map { $0.svg(width: width, look: look) }.joined())</svg>

      """
    return PictureSheet(size: size, look: look, description: frames.last?.grid.text).text(
      css: inks.css + motion(of: strips, width: width),
      body: body
    )
  }

  /// The length of the film in seconds, including the pause.
  private var length: Double { (max(frames.last?.time ?? .zero, .zero) + pause).seconds }

  /// The rows of each frame, and its time in percent of the film; of simultaneous frames, only the
  /// last.
  private var stops: [(percent: String, rows: [[PictureCell]])] {
    var stops: [(percent: String, rows: [[PictureCell]])] = []
    for (number, frame) in frames.enumerated() {
      let time = number == 0 || length == 0 ? 0 : max(0, frame.time.seconds) / length * 100
      if stops.last?.percent == time.svg { stops.removeLast() }
      let rows = PictureRows.cells(of: frame.grid, cursor: frame.cursor, theme: look.theme)
      stops.append((time.svg, rows))
    }
    return stops
  }

  /// Returns the style that moves the strips, in steps.
  private func motion(of strips: [FilmStrip], width: Double) -> String {
    let moving = strips.compactMap { $0.css(width: width) }
    guard !moving.isEmpty, length > 0 else { return "" }
    return ".m{animation:\(length.svg)s step-end infinite}\(moving.joined())"
      + "@media(prefers-reduced-motion:reduce){.m{animation:none!important}}"
  }
}
