import FormWidgets

/// `"Create account"` or `screen /account/`: a text somewhere on the screen.
package struct ScreenText: ReadableSubject {
  static let words = ["screen"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect [screen] TEXT|/PATTERN/",
    summary: "Text anywhere on the screen; ^ and $ match at each row",
    example: #"""
      Expect "Create an account"
      Expect screen /^ +Password \*$/
      """#
  )

  /// The text that the screen contains, in one or more rows.
  package let match: TextMatch

  package init(_ match: TextMatch) {
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    match = try arguments.containedMatch(byLines: true)
  }

  package var looksAtForm: Bool { false }

  package var description: String { "screen \(match)" }

  package func check(_ scene: Scene) -> Unmet? {
    guard !match.matches(scene.screen.text), !isWrapped(on: scene.screen) else { return nil }
    return Unmet(
      "screen",
      expected: ["\(match)"],
      actual: ["not on the screen"],
      hints: closestRow(in: scene.screen.lines).map { [Unmet.Hint("closest row", [$0])] } ?? []
    )
  }

  private func isWrapped(on screen: CellGrid) -> Bool {
    (1...max(1, screen.size.rows)).contains {
      !screen.wrappedPlaces(of: match, fromRow: $0).isEmpty
    }
  }

  private func closestRow(in lines: [String]) -> String? {
    guard case .containing(let text) = match else { return nil }
    return lines.closestRow(to: text)
  }
}

/// `row 6 "Required"` or `row 1..3 is "Create account"`: the text of rows of the screen.
package struct RowText: ReadableSubject {
  static let words = ["row"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect row ROW[..ROW] TEXT|/PATTERN/|is TEXT",
    summary: "Text of a row, or of several",
    example: """
      Expect row 1 "Create an account"
      Expect row 1..3 /^ Takes a minute/
      """
  )

  /// The rows, from 1; several are joined by line feeds.
  package let rows: ClosedRange<Int>

  /// The text that the rows contain, or equal without trailing blanks.
  package let match: TextMatch

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    rows = try arguments.span("a row number")
    match = try arguments.wholeOrContainedMatch(byLines: rows.count > 1)
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

  private var wanted: String { match.wholeOrContainedDescription }
}

/// `at "Name"`, `at "Name" "Ada"`: a text that is on the screen, and one that follows it in its row;
/// `at 6 14 "Required"`: one that begins at a cell.
package struct TextAt: ReadableSubject {
  static let words = ["at"]

  static let entry = TapeEntry(
    .subjects,
    usage: "Expect at ROW COLUMN TEXT|/PATTERN/",
    "Expect at TEXT|/PATTERN/ [NUMBER] [TEXT|/PATTERN/]",
    summary: "Text that begins at a cell, or after another text",
    example: """
      Expect at 1 2 "Create"
      Expect at "Username"
      """
  )

  package let place: Locator

  /// The text there, or after the text that marks the place; `nil` for none.
  package let match: TextMatch?

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    if let text = try arguments.textLocator() {
      place = .text(text)
      match = arguments.isAtEnd ? nil : try arguments.containedMatch()
    } else {
      place = .cell(try arguments.position())
      match = try arguments.containedMatch()
    }
  }

  package var looksAtForm: Bool { false }

  package var description: String { "at \(place)" + (match.map { " \($0)" } ?? "") }

  package func check(_ scene: Scene) -> Unmet? {
    switch place {
    case .cell(let cell): return match.flatMap { check($0, at: cell, scene) }
    case .text(let text):
      do throws(Unmet) {
        let place = try text.place(on: scene.screen)
        return match.flatMap { check($0, behind: place, scene) }
      } catch {
        return match == nil ? error : error.outOfReach
      }
    case .field, .option: return .unknown("\(place) is not a text")
    }
  }

  private func check(_ match: TextMatch, behind place: TextPlace, _ scene: Scene) -> Unmet? {
    let place = place.rest.last ?? place
    let rest = scene.screen.line(place.row, from: place.columns.upperBound + 1)
    let answer = rest.withoutFieldMarks
    guard !match.matches(rest), !match.matches(answer) else { return nil }
    return Unmet("after \(self.place)", expected: ["\(match)"], actual: [answer.tapeQuoted])
  }

  private func check(_ match: TextMatch, at position: ScreenPosition, _ scene: Scene) -> Unmet? {
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
    let places = scene.screen.places(ofText: match)
    return Unmet(
      "at \(position)",
      expected: ["\(match)"],
      actual: [rest.tapeQuoted],
      hints: places.isEmpty ? [] : [Unmet.Hint("found at", places)]
    )
  }
}

extension CellGrid {
  /// Returns a few positions where a text begins, as rows and columns; none for a pattern.
  fileprivate func places(ofText match: TextMatch) -> [String] {
    guard case .containing = match else { return [] }
    return places(of: match).prefix(3).map { "\($0.start)" }
  }
}

extension String {
  /// The text after a label without the star of a required field, the mark of a list and that of
  /// an answer.
  fileprivate var withoutFieldMarks: String {
    var words = split(separator: " ", omittingEmptySubsequences: false)[...].trimmingBlanks
    if words.first == "*" { words = words.dropFirst().trimmingBlanks }
    while let last = words.last, String.fieldMarks.contains(String(last)) {
      words = words.dropLast().trimmingBlanks
    }
    return words.joined(separator: " ")
  }

  private static let fieldMarks: Set<String> = Set(
    [Glyphs.unicode, .console].flatMap {
      [$0.menuClosed, $0.menuOpen, $0.success, $0.moreAbove, $0.moreBelow]
    }
  )
}

extension ArraySlice<Substring> {
  /// The words without the empty ones at both ends.
  fileprivate var trimmingBlanks: ArraySlice<Substring> {
    var words = drop(while: \.isEmpty)
    while words.last?.isEmpty == true { words.removeLast() }
    return words
  }
}
