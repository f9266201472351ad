/// The row of a block that was in view when the focus came to it, in which it stays.
struct HeldRow: Hashable, Sendable {
  /// The first row of the block, from 0 at the top of the view.
  let row: Int
  /// The size of the screen; on a screen of another size the row means nothing.
  let screen: Size
  /// Whether the mouse points at the block, which must not move then, even at the ends of the form.
  var isExact = false
}
