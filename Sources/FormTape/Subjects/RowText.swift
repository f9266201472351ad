import FormUI

/// `row 6 "Required"` or `row 1..3 is "Create account"`: the text of rows of the screen.
public struct RowText: ReadableSubject {
  static let words = ["row"]

  /// The rows, from 1; several are joined by line feeds.
  public let rows: ClosedRange<Int>

  /// What the rows contain, or exactly are, blanks at their ends not counted.
  public let match: TextMatch

  /// Creates the subject.
  public init(_ rows: ClosedRange<Int>, _ match: TextMatch) {
    self.rows = rows
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    rows = try arguments.span("the number of a row")
    guard arguments.take(word: "is") else {
      match = try arguments.containedMatch()
      return
    }
    guard let token = arguments.take(.string) else {
      throw arguments.unexpected("a text in quotation marks behind is")
    }
    arguments.warnOfWidth(in: token)
    match = .exactly(token.text)
  }

  public var looksAtForm: Bool { false }

  public var description: String {
    let span = rows.count == 1 ? "\(rows.lowerBound)" : "\(rows.lowerBound)..\(rows.upperBound)"
    if case .exactly = match { return "row \(span) is \(match)" }
    return "row \(span) \(match)"
  }

  public func check(_ scene: Scene) -> Unmet? {
    let lines = rows.map { scene.screen.line($0) }
    guard !match.matches(lines.joined(separator: "\n")) else { return nil }
    let height = scene.screen.size.rows
    let aspect = rows.count == 1 ? "row \(rows.lowerBound)" : "rows"
    guard rows.upperBound <= height else {
      return Unmet(aspect, expected: ["\(match)"], actual: ["the screen has \(height) rows"])
    }
    return Unmet(aspect, expected: ["\(match)"], actual: lines.map(\.tapeQuoted))
  }
}
