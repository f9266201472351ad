/// The row at which a block was visible when it got the focus, and where it stays.
struct HeldRow: Hashable, Sendable {
  /// The first row of the block, from 0 at the top of the view.
  let row: Int
  /// The size of the screen; the row is invalid on a screen of another size.
  let screen: Size
  /// Whether the mouse points at the block, which must not move then, even at the ends of the form.
  var isExact = false
}
