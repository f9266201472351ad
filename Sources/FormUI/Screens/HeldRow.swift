/// Where the block with the focus was already in view when the focus came to it, and so stays.
struct HeldRow: Hashable, Sendable {
  /// The first row of the block, from 0 at the top of the view.
  let row: Int
  /// The size that the screen had; on another one, the row means nothing.
  let screen: Size
}
