/// The blocks of a form that a screen shows, with the focused one in view.
///
/// It follows from the focus and the heights around it alone: a form that fits is shown from its top;
/// in a longer one the focused block stands in the middle, as far as the ends allow. Only blocks near
/// the focused one are asked for, so a long form costs no more than a short one.
struct Viewport {
  /// The blocks with the row each begins at, from 0 at the top of the view; the first may begin above.
  private(set) var blocks: [(block: Block, row: Int)]

  /// Whether something is scrolled out above.
  let hasMoreAbove: Bool

  /// Whether something is scrolled out below.
  let hasMoreBelow: Bool

  /// Creates the view of `height` rows on blocks numbered from 0, one of which has the focus.
  init(height: Int, focused: Int, count: Int, block: (Int) -> Block) {
    let middle = block(focused)
    var above: [Block] = []
    var rowsAbove = 0
    while rowsAbove < height, focused > above.count {
      above.append(block(focused - above.count - 1))
      rowsAbove += above[above.count - 1].height
    }
    var below: [Block] = []
    var rowsBelow = 0
    while rowsBelow < height, focused + below.count + 1 < count {
      below.append(block(focused + below.count + 1))
      rowsBelow += below[below.count - 1].height
    }
    let spare = max(0, height - middle.height)
    // The focused block's first row: as high as what follows leaves room, never lower than what
    // comes before reaches. The first field shows all that stands above it, if that fits.
    let isFirst = above.count <= 1 && focused == above.count && rowsAbove <= spare
    let top = isFirst ? rowsAbove : min(rowsAbove, max(spare / 2, spare - rowsBelow))
    // In a block taller than the view, the caret's row is seen in any case.
    let hidden = max(0, (middle.caret?.row ?? 0) - (height - 1))
    var row = top - hidden - rowsAbove
    hasMoreAbove = row < 0 || focused > above.count
    blocks = []
    for block in above.reversed() + [middle] + below {
      if row < height, row + block.height > 0 { blocks.append((block, row)) }
      row += block.height
    }
    hasMoreBelow = row > height || focused + below.count + 1 < count
  }
}
