public import FormFilling
public import FormWidgets
public import Forms

/// The result of playing one case.
public struct CasePlay: Sendable {
  /// The report of the case.
  public var report: CaseReport

  /// The files that the caller should write: snapshots and pictures.
  public var files: [SavedFile]

  /// The recorded moments, if requested: one per change of the screen.
  public var recording: [RecordedMoment]

  /// The recordings that the tape requests, by their paths as written.
  public var outputs: [String]

  /// The number of steps that were performed.
  var performedCount = 0

  /// What reports leave out.
  var redactions = Redactions()
  var secrets = SecretTexts(of: nil)

  package init(
    _ report: CaseReport,
    files: [SavedFile] = [],
    recording: [RecordedMoment] = [],
    outputs: [String] = []
  ) {
    self.report = report
    self.files = files
    self.recording = recording
    self.outputs = outputs
  }
}

/// The options for playing tapes.
public struct PlayOptions: Sendable {
  /// Whether a case continues after an unmet expectation.
  public var keepsGoing = false

  /// The default size of the screen.
  public var size = Size(columns: 80, rows: 24)

  /// The size of the screen, overriding the tape; `nil` to use the tape's.
  package var screen: Size?

  /// The stored snapshots.
  public var snapshots = SnapshotStore()

  /// Whether every frame is recorded.
  public var isRecording = false

  /// Whether rule coverage is recorded.
  package var notesRules = false

  /// The answers of remote rules, by check name.
  public var checks: [String: StagedCheck] = [:]

  /// Returns whether a program is on the `PATH`.
  package var hasProgram: @Sendable (_ name: String) -> Bool = { _ in true }

  /// Returns what the program prints when a filling of a form ends; `nil` if unknown.
  public var printed: @Sendable (Form, Outcome) -> String? = { _, _ in nil }

  /// Called with the index of each step of a case before it is performed.
  package var willPerform: @Sendable (_ step: Int) -> Void = { _ in }

  /// Creates the default options.
  public init() {}
}

/// A file to write.
public struct SavedFile: Equatable, Sendable {
  /// The path, relative to the current folder.
  public let path: String

  /// The content.
  public let text: String

  /// The command of the tape that names the file; `nil` if the player names it.
  package let origin: TapeOrigin?

  /// Creates a file to write.
  package init(path: String, text: String, origin: TapeOrigin? = nil) {
    self.path = path
    self.text = text
    self.origin = origin
  }
}

/// The screen at one moment of a case.
public struct RecordedMoment: Equatable, Sendable {
  /// The time on the tape's clock.
  public let time: Duration

  /// The screen.
  public let screen: CellGrid

  /// The cursor; `nil` if hidden.
  public let cursor: ScreenPosition?

  /// The command that led to it, and its place: `signup.tape:4 Type "Ada"`.
  ///
  /// Text typed into a secret field is masked.
  package internal(set) var label: String

  /// The index of that command among the steps of the case; -1 before the first one.
  package let step: Int

  /// The bytes sent for it.
  package let input: [UInt8]

  /// Whether the bytes were typed into a secret field.
  package internal(set) var isSecret = false

  /// The text to show below the screen; empty for none.
  public let caption: String

  /// Whether it is left out of recordings, between `Hide` and `Show`.
  package let isHidden: Bool
}
