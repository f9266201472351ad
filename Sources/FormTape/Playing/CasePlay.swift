/// The result of playing one case.
public struct CasePlay: Sendable {
  /// The report of the case.
  public var report: CaseReport

  /// The files that the caller should write: snapshots and pictures.
  public var files: [KeptFile]

  /// The recorded moments, if requested: one per change of the screen.
  public var recording: [RecordedMoment]

  /// The recordings that the tape requests, by their paths as written.
  public var outputs: [String]

  /// Creates a result.
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
