package import FormUI
package import FormValidation

/// An action that a player can perform; every tape command is made of these.
package enum TapeAction: Hashable, Sendable {
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

/// A setting of how a tape is played or how its recording looks.
package enum TapeSetting: Hashable, Sendable {
  /// The default pause after a key; initially 50 ms.
  case typingSpeed(Duration)
  /// The default time limit of `Wait`; initially 15 s.
  case waitTimeout(Duration)
  /// The default pattern of `Wait`.
  case waitPattern(SearchPattern)
  /// A setting that only affects recordings, like `Theme` or `FontSize`, as written.
  case look(name: String, value: String)
}

/// A text that a tape waits for on the screen: VHS's only expectation.
package struct ScreenWait: Hashable, Sendable {
  /// Where to look for the text.
  package enum Scope: String, Hashable, Sendable, CaseIterable {
    /// The row of the cursor.
    case line = "Line"
    /// The whole screen, rows joined by line feeds.
    case screen = "Screen"
  }

  /// Where to look for the text.
  package let scope: Scope

  /// How long to wait; `nil` uses the `WaitTimeout` setting.
  package let patience: Duration?

  /// The pattern to wait for; `nil` uses the `WaitPattern` setting.
  package let pattern: SearchPattern?

  /// Creates a wait.
  package init(_ scope: Scope = .line, patience: Duration? = nil, pattern: SearchPattern? = nil) {
    self.scope = scope
    self.patience = patience
    self.pattern = pattern
  }

  /// Returns whether a screen shows the pattern; a screen without a cursor has no cursor row.
  package func isOver(in scene: Scene, lookingFor standard: SearchPattern) -> Bool {
    let pattern = pattern ?? standard
    switch scope {
    case .screen: return pattern.isFound(in: scene.screen.text)
    case .line: return scene.cursor.map { pattern.isFound(in: scene.screen.line($0.row)) } ?? false
    }
  }

  /// VHS's default pattern: a prompt sign at the end of the line.
  package static func standardPattern() -> SearchPattern? { try? SearchPattern(">$") }
}
