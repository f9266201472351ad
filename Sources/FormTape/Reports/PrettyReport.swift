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
package struct PrettyReport: TestReport {
  /// Whether to use colors, as on a terminal.
  package let isColored: Bool

  package init(isColored: Bool = false) {
    self.isColored = isColored
  }

  package func text(of tape: TapeReport, after _: Int) -> String {
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
  /// Rule coverage precedes it, if requested.
  package func ending(of run: RunReport, _ coverage: CoverageReport?) -> String {
    let last = paint(run.summary, run.failedCount > 0 ? .bad : .good)
    // The description of a failed case already ends with an empty line.
    let isApart = run.tapes.last.map { text(of: $0, after: 0).hasSuffix("\n\n") } ?? false
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
        + played.unknowns.map { "     \($0.printable)" } + notes(on: played, title)
    case .passed:
      return played.unknowns.map { "\(paint("SKIP", .doubtful)) \($0.printable)" }
        + notes(on: played, title)
    }
  }

  /// Returns the notes on a case that did not fail.
  private func notes(on played: CaseReport, _ title: String) -> [String] {
    let notes = played.notes + (played.kept.isEmpty ? [] : [kept(played)])
    return notes.map { "NOTE \(title): \($0.printable)" }
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

  /// Returns the line about a passed tape; `nil` if not all of it passed.
  private func summary(of tape: TapeReport) -> String? {
    let run = RunReport(tapes: [tape])
    guard run.failedCount == 0, run.passedCount > 0 else { return nil }
    let skipped = run.skippedCount > 0 ? ", \(run.skippedCount) skipped" : ""
    return "\(paint("PASS", .good)) \(tape.file.printable)  \(run.passedCount) passed\(skipped)"
  }
}

/// The colors of a report on a terminal, if requested.
package struct ReportPaint {
  /// The meaning of a word, with its color.
  enum Meaning: String, CaseIterable {
    case good = "32"
    case bad = "1;31"
    case doubtful = "33"
    case helpful = "36"
    case beside = "2"
  }

  /// Whether to use colors.
  let isOn: Bool

  /// Returns a text in the color of its meaning.
  func callAsFunction(_ text: String, _ meaning: Meaning) -> String {
    isOn ? "\u{1B}[\(meaning.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Returns a report with everything made printable except its line feeds and colors.
  package static func printable(_ report: String) -> String {
    let colors = Meaning.allCases.map(\.rawValue) + ["0"]
    return report.split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        let color = index > 0 ? colors.first { part.hasPrefix("[\($0)m") } : nil
        guard let color else { return ((index > 0 ? "\u{1B}" : "") + part).printableLines }
        return "\u{1B}[\(color)m" + String(part.dropFirst(color.count + 2)).printableLines
      }
      .joined()
  }
}

/// The description of a failed case, by lines: the expected and actual states, the last commands,
/// the screen.
struct FailureText {
  /// The indentation below the bar beside the tape's line.
  private static let indent = "     "

  /// The width of the frame above a screen, in cells.
  private static let frameWidth = 32

  /// The tape's file; expectations from another file are shown with its name.
  let file: String

  /// The colors.
  let paint: ReportPaint

  /// Returns the lines about a block of unmet expectations.
  ///
  /// Parts that several have in common are printed once, after the last of them.
  func lines(of mismatches: [Mismatch]) -> [String] {
    mismatches.indices.flatMap { index in
      let mismatch = mismatches[index]
      let next = index + 1 < mismatches.count ? mismatches[index + 1] : nil
      let isLast = next.map { !$0.isSimultaneous(with: mismatch) } ?? true
      var lines = quotation(of: mismatch.text, line: "\(mismatch.line)", in: mismatch.file)
      lines += table(entries(of: mismatch, withMoment: isLast))
      if isLast { lines += picture(of: mismatch.screen, size: mismatch.size) }
      return lines
    }
  }

  /// Returns the lines about a case that broke down.
  func lines(of breakdown: Breakdown) -> [String] {
    var lines: [String] = []
    if let text = breakdown.line {
      let number = breakdown.lineNumber.map(String.init) ?? ""
      let origin = breakdown.origin.map { $0.dropLast(number.count + 1) }
      lines = quotation(of: text, line: number, in: origin.map(String.init) ?? file)
    }
    var entries = [Entry(breakdown.kind.rawValue, [breakdown.reason])]
    entries += entry(after: breakdown.after, line: breakdown.afterLine)
    lines += table(entries)
    return lines + picture(of: breakdown.screen, size: nil)
  }

  /// Returns a line of a tape, as written.
  private func quotation(of text: String, line: String, in source: String) -> [String] {
    let blank = String(repeating: " ", count: max(0, 4 - line.count))
    let quotation = paint("\(blank)\(line) │", .beside) + " " + text.printable
    return source == file ? [quotation] : ["  in \(source.printable)", quotation]
  }

  /// A named entry of the description.
  private struct Entry {
    let name: String
    let lines: [String]
    var meaning: ReportPaint.Meaning?

    init(_ name: String, _ lines: [String], _ meaning: ReportPaint.Meaning? = nil) {
      self.name = name
      self.lines = lines.isEmpty ? ["nothing"] : lines
      self.meaning = meaning
    }
  }

  private func entries(of mismatch: Mismatch, withMoment: Bool) -> [Entry] {
    let aspect = mismatch.aspect.isEmpty ? "" : " " + mismatch.aspect
    let isAlone = aspect.isEmpty
    var entries = [
      Entry("expected\(aspect)", mismatch.expected, .good),
      Entry(isAlone ? "actual" : "actual  \(aspect)", mismatch.actual, .bad),
    ]
    entries += mismatch.details.filter { !$0.lines.isEmpty }.map { Entry($0.name, $0.lines) }
    if withMoment {
      entries += entry(after: mismatch.after, line: mismatch.afterLine)
      if let state = mismatch.state { entries.append(Entry("state", [state])) }
    }
    if let hint = mismatch.hint { entries.append(Entry("hint", [hint], .helpful)) }
    return entries
  }

  /// Returns the last commands, with the line of the last one; empty if there are none.
  private func entry(after commands: [String], line: Int?) -> [Entry] {
    guard !commands.isEmpty else { return [] }
    let place = line.map { "  (line \($0))" } ?? ""
    return [Entry("after", [commands.joined(separator: " · ") + place])]
  }

  /// Returns the entries as rows, with their texts aligned.
  private func table(_ entries: [Entry]) -> [String] {
    let width = (entries.map(\.name.count).max() ?? 0) + 2
    return entries.flatMap { entry in
      entry.lines.enumerated().map { index, line in
        let name = index == 0 ? entry.name.printable : ""
        let blank = String(repeating: " ", count: max(0, width - name.count))
        let text = entry.meaning.map { paint(line.printable, $0) } ?? line.printable
        return FailureText.indent + name + blank + text
      }
    }
  }

  /// Returns a screen in a frame; empty if the screen is empty.
  private func picture(of screen: [String], size: String?) -> [String] {
    guard let last = screen.lastIndex(where: { !$0.isEmpty }) else { return [] }
    let title = "┌ screen " + (size.map { $0 + " " } ?? "")
    let rest = max(0, FailureText.frameWidth - title.count)
    let frame = title + String(repeating: "─", count: rest)
    return [FailureText.indent + paint(frame, .beside)]
      + screen[...last].map { row in
        FailureText.indent + paint("│", .beside) + (row.isEmpty ? "" : " " + row.printable)
      }
  }
}
