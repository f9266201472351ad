import FormFilling
import FormNarration
import Forms

/// The positions of a page's blocks on a screen, with the focused one in view.
///
/// A page that fits is shown from its top; in a longer one, the focused block is at the row where
/// it is held, or else near the middle, as far as the ends allow. The loose block appears and
/// disappears below the focus without moving anything above it. Only the heights of blocks near the
/// focused one are requested, so a long form costs no more than a short one.
struct PageLayout {
  /// The input of the layout.
  struct Page {
    /// More rows than any page has.
    static let farAway = 1_000_000

    /// The height of the view.
    let height: Int
    /// The number of the focused block, from 0.
    let focused: Int
    /// The number of blocks.
    let count: Int
    /// The number of the block that appears and disappears without moving anything above it, if
    /// any.
    var loose: Int?
    /// The number of rows that the view is scrolled down from its position for the focus; negative
    /// is up.
    var scroll = 0
    /// The row where the focused block is held.
    var held: HeldRow?
  }

  /// The visible blocks with their numbers, heights and first rows, from 0 at the top of the view;
  /// the first may begin above it.
  private(set) var blocks: [(number: Int, height: Int, row: Int)] = []

  /// The number of rows that the view is scrolled down from its position for the focus, within the
  /// form.
  let scroll: Int

  /// Whether something is hidden above.
  let hasMoreAbove: Bool

  /// Whether something is hidden below.
  let hasMoreBelow: Bool

  /// Lays out a page.
  /// - Parameters:
  ///   - page: The page.
  ///   - height: Returns the height of a block; for the loose one, given the other rows of the
  ///     page, or `nil` if they are too many to count.
  ///   - isPassive: Returns whether a block cannot have the focus, besides the first and the loose
  ///     one.
  ///   - caretRow: Returns the row of the caret in the focused block, if that is taller than the
  ///     view.
  init(
    of page: Page,
    height: (_ number: Int, _ otherRows: Int?) -> Int,
    isPassive: (_ number: Int) -> Bool = { _ in false },
    caretRow: () -> Int?
  ) {
    let near = NearBlocks(of: page, height: height)
    let top = near.rowOfFocus(on: page, isPassive: isPassive, caretRow: caretRow)
    // The form ends at the view's last row, or is shown from its top.
    let end = top + near.focusedHeight + near.rowsBelow + near.looseRows
    scroll =
      page.scroll > 0
      ? min(page.scroll, max(0, end - page.height)) : max(page.scroll, min(0, top - near.rowsAbove))
    var row = top - near.rowsAbove - scroll
    hasMoreAbove = row < 0 || near.first > 0
    blocks.reserveCapacity(near.heights.count)
    for index in near.heights.indices {
      let height = near.heights[index]
      if row < page.height, row + height > 0 { blocks.append((near.first + index, height, row)) }
      row += height
    }
    hasMoreBelow = row > page.height || near.hasMoreBelow
  }
}

/// The heights of the blocks near the focused one that a view may show.
private struct NearBlocks {
  /// The number of the first one.
  private(set) var first: Int

  /// The heights, from the first one on.
  private(set) var heights: [Int] = []

  let focusedHeight: Int

  /// The total heights of those before the focused one, and of those after it that are not loose.
  private(set) var rowsAbove = 0
  private(set) var rowsBelow = 0

  private(set) var looseRows = 0

  /// Whether the page has more blocks after them.
  let hasMoreBelow: Bool

  init(of page: PageLayout.Page, height: (_ number: Int, _ otherRows: Int?) -> Int) {
    heights.reserveCapacity(page.height)
    focusedHeight = height(page.focused, nil)
    first = page.focused
    while rowsAbove < page.height - min(0, page.scroll), first > 0 {
      first -= 1
      let rows = first == page.loose ? 0 : height(first, nil)
      heights.append(rows)
      rowsAbove += rows
    }
    heights.reverse()
    heights.append(focusedHeight)
    var end = page.focused + 1
    while rowsBelow < page.height + max(0, page.scroll), end < page.count {
      let rows = end == page.loose ? 0 : height(end, nil)
      heights.append(rows)
      rowsBelow += rows
      end += 1
    }
    hasMoreBelow = end < page.count
    // The loose block is last, once the remaining room is known.
    guard let loose = page.loose, first..<end ~= loose, loose != page.focused else { return }
    let isWhole = first == 0 && !hasMoreBelow
    let rows = height(loose, isWhole ? rowsAbove + focusedHeight + rowsBelow : nil)
    heights[loose - first] = rows
    if loose < page.focused { rowsAbove += rows } else { looseRows = rows }
  }

  /// Returns the focused block's first row: as high as the following blocks allow, but no lower
  /// than the preceding ones reach.
  func rowOfFocus(
    on page: PageLayout.Page,
    isPassive: (_ number: Int) -> Bool,
    caretRow: () -> Int?
  ) -> Int {
    // A block taller than the view is shown around its caret.
    let excess = focusedHeight - page.height
    if excess > 0, let caret = caretRow() {
      return -min(excess, max(0, caret - page.height / 2))
    }
    let spare = max(0, -excess)
    let fits = first == 0 && !hasMoreBelow && rowsAbove + rowsBelow <= spare
    if let held = page.held, held.isExact, !fits { return min(rowsAbove, held.row, spare) }
    // The first block that can have the focus shows everything above it, if that fits.
    if first == 0, rowsAbove <= spare,
      !(1..<max(1, page.focused)).contains(where: { heights[$0] > 0 && !isPassive($0) })
    {
      return rowsAbove
    }
    let wanted = min(page.held?.row ?? middle(page, spare), spare)
    return min(rowsAbove, max(wanted, spare - rowsBelow))
  }

  /// Returns the row in the middle, or below it if the view can begin with a whole block there, with
  /// a row left for a message.
  private func middle(_ page: PageLayout.Page, _ spare: Int) -> Int {
    var rows = 0
    for height in heights[..<(page.focused - first)].reversed() where rows < spare / 2 {
      rows += height
    }
    return rows < spare ? max(rows, spare / 2) : spare / 2
  }
}
