import FormWidgets
import SourceText

/// A sequence of screens as one HTML page that plays them, without network.
///
/// The screens are selectable text. Each distinct row is stored once, and each frame only as its
/// differences from the previous one.
public struct HTMLFilm: Sendable {
  /// A screen, when it is shown, and what belongs to it.
  package struct Still: Sendable {
    /// The time since the start.
    package var time: Duration
    /// The screen.
    package var grid: CellGrid
    /// The position of the cursor; `nil` if hidden.
    package var cursor: ScreenPosition?
    /// The text below the screen; empty for none.
    package var caption: String
    /// The key that led to it; empty for none.
    package var key: String

    package init(
      at time: Duration,
      _ grid: CellGrid,
      cursor: ScreenPosition? = nil,
      caption: String = "",
      key: String = ""
    ) {
      self.time = time
      self.grid = grid
      self.cursor = cursor
      self.caption = caption
      self.key = key
    }
  }

  /// The screens, in the order of their times.
  package var stills: [Still]

  /// How long the last one is shown.
  package var pause = Duration.seconds(2)

  /// The colors, fonts and measures.
  package var look: PictureStyle

  package init(_ stills: [Still], look: PictureStyle = PictureStyle()) {
    self.stills = stills
    self.look = look
  }

  /// How every page begins.
  package static var beginning: Substring {
    PageTemplate.film.filled([:])[...].prefix { $0 != "\n" }
  }

  /// The page.
  /// - Complexity: O(n), in cells of all stills.
  public var text: String {
    let reel = reel
    return PageTemplate.film.filled([
      "title": look.title.xml, "colors": reel.colors,
      "last": stills.last?.grid.text.xmlContent ?? "", "film": reel.data,
    ])
  }

  /// What the page of a film has of its own.
  struct Reel {
    /// The rows and frames, as JSON that a script can contain.
    let data: String
    /// The style sheet of the rows.
    let colors: String
    /// The number of the frame that shows each still, or the one that replaces it at once.
    let frames: [Int]
  }

  /// The film itself.
  var reel: Reel {
    var writer = FilmWriter(looks: looks)
    let (distinct, frames) = distinctStills
    for still in distinct { writer.add(still) }
    return Reel(data: film(writer), colors: writer.colors, frames: frames)
  }

  /// The stills without those replaced at once, whose keys count for the next one, and the index
  /// among these for each still.
  private var distinctStills: (stills: [Still], numbers: [Int]) {
    var distinct: [Still] = []
    var numbers: [Int] = []
    for var still in stills {
      if let last = distinct.last,
        last.time.wholeMilliseconds == still.time.wholeMilliseconds
      {
        if still.key.isEmpty { still.key = last.key }
        distinct.removeLast()
      }
      numbers.append(distinct.count)
      distinct.append(still)
    }
    return (distinct, numbers)
  }

  /// The colors in the dark and in the light look; the tape's own colors replace the nearer ones.
  private var looks: (dark: PictureTheme, light: PictureTheme) {
    look.theme.isDark ? (look.theme, .light) : (.dark, look.theme)
  }

  /// Returns the data of the script.
  private func film(_ writer: FilmWriter) -> String {
    let end = (stills.last?.time ?? .zero) + pause
    let isDefault = look.theme == .dark
    let members: [(String, String)] = [
      ("columns", "\(stills.map(\.grid.size.columns).max() ?? 1)"),
      ("rows", "\(stills.map(\.grid.size.rows).max() ?? 1)"),
      ("size", look.fontSize.svg), ("font", look.fontFamily.json),
      ("end", "\(end.wholeMilliseconds)"),
      ("look", isDefault ? "null" : look.theme.isDark ? "\"dark\"" : "\"light\""),
      ("captions", "[\(writer.captions.map(\.json).joined(separator: ","))]"),
      ("texts", "[\n\(writer.texts.joined(separator: ",\n"))\n]"),
      ("frames", "[\n\(writer.frames.joined(separator: ",\n"))\n]"),
    ]
    let data = members.map { "\($0.0.json):\($0.1)" }.joined(separator: ",\n")
    // A script ends at its closing tag, wherever that is.
    return "{\(data)}".replacing("<", with: "\\u003c")
  }
}
