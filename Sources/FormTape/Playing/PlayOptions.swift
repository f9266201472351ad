public import FormUI

/// The options for playing tapes.
public struct PlayOptions: Sendable {
  /// Whether a case continues after an unmet expectation.
  public var keepsGoing = false

  /// The default size of the screen.
  public var size = Size(columns: 80, rows: 24)

  /// The stored snapshots.
  public var snapshots = SnapshotShelf()

  /// Whether every frame is recorded.
  public var isRecording = false

  /// Whether rule coverage is recorded.
  public var notesRules = false

  /// The answers of remote rules, by check name.
  public var checks: [String: StagedCheck] = [:]

  /// Returns whether a program is on the `PATH`.
  public var hasProgram: @Sendable (_ name: String) -> Bool = { _ in true }

  /// Returns what the program prints when a session of a form ends; `nil` if unknown.
  public var printed: @Sendable (Form, Outcome) -> String? = { _, _ in nil }

  /// Called with the index of each step of a case before it is performed.
  public var willPerform: @Sendable (_ step: Int) -> Void = { _ in }

  /// Creates the default options.
  public init() {}
}
