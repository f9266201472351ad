/// The blocks of a form that a screen shows, with the focused one in view.
///
/// A form that fits is shown from its top; in a longer one, the focused block is at the row where
/// it is held, else in the middle, as far as the ends allow. The loose block comes and goes below
/// the focus without moving anything above it.
struct Viewport {
  /// The blocks with their numbers and first rows, from 0 at the top of the view; the first may
  /// begin above it.
  private(set) var blocks: [(number: Int, block: Block, row: Int)] = []

  /// The number of rows that the view is scrolled down from where the focus puts it, within the
  /// form.
  let scroll: Int

  /// Whether something is hidden above.
  let hasMoreAbove: Bool

  /// Whether something is hidden below.
  let hasMoreBelow: Bool

  /// Creates the view on gathered blocks, with the focused one held at a row if given.
  init(on near: NeighbouringBlocks, held: HeldRow? = nil) {
    let top = Viewport.rowOfFocus(among: near, held: held)
    // The form ends at the view's last row, or is shown from its top.
    let end = top + near.middle.height + near.rowsBelow + near.looseRows
    scroll =
      near.scroll > 0
      ? min(near.scroll, max(0, end - near.height)) : max(near.scroll, min(0, top - near.rowsAbove))
    var row = top - near.rowsAbove - scroll
    hasMoreAbove = row < 0 || near.first > 0
    for (offset, block) in near.all.enumerated() {
      if row < near.height, row + block.height > 0 {
        blocks.append((near.first + offset, block, row))
      }
      row += block.height
    }
    hasMoreBelow = row > near.height || near.hasMoreBelow
  }

  /// Returns the focused block's first row: as high as the following blocks allow, and no lower
  /// than the preceding ones reach.
  private static func rowOfFocus(among near: NeighbouringBlocks, held: HeldRow?) -> Int {
    // A block taller than the view is shown around its caret.
    let excess = near.middle.height - near.height
    if excess > 0, let caret = near.middle.caret {
      return -min(excess, max(0, caret.row - near.height / 2))
    }
    let spare = max(0, -excess)
    if let held, held.isExact { return min(near.rowsAbove, held.row, spare) }
    // The first field shows everything above it, if that fits.
    let isFirst =
      near.first == 0 && near.above.dropLast().allSatisfy { $0.height == 0 }
      && near.rowsAbove <= spare
    if isFirst { return near.rowsAbove }
    let wanted = min(held?.row ?? spare / 2, spare)
    return min(near.rowsAbove, max(wanted, spare - near.rowsBelow))
  }
}
