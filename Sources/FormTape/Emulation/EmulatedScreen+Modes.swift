import FormUI

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

  /// Resets modes, margins, styles and character sets; the content stays.
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
