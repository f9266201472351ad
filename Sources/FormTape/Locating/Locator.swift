package import FormValidation
import Forms
import SourceText

/// What a command points at.
package enum Locator: Equatable, Sendable {
  /// A cell.
  case cell(ScreenPosition)
  /// A text on the screen.
  case text(TextLocator)
  /// A field of the form.
  case field(FieldID)
  /// An option of a field.
  case option(FieldID, OptionName)

  /// Returns the cell that is meant on a screen; `nil` for what only a form can find.
  /// - Throws: `Unmet` if what is meant is not there, or not the only one.
  func cell(on screen: CellGrid) throws(Unmet) -> ScreenPosition? {
    switch self {
    case .cell(let cell):
      guard screen[cell] != nil else {
        throw .beyond(screen.size, "cell", expected: "\(cell) on the screen")
      }
      return cell
    case .text(let text): return try text.place(on: screen).start
    case .field, .option: return nil
    }
  }
}

extension Locator: CustomStringConvertible {
  /// What a command points at, as written in a tape.
  package var description: String {
    switch self {
    case .cell(let cell): "\(cell)"
    case .text(let text): "\(text)"
    case .field(let field): field.tapeName
    case .option(let field, let name): "\(field.tapeName) option \(name)"
    }
  }
}

extension FieldID {
  /// The name where a quoted text would be one on the screen.
  fileprivate var tapeName: String {
    tapeSpelling == rawValue ? rawValue : "field \(tapeSpelling)"
  }
}

extension TapeArguments {
  /// Takes what a mouse command points at.
  mutating func locator() throws(TapeFinding) -> Locator {
    if let text = try textLocator() { return .text(text) }
    if next?.kind == .number { return .cell(try position()) }
    guard next?.kind == .word else {
      throw unexpected("quoted text, a field, or a row and a column")
    }
    if next?.text == "field", remaining.dropFirst().first.map(\.isName) ?? false { take() }
    let (name, field) = try field()
    guard take(word: "option") else { return .field(name) }
    return .option(name, try optionName(of: field))
  }
}

extension TapeToken {
  /// Whether it can be the name of a field.
  fileprivate var isName: Bool { kind == .string || kind == .word && text != "option" }
}
