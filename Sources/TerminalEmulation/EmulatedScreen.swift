import FormTape
import FormWidgets

/// The screen of a terminal and its entire state; rows and columns count from 0.
///
/// A wide character has two cells, the second one empty; no change leaves half of one.
struct EmulatedScreen: Equatable, Sendable {
  /// The cells, `size.rows` rows of `size.columns`.
  var rows: [[Cell]]

  private(set) var size: Size

  /// The position of the next character, unless a wrap is pending.
  var cursor = Position(row: 0, column: 0)

  /// Whether the last column is written, so that the next character goes to the next row.
  var isWrapPending = false

  /// The style of the next character.
  var look = CellAppearance()

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
  static let sizeLimit = 1_000

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
  var blank: Cell { Cell(look: CellAppearance(background: look.background)) }

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

extension EmulatedScreen {
  /// Moves the cursor to a row and column; in origin mode, the row counts from the top of the
  /// scrolling region.
  mutating func move(row: Int, column: Int) {
    let reachable = modes.isOriginOn ? margins : 0...(size.rows - 1)
    let target = reachable.lowerBound + max(0, row)
    cursor.row = min(target, reachable.upperBound)
    move(column: column)
  }

  /// Moves the cursor within its row.
  mutating func move(column: Int) {
    cursor.column = min(max(0, column), size.columns - 1)
    isWrapPending = false
  }

  /// Moves the cursor by columns; negative is left.
  mutating func move(columns: Int) {
    move(column: cursor.column + columns)
  }

  /// Moves the cursor by rows within the scrolling region; negative is up.
  mutating func move(rows count: Int) {
    let top = cursor.row >= margins.lowerBound ? margins.lowerBound : 0
    let bottom = cursor.row <= margins.upperBound ? margins.upperBound : size.rows - 1
    cursor.row = min(max(top, cursor.row + count), bottom)
    isWrapPending = false
  }

  /// Moves the cursor forward by tab stops; in the last column it stays.
  mutating func moveToTab(_ count: Int) {
    for _ in 0..<min(count, size.columns) where cursor.column < size.columns - 1 {
      move(column: tabs.next(after: cursor.column))
    }
  }

  /// Moves the cursor back by tab stops.
  mutating func moveBackToTab(_ count: Int) {
    for _ in 0..<min(count, size.columns) {
      move(column: tabs.previous(before: cursor.column))
    }
  }

  /// Saves the cursor and its style.
  mutating func saveCursor() {
    saved = SavedCursor(
      position: cursor,
      isWrapPending: isWrapPending,
      look: look,
      sets: sets,
      isOriginOn: modes.isOriginOn
    )
  }

  /// Restores the saved cursor, or moves it to the start if none was saved.
  mutating func restoreCursor() {
    let kept = saved ?? SavedCursor()
    modes.isOriginOn = kept.isOriginOn
    cursor = Position(
      row: min(kept.position.row, size.rows - 1),
      column: min(kept.position.column, size.columns - 1)
    )
    isWrapPending = kept.isWrapPending && cursor.column == size.columns - 1
    look = kept.look
    sets = kept.sets
  }
}

extension EmulatedScreen {
  /// Switches to an empty alternate screen, or back to the main one.
  mutating func useAlternate(_ isOn: Bool) {
    if isOn, covered == nil {
      covered = CoveredScreen(rows: rows, saved: saved)
      rows = EmulatedScreen(size: size).rows
      saved = nil
    } else if !isOn, let main = covered {
      rows = main.rows
      saved = main.saved
      covered = nil
    }
  }

  /// Switches the alternate screen, saving and restoring the main screen's cursor.
  mutating func useAlternateKeepingCursor(_ isOn: Bool) {
    guard isOn == (covered == nil) else { return }
    if isOn { saveCursor() }
    useAlternate(isOn)
    if !isOn { restoreCursor() }
  }

  /// Fills the screen with a letter, as an alignment test.
  mutating func showAlignment() {
    rows = Array(
      repeating: Array(repeating: Cell("E"), count: size.columns),
      count: size.rows
    )
    margins = 0...(size.rows - 1)
    move(row: 0, column: 0)
  }

  /// Resets everything to its initial state.
  mutating func reset() {
    self = EmulatedScreen(size: size)
  }

  /// Resets modes, margins, styles, and character sets; the content is kept.
  mutating func resetModes() {
    let fresh = EmulatedScreen(size: size)
    modes.isCursorVisible = true
    modes.isWrapOn = true
    modes.isInsertOn = false
    modes.isOriginOn = false
    modes.isCursorKeyApplication = false
    margins = fresh.margins
    look = fresh.look
    sets = fresh.sets
    saved = nil
  }
}

/// The cursor state that a terminal saves and restores.
/// - Source: DEC, "VT510 Video Terminal Programmer Information", DECSC.
struct SavedCursor: Equatable, Sendable {
  var position = Position(row: 0, column: 0)
  var isWrapPending = false
  var look = CellAppearance()
  var sets = CharacterSets()
  var isOriginOn = false
}

/// The main screen while the alternate one covers it.
struct CoveredScreen: Equatable, Sendable {
  var rows: [[Cell]]
  var saved: SavedCursor?
}
