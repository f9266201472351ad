/// The part of a line shown in a row of cells, chosen to keep the caret visible.
///
/// It depends only on the text, the caret and the width. As the caret moves, the part jumps by
/// eight cells, or half a narrower width, instead of sliding with each key, so that most keys
/// change one cell and the row stays nearly full.
struct LineWindow {
  /// The number of cells scrolled out on the left.
  let offset: Int

  /// The caret's column in the row, from 0.
  let caretColumn: Int

  /// Whether the line continues to the right of the row.
  let isCutRight: Bool

  /// Whether the line continues to the left of the row.
  var isCutLeft: Bool { offset > 0 }

  /// Creates the window on a line from the cells before and after the caret.
  ///
  /// A held offset is kept as long as the caret is visible there.
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
