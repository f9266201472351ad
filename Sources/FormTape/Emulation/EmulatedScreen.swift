import FormUI

/// The screen of a terminal and all its state; rows and columns count from 0.
///
/// A wide character has two cells, the second one empty; no change leaves half of one.
struct EmulatedScreen: Hashable, Sendable {
  /// The cells, `size.rows` rows of `size.columns`.
  var rows: [[Cell]]

  private(set) var size: Size

  /// The position of the next character, unless a wrap is pending.
  var cursor = Position(row: 0, column: 0)

  /// Whether the last column is written, so that the next character goes to the next row.
  var isWrapPending = false

  /// The style of the next character.
  var look = CellLook()

  var sets = CharacterSets()
  var modes = TerminalModes()
  var tabs: TabStops

  /// The scrolling region.
  var margins: ClosedRange<Int>

  var saved: SavedCursor?

  /// The main screen while the alternate one is shown.
  var covered: CoveredScreen?

  /// The last character written, for repetition.
  var lastWritten: Unicode.Scalar?

  /// The largest number of columns and rows.
  static let sizeLimit = TapeArguments.sizeLimit

  /// Creates an empty screen of at least one cell.
  init(size: Size) {
    let columns = min(max(1, size.columns), EmulatedScreen.sizeLimit)
    let rows = min(max(1, size.rows), EmulatedScreen.sizeLimit)
    self.size = Size(columns: columns, rows: rows)
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    tabs = TabStops(columns: columns)
    margins = 0...(rows - 1)
  }

  /// An erased cell: blank, with the current background.
  var blank: Cell { Cell(look: CellLook(background: look.background)) }

  /// An erased row.
  var blankRow: [Cell] { Array(repeating: blank, count: size.columns) }

  /// Resizes the screen: cuts or adds rows at the bottom and columns at the right; rows at the top
  /// are cut first if the cursor's would be lost.
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
