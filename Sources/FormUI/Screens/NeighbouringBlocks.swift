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

  /// The blocks before it, the nearest first, and their rows.
  private(set) var above: [Block] = []
  private(set) var rowsAbove = 0

  /// The blocks behind it, the nearest first, and the rows of those that are not loose.
  private(set) var below: [Block] = []
  private(set) var rowsBelow = 0

  /// The rows of the loose block.
  private(set) var looseRows = 0

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
    if rowsAbove < height - min(0, scroll), focused > above.count {
      return focused - above.count - 1
    }
    return rowsBelow < height + max(0, scroll) && hasMoreBelow ? focused + below.count + 1 : nil
  }

  /// Takes the block that was wanted.
  mutating func take(_ block: Block, numbered number: Int) {
    if number == focused {
      middle = block
      hasMiddle = true
    } else if number < focused {
      above.append(block)
      rowsAbove += block.height
    } else {
      below.append(block)
      if number == loose { looseRows = block.height } else { rowsBelow += block.height }
    }
  }

  /// Whether the block of a number is among those gathered.
  func contains(_ number: Int) -> Bool {
    first...focused + below.count ~= number
  }

  /// Whether all blocks of the form are gathered.
  var isWhole: Bool { first == 0 && !hasMoreBelow }

  /// Takes another block in the place of the loose one, which took no room.
  mutating func replaceLoose(with block: Block) {
    guard let loose, contains(loose), loose != focused else { return }
    if loose < focused {
      above[focused - loose - 1] = block
      rowsAbove += block.height
    } else {
      below[loose - focused - 1] = block
      looseRows = block.height
    }
  }

  /// The number of the first one gathered.
  var first: Int { focused - above.count }

  /// All of them, in order.
  var all: [Block] { above.reversed() + [middle] + below }

  /// Whether the form has more behind them.
  var hasMoreBelow: Bool { focused + below.count + 1 < count }
}
