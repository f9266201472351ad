import FormValidation
import SourceText

/// The report as one JSON object on one line, for programs.
///
/// `{"driver", "passed", "failed", "skipped", "tapes": [{"file", "trouble", "warnings", "cases":
/// [{"name", "line", "place", "ending", "reason", "met", "asserts_nothing", "unknowns", "mismatches",
/// "breakdown", "tape_seconds", "seconds", "kept", "notes"}]}], "coverage": [{"form", "field",
/// "rule", "number", "failing", "passing", "shown"}]}`
///
/// - `place`: the file and line that failed, like `signup.tape:12`, or the first line of the case.
/// - `ending`: `passed`, `skipped`, `failed` or `broken`; `reason` belongs to `skipped`,
///   `mismatches` to `failed`, `breakdown` to `broken`.
/// - A mismatch: `file`, `line`, `text`, `aspect`, `expected`, `actual`, `details` (each a `name`
///   and `lines`), `after`, `after_line`, `state`, `hint`, `screen`, `size`.
/// - A breakdown: `kind` (`ended`, `crashed`, `hung` or `unavailable`), `reason`, `origin`, `line`,
///   `after`, `after_line`, `screen`.
/// - `coverage`: how each rule of the forms was seen; empty unless requested.
///
/// Missing values are `null` or an empty list, so that every object has all of its names.
public struct JSONReport: Sendable {
  /// Creates a report.
  public init() {}

  /// Returns the report of a run.
  public func text(of run: RunReport) -> String {
    let report: [String: Value] = [
      "driver": .text(run.driver),
      "passed": .optional(run.passedCount),
      "failed": .optional(run.failedCount),
      "skipped": .optional(run.skippedCount),
      "tapes": .list(run.tapes.map(value(of:))),
      "coverage": .list(CoverageReport(of: run).rules.map(\.asValue)),
    ]
    return Value.object(report).json + "\n"
  }

  private func value(of tape: TapeReport) -> Value {
    .object([
      "file": .text(tape.file),
      "trouble": .optional(tape.trouble),
      "warnings": .texts(tape.warnings),
      "cases": .list(tape.cases.map { value(of: $0, in: tape.file) }),
    ])
  }

  private func value(of played: CaseReport, in file: String) -> Value {
    var members = played.asValue.members ?? [:]
    members["coverage"] = nil
    members["place"] = .text(played.place(in: file))
    members["asserts_nothing"] = .bool(played.assertsNothing)
    return .object(members)
  }
}
