public import FormUI

/// How tapes are played: what is at hand, what is kept.
public struct PlayOptions: Sendable {
  /// Whether a case goes on after an expectation that was not met.
  public var keepsGoing = false

  /// The size of the screen where a tape says none.
  public var size = Size(columns: 80, rows: 24)

  /// The stored snapshots.
  public var snapshots = SnapshotShelf()

  /// Whether every frame is kept, for a recording.
  public var isRecording = false

  /// Whether it is noted what is seen of each rule.
  public var notesRules = false

  /// What answers remote rules, by the names that they use.
  public var checks: [String: StagedCheck] = [:]

  /// Whether a program is on the search path.
  public var hasProgram: @Sendable (_ name: String) -> Bool = { _ in true }

  /// What the program writes to its standard output when a session of a form ends; nothing where
  /// nobody knows.
  public var printed: @Sendable (Form, Outcome) -> String? = { _, _ in nil }

  /// Hears the number of each step of a case, from 0, before it is performed.
  public var willPerform: @Sendable (_ step: Int) -> Void = { _ in }

  /// Creates options as they are where nobody says.
  public init() {}
}
