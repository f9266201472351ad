import FormWidgets
import SourceText

/// The distinct rows and the frames of a film, as JSON, and the styles that they use.
struct FilmWriter {
  /// The rows, by number; the first one is empty.
  private(set) var texts = ["[]"]

  private(set) var frames: [String] = []

  /// The captions, by number; the first one is empty.
  private(set) var captions = [""]

  private let looks: (dark: PictureTheme, light: PictureTheme)
  private var textNumbers = ["[]": 0]
  private var styles: [CellAppearance] = [CellAppearance()]
  private var rows: [Int] = []
  private var cursor = "null"
  private var caption = ""

  /// Creates a film without frames.
  init(looks: (dark: PictureTheme, light: PictureTheme)) {
    self.looks = looks
  }

  /// Adds a frame.
  mutating func add(_ still: HTMLFilm.Still) {
    var members = ["\"at\":\(still.time.wholeMilliseconds)"]
    let cells = still.grid.rows
    let drawn = cells.map { number(of: $0) }
    let count = max(rows.count, drawn.count)
    let (old, new) = (rows.padded(to: count), drawn.padded(to: count))
    let changes = (0..<count).filter { old[$0] != new[$0] }.map { "\($0),\(new[$0])" }
    if !changes.isEmpty { members.append("\"rows\":[\(changes.joined(separator: ","))]") }
    rows = new
    let place = FilmWriter.place(of: still.cursor, in: cells)
    if place != cursor { members.append("\"cursor\":\(place)") }
    cursor = place
    if still.caption != caption { members.append("\"caption\":\(number(of: still.caption))") }
    caption = still.caption
    if !still.key.isEmpty { members.append("\"key\":\(still.key.json)") }
    frames.append("{\(members.joined(separator: ","))}")
  }

  /// The styles as CSS, in both looks.
  var colors: String {
    [("dark", looks.dark), ("light", looks.light)].map { name, theme in
      let ground = "color:\(theme.foreground);background:\(theme.background)"
      let rules = styles.indices.dropFirst().map { number in
        "[data-look=\"\(name)\"] .s\(number){\(styles[number].css(in: theme))}"
      }
      return (["[data-look=\"\(name)\"] #terminal{\(ground)}"] + rules).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  /// Returns the number of a caption.
  private mutating func number(of caption: String) -> Int {
    let shown = caption.printableLines
    if let number = captions.firstIndex(of: shown) { return number }
    captions.append(shown)
    return captions.count - 1
  }

  /// Returns the number of a row.
  private mutating func number(of cells: [Cell]) -> Int {
    let text = "[\(cells.runs.map { json(of: $0) }.joined(separator: ","))]"
    if let number = textNumbers[text] { return number }
    textNumbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  /// Returns a run as JSON: its text, its style, and the number of its cells if that differs from
  /// the length of the text.
  private mutating func json(of run: ArraySlice<Cell>) -> String {
    let look = run.first?.look ?? CellAppearance()
    let style = styles.firstIndex(of: look) ?? styles.count
    if style == styles.count { styles.append(look) }
    let text = run.indices.map { index in
      let isWide = index + 1 < run.endIndex && run[index + 1].text.isEmpty
      return run[index].text.isEmpty ? "" : run[index].terminalText(covering: isWide ? 2 : 1)
    }.joined()
    let cells = text.utf16.count == run.count ? "" : ",\(run.count)"
    return "[\(text.json),\(style)\(cells)]"
  }

  /// Returns the row, column and width of the cursor as JSON, from 0.
  private static func place(of cursor: ScreenPosition?, in rows: [[Cell]]) -> String {
    guard let cursor else { return "null" }
    let (row, column) = (cursor.row - 1, cursor.column - 1)
    let isWide =
      rows.indices.contains(row) && rows[row].indices.contains(column + 1)
      && rows[row][column + 1].text.isEmpty
    return "[\(row),\(column)\(isWide ? ",2" : "")]"
  }
}

extension [Cell] {
  /// The longest runs of the same look; without plain blanks at the end.
  ///
  /// A character outside ASCII is a run of its own, together with its repetitions, because it may
  /// come from another font.
  fileprivate var runs: [ArraySlice<Cell>] {
    let end = (lastIndex { $0.text != " " || $0.look != CellAppearance() } ?? -1) + 1
    var runs: [ArraySlice<Cell>] = []
    var start = 0
    for index in 0..<end {
      let next = index + 1
      if next < end, self[next].text.isEmpty { continue }
      if next < end, self[next].look == self[start].look {
        let arePlain = self[index].text.utf8.count == 1 && self[next].text.utf8.count == 1
        if arePlain || self[next].text == self[index].text { continue }
      }
      runs.append(self[start..<next])
      start = next
    }
    return runs
  }
}

extension [Int] {
  /// Returns the numbers with zeros after them.
  fileprivate func padded(to count: Int) -> [Int] {
    self + Array(repeating: 0, count: Swift.max(0, count - self.count))
  }
}

extension CellAppearance {
  /// Returns the look as CSS, in a theme; text is readable on the look's own background.
  fileprivate func css(in theme: PictureTheme) -> String {
    let look = theme.isDark ? self : onLightGround
    let cell = PictureCell(Cell("x", look: look), isCursor: false, theme: theme)
    let ink = cell.ink.color.readable(on: cell.background ?? theme.background)
    return "color:\(ink)" + (cell.background.map { ";background:\($0)" } ?? "")
      + cell.ink.cssOfAttributes
  }
}

extension String {
  /// Returns the color, or that of a theme's text if it cannot be read on a background, unless it is
  /// the background's own, which hides text.
  fileprivate func readable(on background: String) -> String {
    guard self != background, let ground = TerminalColor(name: background),
      let ink = TerminalColor(name: self), ink.contrast(with: ground) < 3
    else { return self }
    let texts = [PictureTheme.dark, .light].map(\.foreground)
    func contrast(_ name: String) -> Double {
      TerminalColor(name: name)?.contrast(with: ground) ?? 0
    }
    return texts.max { contrast($0) < contrast($1) } ?? self
  }
}
