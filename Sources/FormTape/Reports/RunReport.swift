/// The results of playing tapes, in the order in which they were given.
public struct RunReport: Hashable, Sendable {
  /// The stage that the tapes were played on: `headless` or `pty`.
  public var driver: String

  /// The tapes.
  public var tapes: [TapeReport]

  /// Creates a report.
  public init(driver: String = "headless", tapes: [TapeReport]) {
    self.driver = driver
    self.tapes = tapes
  }

  /// The number of passed cases.
  public var passedCount: Int { count { $0 == .passed } }

  /// The number of cases that failed or broke down.
  public var failedCount: Int {
    count { ending in
      switch ending {
      case .failed, .broken: true
      case .passed, .skipped: false
      }
    }
  }

  /// The number of skipped cases.
  public var skippedCount: Int {
    count { ending in
      if case .skipped = ending { true } else { false }
    }
  }

  /// Whether no case passed or failed, and at least one had only expectations that could not be
  /// checked.
  public var hasEvaluatedNothing: Bool {
    passedCount == 0 && failedCount == 0
      && tapes.contains { tape in tape.cases.contains { $0.metCount == 0 && !$0.unknowns.isEmpty } }
  }

  private func count(where isCounted: (CaseReport.Ending) -> Bool) -> Int {
    tapes.reduce(0) { $0 + $1.cases.count { isCounted($0.ending) } }
  }
}
