/// A part of a form that scrolls as one: how high it is, and how it is drawn.
struct Block {
  /// The rows it takes.
  let height: Int

  /// Draws it on a canvas of its height.
  let draw: (inout Canvas) -> Void
}
