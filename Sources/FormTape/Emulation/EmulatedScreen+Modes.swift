import FormUI

extension EmulatedScreen {
  /// Covers the main screen by an empty one, or uncovers it.
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

  /// The same, and keeps the main screen's cursor meanwhile.
  mutating func useAlternateKeepingCursor(_ isOn: Bool) {
    guard isOn == (covered == nil) else { return }
    if isOn { saveCursor() }
    useAlternate(isOn)
    if !isOn { restoreCursor() }
  }

  /// Fills the screen with a letter, for whoever adjusts it.
  mutating func showAlignment() {
    rows = Array(
      repeating: Array(repeating: Cell("E"), count: size.columns),
      count: size.rows
    )
    margins = 0...(size.rows - 1)
    move(row: 0, column: 0)
  }

  /// Makes everything as it was at the start.
  mutating func reset() {
    self = EmulatedScreen(size: size)
  }

  /// Makes modes, margins, looks and sets as they were at the start; what is shown stays.
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
