/// What a report tells of one case of a tape that was played: texts and numbers alone.
public struct CaseReport: Hashable, Sendable, Codable {
  /// How a case ended.
  public enum Ending: Hashable, Sendable, Codable {
    /// Everything was as expected.
    case passed
    /// The tape says not to play it, for a reason.
    case skipped(reason: String)
    /// Something was not as expected: what one block of expectations found, one mismatch at least.
    case failed([Mismatch])
    /// The case could not be played to its end, as where the program crashed or hung.
    case broken(Breakdown)
  }

  /// The case's name.
  public var name: String

  /// The line of the tape that it begins on, from 1.
  public var line: Int

  /// How it ended.
  public var ending: Ending

  /// How many expectations were looked at and met.
  public var metCount: Int

  /// Expectations that nobody could look at, with why: `signup.tape:10 Expect values {}: …`.
  ///
  /// They are neither met nor broken, and reported as skipped.
  public var unknowns: [String]

  /// The tape's time that passed, in seconds.
  public var tapeSeconds: Double

  /// The time that playing it took, in seconds; the only figure that differs from run to run.
  public var seconds: Double

  /// The paths of what was kept of it: recordings, pictures, snapshots for review.
  public var kept: [String]

  /// What else is worth a line, such as a snapshot that was updated.
  public var notes: [String]

  /// What was seen of each rule of the form, if it was noted.
  public var coverage: [RuleCoverage] = []

  /// Creates a report.
  public init(
    _ name: String,
    line: Int = 1,
    ending: Ending = .passed,
    metCount: Int = 0,
    unknowns: [String] = [],
    tapeSeconds: Double = 0,
    seconds: Double = 0,
    kept: [String] = [],
    notes: [String] = []
  ) {
    self.name = name
    self.line = line
    self.ending = ending
    self.metCount = metCount
    self.unknowns = unknowns
    self.tapeSeconds = tapeSeconds
    self.seconds = seconds
    self.kept = kept
    self.notes = notes
  }

  /// Where the case failed, in its tape or in a source of it, and where it begins if it did not:
  /// `signup.tape:12`, for an editor to jump to.
  func place(in file: String) -> String {
    switch ending {
    case .failed(let mismatches):
      if let first = mismatches.first { return "\(first.file):\(first.line)" }
    case .broken(let breakdown):
      if let origin = breakdown.origin { return origin }
    case .passed, .skipped: break
    }
    return "\(file):\(line)"
  }

  /// Whether the case looked at anything: one that is not skipped and did not asserts nothing.
  public var assertsNothing: Bool {
    ending == .passed && metCount == 0 && unknowns.isEmpty
  }
}
