public import FormUI
public import FormValidation

/// An action that a player can perform; every tape command is made of these.
public enum TapeAction: Hashable, Sendable {
  // Before the first key of a case.

  /// Opens a form with prefilled answers.
  case open(OpenForm)
  /// Sets the initial screen size; the default is 80x24.
  case size(Size)
  /// Sets the initial date and time; the default is 2000-01-01T00:00:00Z.
  case clock(Moment)
  /// Sets an environment variable of the program.
  case environment(name: String, value: String)
  /// Requires a program on the `PATH`.
  case require(program: String)
  /// Writes a recording.
  case output(path: String)
  /// Replaces text in snapshots and reports.
  case redact(SearchPattern, replacement: String)
  /// Sets the answer of an external check.
  case answer(StagedAnswer)

  // At any time.

  /// Changes a setting from here on.
  case set(TapeSetting)
  /// Presses a key and pauses; `nil` pauses for the typing speed.
  case press(Key, pause: Duration?)
  /// Pastes a text in one piece.
  case paste(String)
  /// Copies a text to the tape's own clipboard, for `pasteCopied`.
  case copy(String)
  /// Pastes the copied text, or the empty text if there is none.
  case pasteCopied
  /// Performs a mouse action.
  case mouse(MouseInput)
  /// Resizes the screen.
  case resize(Size)
  /// Scrolls the terminal's view by rows; negative is up. The program receives nothing.
  case scroll(rows: Int, pause: Duration?)
  /// Lets time pass.
  case sleep(Duration)
  /// Checks an expectation.
  case expect(Expectation)
  /// Waits for a text on the screen.
  case wait(ScreenWait)
  /// Pauses or resumes recording.
  case record(Bool)
  /// Writes a picture of the screen.
  case screenshot(path: String)
}
