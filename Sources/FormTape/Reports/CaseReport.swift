/// The report of one played case of a tape: only texts and numbers.
public struct CaseReport: Equatable, Sendable {
  /// How a case ended.
  public enum Ending: Equatable, Sendable {
    /// All expectations were met, at least one.
    case passed
    /// The case was skipped, for a reason, or nothing in it could be checked.
    case skipped(reason: String)
    /// Expectations were not met: at least one mismatch, all from one block.
    case failed([Mismatch])
    /// The case could not be played to its end, for example because the program crashed.
    case broken(Breakdown)

    /// The ending of a case that was played, but has no expectations.
    static let silent = skipped(reason: "no expectations; add an Expect or a Wait")
  }

  /// The case's name.
  public var name: String

  /// The line of the tape on which it begins, from 1.
  public var line: Int

  /// How it ended.
  public var ending: Ending

  /// The number of expectations that were met.
  public var metCount: Int

  /// Expectations that could not be checked, with the reason: `signup.tape:10 Expect values {}: …`.
  ///
  /// They are neither met nor unmet, and are reported as skipped.
  public var unknowns: [String]

  /// The time passed on the tape's clock, in seconds.
  public var tapeSeconds: Double

  /// The real time taken, in seconds; the only value that differs between runs.
  package var seconds: Double

  /// The paths of written files: recordings, pictures, snapshots for review.
  public var kept: [String]

  /// Further remarks, such as an updated snapshot.
  public var notes: [String]

  /// The steps of a failed case with their screens, as JSON, if requested.
  package var trace: String?

  /// The observed state of each rule of the form, if recorded.
  package var coverage: [RuleCoverage] = []

  /// The name by which runs select the case, which may have a secret; `nil` if it was not played in
  /// a run.
  package var selector: String?

  /// Returns the remark about a snapshot that was updated.
  package static func note(ofUpdated path: String) -> String { "updated \(path)" }

  package init(
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

  /// Returns the place where the case failed, or where it begins if it did not: `signup.tape:12`,
  /// for editors to jump to.
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

  /// Whether expectations were not met, or the case could not be played to its end.
  package var hasFailed: Bool {
    switch ending {
    case .failed, .broken: true
    case .passed, .skipped: false
    }
  }

  /// Whether the case was played without checking anything.
  public var assertsNothing: Bool { ending == .silent }
}

/// The reason why a case could not be played to its end.
public struct Breakdown: Error, Equatable, Sendable {
  /// A kind of breakdown.
  public enum Kind: String, Hashable, Sendable {
    /// The program ended while keys were left, or by a signal.
    case ended
    /// The program crashed.
    case crashed
    /// The program did not respond in time, or did not settle.
    case hung
    /// The real program showed a different screen than the one in this process.
    case differs
    /// The tape needs something that is not available here.
    case unavailable
  }

  /// What happened.
  public var kind: Kind

  /// The reason, as printed: `the program ended (exit 0); 3 keys were not sent`.
  public var reason: String

  /// The place in the tape: `signup.tape:12`; `nil` if unknown.
  public var origin: String?

  /// The line of the tape, as written; `nil` if unknown.
  public var line: String?

  /// The last commands before it, oldest first: `Type "Al"`.
  package var after: [String]

  /// The line number of the last one, from 1; `nil` if there is none.
  package var afterLine: Int?

  /// The last screen, by rows; empty if there was none.
  public var screen: [String]

  /// Creates a breakdown; long texts are clipped.
  package init(
    _ kind: Kind,
    _ reason: String,
    origin: String? = nil,
    line: String? = nil,
    after: [String] = [],
    afterLine: Int? = nil,
    screen: [String] = []
  ) {
    self.kind = kind
    self.reason = reason
    self.origin = origin
    self.line = line?.reported
    self.after = after.map(\.reported)
    self.afterLine = afterLine
    self.screen = screen
  }
}

extension Breakdown: CustomStringConvertible {
  /// The reason, with the place in the tape if it is known.
  public var description: String { (origin.map { $0 + ": " } ?? "") + reason }
}
