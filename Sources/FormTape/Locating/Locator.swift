import FormFilling
import FormScreens
package import FormValidation
import FormWidgets
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

  /// Returns the cell that is meant on a screen.
  /// - Throws: `Unmet` if what is meant is not there, or not the only one.
  func cell(in scene: Scene) throws(Unmet) -> ScreenPosition {
    switch self {
    case .cell(let cell): return cell
    case .text(let text): return try text.place(on: scene.screen).start
    case .field(let field):
      let (screen, index, place) = try scene.place(of: field)
      return ScreenPosition(place.clickedCell(ofFieldAt: index, on: screen))
    case .option(let field, let name):
      let (screen, index, place) = try scene.place(of: field)
      let choices = screen.filling.sheet.fields[index].description.choices
      let choice = try name.choice(among: choices)
      return try scene.cell(of: choice, among: choices, in: place)
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

extension Scene {
  /// Returns where a field is, with its index in the form of a screen.
  fileprivate func place(
    of field: FieldID
  ) throws(Unmet) -> (screen: Screen, index: Int, place: FieldPlace) {
    guard let screen = form?.screen else { throw .noForm }
    let index = try screen.index(ofAsked: field)
    guard let place = screen.place(ofFieldAt: index) else {
      let page = screen.filling.sheet.facts.page(ofFieldAt: index)
      let isHere = screen.filling.sheet.isReviewing || page == screen.filling.page
      let reason = isHere ? "not in view" : "on page \(page + 1)"
      let note = Unmet.Hint("note", ["move there first, like Focus \(field.tapeSpelling)"])
      throw Unmet("field", expected: ["\(field) in view"], actual: [reason], hints: [note])
    }
    return (screen, index, place)
  }

  /// Returns the cell of an option's label in the place of its field.
  fileprivate func cell(
    of choice: Choice,
    among choices: [Choice],
    in place: FieldPlace
  ) throws(Unmet) -> ScreenPosition {
    let rows = place.corner.row + 1...place.corner.row + place.size.rows
    let columns = place.corner.column + 1...place.corner.column + place.size.columns
    // A label can be part of a longer one.
    let longer = choices.map(\.label).filter { $0 != choice.label && $0.contains(choice.label) }
    func places(_ label: String) -> [TextPlace] {
      rows.flatMap { screen.places(of: .containing(label), inRow: $0) }
        .filter { columns.contains($0.columns.lowerBound) }
    }
    let covered = longer.flatMap(places)
    let found = places(choice.label).filter { label in
      !covered.contains { $0.row == label.row && $0.columns.overlaps(label.columns) }
    }
    // The first row of an open list repeats the choice.
    guard let last = found.last else {
      throw Unmet(
        "option",
        expected: ["\(choice.label.tapeQuoted) in view"],
        actual: ["not in view"],
        hints: [Unmet.Hint("note", ["use Choose, which opens and scrolls lists"])]
      )
    }
    return last.start
  }
}

extension FieldPlace {
  /// Returns the cell to click on a field: its box, its list, the end of its text, or its label.
  fileprivate func clickedCell(ofFieldAt index: Int, on screen: Screen) -> Position {
    guard !screen.filling.sheet.isReviewing, !screen.form.fields[index].isReadOnly else {
      return label
    }
    let traits = screen.filling.sheet.fields[index].widget.traits
    switch traits.role {
    case .toggle: return isBoxed ? corner : label
    case .choice: return traits.isBox ? corner : label
    case .text, .number, .date, .time, .dateTime, .list:
      // A date has a button at its end.
      let column = corner.column + max(0, size.columns - 4)
      return Position(row: corner.row + size.rows - 1, column: column)
    case .slider, .range, .choices, .button: return label
    }
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
