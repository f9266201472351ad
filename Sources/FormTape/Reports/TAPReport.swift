import FormValidation

/// The report in the Test Anything Protocol, for programs that watch tests.
///
/// The plan comes first, so that an interrupted run is noticed.
/// - Source: Test Anything Protocol, version 13, the latest that all versions of Perl's `prove` read.
public struct TAPReport: Sendable {
  /// Creates a report.
  public init() {}

  /// Returns the report of a run.
  public func text(of run: RunReport) -> String {
    var number = 1
    var text = head(count: run.tapes.reduce(0) { $0 + pointCount(of: $1) })
    for tape in run.tapes {
      text += points(of: tape, from: number)
      number += pointCount(of: tape)
    }
    return text
  }

  /// Returns the version line and the plan.
  public func head(count: Int) -> String {
    "TAP version 13\n1..\(count)" + (count == 0 ? " # no tests" : "") + "\n"
  }

  /// Returns the number of test points of a tape: one per case, or one if it could not be read.
  public func pointCount(of tape: TapeReport) -> Int {
    tape.trouble == nil ? tape.cases.count : 1
  }

  /// Returns the test points of a tape.
  public func points(of tape: TapeReport, from number: Int) -> String {
    if let trouble = tape.trouble {
      var diagnostics = TAPDiagnostics()
      diagnostics.add("message", ["cannot read the tape"])
      diagnostics.add("severity", ["error"])
      diagnostics.add("found", trouble.split(separator: "\n").map(String.init))
      return "not ok \(number) - \(escaped(tape.file))\n\(diagnostics.text)"
    }
    return tape.cases.enumerated()
      .map { point(of: $1, in: tape.file, number: number + $0) }
      .joined()
  }

  private func point(of played: CaseReport, in file: String, number: Int) -> String {
    let title = "\(number) - \(escaped("\(file): \(played.name)"))"
    let text =
      switch played.ending {
      case .passed: "ok \(title)\n"
      case .skipped(let reason):
        "ok \(title) # SKIP" + (reason.isEmpty ? "" : " \(escaped(reason))") + "\n"
      case .failed(let mismatches): "not ok \(title)\n\(TAPDiagnostics(mismatches).text)"
      case .broken(let breakdown):
        "not ok \(title)\n\(TAPDiagnostics(breakdown, in: file, line: played.line).text)"
      }
    var remarks = played.unknowns.map { "not checked: \($0)" } + played.notes
    remarks += played.kept.map { "kept: \($0)" }
    if played.assertsNothing { remarks.append("no expectations") }
    return text + remarks.map { "# \($0.printable)\n" }.joined()
  }

  /// Returns a text in which nothing reads as a directive, even with combining marks after a `#`.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.printable.unicodeScalars {
      if scalar == "#" || scalar == "\\" { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
