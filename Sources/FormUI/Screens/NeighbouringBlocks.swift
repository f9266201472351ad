/// The blocks around the focused one that a view may show, gathered one by one.
///
/// The caller draws each wanted block, until no more are wanted. Only those near the focused one
/// are, so a long form costs no more than a short one.
struct NeighbouringBlocks {
  /// The height of the view.
  let height: Int

  /// The number of the focused block, from 0.
  let focused: Int

  /// The number of blocks in the form.
  let count: Int

  /// The number of the block that comes and goes without moving anything above it, if any.
  let loose: Int?

  /// The number of rows that the view is scrolled down from where the focus puts it; negative is
  /// up.
  let scroll: Int

  /// The focused block, once it is drawn.
  private(set) var middle = Block.empty

  /// The blocks before it, nearest first, and their total height.
  private(set) var above: [Block] = []
  private(set) var rowsAbove = 0

  /// The blocks after it, nearest first, and the total height of those that are not loose.
  private(set) var below: [Block] = []
  private(set) var rowsBelow = 0

  /// The height of the loose block.
  private(set) var looseRows = 0

  private var hasMiddle = false

  init(height: Int, focused: Int, count: Int, loose: Int? = nil, scroll: Int = 0) {
    self.height = height
    self.focused = focused
    self.count = count
    self.loose = loose
    self.scroll = scroll
  }

  /// The number of the next block wanted; `nil` if there are enough.
  var wanted: Int? {
    if !hasMiddle { return focused }
    if rowsAbove < height - min(0, scroll), focused > above.count {
      return focused - above.count - 1
    }
    return rowsBelow < height + max(0, scroll) && hasMoreBelow ? focused + below.count + 1 : nil
  }

  /// Adds the wanted block.
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

  /// Returns whether the block with a number was gathered.
  func contains(_ number: Int) -> Bool {
    first...focused + below.count ~= number
  }

  /// Whether all blocks of the form were gathered.
  var isWhole: Bool { first == 0 && !hasMoreBelow }

  /// Replaces the empty loose block.
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

  /// The number of the first block gathered.
  var first: Int { focused - above.count }

  /// All blocks gathered, in order.
  var all: [Block] { above.reversed() + [middle] + below }

  /// Whether the form has more blocks after them.
  var hasMoreBelow: Bool { focused + below.count + 1 < count }
}
