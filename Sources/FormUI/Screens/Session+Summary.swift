import FormValidation

/// The problems after a refused submit, until they are fixed.
extension Session {
  /// The largest height of the list of problems, including the blank rows around it.
  private static let summaryRows = 8

  /// The fewest problems that are listed without naming all of them.
  private static let fewestListed = 3

  /// The smallest width at which the list is more useful than the fields.
  private static let summaryColumns = 30

  /// The problems found by the last refused submit, in the order of the form.
  private var refusedPlaces: [Int] {
    wasSubmitted ? problems.places.filter { states[$0].wasSubmitted } : []
  }

  /// The notice while problems are left; `nil` if there are none.
  var refusal: Notice? {
    let places = refusedPlaces
    guard !places.isEmpty else { return nil }
    return .refused(
      problems: places.count,
      labels: places.prefix(3).map { form.fields[$0].label }
    )
  }

  /// Returns a row for each problem, or for as many as fit, between blank rows.
  ///
  /// A single problem on the page is not listed, since its field shows it.
  func summaryBlock(columns: Int, rows: Int) -> Block {
    let places = refusedPlaces
    guard columns >= Session.summaryColumns else { return .empty }
    let listed = listedProblems(of: places, rows: rows)
    guard !listed.isEmpty else { return .empty }
    let unlisted = places.count - listed.count
    return block(columns: columns, rows: listed.count + (unlisted > 0 ? 3 : 2)) { canvas in
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

  /// Returns the height of the list of problems: on a page that fits, its buttons stay in view.
  func rowsOfSummary(besideRows taken: Int, isWholePage: Bool, height: Int) -> Int {
    isWholePage && taken <= height
      ? min(height - taken, Session.summaryRows) : Session.summaryRows
  }

  /// Returns the index of the problem in a row of the list; `nil` in its other rows.
  func problem(inSummaryRow row: Int, of rows: Int) -> Int? {
    let places = refusedPlaces
    let listed = places.count <= rows - 2 ? places[...] : places.prefix(max(0, rows - 3))
    return listed.indices ~= row - 1 ? listed[row - 1] : nil
  }

  /// Returns the problems that have a row of their own; empty if the list would say too little.
  private func listedProblems(of places: [Int], rows: Int) -> ArraySlice<Int> {
    if places.count == 1, placesOnPage ~= places[0], !isReviewing { return [] }
    // The first and last rows are blank; the row before the last counts the problems without a row.
    if places.count <= rows - 2 { return places[...] }
    return rows - 3 < Session.fewestListed ? [] : places.prefix(rows - 3)
  }

  /// Returns the first message of a field, after its label unless it begins with that.
  private func problemLine(at place: Int) -> String {
    let label = form.fields[place].label.printable
    guard let index = shownMessages(at: place, listed: []).first?.index else { return label }
    let message = words(ofProblem: violations(at: place)[index], at: place)
    if measures.fields[place].isNamed, message.hasPrefix(label) { return message }
    let isSentence = label.unicodeScalars.last?.properties.generalCategory == .otherPunctuation
    return isSentence ? "\(label) \(message)" : "\(label): \(message)"
  }
}
