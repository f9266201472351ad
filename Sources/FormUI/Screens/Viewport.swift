/// The blocks of a form that a screen shows, with the focused one in view.
///
/// A form that fits is shown from its top; in a longer one the focused block stands in the row that it is
/// held in, else in the middle, as far as the ends allow. Only blocks near the focused one are asked for, so a long form costs no more than a short one. What is loose comes and
/// goes below the focus without moving anything above it.
struct Viewport {
  /// The blocks with their numbers and the row each begins at, from 0 at the top of the view; the first
  /// may begin above.
  private(set) var blocks: [(number: Int, block: Block, row: Int)]

  /// The rows that the view is scrolled down from where the focus has it, no further than the form goes.
  let scroll: Int

  /// Whether something is scrolled out above.
  let hasMoreAbove: Bool

  /// Whether something is scrolled out below.
  let hasMoreBelow: Bool

  /// Creates the view of `height` rows on blocks numbered from 0, one of which has the focus and
  /// another of which may be loose, the focused one held in a row, scrolled down by so many rows.
  init(
    height: Int,
    focused: Int,
    count: Int,
    loose: Int? = nil,
    held: Int? = nil,
    scroll: Int = 0,
    block: (Int) -> Block
  ) {
    let middle = block(focused)
    var above: [Block] = []
    var rowsAbove = 0
    while rowsAbove < height - min(0, scroll), focused > above.count {
      above.append(block(focused - above.count - 1))
      rowsAbove += above[above.count - 1].height
    }
    var below: [Block] = []
    var rowsBelow = 0
    var looseRows = 0
    while rowsBelow < height + max(0, scroll), focused + below.count + 1 < count {
      let number = focused + below.count + 1
      let block = block(number)
      below.append(block)
      if number == loose { looseRows = block.height } else { rowsBelow += block.height }
    }
    let spare = max(0, height - middle.height)
    // The focused block's first row: as high as what follows leaves room, never lower than what
    // comes before reaches. The first field shows all that stands above it, if that fits.
    let isFirst =
      focused == above.count && above.dropLast().allSatisfy { $0.height == 0 } && rowsAbove <= spare
    let wanted = min(held ?? spare / 2, spare)
    var top = isFirst ? rowsAbove : min(rowsAbove, max(wanted, spare - rowsBelow))
    // A block that is taller than the view is seen around its caret.
    let excess = middle.height - height
    if excess > 0, let caret = middle.caret { top = -min(excess, max(0, caret.row - height / 2)) }
    // The form ends at the view's last row, or is shown from its top.
    let end = top + middle.height + rowsBelow + looseRows
    self.scroll =
      scroll > 0 ? min(scroll, max(0, end - height)) : max(scroll, min(0, top - rowsAbove))
    var row = top - rowsAbove - self.scroll
    hasMoreAbove = row < 0 || focused > above.count
    blocks = []
    let first = focused - above.count
    for (offset, block) in (above.reversed() + [middle] + below).enumerated() {
      if row < height, row + block.height > 0 { blocks.append((first + offset, block, row)) }
      row += block.height
    }
    hasMoreBelow = row > height || focused + below.count + 1 < count
  }
}
