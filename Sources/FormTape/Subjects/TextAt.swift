import FormUI

/// `at 6 14 "Required"`: a text that begins in a cell.
public struct TextAt: ReadableSubject {
  static let words = ["at"]

  /// The cell.
  public let position: ScreenPosition

  /// What the row goes on with from there; a pattern is found at any place from there on.
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
    let rest = scene.screen.line(position.row, from: position.column)
    let isMet: Bool
    switch match {
    case .found: isMet = match.matches(rest)
    case .containing(let text), .exactly(let text):
      // The row may end in blanks that the text ends in too.
      let padding = String(repeating: " ", count: scene.screen.size.columns)
      isMet = (rest + padding).hasPrefix(text)
    }
    return isMet ? nil : Unmet("at \(position)", expected: ["\(match)"], actual: [rest.tapeQuoted])
  }
}
