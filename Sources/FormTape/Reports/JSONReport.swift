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
      "passed": .whole(run.passedCount),
      "failed": .whole(run.failedCount),
      "skipped": .whole(run.skippedCount),
      "tapes": .list(run.tapes.map(value(of:))),
      "coverage": .list(CoverageReport(of: run).rules.map(value(of:))),
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
    var members: [String: Value] = [
      "name": .text(played.name),
      "line": .whole(played.line),
      "place": .text(played.place(in: file)),
      "met": .whole(played.metCount),
      "asserts_nothing": .bool(played.assertsNothing),
      "unknowns": .texts(played.unknowns),
      "tape_seconds": .seconds(played.tapeSeconds),
      "seconds": .seconds(played.seconds),
      "kept": .texts(played.kept),
      "notes": .texts(played.notes),
      "reason": .null,
      "mismatches": .list([]),
      "breakdown": .null,
    ]
    switch played.ending {
    case .passed: members["ending"] = "passed"
    case .skipped(let reason):
      members["ending"] = "skipped"
      members["reason"] = .text(reason)
    case .failed(let mismatches):
      members["ending"] = "failed"
      members["mismatches"] = .list(mismatches.map(value(of:)))
    case .broken(let breakdown):
      members["ending"] = "broken"
      members["breakdown"] = value(of: breakdown)
    }
    return .object(members)
  }

  private func value(of mismatch: Mismatch) -> Value {
    .object([
      "file": .text(mismatch.file),
      "line": .whole(mismatch.line),
      "text": .text(mismatch.text),
      "aspect": .text(mismatch.aspect),
      "expected": .texts(mismatch.expected),
      "actual": .texts(mismatch.actual),
      "details": .list(
        mismatch.details.map { .object(["name": .text($0.name), "lines": .texts($0.lines)]) }
      ),
      "after": .texts(mismatch.after),
      "after_line": mismatch.afterLine.map(Value.whole) ?? .null,
      "state": .optional(mismatch.state),
      "hint": .optional(mismatch.hint),
      "screen": .texts(mismatch.screen),
      "size": .text(mismatch.size),
    ])
  }

  private func value(of rule: RuleCoverage) -> Value {
    .object([
      "form": .text(rule.form),
      "field": .text(rule.field),
      "rule": .text(rule.rule),
      "number": .whole(rule.number),
      "failing": .bool(rule.wasFailing),
      "passing": .bool(rule.wasPassing),
      "shown": .bool(rule.wasShown),
    ])
  }

  private func value(of breakdown: Breakdown) -> Value {
    .object([
      "kind": .text(breakdown.kind.rawValue),
      "reason": .text(breakdown.reason),
      "origin": .optional(breakdown.origin),
      "line": .optional(breakdown.line),
      "after": .texts(breakdown.after),
      "after_line": breakdown.afterLine.map(Value.whole) ?? .null,
      "screen": .texts(breakdown.screen),
    ])
  }
}

extension Value {
  fileprivate static func whole(_ number: Int) -> Value { .number(Number(number)) }

  fileprivate static func texts(_ texts: [String]) -> Value { .list(texts.map(Value.text)) }

  fileprivate static func optional(_ text: String?) -> Value { text.map(Value.text) ?? .null }

  /// Returns seconds, to the thousandth.
  fileprivate static func seconds(_ seconds: Double) -> Value {
    .number(Number(seconds.seconds) ?? 0)
  }
}
