package import FormValidation

/// A text that a tape waits for on the screen: VHS's only expectation.
package struct ScreenWait: Equatable, Sendable {
  /// Where to look for the text.
  package enum Scope: String, Hashable, Sendable {
    /// The row of the cursor.
    case line = "Line"
    /// The entire screen, with rows joined by line feeds.
    case screen = "Screen"
  }

  /// Where to look for the text.
  package let scope: Scope

  /// How long to wait; `nil` uses the `WaitTimeout` setting.
  package let patience: Duration?

  /// The pattern to wait for; `nil` uses the `WaitPattern` setting.
  package let pattern: SearchPattern?

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
