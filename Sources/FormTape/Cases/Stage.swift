package import FormValidation
package import FormWidgets

/// A stage that a tape is played on: a form in this process, or a program on a pseudo-terminal.
///
/// A stage is settled when everything sent is decoded, evaluated, and drawn. Looking at it settles
/// it; `send` need not, so that keys without a look in between can be sent together. The time of a
/// form is the tape's, not real time; that of any other program is real, and nothing says when it
/// has settled.
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

  /// How long an expectation may take by default; `nil` if it must be met at once, because the
  /// stage is settled.
  var patience: Duration? { get }

  /// What a reader of a failure should know of the program, such as that it has drawn nothing;
  /// `nil` if nothing is remarkable.
  var remark: String? { get }

  /// Returns the bytes that a terminal sends for an input.
  mutating func bytes(of input: StageInput) throws(Breakdown) -> [UInt8]

  /// Makes the pause after a key for which the tape sets none, until a moment.
  mutating func pause(until end: Duration) throws(Breakdown)

  /// Lets time pass until a scene is as wanted, or until a moment.
  /// - Parameters:
  ///   - end: The moment.
  ///   - find: Returns how a scene is not as wanted; `nil` if it is.
  /// - Returns: How the last scene is not as wanted.
  /// - Throws: `Breakdown` if the program cannot go on.
  mutating func wait(
    until end: Duration,
    for find: (Scene) -> Unmet?
  ) throws(Breakdown) -> Unmet?

  /// Waits until a program whose time is real probably draws no more.
  mutating func calm() throws(Breakdown)

  /// Waits until a program whose time is real has probably drawn what an input leads to, until a
  /// moment at most.
  mutating func calm(until end: Duration) throws(Breakdown)

  /// Calms the stage before an absence is expected, because what is not there may still come.
  ///
  /// It does not if the program was seen to react to the last input as the tape expects, or if the
  /// absent is still there, so that it goes by a reaction.
  /// - Parameter find: Returns what is there in a scene but should not be; `nil` if nothing is.
  /// - Throws: `Breakdown` if the program cannot go on.
  mutating func calm(beforeAbsence find: (Scene) -> Unmet?) throws(Breakdown)

  /// Takes the screens seen since the last call, besides the current one.
  mutating func takeSights() -> [Sight]

  /// Ends the stage, and returns what a report should note.
  mutating func end() -> [String]
}

/// A screen that was seen between two steps.
package struct Sight: Sendable {
  /// When, on the stage's clock.
  package let time: Duration
  package let screen: CellGrid
  /// The cursor; `nil` if hidden.
  package let cursor: ScreenPosition?

  package init(time: Duration, screen: CellGrid, cursor: ScreenPosition?) {
    (self.time, self.screen, self.cursor) = (time, screen, cursor)
  }
}

extension Stage {
  /// Returns everything visible.
  package mutating func scene() throws(Breakdown) -> Scene { try scene(atForm: true) }

  package var unheededCount: Int { 0 }

  package mutating func rest() throws(Breakdown) {}

  package var coverage: [RuleCoverage] { [] }

  package var copy: Self? { nil }

  package var patience: Duration? { nil }

  package var remark: String? { nil }

  package mutating func bytes(of input: StageInput) throws(Breakdown) -> [UInt8] { input.bytes }

  package mutating func pause(until end: Duration) throws(Breakdown) { try advance(to: end) }

  package mutating func wait(
    until end: Duration,
    for find: (Scene) -> Unmet?
  ) throws(Breakdown) -> Unmet? {
    var found = find(try scene())
    while found != nil, let timer = try nextTimer(), timer.due <= end {
      try advance(to: timer.due)
      found = find(try scene())
    }
    guard found != nil, elapsed < end else { return found }
    try advance(to: end)
    return find(try scene())
  }

  package mutating func calm() throws(Breakdown) {}

  package mutating func calm(until end: Duration) throws(Breakdown) {}

  package mutating func calm(beforeAbsence find: (Scene) -> Unmet?) throws(Breakdown) {}

  package mutating func takeSights() -> [Sight] { [] }

  package mutating func end() -> [String] { [] }
}

/// Something that happens on a stage without input.
package struct StageTimer: Sendable {
  /// When it is due, on the stage's clock.
  package let due: Duration

  /// The name: `the check of username`.
  package let name: String
}
