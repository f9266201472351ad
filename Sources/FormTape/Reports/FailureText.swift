import FormValidation

/// What a person reads about a case that failed, by lines: what was expected, what there was, what
/// was done before, the screen.
struct FailureText {
  /// Where texts begin, below the bar beside the tape's line.
  private static let indent = "     "

  /// How wide the frame over a screen is, in cells.
  private static let frameWidth = 32

  /// The tape's file; expectations of another one, a source, are told with theirs.
  let file: String

  /// The colours.
  let paint: ReportPaint

  /// Returns the lines about what a block of expectations found.
  ///
  /// What is the same for several stands once, below the last of them.
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

  /// Returns the lines about a case that could not be played to its end.
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

  /// A line of a tape, as it was written.
  private func quotation(of text: String, line: String, in source: String) -> [String] {
    let blank = String(repeating: " ", count: max(0, 4 - line.count))
    let quotation = paint("\(blank)\(line) │", .beside) + " " + text.printable
    return source == file ? [quotation] : ["  in \(source.printable)", quotation]
  }

  /// Something told, with its name before it.
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

  /// The last commands, and the line of the last one; empty if there are none.
  private func entry(after commands: [String], line: Int?) -> [Entry] {
    guard !commands.isEmpty else { return [] }
    let place = line.map { "  (line \($0))" } ?? ""
    return [Entry("after", [commands.joined(separator: " · ") + place])]
  }

  /// The entries below each other, what they tell from one column on.
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

  /// A screen in a frame; nothing where it is empty.
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
