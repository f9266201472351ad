import FormWidgets

/// `"Create account"` or `screen /account/`: a text somewhere on the screen.
package struct ScreenText: ReadableSubject {
  static let words = ["screen"]

  /// The text that the screen contains, in one or more rows.
  package let match: TextMatch

  /// Creates the subject.
  package init(_ match: TextMatch) {
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    match = try arguments.containedMatch()
  }

  package var looksAtForm: Bool { false }

  package var description: String { "screen \(match)" }

  package func check(_ scene: Scene) -> Unmet? {
    guard !match.matches(scene.screen.text) else { return nil }
    return Unmet(
      "screen",
      expected: ["\(match)"],
      actual: ["not on the screen"],
      hints: closestRow(in: scene.screen.lines).map { [Unmet.Hint("closest row", [$0])] } ?? []
    )
  }

  private func closestRow(in lines: [String]) -> String? {
    guard case .containing(let text) = match else { return nil }
    return lines.closestRow(to: text)
  }
}

/// `row 6 "Required"` or `row 1..3 is "Create account"`: the text of rows of the screen.
package struct RowText: ReadableSubject {
  static let words = ["row"]

  /// The rows, from 1; several are joined by line feeds.
  package let rows: ClosedRange<Int>

  /// The text that the rows contain, or equal without trailing blanks.
  package let match: TextMatch

  /// Creates the subject.
  package init(_ rows: ClosedRange<Int>, _ match: TextMatch) {
    self.rows = rows
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    rows = try arguments.span("a row number")
    guard arguments.take(word: "is") else {
      match = try arguments.containedMatch()
      return
    }
    guard let token = arguments.take(.string) else {
      throw arguments.unexpected("quoted text after is")
    }
    arguments.warnOfWidth(in: token)
    match = .exactly(token.text)
  }

  package var looksAtForm: Bool { false }

  package var description: String {
    let span = rows.count == 1 ? "\(rows.lowerBound)" : "\(rows.lowerBound)..\(rows.upperBound)"
    return "row \(span) \(wanted)"
  }

  package func check(_ scene: Scene) -> Unmet? {
    let size = scene.screen.size
    let aspect = rows.count == 1 ? "row \(rows.lowerBound)" : "rows"
    guard rows.upperBound <= size.rows else { return .beyond(size, aspect, expected: wanted) }
    let lines = rows.map { scene.screen.line($0) }
    guard !match.matches(lines.joined(separator: "\n")) else { return nil }
    return Unmet(aspect, expected: [wanted], actual: lines.map(\.tapeQuoted))
  }

  private var wanted: String {
    if case .exactly = match { "is \(match)" } else { "\(match)" }
  }
}

/// `at 6 14 "Required"`: a text that begins at a cell.
package struct TextAt: ReadableSubject {
  static let words = ["at"]

  /// The cell.
  package let position: ScreenPosition

  /// The text there; a pattern may match anywhere after the cell.
  package let match: TextMatch

  /// Creates the subject.
  package init(_ position: ScreenPosition, _ match: TextMatch) {
    self.position = position
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    position = try arguments.position()
    match = try arguments.containedMatch()
  }

  package var looksAtForm: Bool { false }

  package var description: String { "at \(position) \(match)" }

  package func check(_ scene: Scene) -> Unmet? {
    let size = scene.screen.size
    guard position.row <= size.rows, position.column <= size.columns else {
      return .beyond(size, "at \(position)", expected: "\(match)")
    }
    let rest = scene.screen.line(position.row, from: position.column)
    let isMet: Bool
    switch match {
    case .found: isMet = match.matches(rest)
    case .containing(let text), .exactly(let text):
      // The row may end in blanks in which the text also ends.
      let padding = String(repeating: " ", count: scene.screen.size.columns)
      isMet = (rest + padding).hasPrefix(text)
    }
    guard !isMet else { return nil }
    let places = TextAt.places(of: match, on: scene.screen)
    return Unmet(
      "at \(position)",
      expected: ["\(match)"],
      actual: [rest.tapeQuoted],
      hints: places.isEmpty ? [] : [Unmet.Hint("found at", places)]
    )
  }

  /// Returns the positions where the text begins instead, as rows and columns; only a few, and none
  /// for a pattern.
  private static func places(of match: TextMatch, on screen: CellGrid) -> [String] {
    guard case .containing(let text) = match else { return [] }
    let found = (1...max(1, screen.size.rows)).lazy.flatMap { row -> [String] in
      guard screen.line(row).contains(text) else { return [] }
      let columns = (1...max(1, screen.size.columns)).filter {
        screen[ScreenPosition(row: row, column: $0)]?.text.isEmpty == false
          && screen.line(row, from: $0).hasPrefix(text)
      }
      return columns.map { "\(row) \($0)" }
    }
    return Array(found.prefix(3))
  }
}
