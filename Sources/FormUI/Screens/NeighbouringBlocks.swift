/// The blocks around the focused one that a view may show, gathered one after the other.
///
/// Each is asked for by its number and drawn by whoever gathers them, until no more are wanted.
/// Only those near the focused one are, so a long form costs no more than a short one.
struct NeighbouringBlocks {
  /// The rows of the view.
  let height: Int

  /// The number of the block with the focus, from 0.
  let focused: Int

  /// How many blocks the form has.
  let count: Int

  /// The number of the block that comes and goes without moving anything above it, if one does.
  let loose: Int?

  /// The rows that the view is to be scrolled down from where the focus has it; up where negative.
  let scroll: Int

  /// The block with the focus, once it is there.
  private(set) var middle = Block.empty

  /// The blocks before it, the nearest first.
  private(set) var above: [Block] = []

  /// The blocks after it, the nearest first.
  private(set) var below: [Block] = []

  /// The rows before and after the block with the focus, without those of the loose block.
  private var fixedRowsAbove = 0
  private(set) var rowsBelow = 0

  private var looseBlockRows = 0
  private var hasMiddle = false

  init(height: Int, focused: Int, count: Int, loose: Int? = nil, scroll: Int = 0) {
    self.height = height
    self.focused = focused
    self.count = count
    self.loose = loose
    self.scroll = scroll
  }

  /// The number of the block to take next; nothing once there are enough.
  var wanted: Int? {
    if !hasMiddle { return focused }
    if fixedRowsAbove < height - min(0, scroll), focused > above.count {
      return focused - above.count - 1
    }
    return rowsBelow < height + max(0, scroll) && hasMoreBelow ? focused + below.count + 1 : nil
  }

  /// Takes the block that was wanted.
  mutating func take(_ block: Block, numbered number: Int) {
    let rows = number == loose ? 0 : block.height
    if number == loose { looseBlockRows = block.height }
    if number == focused {
      middle = block
      hasMiddle = true
    } else if number < focused {
      above.append(block)
      fixedRowsAbove += rows
    } else {
      below.append(block)
      rowsBelow += rows
    }
  }

  /// Leaves the loose block out where everything fits without it, and not with it.
  mutating func leaveOutLooseBlock() {
    let rows = fixedRowsAbove + middle.height + rowsBelow
    guard let loose, looseBlockRows > 0, first == 0, !hasMoreBelow, rows <= height,
      rows + looseBlockRows > height
    else { return }
    if loose < focused { above[focused - loose - 1] = .empty }
    if loose > focused { below[loose - focused - 1] = .empty }
    looseBlockRows = 0
  }

  /// The rows before the block with the focus.
  var rowsAbove: Int { fixedRowsAbove + (looseIsBelow ? 0 : looseBlockRows) }

  /// The rows of the loose block, if that comes after the block with the focus.
  var looseRows: Int { looseIsBelow ? looseBlockRows : 0 }

  private var looseIsBelow: Bool { loose.map { $0 > focused } ?? false }

  /// The number of the first one gathered.
  var first: Int { focused - above.count }

  /// All of them, in order.
  var all: [Block] { above.reversed() + [middle] + below }

  /// Whether the form has more behind them.
  var hasMoreBelow: Bool { focused + below.count + 1 < count }
}
