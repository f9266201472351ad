import FormValidation

/// An unmet expectation of a tape: where it is, what was expected, and what was found.
public struct Mismatch: Equatable, Sendable {
  /// The file of the tape.
  public var file: String

  /// The line, from 1.
  public var line: Int

  /// The line, as written.
  public var text: String

  /// The aspect that both are about: `first error`, `row 6`; may be empty.
  public var aspect: String

  /// What was expected, by lines.
  public var expected: [String]

  /// What was found, by lines.
  public var actual: [String]

  /// Further help: lines with a name, like `all errors (1)`.
  package var details: [Unmet.Hint]

  /// The last commands before it, oldest first: `Type "Al"`.
  public var after: [String]

  /// The line number of the last one, from 1; `nil` if the case begins with the expectation.
  package var afterLine: Int?

  /// The state of the form: `focus=email  clock=2000-01-01T00:00:00.4+00:00  form=invalid(1)`; `nil` from
  /// outside.
  public var state: String?

  /// A hint: `would pass with Expect@300ms: …`.
  public var hint: String?

  /// The screen, by rows, without trailing blanks.
  public var screen: [String]

  /// The size of the screen: `80x24`.
  public var size: String

  /// Creates a mismatch; long texts are clipped.
  package init(
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
    self.text = text.reported
    self.aspect = aspect
    self.expected = expected.reportedLines(\.reported)
    self.actual = actual.reportedLines(\.reported)
    self.details = details
    self.after = after.map(\.reported)
    self.afterLine = afterLine
    self.state = state
    self.hint = hint
    self.screen = screen
    self.size = size
  }
}

extension String {
  /// The text as reports quote it: a typed text or an answer may have a million characters.
  var reported: String { clipped(to: 1_000) }
}

extension RandomAccessCollection {
  /// Returns the elements as lines of a report; of many, the first and the last ones.
  func reportedLines(_ line: (Element) -> String) -> [String] {
    let limit = 50
    guard count > 2 * limit + 1 else { return map(line) }
    let rest = "… \(count - 2 * limit) more lines …"
    return prefix(limit).map(line) + [rest] + suffix(limit).map(line)
  }
}

extension Mismatch {
  /// The mismatch in one line: the expectation, and what was found.
  package var message: String {
    let lines = actual.filter { !$0.isEmpty }
    let found = lines.isEmpty ? "nothing" : lines.joined(separator: ", ")
    // `found not submitted` would not be English.
    return "\(text): \(found.hasPrefix("not ") ? "" : "found ")\(found)".printable
  }

  /// Returns whether another mismatch was found at the same moment, so that both share a screen.
  func isSimultaneous(with other: Mismatch) -> Bool {
    (after, afterLine, state) == (other.after, other.afterLine, other.state)
      && (screen, size) == (other.screen, other.size)
  }
}

extension Breakdown {
  /// The line of the tape where the case broke down, from 1; `nil` if unknown.
  var lineNumber: Int? {
    origin?.split(separator: ":").last.flatMap { Int($0) }
  }
}
