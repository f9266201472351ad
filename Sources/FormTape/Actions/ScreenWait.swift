public import FormValidation

/// A text that a tape waits for on the screen: VHS's only expectation.
public struct ScreenWait: Hashable, Sendable {
  /// Where the text is looked for.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// The row of the cursor.
    case line = "Line"
    /// The whole screen, rows joined by line feeds.
    case screen = "Screen"
  }

  /// Where the text is looked for.
  public let scope: Scope

  /// How long to wait; the set time where nobody says.
  public let patience: Duration?

  /// What to look for; the set pattern where nobody says.
  public let pattern: SearchPattern?

  /// Creates a wait.
  public init(_ scope: Scope = .line, patience: Duration? = nil, pattern: SearchPattern? = nil) {
    self.scope = scope
    self.patience = patience
    self.pattern = pattern
  }

  /// Whether a screen shows what is waited for; one without a cursor has no row of it.
  public func isOver(in scene: Scene, lookingFor standard: SearchPattern) -> Bool {
    let pattern = pattern ?? standard
    switch scope {
    case .screen: return pattern.isFound(in: scene.screen.text)
    case .line: return scene.cursor.map { pattern.isFound(in: scene.screen.line($0.row)) } ?? false
    }
  }

  /// What VHS waits for where a tape says nothing else: a prompt sign at the end.
  public static func standardPattern() -> SearchPattern? { try? SearchPattern(">$") }
}
