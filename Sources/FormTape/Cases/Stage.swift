package import FormValidation
package import FormWidgets

/// A stage that a tape is played on: a form in this process, or a program on a pseudo-terminal.
///
/// A stage is settled when everything sent is decoded, evaluated, and drawn. Looking at it settles
/// it; `send` need not, so that keys without a look in between can be sent together. Its time is
/// the tape's, not real time.
package protocol Stage {
  /// The time that has passed on the stage since the case began.
  var elapsed: Duration { get }

  /// The observed coverage of the form's rules; empty if not recorded.
  var coverage: [RuleCoverage] { get }

  /// The exit status of the program, as of the last time the stage settled; `nil` while it runs.
  var exitStatus: Int? { get }

  /// The number of keys sent after the program had ended.
  var unheededCount: Int { get }

  /// A copy of the stage, to look ahead; `nil` if it cannot be copied.
  var copy: Self? { get }

  /// Returns what is visible; the form's state may be left out if not requested.
  mutating func scene(atForm: Bool) throws(Breakdown) -> Scene

  /// Returns whether one of some fields has the focus.
  mutating func isFocused(onOneOf fields: Set<FieldID>) throws(Breakdown) -> Bool

  /// Returns the next timer, if any.
  mutating func nextTimer() throws(Breakdown) -> StageTimer?

  /// Sends the bytes of one key, paste or mouse action.
  mutating func send(_ bytes: [UInt8]) throws(Breakdown)

  /// Settles the stage.
  mutating func rest() throws(Breakdown)

  /// Resizes the screen.
  mutating func resize(to size: Size) throws(Breakdown)

  /// Advances the time to a moment, firing the timers that are due before it.
  mutating func advance(to time: Duration) throws(Breakdown)
}

extension Stage {
  /// Returns everything visible.
  package mutating func scene() throws(Breakdown) -> Scene { try scene(atForm: true) }

  package var unheededCount: Int { 0 }

  package mutating func rest() throws(Breakdown) {}

  package var coverage: [RuleCoverage] { [] }

  package var copy: Self? { nil }
}

/// Something that happens on a stage without input.
package struct StageTimer: Sendable {
  /// When it is due, on the stage's clock.
  package let due: Duration

  /// The name: `the check of username`.
  package let name: String

  /// Creates a timer.
  package init(due: Duration, name: String) {
    self.due = due
    self.name = name
  }
}
