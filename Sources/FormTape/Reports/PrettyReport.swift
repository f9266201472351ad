import FormValidation

/// The report for the terminal: failures in full, and one line per passed tape.
///
/// ```
/// FAIL signup.tape:10  errors follow the typing
///   10 │ Expect field email error "Enter a valid e-mail address"
///      expected first error  "Enter a valid e-mail address"
///      actual   first error  "Required"
///
/// PASS settings.tape  2 passed
///
/// 2 passed, 1 failed
/// ```
public struct PrettyReport: Sendable {
  /// Whether to use colors, as on a terminal.
  public let isColored: Bool

  /// Creates a report.
  public init(isColored: Bool = false) {
    self.isColored = isColored
  }

  /// Returns the report of a run.
  public func text(of run: RunReport) -> String {
    run.tapes.map(text(of:)).joined() + ending(of: run)
  }

  /// Returns the report of one tape, with a line break after each line.
  public func text(of tape: TapeReport) -> String {
    if let trouble = tape.trouble?.printableLines {
      return trouble.hasSuffix("\n") ? trouble : trouble + "\n"
    }
    var lines: [String] = []
    for played in tape.cases { lines += self.lines(of: played, in: tape.file) }
    if let line = summary(of: tape) { lines.append(line) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the last line, after an empty one: `12 passed, 0 failed, 1 skipped`.
  ///
  /// Rule coverage comes before it, if requested.
  public func ending(of run: RunReport, _ coverage: CoverageReport? = nil) -> String {
    let counts = "\(run.passedCount) passed, \(run.failedCount) failed"
    let skipped = run.skippedCount > 0 ? ", \(run.skippedCount) skipped" : ""
    let last = paint(counts + skipped, run.failedCount > 0 ? .bad : .good)
    // The description of a failed case already ends with an empty line.
    let isApart = run.tapes.last.map { text(of: $0).hasSuffix("\n\n") } ?? false
    let gap = isApart ? "" : "\n"
    return gap + (coverage.map { $0.text + "\n" } ?? "") + last + "\n"
  }

  private var paint: ReportPaint { ReportPaint(isOn: isColored) }

  private func lines(of played: CaseReport, in file: String) -> [String] {
    let title = "\(played.place(in: file).printable)  \(played.name.printable)"
    let failure = FailureText(file: file, paint: paint)
    switch played.ending {
    case .failed(let mismatches):
      return ["\(paint("FAIL", .bad)) \(title)"] + failure.lines(of: mismatches)
        + remarks(on: played) + [""]
    case .broken(let breakdown):
      return ["\(paint("FAIL", .bad)) \(title)"] + failure.lines(of: breakdown)
        + remarks(on: played) + [""]
    case .skipped(let reason):
      return [
        "\(paint("SKIP", .doubtful)) \(title)" + (reason.isEmpty ? "" : ": \(reason.printable)")
      ]
        + played.unknowns.map { "     \($0.printable)" }
    case .passed:
      let silence =
        played.assertsNothing
        ? ["\(paint("WARN", .doubtful)) \(title): no expectations; add an Expect or a Wait"] : []
      let notes = played.notes + (played.kept.isEmpty ? [] : [kept(played)])
      return silence + played.unknowns.map { "\(paint("SKIP", .doubtful)) \($0.printable)" }
        + notes.map { "NOTE \(title): \($0.printable)" }
    }
  }

  /// Returns the remarks on a failed case.
  private func remarks(on played: CaseReport) -> [String] {
    let all =
      played.unknowns.map { "not checked: \($0)" } + played.notes
      + (played.kept.isEmpty ? [] : [kept(played)])
    return all.map { "     \($0.printable)" }
  }

  private func kept(_ played: CaseReport) -> String {
    "kept: " + played.kept.joined(separator: "  ")
  }

  /// Returns that a tape passed; `nil` if not all of it did.
  private func summary(of tape: TapeReport) -> String? {
    let run = RunReport(tapes: [tape])
    guard run.failedCount == 0, run.passedCount > 0 else { return nil }
    let skipped = run.skippedCount > 0 ? ", \(run.skippedCount) skipped" : ""
    return "\(paint("PASS", .good)) \(tape.file.printable)  \(run.passedCount) passed\(skipped)"
  }
}
