public import FormUI

/// What a tape is played on: a form in this process, or a program on a pseudo-terminal.
///
/// A stage is at rest when what it was sent is decoded, judged and drawn, one thing after the
/// other. Looking at it brings it to rest; `send` need not, so that keys nobody looks between can
/// go in one piece. Its time is the tape's, not the clock's on the wall.
public protocol Stage {
  /// The time that has passed on the stage since the case began.
  var elapsed: Duration { get }

  /// Whether the stage is at rest for certain when it is looked at; where it is not, what is
  /// expected is waited for.
  var restsForCertain: Bool { get }

  /// What was seen of the rules of the form; nothing where nobody looked.
  var coverage: [RuleCoverage] { get }

  /// The status the program ended with, as far as the stage came to rest since; nothing while it
  /// runs.
  var exitStatus: Int? { get }

  /// How much of what was sent came too late: the program had ended on something sent before.
  var unheededCount: Int { get }

  /// The same stage once more, to look what would become of it; nothing where there is but one.
  var copy: Self? { get }

  /// Looks at what can be seen; what the form knows may be left out where it is not asked for.
  mutating func look(atForm: Bool) throws(Breakdown) -> Scene

  /// Asks what happens by itself next, if anything does.
  mutating func nextTimer() throws(Breakdown) -> StageTimer?

  /// Sends what a terminal sends for one key, one paste, one thing done with the mouse.
  mutating func send(_ bytes: [UInt8]) throws(Breakdown)

  /// Comes to rest.
  mutating func rest() throws(Breakdown)

  /// Gives the screen another size.
  mutating func resize(to size: Size) throws(Breakdown)

  /// Lets time pass up to a moment, and what is due on the way happen.
  mutating func advance(to time: Duration) throws(Breakdown)
}

extension Stage {
  public var restsForCertain: Bool { true }

  /// Looks at everything that can be seen.
  public mutating func look() throws(Breakdown) -> Scene { try look(atForm: true) }

  public var unheededCount: Int { 0 }

  public mutating func rest() throws(Breakdown) {}

  public var coverage: [RuleCoverage] { [] }

  public var copy: Self? { nil }
}

/// Something that happens on a stage by itself.
public struct StageTimer: Hashable, Sendable {
  /// When, by the stage's time.
  public let due: Duration

  /// What it is: `the question about username`.
  public let name: String

  /// Creates a timer.
  public init(due: Duration, name: String) {
    self.due = due
    self.name = name
  }
}
