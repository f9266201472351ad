/// A report of a run in one format, in parts that are joined in order.
package protocol TestReport: Sendable {
  /// Returns the beginning, before anything is played.
  func head(count: Int) -> String

  /// Returns the part about the next tape, after a number of cases.
  func text(of tape: TapeReport, after count: Int) -> String

  /// Returns the rest once everything was played, with rule coverage if recorded.
  func ending(of run: RunReport, _ coverage: CoverageReport?) -> String
}

extension TestReport {
  package func head(count: Int) -> String { "" }

  package func text(of tape: TapeReport, after count: Int) -> String { "" }

  /// Returns the whole report of a run, with rule coverage if recorded.
  package func text(of run: RunReport, _ coverage: CoverageReport? = nil) -> String {
    var count = 0
    var text = head(count: run.tapes.reduce(0) { $0 + $1.pointCount })
    for tape in run.tapes {
      text += self.text(of: tape, after: count)
      count += tape.pointCount
    }
    return text + ending(of: run, coverage)
  }
}
