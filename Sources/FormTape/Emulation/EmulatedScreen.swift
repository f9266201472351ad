import FormUI

/// What a terminal shows, and all that decides how it goes on; rows and columns count from 0.
///
/// A wide character has two cells, the second one empty; no change leaves half of one.
struct EmulatedScreen: Hashable, Sendable {
  /// The cells, `size.rows` rows of `size.columns`.
  var rows: [[Cell]]

  private(set) var size: Size

  /// Where the next character goes, unless a wrap is pending.
  var cursor = Position(row: 0, column: 0)

  /// Whether the last column is written, and the next character goes to the next row.
  var isWrapPending = false

  /// How the next character looks.
  var look = CellLook()

  var sets = CharacterSets()
  var modes = TerminalModes()
  var tabs: TabStops

  /// The rows that scroll.
  var margins: ClosedRange<Int>

  var saved: SavedCursor?

  /// The main screen; nothing unless the alternate one covers it.
  var covered: CoveredScreen?

  /// The last character written, for a repetition.
  var lastWritten: Unicode.Scalar?

  /// The most columns and rows that a screen has.
  static let sizeLimit = TapeArguments.sizeLimit

  /// Creates an empty screen; a size without a cell becomes one with a single one.
  init(size: Size) {
    let columns = min(max(1, size.columns), EmulatedScreen.sizeLimit)
    let rows = min(max(1, size.rows), EmulatedScreen.sizeLimit)
    self.size = Size(columns: columns, rows: rows)
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    tabs = TabStops(columns: columns)
    margins = 0...(rows - 1)
  }

  /// A cell as erasing leaves it: blank, with the background in use.
  var blank: Cell { Cell(look: CellLook(background: look.background)) }

  /// A row of such cells.
  var blankRow: [Cell] { Array(repeating: blank, count: size.columns) }

  /// Takes another size: rows and columns are cut at the bottom and the right, or filled up there;
  /// rows above go first where the cursor's would be cut.
  mutating func resize(to size: Size) {
    let resized = EmulatedScreen(size: size)
    let excess = max(0, cursor.row - resized.size.rows + 1)
    rows = EmulatedScreen.resize(rows, cutting: excess, to: resized.size)
    if let covered {
      let lines = EmulatedScreen.resize(covered.rows, cutting: 0, to: resized.size)
      self.covered = CoveredScreen(rows: lines, saved: covered.saved)
    }
    self.size = resized.size
    margins = resized.margins
    tabs.resize(columns: self.size.columns)
    cursor.row -= excess
    cursor.column = min(cursor.column, self.size.columns - 1)
    isWrapPending = false
  }

  private static func resize(_ rows: [[Cell]], cutting excess: Int, to size: Size) -> [[Cell]] {
    var resized = rows.dropFirst(excess).prefix(size.rows).map { row in
      var cells = Array(row.prefix(size.columns))
      if cells.last?.width == 2 { cells[cells.count - 1].text = " " }
      return cells + Array(repeating: Cell(), count: size.columns - cells.count)
    }
    let empty = Array(repeating: Cell(), count: size.columns)
    resized += Array(repeating: empty, count: size.rows - resized.count)
    return resized
  }
}
