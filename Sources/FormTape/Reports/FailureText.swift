import FormValidation

/// The description of a failed case, by lines: what was expected and found, what was done before,
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
  /// What several have in common is printed once, after the last of them.
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
