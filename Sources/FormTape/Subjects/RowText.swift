import FormUI

/// `row 6 "Required"` or `row 1..3 is "Create account"`: the text of rows of the screen.
public struct RowText: ReadableSubject {
  static let words = ["row"]

  /// The rows, from 1; several are joined by line feeds.
  public let rows: ClosedRange<Int>

  /// The text that the rows contain, or equal without trailing blanks.
  public let match: TextMatch

  /// Creates the subject.
  public init(_ rows: ClosedRange<Int>, _ match: TextMatch) {
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

  public var looksAtForm: Bool { false }

  public var description: String {
    let span = rows.count == 1 ? "\(rows.lowerBound)" : "\(rows.lowerBound)..\(rows.upperBound)"
    return "row \(span) \(wanted)"
  }

  public func check(_ scene: Scene) -> Unmet? {
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
