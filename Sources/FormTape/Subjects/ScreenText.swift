/// `"Create account"` or `screen /account/`: a text somewhere on the screen.
public struct ScreenText: ReadableSubject {
  static let words = ["screen"]

  /// The text that the screen contains, in a row or over several.
  public let match: TextMatch

  /// Creates the subject.
  public init(_ match: TextMatch) {
    self.match = match
  }

  init(_ arguments: inout TapeArguments, word _: TapeToken) throws(TapeFinding) {
    match = try arguments.containedMatch()
  }

  public var looksAtForm: Bool { false }

  public var description: String { "screen \(match)" }

  public func check(_ scene: Scene) -> Unmet? {
    guard !match.matches(scene.screen.text) else { return nil }
    return Unmet(
      "screen",
      expected: ["\(match)"],
      actual: ["not on the screen"],
      hints: closestRow(in: scene.screen.lines).map { [Unmet.Hint("closest row", [$0])] } ?? []
    )
  }

  /// Returns the row that has the most words in common with the text, if any.
  private func closestRow(in lines: [String]) -> String? {
    guard case .containing(let text) = match else { return nil }
    let words = Set(text.split(separator: " "))
    let counted = lines.enumerated().map { row, line in
      (row: row + 1, line: line, count: words.intersection(line.split(separator: " ")).count)
    }
    guard let best = counted.max(by: { $0.count < $1.count }), best.count > 0 else { return nil }
    // Of equally close rows, the topmost is returned.
    let first = counted.first { $0.count == best.count } ?? best
    return "\(first.row): \(first.line)"
  }
}
