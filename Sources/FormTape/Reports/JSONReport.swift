package import FormValidation
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
package struct JSONReport: TestReport {
  package init() {}

  package func ending(of run: RunReport, _: CoverageReport?) -> String {
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
    (members["coverage"], members["trace"]) = (nil, nil)
    members["place"] = .text(played.place(in: file))
    members["asserts_nothing"] = .bool(played.assertsNothing)
    return .object(members)
  }
}

/// Reports as values, for JSON: in the report for programs, and from the workers that play cases.
extension CaseReport {
  /// The report as an object.
  package var asValue: Value {
    var members: [String: Value] = [
      "name": .text(name),
      "line": .optional(line),
      "met": .optional(metCount),
      "unknowns": .texts(unknowns),
      "tape_seconds": .seconds(tapeSeconds),
      "seconds": .seconds(seconds),
      "kept": .texts(kept),
      "notes": .texts(notes),
      "coverage": .list(coverage.map(\.asValue)),
      "reason": .null,
      "mismatches": .list([]),
      "breakdown": .null,
      "trace": .optional(trace),
    ]
    switch ending {
    case .passed: members["ending"] = "passed"
    case .skipped(let reason):
      members["ending"] = "skipped"
      members["reason"] = .text(reason)
    case .failed(let mismatches):
      members["ending"] = "failed"
      members["mismatches"] = .list(mismatches.map(\.asValue))
    case .broken(let breakdown):
      members["ending"] = "broken"
      members["breakdown"] = breakdown.asValue
    }
    return .object(members)
  }

  /// Creates a report from its object; `nil` if invalid.
  package init?(value: Value) {
    guard let members = value.members, let name = members["name"]?.text,
      let line = members["line"]?.whole, let metCount = members["met"]?.whole
    else { return nil }
    let ending: Ending
    switch members["ending"]?.text {
    case "passed": ending = .passed
    case "skipped": ending = .skipped(reason: members["reason"]?.text ?? "")
    case "failed":
      ending = .failed(members["mismatches"]?.items.compactMap(Mismatch.init(value:)) ?? [])
    case "broken":
      guard let breakdown = members["breakdown"].flatMap(Breakdown.init(value:)) else { return nil }
      ending = .broken(breakdown)
    default: return nil
    }
    self.init(
      name,
      line: line,
      ending: ending,
      metCount: metCount,
      unknowns: members.texts("unknowns"),
      tapeSeconds: members["tape_seconds"]?.seconds ?? 0,
      seconds: members["seconds"]?.seconds ?? 0,
      kept: members.texts("kept"),
      notes: members.texts("notes")
    )
    trace = members["trace"]?.text
    coverage = members["coverage"]?.items.compactMap(RuleCoverage.init(value:)) ?? []
  }
}

extension Mismatch {
  fileprivate var asValue: Value {
    .object([
      "file": .text(file),
      "line": .optional(line),
      "text": .text(text),
      "aspect": .text(aspect),
      "expected": .texts(expected),
      "actual": .texts(actual),
      "details": .list(
        details.map { .object(["name": .text($0.name), "lines": .texts($0.lines)]) }
      ),
      "after": .texts(after),
      "after_line": .optional(afterLine),
      "state": .optional(state),
      "hint": .optional(hint),
      "screen": .texts(screen),
      "size": .text(size),
    ])
  }

  fileprivate init?(value: Value) {
    guard let members = value.members, let file = members["file"]?.text,
      let line = members["line"]?.whole, let text = members["text"]?.text
    else { return nil }
    self.init(
      file: file,
      line: line,
      text: text,
      aspect: members["aspect"]?.text ?? "",
      expected: members.texts("expected"),
      actual: members.texts("actual"),
      details: members["details"]?.items.compactMap { item in
        guard let detail = item.members, let name = detail["name"]?.text else { return nil }
        return Unmet.Hint(name, detail.texts("lines"))
      } ?? [],
      after: members.texts("after"),
      afterLine: members["after_line"]?.whole,
      state: members["state"]?.text,
      hint: members["hint"]?.text,
      screen: members.texts("screen"),
      size: members["size"]?.text ?? ""
    )
  }
}

extension Breakdown {
  fileprivate var asValue: Value {
    .object([
      "kind": .text(kind.rawValue),
      "reason": .text(reason),
      "origin": .optional(origin),
      "line": .optional(line),
      "after": .texts(after),
      "after_line": .optional(afterLine),
      "screen": .texts(screen),
    ])
  }

  fileprivate init?(value: Value) {
    guard let members = value.members, let reason = members["reason"]?.text,
      let kind = members["kind"]?.text.flatMap(Kind.init(rawValue:))
    else { return nil }
    self.init(
      kind,
      reason,
      origin: members["origin"]?.text,
      line: members["line"]?.text,
      after: members.texts("after"),
      afterLine: members["after_line"]?.whole,
      screen: members.texts("screen")
    )
  }
}

extension RuleCoverage {
  /// The rule as an object.
  var asValue: Value {
    .object([
      "form": .text(form),
      "field": .text(field),
      "rule": .text(rule),
      "number": .optional(number),
      "failing": .bool(wasFailing),
      "passing": .bool(wasPassing),
      "shown": .bool(wasShown),
    ])
  }

  fileprivate init?(value: Value) {
    guard let members = value.members, let form = members["form"]?.text,
      let field = members["field"]?.text, let rule = members["rule"]?.text,
      let number = members["number"]?.whole
    else { return nil }
    self.init(form: form, field: field, rule: rule, number: number)
    wasFailing = members["failing"] == .bool(true)
    wasPassing = members["passing"] == .bool(true)
    wasShown = members["shown"] == .bool(true)
  }
}

extension Value {
  /// Returns seconds, to the thousandth.
  fileprivate static func seconds(_ seconds: Double) -> Value {
    .number(Number(seconds.seconds) ?? 0)
  }

  /// The number of seconds; `nil` for any other value.
  fileprivate var seconds: Double? {
    if case .number(let number) = self { Double(number.description) } else { nil }
  }
}

extension [String: Value] {
  /// Returns the texts of a list; empty without one.
  fileprivate func texts(_ name: String) -> [String] { self[name]?.items.compactMap(\.text) ?? [] }
}

extension Double {
  /// Seconds with exactly three decimals, as the strictest readers of reports require.
  ///
  /// Invalid, negative or extremely long times become zero.
  var seconds: String {
    guard self > 0, self < 3.2e10 else { return "0.000" }
    let thousandths = Int((self * 1_000).rounded())
    let decimals = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}
