/// An expectation of a tape that was not met: where, what was expected, what there was instead.
public struct Mismatch: Hashable, Sendable, Codable {
  /// The file of the tape.
  public var file: String

  /// The line, from 1.
  public var line: Int

  /// The line, as it was written.
  public var text: String

  /// What the two are about: `first error`, `row 6`; empty where there is nothing to say.
  public var aspect: String

  /// What was expected, by lines.
  public var expected: [String]

  /// What there was, by lines.
  public var actual: [String]

  /// What else helps: a name before the lines that are about it, such as `all errors (1)`.
  public var details: [Unmet.Hint]

  /// The last commands before it, oldest first: `Type "Al"`.
  public var after: [String]

  /// The line of the last one, from 1; nothing where the case begins with the expectation.
  public var afterLine: Int?

  /// How everything stood: `focus=email  clock=0.400s  form=invalid(1)`; nothing seen from outside.
  public var state: String?

  /// What would have helped: `would pass with Expect@300ms: …`.
  public var hint: String?

  /// The screen, by rows, blanks at their ends dropped.
  public var screen: [String]

  /// The columns and rows of the screen: `80x24`.
  public var size: String

  /// Creates a mismatch.
  public init(
    file: String,
    line: Int,
    text: String,
    aspect: String = "",
    expected: [String],
    actual: [String],
    details: [Unmet.Hint] = [],
    after: [String] = [],
    afterLine: Int? = nil,
    state: String? = nil,
    hint: String? = nil,
    screen: [String] = [],
    size: String = "80x24"
  ) {
    self.file = file
    self.line = line
    self.text = text
    self.aspect = aspect
    self.expected = expected
    self.actual = actual
    self.details = details
    self.after = after
    self.afterLine = afterLine
    self.state = state
    self.hint = hint
    self.screen = screen
    self.size = size
  }
}
