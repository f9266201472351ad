import FormUI

/// Screens that follow each other, as one SVG that moves: a strip of them behind a window.
///
/// Each row is drawn once, however often it is shown. Viewers without motion show the last screen.
public struct SVGFilm: Hashable, Sendable {
  /// A screen, and when it comes.
  public struct Frame: Hashable, Sendable {
    /// The time since the start.
    public var time: Duration
    /// The screen.
    public var grid: CellGrid
    /// Where the cursor stands; nothing where none is shown.
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

  /// How long the last one is shown, before all begins again.
  public var pause: Duration

  /// What the pictures look like.
  public var look: PictureLook

  /// Creates a film.
  public init(_ frames: [Frame], pause: Duration = .seconds(2), look: PictureLook = PictureLook()) {
    self.frames = frames
    self.pause = pause
    self.look = look
  }

  /// The film as SVG; a picture of nothing where there are no frames.
  /// - Complexity: O(n), in cells of all frames.
  public var text: String {
    var strip = FilmStrip(look: look)
    let shown = frames.map { frame in
      (frame.time, strip.index(of: frame))
    }
    var inks = PictureInks()
    let rows = strip.definitions(&inks)
    let size = Size(
      columns: frames.map(\.grid.size.columns).max() ?? 1,
      rows: frames.map(\.grid.size.rows).max() ?? 1
    )
    let (width, height) = look.extent(of: size)
    let css = inks.css + motion(shown, width: width)
    let last = -width * Double(shown.last?.1 ?? 0)
    let body = """
      <defs>
      \(rows)</defs>
      <svg x="\(look.padding.svg)" y="\(look.padding.svg)" width="\(width.svg)" \
      height="\(height.svg)">
      <g id="strip" transform="translate(\(last.svg))">
      \(strip.screens(width: width))</g>
      </svg>

      """
    return PictureSheet(size: size, look: look).text(css: css, body: body)
  }

  /// The style that moves the strip, in steps; frames that follow each other at once are left out.
  private func motion(_ shown: [(time: Duration, index: Int)], width: Double) -> String {
    guard let end = shown.last?.time, shown.count > 1 else { return "" }
    let total = (max(end, .zero) + pause).seconds
    guard total > 0 else { return "" }
    var steps: [(percent: String, index: Int)] = []
    for (number, frame) in shown.enumerated() {
      let percent = number == 0 ? "0" : (max(0, frame.time.seconds) / total * 100).svg
      if steps.last?.percent == percent { steps.removeLast() }
      if steps.last?.index != frame.index { steps.append((percent, frame.index)) }
    }
    let stops = steps.map { "\($0.percent)%{transform:translateX(\(px(-width, $0.index)))}" }
    return "@keyframes play{\(stops.joined())}"
      + "#strip{animation:play \(total.svg)s step-end infinite}"
      + "@media(prefers-reduced-motion:reduce){#strip{animation:none}}"
  }

  private func px(_ width: Double, _ index: Int) -> String { "\((width * Double(index)).svg)px" }
}
