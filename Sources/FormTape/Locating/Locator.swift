import SourceText

/// What a mouse command points at.
package enum Locator: Equatable, Sendable {
  /// A cell.
  case cell(ScreenPosition)
  /// A text on the screen.
  case text(TextLocator)

  /// Returns the cell that is meant on a screen.
  /// - Throws: `Unmet` if what is meant is not there, or not the only one.
  func cell(in scene: Scene) throws(Unmet) -> ScreenPosition {
    switch self {
    case .cell(let cell): cell
    case .text(let text): try text.place(on: scene.screen).start
    }
  }
}

extension TapeArguments {
  /// Takes what a mouse command points at.
  mutating func locator() throws(TapeFinding) -> Locator {
    if let text = try textLocator() { return .text(text) }
    guard next?.kind == .number else {
      throw unexpected("a row and a column, or quoted text")
    }
    return .cell(try position())
  }
}
