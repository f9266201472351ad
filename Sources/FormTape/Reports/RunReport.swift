/// What came of playing tapes, in the order in which they were named.
public struct RunReport: Hashable, Sendable, Codable {
  /// What the tapes were played on: `headless` or `pty`.
  public var driver: String

  /// The tapes.
  public var tapes: [TapeReport]

  /// Creates a report.
  public init(driver: String = "headless", tapes: [TapeReport]) {
    self.driver = driver
    self.tapes = tapes
  }

  /// How many cases passed.
  public var passedCount: Int { count { $0 == .passed } }

  /// How many cases failed, or could not be played to their end.
  public var failedCount: Int {
    count { ending in
      switch ending {
      case .failed, .broken: true
      case .passed, .skipped: false
      }
    }
  }

  /// How many cases were skipped.
  public var skippedCount: Int {
    count { ending in
      if case .skipped = ending { true } else { false }
    }
  }

  /// Whether no case passed or failed, since nothing that one of them expects could be evaluated.
  public var hasEvaluatedNothing: Bool {
    passedCount == 0 && failedCount == 0
      && tapes.contains { tape in tape.cases.contains { $0.metCount == 0 && !$0.unknowns.isEmpty } }
  }

  private func count(where isCounted: (CaseReport.Ending) -> Bool) -> Int {
    tapes.reduce(0) { $0 + $1.cases.count { isCounted($0.ending) } }
  }
}
