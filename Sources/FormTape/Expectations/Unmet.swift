import FormUI

/// An expectation that a scene does not meet: what was expected, what there is instead.
public struct Unmet: Hashable, Sendable {
  /// What the two are about, as a report puts it before them: `first error`, `row 6`.
  public let aspect: String

  /// What was expected, by lines.
  public let expected: [String]

  /// What there is, by lines.
  public let actual: [String]

  /// What else helps: a name before the lines that are about it, such as `all errors (1)`.
  public let hints: [Hint]

  /// Whether the scene does not tell, so that the expectation is neither met nor broken.
  ///
  /// Such a one is reported as skipped, and never as passed, be it negated or not.
  public let isUnknown: Bool

  /// Whether there is nothing to compare, as beyond the screen, so that the negation is unmet too.
  public let isOutOfReach: Bool

  /// Something that helps.
  public struct Hint: Hashable, Sendable, Codable {
    /// What it is: `tab order`.
    public let name: String
    /// It, by lines.
    public let lines: [String]

    /// Creates a hint.
    public init(_ name: String, _ lines: [String]) {
      self.name = name
      self.lines = lines
    }
  }

  /// Creates what is unmet.
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

  /// What is unmet if a screen does not reach as far as an expectation looks.
  static func beyond(_ size: Size, _ aspect: String, expected: String) -> Unmet {
    Unmet(
      aspect,
      expected: [expected],
      actual: ["outside the \(size.columns)x\(size.rows) screen"],
      isOutOfReach: true
    )
  }

  /// What is unmet where a scene does not tell.
  static func unknown(_ reason: String) -> Unmet {
    Unmet(expected: [], actual: [reason], isUnknown: true)
  }
}
