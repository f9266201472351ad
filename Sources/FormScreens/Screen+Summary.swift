import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The problems after a refused submit, until they are fixed.
extension Screen {
  /// The largest height of the list of problems, including the blank rows around it.
  private static let summaryRows = 8

  /// The minimum number of problems to list if not all fit.
  private static let fewestListed = 3

  /// The minimum width of a label that is truncated in favor of its message.
  private static let fewestOfLabel = 12

  /// The minimum width at which the list is more useful than the fields.
  private static let summaryColumns = 30

  /// The content of the list of problems.
  struct Summary {
    /// The problems with a row of their own, by their fields' indices.
    var listed: [Int] = []
    /// The number of the others.
    var unlisted = 0

    /// The height, with a blank row above and below, and a row that counts those that are not
    /// listed.
    var rows: Int { listed.isEmpty ? 0 : listed.count + (unlisted > 0 ? 3 : 2) }
  }

  /// Returns the list of problems: one row for each, or for as many as fit; on a page that fits,
  /// its buttons stay in view.
  ///
  /// A single problem on the page is not listed, because its field shows it; nor are any if the
  /// list would be too short to be useful.
  func summary(besideRows taken: Int?, on screen: Size) -> Summary {
    guard filling.progress == .refused, screen.columns >= Screen.summaryColumns else {
      return Summary()
    }
    let indices = filling.problemsToFix
    let left = Screen.rowsOfForm(on: screen) - (taken ?? 0)
    let rows = taken == nil || left < 0 ? Screen.summaryRows : min(left, Screen.summaryRows)
    if indices.count == 1, filling.indicesOnPage ~= indices[0], !filling.isReviewing {
      return Summary()
    }
    if indices.count <= rows - 2 { return Summary(listed: indices) }
    guard rows - 3 >= Screen.fewestListed else { return Summary() }
    return Summary(listed: Array(indices.prefix(rows - 3)), unlisted: indices.count - rows + 3)
  }

  /// Draws the list of problems.
  func summaryBlock(_ summary: Summary, columns: Int) -> Block {
    block(columns: columns, rows: summary.rows) { canvas in
      for (row, index) in zip(1..., summary.listed) {
        canvas.fill(narrator.glyphs.error, count: 1, row: row, column: 2, style: .error)
        let line = problemLine(at: index, columns: columns - 5)
        canvas.write(line, row: row, column: 4)
      }
      guard summary.unlisted > 0 else { return }
      let more = narrator.text(.moreProblems, ["count": .number(Number(summary.unlisted))])
      canvas.write(more, row: summary.listed.count + 1, column: 4, style: .quiet)
    }
  }

  /// Returns the index of the problem in a row of the list; `nil` for its other rows.
  func problem(inSummaryRow row: Int, of rows: Int) -> Int? {
    let indices = filling.problemsToFix
    let listed = indices.count <= rows - 2 ? indices[...] : indices.prefix(max(0, rows - 3))
    return listed.indices ~= row - 1 ? listed[row - 1] : nil
  }

  /// Returns the first message of a field, after its label unless it begins with that.
  ///
  /// A long label is truncated before its message, as long as it stays recognizable.
  private func problemLine(at index: Int, columns: Int) -> String {
    let glyphs = narrator.glyphs
    if let group = facts.fields[index].groups.last {
      return "\(group.label): \(problemLine(at: index))".printable.fitted(to: columns, glyphs)
    }
    var label = facts.form.fields[index].label.printable
    guard let first = narrator.shownMessages(at: index, listed: [], in: filling).first?.index else {
      return label.fitted(to: columns, glyphs)
    }
    let message = narrator.words(
      ofProblem: filling.violations(at: index)[first],
      at: index,
      in: filling
    )
    if facts.form.fields[index].isNamed, message.hasPrefix(label) {
      return message.fitted(to: columns, glyphs)
    }
    let isSentence = label.unicodeScalars.last?.properties.generalCategory == .otherPunctuation
    let separator = isSentence ? " " : ": "
    let room = columns - separator.cellWidth - message.cellWidth
    if room >= Screen.fewestOfLabel { label = label.fitted(to: room, glyphs) }
    return (label + separator + message).fitted(to: columns, glyphs)
  }

  /// Returns the first message of a field, after its label unless it begins with that, without its
  /// group.
  private func problemLine(at index: Int) -> String {
    let label = facts.form.fields[index].label.printable
    guard let first = narrator.shownMessages(at: index, listed: [], in: filling).first?.index else {
      return label
    }
    let message = narrator.words(
      ofProblem: filling.violations(at: index)[first],
      at: index,
      in: filling
    )
    return message.hasPrefix(label) ? message : "\(label): \(message)"
  }
}
