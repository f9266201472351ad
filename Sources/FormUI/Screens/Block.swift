/// A part of a form that scrolls as one.
struct Block {
  /// What there is to draw.
  enum Content {
    /// The lines above the first field.
    case intro([String])
    /// A field by its place: its label, its widget, the lines under it.
    case field(Int, FieldColumns, [MessageLine])
    /// The button that submits.
    case submit
  }

  /// The rows it takes.
  let height: Int

  /// What is drawn on them.
  let content: Content
}
