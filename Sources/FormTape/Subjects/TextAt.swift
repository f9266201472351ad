import FormUI

/// `at 6 14 "Required"`: a text that begins at a cell.
public struct TextAt: ReadableSubject {
  static let words = ["at"]

  /// The cell.
  public let position: ScreenPosition

  /// The text there; a pattern may match anywhere after the cell.
  public let match: TextMatch

  /// Creates the subject.
  public init(_ position: ScreenPosition, _ match: TextMatch) {
    self.position = position
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    position = try arguments.position()
    match = try arguments.containedMatch()
  }

  public var looksAtForm: Bool { false }

  public var description: String { "at \(position) \(match)" }

  public func check(_ scene: Scene) -> Unmet? {
    let size = scene.screen.size
    guard position.row <= size.rows, position.column <= size.columns else {
      return .beyond(size, "at \(position)", expected: "\(match)")
    }
    let rest = scene.screen.line(position.row, from: position.column)
    let isMet: Bool
    switch match {
    case .found: isMet = match.matches(rest)
    case .containing(let text), .exactly(let text):
      // The row may end in blanks that the text ends in, too.
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

  /// Returns where the text begins instead, as rows and columns; only a few, and none for a
  /// pattern.
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
