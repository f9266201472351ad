/// The results of playing tapes, in the order in which they were given.
package struct RunReport: Sendable {
  /// The stage that the tapes were played on: `headless` or `pty`.
  package var driver: String

  package var tapes: [TapeReport]

  package init(driver: String = "headless", tapes: [TapeReport]) {
    self.driver = driver
    self.tapes = tapes
  }

  /// The result in words: `12 passed, 0 failed, 1 skipped`.
  package var summary: String {
    "\(passedCount) passed, \(failedCount) failed"
      + (skippedCount > 0 ? ", \(skippedCount) skipped" : "")
  }

  /// The number of passed cases.
  package var passedCount: Int { count { $0 == .passed } }

  /// The number of cases that failed or broke down, and of tapes that could not be read.
  package var failedCount: Int {
    tapes.reduce(0) { $0 + ($1.trouble == nil ? 0 : 1) + $1.cases.count(where: \.hasFailed) }
  }

  /// The number of skipped cases.
  package var skippedCount: Int {
    count { ending in
      if case .skipped = ending { true } else { false }
    }
  }

  /// Whether no case passed or failed, and at least one had only expectations that could not be
  /// checked.
  package var hasEvaluatedNothing: Bool {
    passedCount == 0 && failedCount == 0
      && tapes.contains { tape in tape.cases.contains { $0.metCount == 0 && !$0.unknowns.isEmpty } }
  }

  private func count(where isCounted: (CaseReport.Ending) -> Bool) -> Int {
    tapes.reduce(0) { $0 + $1.cases.count { isCounted($0.ending) } }
  }
}

/// The report of a tape that was played, or could not be.
package struct TapeReport: Sendable {
  /// The tape's path, as given or found.
  package var file: String

  /// The cases, in the order of the tape; empty if it could not be read.
  package var cases: [CaseReport]

  /// The errors of the tape, as diagnostics print them; `nil` if it could be read.
  package var trouble: String?

  /// The warnings of the tape, as diagnostics print them, each with a line break.
  package var warnings: [String]

  /// The number of cases, or one if it could not be read.
  package var pointCount: Int { trouble == nil ? cases.count : 1 }

  package init(
    _ file: String,
    cases: [CaseReport] = [],
    trouble: String? = nil,
    warnings: [String] = []
  ) {
    self.file = file
    self.cases = cases
    self.trouble = trouble
    self.warnings = warnings
  }
}
