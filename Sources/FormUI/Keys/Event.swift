public import FormValidation

/// Something that happens to a session.
public enum Event: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted at once, including line breaks, or the beginning of one that is too long to
  /// keep.
  case paste(String, isCut: Bool = false)
  /// A mouse event at a cell of a screen of a size.
  case pointer(Pointer, on: Size)
  /// The current time: the local date and time with its offset.
  case time(Moment)
  /// The time that has passed since the session began.
  case elapsed(Duration)
  /// The answer to a request of a remote rule, or for options, which may be listed in advance: for
  /// many of them, that takes longer than a key.
  case answer(CheckAnswer, to: CheckRequest.ID, listed: ChoiceList? = nil)
  /// The last line that the program of a request has written so far.
  case progress(String, of: CheckRequest.ID)
  /// The result of the last request to edit a text in a program.
  case edited(EditResult)
  /// The screen was resized or must be redrawn.
  case resize
  /// A request from outside to end.
  case interrupt(Interrupt)
}

/// A request from outside to end, by its cause.
public enum Interrupt: Hashable, Sendable {
  /// The terminal was closed.
  case hangUp
  /// Ctrl-C, from outside.
  case interrupt
  /// The system or an operator is ending the program.
  case terminate
  /// The time limit was reached.
  case timeout
}
