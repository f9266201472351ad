import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText

/// Pointing with the mouse, after bringing into view what is pointed at.
extension FormTrial {
  /// A cell of the title, over which the wheel always scrolls the form.
  private static let titleCell = ScreenPosition(row: 1, column: 1)

  /// Brings a field into view, and returns the cell to click on.
  /// - Throws: `Unmet` if the field is not in the form now, hidden, or on another page.
  mutating func reveal(_ field: FieldID) throws(Unmet) -> ScreenPosition {
    let index = try index(of: field)
    let cell = reveal { screen in
      screen.place(ofFieldAt: index).map { screen.clickedCell(ofFieldAt: index, $0) }
    }
    guard let cell else { throw notInView(field, at: index) }
    return cell
  }

  /// Brings an option of a field into view, in a list that is opened if need be, and returns the cell
  /// to click on.
  /// - Throws: `Unmet` if the field or the option is not there, or cannot be changed.
  mutating func reveal(_ name: OptionName, of field: FieldID) throws(Unmet) -> ScreenPosition {
    let index = try editableIndex(of: field)
    let options = filling.sheet.fields[index].widget.namedOptions
    let choice = try name.choice(among: options)
    let option = options.firstIndex(of: choice) ?? 0
    func cell(on screen: Screen) -> ScreenPosition? {
      screen.cell(ofOption: option, ofFieldAt: index).map(ScreenPosition.init)
    }
    if let cell = reveal(cell) { return cell }
    _ = try reveal(field)
    if !filling.sheet.fields[index].isOpen, let button = listButton(ofFieldAt: index) {
      handle(.click(button))
    }
    let scrolled: [(FormTrial) -> ScreenPosition] = [
      { _ in FormTrial.titleCell }, { $0.listCell(ofFieldAt: index) ?? FormTrial.titleCell },
    ]
    for place in scrolled {
      if let cell = reveal(cell, turningOver: place) { return cell }
    }
    throw Unmet(
      "option",
      expected: ["\(choice.label.tapeQuoted) in view"],
      actual: ["not in view"],
      hints: [Unmet.Hint("note", ["use Choose, which also searches lists"])]
    )
  }

  /// Returns the cell that opens the list of a field's options, or else gives it the focus.
  private func listButton(ofFieldAt index: Int) -> ScreenPosition? {
    screen.place(ofFieldAt: index).map { place in
      guard filling.sheet.fields[index].widget.traits.role == .text else {
        return screen.clickedCell(ofFieldAt: index, place)
      }
      // A button follows the text.
      let column = place.corner.column + place.size.columns - 1
      return ScreenPosition(Position(row: place.corner.row, column: column))
    }
  }

  /// Returns the first cell of the list of a field's options.
  private func listCell(ofFieldAt index: Int) -> ScreenPosition? {
    screen.place(ofFieldAt: index).map { place in
      let row = place.corner.row + (filling.sheet.fields[index].isOpen ? 1 : 0)
      return ScreenPosition(Position(row: row, column: place.corner.column))
    }
  }

  /// Turns the wheel until something is in view, and returns where it is; `nil`, and no change, if it
  /// does not come into view.
  private mutating func reveal(
    _ cell: (Screen) -> ScreenPosition?,
    turningOver place: (FormTrial) -> ScreenPosition = { _ in FormTrial.titleCell }
  ) -> ScreenPosition? {
    if let found = cell(screen) { return found }
    for notch in [1, -1] {
      var trial = self
      var frame: Frame?
      repeat {
        frame = trial.screen.frame(in: trial.screen.size)
        trial.handle(.wheel(notches: notch, place(trial)))
        guard let found = cell(trial.screen) else { continue }
        self = trial
        return found
      } while trial.screen.frame(in: trial.screen.size) != frame
    }
    return nil
  }

  private mutating func handle(_ input: MouseInput) {
    handle(FormInput(content: .mouse(input)))
  }

  private func notInView(_ field: FieldID, at index: Int) -> Unmet {
    let page = filling.sheet.facts.page(ofFieldAt: index)
    let isHere = filling.sheet.isReviewing || page == filling.page
    return Unmet(
      "field",
      expected: ["\(field) in view"],
      actual: [isHere ? "not in view" : "on page \(page + 1)"],
      hints: [Unmet.Hint("note", ["move there first, like Focus \(field.tapeSpelling)"])]
    )
  }
}

extension Screen {
  /// Returns the cell to click on a field: its box, its list, the end of its text, or its label.
  fileprivate func clickedCell(ofFieldAt index: Int, _ place: FieldPlace) -> ScreenPosition {
    ScreenPosition(clickedPosition(ofFieldAt: index, place))
  }

  private func clickedPosition(ofFieldAt index: Int, _ place: FieldPlace) -> Position {
    guard !filling.sheet.isReviewing, !form.fields[index].isReadOnly else { return place.label }
    let traits = filling.sheet.fields[index].widget.traits
    let corner = place.corner
    switch traits.role.facts.interaction {
    case .switched: return place.isBoxed ? corner : place.label
    case .chosen: return traits.isBox ? corner : place.label
    case .typed, .listed:
      // A date has a button at its end.
      let column = corner.column + max(0, place.size.columns - 4)
      return Position(row: corner.row + place.size.rows - 1, column: column)
    case .slid, .checked, .pressed: return place.label
    }
  }
}
