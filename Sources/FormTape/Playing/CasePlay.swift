/// What came of playing one case.
public struct CasePlay: Sendable {
  /// What a report tells of it.
  public var report: CaseReport

  /// Files to write: snapshots, pictures; nothing in this module writes them.
  public var files: [KeptFile]

  /// What was seen, if it was to be kept; a picture each time something changed.
  public var recording: [RecordedMoment]

  /// The recordings that the tape itself asks for, by their paths as it writes them.
  public var outputs: [String]

  /// Creates what came of a case.
  public init(
    _ report: CaseReport,
    files: [KeptFile] = [],
    recording: [RecordedMoment] = [],
    outputs: [String] = []
  ) {
    self.report = report
    self.files = files
    self.recording = recording
    self.outputs = outputs
  }
}
