/// The part of a line that a row of cells shows, chosen so that the caret is in view.
///
/// It follows from the text, the caret and the width alone. As the caret moves on, the part jumps
/// by eight cells, or half a narrower width, instead of sliding with each key, so that most keys
/// change one cell and the row stays nearly full.
struct LineWindow {
  /// The cells of the line that are scrolled out on the left.
  let offset: Int

  /// The caret's column in the row, from 0.
  let caretColumn: Int

  /// Whether the line goes on to the right of the row.
  let isCutRight: Bool

  /// Whether the line goes on to the left of the row.
  var isCutLeft: Bool { offset > 0 }

  /// Creates the window on a line from the cells before and behind the caret.
  ///
  /// Where a part was held fast, it stays as long as the caret is in view there, beside the marks.
  init(before: Int, after: Int, columns: Int, holding held: Int? = nil) {
    let last = max(0, columns - 1)
    if let held, held == 0 ? 0...last ~= before : held + 1..<held + max(1, last) ~= before {
      offset = held
    } else if before + after <= last || before < last {
      offset = 0
    } else {
      let step = max(1, min(8, columns / 2))
      offset = min(before, ((before - last) / step + 1) * step)
    }
    caretColumn = before - offset
    isCutRight = before + after - offset > columns
  }
}
