import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The problems after a refused submit, until they are fixed.
struct ProblemList {
  /// The largest height of the list of problems, including the blank rows around it.
  private static let mostRows = 8

  /// The minimum number of problems to list if not all fit.
  private static let fewestListed = 3

  /// The minimum width at which the list is more useful than the fields.
  private static let fewestColumns = 30

  /// The problems with a row of their own, by their fields' indices.
  var listed: [Int] = []
  /// The number of the others.
  var unlisted = 0

  /// The height, with a blank row above and below, and a row that counts those that are not
  /// listed.
  var rows: Int { listed.isEmpty ? 0 : listed.count + (unlisted > 0 ? 3 : 2) }

  /// Lists the problems of a sheet on a screen: one row for each, or for as many as fit; on a page
  /// that fits, its buttons stay in view beside the other rows.
  ///
  /// A single problem on the page is not listed, because its field shows it; nor are any if the
  /// list would be too short to be useful.
  init(of sheet: borrowing AnswerSheet, besideRows taken: Int?, on screen: Size) {
    guard sheet.progress == .refused, screen.columns >= ProblemList.fewestColumns else { return }
    let indices = sheet.problemsToFix
    let left = screen.rowsOfForm - (taken ?? 0)
    let rows = taken == nil || left < 0 ? ProblemList.mostRows : min(left, ProblemList.mostRows)
    if indices.count == 1, sheet.indicesOnPage ~= indices[0], !sheet.isReviewing { return }
    if indices.count <= rows - 2 {
      listed = indices
    } else if rows - 3 >= ProblemList.fewestListed {
      (listed, unlisted) = (Array(indices.prefix(rows - 3)), indices.count - rows + 3)
    }
  }

  /// Draws the list.
  func draw(_ sheet: AnswerSheet, by narrator: Narrator, on canvas: inout Canvas) {
    for (row, index) in zip(1..., listed) {
      canvas.fill(narrator.glyphs.error, count: 1, row: row, column: 2, style: .error)
      let line = narrator.problemLine(at: index, of: sheet, columns: canvas.size.columns - 5)
      canvas.write(line, row: row, column: 4)
    }
    guard unlisted > 0 else { return }
    let more = narrator.text(.moreProblems, ["count": .number(Number(unlisted))])
    canvas.write(more, row: listed.count + 1, column: 4, style: .quiet)
  }

  /// Returns the index of the problem in a row of the list; `nil` for its other rows.
  static func problem(inRow row: Int, of rows: Int, listing sheet: AnswerSheet) -> Int? {
    let indices = sheet.problemsToFix
    let listed = indices.count <= rows - 2 ? indices[...] : indices.prefix(max(0, rows - 3))
    return listed.indices ~= row - 1 ? listed[row - 1] : nil
  }
}

extension Narrator {
  /// The minimum width of a label that is truncated in favor of its message.
  private static let fewestOfLabel = 12

  /// Returns the first message of a field, after its label unless it begins with that.
  ///
  /// A long label is truncated before its message, as long as it stays recognizable.
  fileprivate func problemLine(at index: Int, of sheet: AnswerSheet, columns: Int) -> String {
    if let group = sheet.facts.fields[index].groups.last {
      return "\(group.label): \(problemLine(at: index, of: sheet))".printable
        .fitted(to: columns, glyphs)
    }
    var label = sheet.facts.form.fields[index].label.printable
    guard let first = shownMessages(at: index, listed: [], in: sheet).first?.index else {
      return label.fitted(to: columns, glyphs)
    }
    let message = words(
      ofProblem: sheet.violations(at: index)[first],
      at: index,
      in: sheet
    )
    if sheet.facts.form.fields[index].isNamed, message.hasPrefix(label) {
      return message.fitted(to: columns, glyphs)
    }
    let isSentence = label.unicodeScalars.last?.properties.generalCategory == .otherPunctuation
    let separator = isSentence ? " " : ": "
    let room = columns - separator.cellWidth - message.cellWidth
    if room >= Narrator.fewestOfLabel { label = label.fitted(to: room, glyphs) }
    return (label + separator + message).fitted(to: columns, glyphs)
  }

  /// Returns the first message of a field, after its label unless it begins with that, without its
  /// group.
  private func problemLine(at index: Int, of sheet: AnswerSheet) -> String {
    let label = sheet.facts.form.fields[index].label.printable
    guard let first = shownMessages(at: index, listed: [], in: sheet).first?.index else {
      return label
    }
    let message = words(
      ofProblem: sheet.violations(at: index)[first],
      at: index,
      in: sheet
    )
    return message.hasPrefix(label) ? message : "\(label): \(message)"
  }
}
