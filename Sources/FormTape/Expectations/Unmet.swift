import FormUI

/// How a scene fails an expectation: what was expected, and what was found.
public struct Unmet: Hashable, Sendable {
  /// What the two are about, as a report prints it before them: `first error`, `row 6`.
  public let aspect: String

  /// What was expected, by lines.
  public let expected: [String]

  /// What was found, by lines.
  public let actual: [String]

  /// Further help: lines with a name, like `all errors (1)`.
  public let hints: [Hint]

  /// Whether the scene cannot tell, so that the expectation is neither met nor unmet.
  ///
  /// It is reported as skipped, never as passed, even if negated.
  public let isUnknown: Bool

  /// Whether there is nothing to compare, as outside the screen, so that the negation is unmet,
  /// too.
  public let isOutOfReach: Bool

  /// A further piece of help.
  public struct Hint: Hashable, Sendable {
    /// The name: `tab order`.
    public let name: String
    /// The content, by lines.
    public let lines: [String]

    /// Creates a hint.
    public init(_ name: String, _ lines: [String]) {
      self.name = name
      self.lines = lines
    }
  }

  /// Creates an unmet expectation.
  public init(
    _ aspect: String = "",
    expected: [String],
    actual: [String],
    hints: [Hint] = [],
    isUnknown: Bool = false,
    isOutOfReach: Bool = false
  ) {
    self.aspect = aspect
    self.expected = expected
    self.actual = actual
    self.hints = hints
    self.isUnknown = isUnknown
    self.isOutOfReach = isOutOfReach
  }

  /// Returns an unmet expectation about a position outside the screen.
  static func beyond(_ size: Size, _ aspect: String, expected: String) -> Unmet {
    Unmet(
      aspect,
      expected: [expected],
      actual: ["outside the \(size.columns)x\(size.rows) screen"],
      isOutOfReach: true
    )
  }

  /// Returns an unmet expectation that the scene cannot decide.
  static func unknown(_ reason: String) -> Unmet {
    Unmet(expected: [], actual: [reason], isUnknown: true)
  }
}
