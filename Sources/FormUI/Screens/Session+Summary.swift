import FormValidation

/// What a refused submit left to mend, listed above the button while anything is.
extension Session {
  /// The rows that the list of problems takes at most.
  private static let summaryRows = 6

  /// The fewest columns of a screen on which the list says more than the fields do.
  private static let summaryColumns = 30

  /// The heading, a row for each problem or as many as there is room for, a blank one.
  func summaryBlock(columns: Int) -> Block {
    guard wasSubmitted, !problems.isEmpty, columns >= Session.summaryColumns else { return .empty }
    let listed = listedProblems
    let unlisted = problems.count - listed.count
    return block(columns: columns, rows: listed.count + (unlisted > 0 ? 3 : 2)) { canvas in
      let count = Value.number(Number(problems.count))
      canvas.write(text(.problems, ["count": count]), row: 0, column: 2, style: .title)
      for (row, place) in zip(1..., listed) {
        canvas.fill(measures.glyphs.error, count: 1, row: row, column: 2, style: .error)
        let line = problemLine(at: place).fitted(to: columns - 5, measures.glyphs)
        canvas.write(line, row: row, column: 4)
      }
      guard unlisted > 0 else { return }
      let more = text(.moreProblems, ["count": .number(Number(unlisted))])
      canvas.write(more, row: listed.count + 1, column: 4, style: .quiet)
    }
  }

  /// The place of the problem in a row of the list; nothing in its other rows.
  func problem(inSummaryRow row: Int) -> Int? {
    let listed = listedProblems
    return listed.indices ~= row - 1 ? listed[row - 1] : nil
  }

  /// The problems that have a row of their own.
  private var listedProblems: ArraySlice<Int> {
    let places = problems.places
    return places.prefix(
      places.count > Session.summaryRows ? Session.summaryRows - 1 : places.count
    )
  }

  /// A field's label, and what is said of its answer first, unless that begins with the label.
  private func problemLine(at place: Int) -> String {
    let label = form.fields[place].label.printable
    guard let message = shownMessages(at: place, listed: []).first?.words else { return label }
    return message.hasPrefix(label) ? message : "\(label): \(message)"
  }
}
