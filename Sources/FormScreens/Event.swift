public import FormFilling
import FormNarration
public import FormWidgets

/// Something that happens to a screen.
public enum Event: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted at once, including line breaks, or the beginning of one that is too long to
  /// keep.
  case paste(String, isCut: Bool = false)
  /// A mouse event at a cell of a screen of a size.
  case pointer(Pointer, on: Size)
  /// The screen was resized or must be redrawn.
  case resize
  /// Something happened outside of the form.
  case outside(OutsideEvent)
}

extension PasteBuffer {
  /// The paste as an event.
  package var event: Event { .paste(text, isCut: isCut) }
}
