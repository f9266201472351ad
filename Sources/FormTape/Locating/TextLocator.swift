import SourceText

/// A text by which a command finds a place on the screen: `"[ Submit ]"`, `/Remove/ 2`.
package struct TextLocator: Equatable, Sendable {
  /// The text, or a pattern.
  package let match: TextMatch

  /// Which one is meant of several, from 1 at the top left; `nil` if there must be only one.
  package let number: Int?

  package init(_ match: TextMatch, number: Int? = nil) {
    self.match = match
    self.number = number
  }

  /// Returns where the text is on a screen.
  /// - Throws: `Unmet` if it is not there, or several times.
  package func place(on screen: CellGrid) throws(Unmet) -> TextPlace {
    let places = screen.places(of: match)
    if let number, places.indices ~= number - 1 { return places[number - 1] }
    guard number == nil, places.count == 1 else { throw unmet(places, on: screen) }
    return places[0]
  }

  /// The largest number of places that a failure names.
  private static let placeLimit = 5

  private func unmet(_ places: [TextPlace], on screen: CellGrid) -> Unmet {
    var hints: [Unmet.Hint] = []
    if !places.isEmpty {
      let cells = places.prefix(TextLocator.placeLimit).map { "\($0.start)" }
      let rest = places.count - cells.count
      hints.append(Unmet.Hint("found at", cells + (rest > 0 ? ["and \(rest) more"] : [])))
    } else if let nearest = nearest(on: screen) {
      hints.append(Unmet.Hint("nearest text", [nearest]))
    }
    if number == nil, places.count > 1 {
      let advice = "give more of the text, or which one is meant, like \(match) 2"
      hints.append(Unmet.Hint("note", [advice]))
    }
    return Unmet(
      "text",
      expected: [description],
      actual: [
        places.isEmpty
          ? "not on the screen" : places.count == 1 ? "only 1 time" : "\(places.count) times"
      ],
      hints: hints,
      isOutOfReach: !places.isEmpty
    )
  }

  /// Returns the text on a screen that is most similar, or the row with the most words in common.
  private func nearest(on screen: CellGrid) -> String? {
    guard case .containing(let text) = match else { return nil }
    let nearest = (screen.pieces + screen.words).nearest(to: text)
    return nearest?.tapeQuoted ?? screen.lines.closestRow(to: text)
  }
}

extension TextLocator: CustomStringConvertible {
  /// The locator as written in a tape.
  package var description: String { "\(match)" + (number.map { " \($0)" } ?? "") }
}

extension [String] {
  /// Returns the row that has the most words in common with a text, with its number, if any.
  func closestRow(to text: String) -> String? {
    let words = Set(text.split(separator: " "))
    let counted = enumerated().map { row, line in
      (row: row + 1, line: line, count: words.intersection(line.split(separator: " ")).count)
    }
    guard let best = counted.max(by: { $0.count < $1.count }), best.count > 0 else { return nil }
    // Of equally close rows, the topmost is returned.
    let first = counted.first { $0.count == best.count } ?? best
    return "\(first.row): \(first.line)"
  }
}

extension TapeArguments {
  /// Takes a text or pattern by which to find a place, and which of several is meant; `nil` if there
  /// is none.
  mutating func textLocator() throws(TapeFinding) -> TextLocator? {
    guard next?.kind == .string || next?.kind == .pattern else {
      if let fault = next?.fault { throw fault }
      return nil
    }
    let match = try containedMatch()
    let number = next?.kind == .number ? try whole("which one is meant", in: 1...1_000) : nil
    return TextLocator(match, number: number)
  }
}
