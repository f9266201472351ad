public import FormUI
public import FormValidation

/// What a player can do; every command of a tape is made of these.
public enum TapeAction: Hashable, Sendable {
  // Before the first key of a case.

  /// Starts with a form, and answers it holds from the start.
  case open(OpenForm)
  /// The screen to start with; 80 by 24 where nobody says.
  case size(Size)
  /// The date and time to start at; 2000-01-01T00:00:00Z where nobody says.
  case clock(Moment)
  /// An environment variable of the program.
  case environment(name: String, value: String)
  /// A program that must be on the search path.
  case require(program: String)
  /// A recording to write.
  case output(path: String)
  /// What snapshots and reports do not show.
  case redact(SearchPattern, replacement: String)
  /// What a check outside the form answers.
  case answer(StagedAnswer)

  // At any time.

  /// How to go on from here.
  case set(TapeSetting)
  /// A key, and the pause after it; the typing speed where nobody says.
  case press(Key, pause: Duration?)
  /// A text pasted as one piece.
  case paste(String)
  /// A text to keep for `pasteCopied`, in a clipboard of the tape's own.
  case copy(String)
  /// The copied text pasted as one piece; an empty one where nothing was copied.
  case pasteCopied
  /// Something done with the mouse.
  case mouse(MouseInput)
  /// Another size of the screen.
  case resize(Size)
  /// Rows to move the terminal's view by, up where negative; the program gets to know nothing.
  case scroll(rows: Int, pause: Duration?)
  /// Time to let pass.
  case sleep(Duration)
  /// What must be true.
  case expect(Expectation)
  /// A text to wait for on the screen.
  case wait(ScreenWait)
  /// Records nothing from here on, or goes on recording.
  case record(Bool)
  /// A picture of the screen to write.
  case screenshot(path: String)
}
