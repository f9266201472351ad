import FormValidation
import SourceText

/// The report as one HTML page, to look at a failed run without a terminal: each failed case with
/// what was expected and found, its steps with the screens before and after, and its film.
package struct HTMLReport: TestReport {
  /// The largest number of failed cases in full; more are counted.
  private static let caseLimit = 1_000

  /// The largest number of other cases listed.
  private static let listLimit = 2_000

  /// The largest size of all traces, in bytes.
  private static let traceLimit = 16 << 20

  package init() {}

  package func ending(of run: RunReport, _ coverage: CoverageReport?) -> String {
    let skipped = run.skippedCount > 0 ? ", \(run.skippedCount) skipped" : ""
    let title = "\(run.failedCount) failed, \(run.passedCount) passed\(skipped)"
    let seconds = run.tapes.reduce(0) { $0 + $1.cases.reduce(0) { $0 + $1.seconds } }.seconds
    var room = Room()
    let tapes = run.tapes.map { section(of: $0, &room) }
    let rules = coverage.map { "<h2>Rules</h2>\n<pre>\($0.text.xmlContent)</pre>\n" } ?? ""
    return PageTemplate.report.filled([
      "title": title, "about": "tabstop test, \(run.driver), \(seconds) s",
      "body": tapes.joined() + room.omission + rules,
      "film": PageTemplate.film.asScript,
    ])
  }

  /// What still fits on the page.
  private struct Room {
    var cases = HTMLReport.caseLimit
    var others = HTMLReport.listLimit
    var traces = CaseTrace.limit
    var traceBytes = HTMLReport.traceLimit
    var (omittedCases, omittedOthers, omittedTraces) = (0, 0, 0)
    var isFirst = true

    /// What was left out, in words; empty if nothing was.
    var omission: String {
      let parts = [
        (omittedCases, "more failed cases"), (omittedOthers, "more cases that did not fail"),
        (omittedTraces, "failed cases without their screens"),
      ]
      let lines = parts.filter { $0.0 > 0 }.map { "<li>\($0.0) \($0.1)</li>\n" }
      return lines.isEmpty
        ? ""
        : "<h2>Left out</h2>\n<ul>\n\(lines.joined())</ul>\n"
          + "<p>Run fewer cases, with <code>--filter</code> or <code>--shard</code>.</p>\n"
    }

    /// Returns a trace if it fits.
    mutating func fitting(_ trace: String?) -> String? {
      guard let trace, traces > 0, trace.utf8.count <= traceBytes else {
        omittedTraces += 1
        return nil
      }
      traces -= 1
      traceBytes -= trace.utf8.count
      return trace
    }
  }

  private func section(of tape: TapeReport, _ room: inout Room) -> String {
    let title = "<h2>\(tape.file.xmlContent)</h2>\n"
    if let trouble = tape.trouble {
      return "<section>\n\(title)<details class=\"failed\" open><summary><b>FAIL</b> errors in the "
        + "tape</summary>\n<div class=\"inside\"><pre>\(trouble.xmlContent)</pre></div></details>\n"
        + "</section>\n"
    }
    let failed = tape.cases.filter(\.hasFailed)
    let shown = failed.prefix(room.cases)
    room.omittedCases += failed.count - shown.count
    room.cases -= shown.count
    let parts = shown.map { part(of: $0, in: tape.file, &room) }
    let others = list(of: tape.cases.filter { !$0.hasFailed }, &room)
    return "<section>\n\(title)\(parts.joined())\(others)</section>\n"
  }

  /// Returns the cases of a tape that did not fail, which are closed.
  private func list(of cases: [CaseReport], _ room: inout Room) -> String {
    guard !cases.isEmpty else { return "" }
    let shown = cases.prefix(room.others)
    room.omittedOthers += cases.count - shown.count
    room.others -= shown.count
    let items = shown.map { played in
      var (word, notes) = ("passed", played.unknowns + played.notes)
      if case .skipped(let reason) = played.ending { (word, notes) = ("skipped", [reason] + notes) }
      let lines = ([played.name] + notes).map(\.xmlContent).joined(separator: "<br>")
      return "<li class=\"\(word)\"><b>\(word)</b> \(lines)</li>\n"
    }
    let passedCount = cases.count { $0.ending == .passed }
    let words = [(passedCount, "passed"), (cases.count - passedCount, "skipped")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "<details><summary>\(words)</summary>\n<ul>\n\(items.joined())</ul>\n</details>\n"
  }

  /// Returns a failed case, open if it is the first.
  private func part(of played: CaseReport, in file: String, _ room: inout Room) -> String {
    let isOpen = room.isFirst
    room.isFirst = false
    let trace = room.fitting(played.trace)
    let remarks = played.unknowns + played.notes + played.kept.map { "kept: \($0)" }
    let data = trace.map {
      "<script class=\"trace-data\" type=\"application/json\">\($0.inScript)</script>\n"
    }
    return """
      <details class="failed"\(isOpen ? " open" : "") data-title=\(played.name.xmlAttribute)>\
      <summary><b>FAIL</b> \(played.name.xmlContent) \
      <span class="place">\(played.place(in: file).xmlContent)</span></summary>
      <div class="inside">
      \(text(of: played, in: file, hasTrace: trace != nil))\
      \(remarks.isEmpty ? "" : pre(remarks))\(data ?? "")</div></details>

      """
  }

  /// Returns what a failed case expected and found, and its screen, which a trace also shows if
  /// scripts may run.
  private func text(of played: CaseReport, in file: String, hasTrace: Bool) -> String {
    let failure = FailureText(file: file, paint: ReportPaint(isOn: false))
    var sides = ""
    let (all, withoutScreen): ([String], [String])
    switch played.ending {
    case .failed(let mismatches):
      sides = mismatches.compactMap { SnapshotSides(of: $0) }.map(table(of:)).joined()
      let blind = mismatches.map { mismatch in
        var mismatch = mismatch
        mismatch.screen = []
        return mismatch
      }
      (all, withoutScreen) = (failure.lines(of: mismatches), failure.lines(of: blind))
    case .broken(var breakdown):
      all = failure.lines(of: breakdown)
      breakdown.screen = []
      withoutScreen = failure.lines(of: breakdown)
    case .passed, .skipped: return ""
    }
    guard hasTrace else { return pre(all) + sides }
    return pre(withoutScreen) + "<noscript>\(pre(all))</noscript>\n" + sides
  }

  private func table(of sides: SnapshotSides) -> String {
    let rows = sides.rows.enumerated().map { index, row in
      let cells = [row.stored, row.actual].map { "<td><code>\(($0 ?? "").xmlContent)</code></td>" }
      let mark = row.differs ? " class=\"differs\"" : ""
      let note = row.differs ? " ≠" : ""
      return "<tr\(mark)><th scope=\"row\">\(index + 1)\(note)</th>\(cells.joined())</tr>\n"
    }
    return "<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"Snapshot\">"
      + "<table class=\"sides\"><caption>Snapshot</caption>\n"
      + "<tr><td></td><th scope=\"col\">stored</th><th scope=\"col\">now</th></tr>\n"
      + "\(rows.joined())</table></div>\n"
  }

  private func pre(_ lines: [String]) -> String {
    "<pre>\(lines.joined(separator: "\n").xmlContent)</pre>\n"
  }
}

extension PageTemplate {
  /// The template as JSON in a script.
  fileprivate var asScript: String { filled([:], keepingRest: true).json.inScript }
}

extension String {
  /// The text as a part of a script, which ends at its closing tag, wherever that is.
  fileprivate var inScript: String { replacing("<", with: "\\u003c") }
}
