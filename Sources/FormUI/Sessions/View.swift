/// The part of the form that a screen shows, as far as it does not follow from the focus.
struct View: Hashable, Sendable {
  /// The last known size of the screen.
  var screen = Size(columns: 80, rows: 24)

  /// The number of rows that the wheel has scrolled the form from where the focus puts it; negative
  /// is up, and keys reset it.
  var scroll = 0

  /// The row where the focused element is held; `nil` if it is in the middle.
  var heldRow: HeldRow?

  /// The index of the field that gets mouse events until the button is released.
  var grabbed: Int?
}

/// The row at which a block was visible when it got the focus, and where it stays.
struct HeldRow: Hashable, Sendable {
  /// The first row of the block, from 0 at the top of the view.
  let row: Int
  /// The size of the screen; the row is invalid on a screen of another size.
  let screen: Size
  /// Whether the mouse points at the block, which must not move then, even at the ends of the form.
  var isExact = false
}
