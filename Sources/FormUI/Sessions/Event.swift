public import FormValidation

/// Something that happens to a session.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted, as one piece, line breaks and all, or the beginning of one too long to
  /// keep.
  case paste(String, isCut: Bool = false)
  /// Something was done with the mouse, on a cell of a screen of a size.
  case pointer(Pointer, on: Size)
  /// It is later by the clock: the local date and time with its offset.
  case time(Moment)
  /// So much time has passed since the session began.
  case elapsed(Duration)
  /// An answer came to a question that a remote rule asked.
  case answer(CheckAnswer, to: CheckRequest.ID)
  /// The screen has another size, or must be drawn anew.
  case resize
  /// Someone outside wants the program to end.
  case interrupt(Interrupt)
}

/// A request from outside to end, by the signal that brought it.
public enum Interrupt: Hashable, Sendable {
  /// The terminal went away.
  case hangUp
  /// Ctrl-C, from outside.
  case interrupt
  /// The system or an operator ends the program.
  case terminate
}
