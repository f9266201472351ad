import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText

/// Commands by name for what a user does in each field: `Fill email "ada@example.org"`.
///
/// Between moves of the focus, the answer that a field has in the end is what counts, not the keys
/// that led there; other keys are kept as pressed.
struct NamedVisits {
  /// What happens while a field has the focus.
  private struct Visit {
    let field: FieldID

    /// The screen before the field got the focus.
    let start: Screen

    /// The commands as pressed.
    var pressed: [String] = []

    /// The commands for time that passes.
    var pauses: [String] = []

    /// Whether the answer is a secret, which is written otherwise.
    let isSecret: Bool
  }

  private var visit: Visit?

  /// The screen before the last event.
  private var previous: Screen?

  /// The last visit, and the screen at its end.
  private var last: (field: FieldID, screen: Screen)?

  /// Whether the last event was written as it was, so that a tape has done it.
  private var isWritten = false

  /// Whether the focus of the tape is on the button that has it.
  private var isAtButton = false

  /// Whether secrets are written as typed.
  private let withSecrets: Bool

  /// Creates no visits.
  init(withSecrets: Bool) {
    self.withSecrets = withSecrets
  }

  /// Whether a field has the focus, so that commands as pressed belong to its visit.
  var isOpen: Bool { visit != nil }

  /// Adds commands as pressed to the visit.
  mutating func add(pressed lines: [String]) { visit?.pressed += lines }

  /// Adds a command for time that passes.
  mutating func add(pause line: String) { visit?.pauses.append(line) }

  /// Returns whether the last event has moved the focus out of the visited field.
  func isOver(at screen: Screen) -> Bool {
    visit.map { screen.filling.visitedField != $0.field } ?? false
  }

  /// Notes that an event is written as it is.
  mutating func write() { isWritten = true }

  /// Begins a visit, if a field has the focus and is not visited already.
  mutating func begin(at screen: Screen) {
    defer { (previous, isWritten) = (screen, false) }
    guard visit == nil, let field = screen.filling.visitedField else { return }
    // What was written of the same field before stays.
    let start = isWritten ? screen : last?.field == field ? last?.screen : previous
    let isSecret = !withSecrets && screen.form.fields.contains { $0.id == field && $0.isSecret }
    visit = Visit(field: field, start: start ?? screen, isSecret: isSecret)
    isAtButton = false
  }

  /// Ends the visit, and returns its commands.
  mutating func end(at screen: Screen) -> [String] {
    guard let visit else { return [] }
    self.visit = nil
    let wasHere = last?.field == visit.field && previous?.filling.visitedField == visit.field
    defer { last = (visit.field, screen) }
    let commands = commands(of: visit, until: screen)
    let isKnown = wasHere && commands.first == "Focus \(visit.field.tapeSpelling)"
    return commands.dropFirst(isKnown ? 1 : 0) + visit.pauses
  }

  private func commands(of visit: Visit, until screen: Screen) -> [String] {
    let focus = "Focus \(visit.field.tapeSpelling)"
    if visit.isSecret {
      // Its stand-in is all that is written.
      let fills = visit.pressed.filter { $0.hasPrefix("Fill ") }
      return fills.isEmpty ? [focus] : fills
    }
    // The event that moves the focus may also change another answer, or settle this one.
    for end in [screen, previous ?? screen] {
      guard let before = visit.start.filling.sheet.index(of: visit.field),
        let after = end.filling.sheet.index(of: visit.field)
      else { continue }
      let (start, field) = (
        visit.start.filling.sheet.fields[before], end.filling.sheet.fields[after]
      )
      if start.widget.value == field.widget.value {
        let isLike = start.isLike(field, hasFocus: end.visits(visit.field))
        if start.state.isChanged == field.state.isChanged, isLike { return [focus] }
        // Typing a text again changes no answer, and its caret is where a tape goes on.
        let isTyped = field.widget.traits.role.isText && !field.widget.value.isBlank
        if !isTyped { continue }
      }
      for command in end.commands(giving: field.widget.value, ofFieldAt: after)
      where visit.start.reaches(end, at: visit.field, by: command) { return [command.text] }
    }
    return [focus] + visit.pressed
  }

  /// Forgets where the focus of the tape is.
  mutating func leaveButton() { (isAtButton, last) = (false, nil) }

  /// Returns the commands that move to the button that has the focus, by the last field before it.
  mutating func way(on screen: Screen) -> [String] {
    let filling = screen.filling
    guard filling.visitedField == nil, !isAtButton, !filling.mode.isModal,
      !filling.sheet.isReviewing
    else { return [] }
    (isAtButton, last) = (true, nil)
    let end = filling.sheet.focusedIndex ?? filling.sheet.indicesOnPage.upperBound
    let indices = filling.sheet.askedIndicesOnPage.filter {
      !filling.sheet.facts.fields[$0].isControl
    }
    guard let index = indices.last(where: { $0 < end }) ?? indices.first else { return [] }
    var trial = screen
    trial.filling.moveFocus(to: .field(index))
    for count in 1...filling.sheet.indicesOnPage.count + 2 {
      trial.handle(.key(.tab))
      guard trial.filling.focus == filling.focus else { continue }
      let tabs = count == 1 ? "Tab" : "Tab \(count)"
      return ["Focus \(screen.form.fields[index].id.tapeSpelling)", tabs]
    }
    return []
  }

  /// Returns the command for the button that a key presses; `nil` if none does the same.
  static func click(for key: Key, on screen: Screen) -> String? {
    var pressed = screen
    pressed.handle(.key(key))
    if let command = screen.entryCommand(reaching: pressed) { return command }
    let grid = CellGrid(screen.frame(in: screen.size))
    return grid.buttons.first { button in
      screen.clicked(at: button.place.start).isLike(pressed)
    }.map { "Click \($0.locator)" }
  }

  /// Returns the command for a click on a cell, by the text of the button there if there is one.
  static func click(at cell: ScreenPosition, on screen: Screen) -> String {
    if let command = screen.entryCommand(reaching: screen.clicked(at: cell)) { return command }
    let button = CellGrid(screen.frame(in: screen.size)).buttons.first { button in
      button.place.row == cell.row && button.place.columns.contains(cell.column)
    }
    return button.map { "Click \($0.locator)" } ?? MouseInput.click(cell).tapeText
  }
}

/// A command that gives an answer by name.
private struct NamedCommand {
  /// The command as written in a tape.
  let text: String

  /// What it does.
  let command: any SteeringCommand

  static func fill(_ field: FieldID, _ answer: FillAnswer) -> NamedCommand {
    NamedCommand(
      text: "Fill \(field.tapeSpelling) \(answer)",
      command: FillField(field, answer)
    )
  }

  static func choose(_ names: [OptionName], of field: FieldID) -> NamedCommand {
    let words = names.map(\.description).joined(separator: " ")
    return NamedCommand(
      text: "Choose \(field.tapeSpelling) \(words)",
      command: ChooseOption(field, names)
    )
  }

  static func add(to group: FieldID) -> NamedCommand {
    NamedCommand(
      text: "Add \(group.tapeSpelling)",
      command: ChangeEntries(group, isAdding: true)
    )
  }

  static func remove(_ entry: FieldID) -> NamedCommand {
    NamedCommand(
      text: "Remove \(entry.tapeSpelling)",
      command: ChangeEntries(entry, isAdding: false)
    )
  }

  static func check(_ field: FieldID, isOn: Bool) -> NamedCommand {
    NamedCommand(
      text: "\(isOn ? "Check" : "Uncheck") \(field.tapeSpelling)",
      command: CheckField(field, isOn: isOn)
    )
  }
}

extension Filling {
  /// The field that has the focus, unless it is a button.
  var visitedField: FieldID? {
    guard let index = sheet.focusedIndex, !sheet.facts.fields[index].isControl else { return nil }
    return form.fields[index].id
  }
}

extension Screen {
  /// Returns the commands that may give an answer, the most readable first.
  fileprivate func commands(giving value: Value, ofFieldAt index: Int) -> [NamedCommand] {
    let field = form.fields[index].id
    let description = filling.sheet.fields[index].description
    func choose(_ choices: [Choice]) -> [NamedCommand] {
      let labels = choices.map { OptionName.text(.exactly($0.label)) }
      return [.choose(labels, of: field), .choose(choices.map { OptionName($0.value) }, of: field)]
    }
    switch value {
    case .bool(let isOn): return [.check(field, isOn: isOn)]
    case .list(let items) where !description.choices.isEmpty && !items.isEmpty:
      let choices = description.choices.filter { items.contains($0.value) }
      if choices.count == items.count { return choose(choices) }
      let typed = items.filter { item in !choices.contains { $0.value == item } }
      let texts = choices.map(\.label) + typed.map(\.description)
      return [.fill(field, .texts(texts)), .fill(field, .value(value))]
    case .list(let items):
      let texts = items.compactMap(\.text)
      let isTexts = texts.count == items.count && !texts.isEmpty
      return (isTexts ? [.fill(field, .texts(texts))] : []) + [.fill(field, .value(value))]
    case _ where !description.choices.isEmpty:
      let choices = description.choices.filter { $0.value == value }
      if choices.count == 1 { return choose(choices) }
      return value.text.map { [.fill(field, .texts([$0]))] } ?? []
    case .text(let text): return [.fill(field, .texts(text.lineTexts))]
    case .null: return [.fill(field, .texts([""]))]
    case .number, .object: return [.fill(field, .value(value))]
    }
  }

  /// Returns whether a field has the focus.
  fileprivate func visits(_ field: FieldID) -> Bool { filling.visitedField == field }

  /// Returns the screen after a click on a cell.
  fileprivate func clicked(at cell: ScreenPosition) -> Screen {
    var clicked = self
    for step in MouseInput.click(cell).steps { clicked.handle(.pointer(step.pointer, on: size)) }
    return clicked
  }

  /// Returns the command by which an entry of a repeated group is added or removed as on another
  /// screen; `nil` if none is.
  fileprivate func entryCommand(reaching screen: Screen) -> String? {
    for list in form.lists {
      let count = screen.form.list(named: list.id)?.entries.count ?? list.entries.count
      let entries = list.entries.indices.map { list.id.entry($0) }
      let commands: [NamedCommand] =
        count > list.entries.count
        ? [.add(to: list.id)] : count < list.entries.count ? entries.map { .remove($0) } : []
      for command in commands where trial(of: command)?.isLike(screen) ?? false {
        return command.text
      }
    }
    return nil
  }

  /// Returns the screen after a command; `nil` if it cannot be performed.
  private func trial(of command: NamedCommand) -> Screen? {
    var trial = FormTrial(self)
    do throws(Unmet) {
      try command.command.steer(&trial)
    } catch {
      return nil
    }
    return trial.result
  }

  /// Returns whether a command on a field gives the same answers as another screen has, with the
  /// same list open if that shows the field in use.
  fileprivate func reaches(
    _ screen: Screen,
    at field: FieldID,
    by command: NamedCommand
  ) -> Bool {
    guard let result = trial(of: command), result.filling.outcome == nil,
      result.answers == screen.answers
    else { return false }
    guard screen.visits(field), let wanted = screen.filling.sheet.index(of: field),
      let found = result.filling.sheet.index(of: field)
    else { return true }
    return result.filling.sheet.fields[found].isLike(
      screen.filling.sheet.fields[wanted],
      hasFocus: true
    )
  }

  private var answers: [Value] { filling.sheet.fields.map(\.widget.value) }

  /// Returns whether another screen is in the same place with the same answers.
  fileprivate func isLike(_ other: Screen) -> Bool {
    filling.focus == other.filling.focus && filling.page == other.filling.page
      && filling.mode == other.filling.mode && answers == other.answers
      && filling.outcome?.exitStatus == other.filling.outcome?.exitStatus
  }
}

extension FillingField {
  /// Returns whether the same list is open as in another state, is filtered by the same text, and
  /// takes a text or not, so that keys do the same.
  fileprivate func isLike(_ other: FillingField, hasFocus: Bool) -> Bool {
    let (one, two, role) = (description, other.description, widget.traits.role)
    // The part of a date that keys change is at its caret.
    let hasCaret = role.hasOptions || hasFocus && role != .text
    return one.isOpen == two.isOpen && one.refusedInput == two.refusedInput
      && (!hasCaret || one.textBeforeCaret == two.textBeforeCaret)
      && (!role.hasOptions || one.isChosen == two.isChosen)
  }
}

extension CellGrid {
  /// The buttons on the screen, each with a locator that finds only it.
  fileprivate var buttons: [(place: TextPlace, locator: TextLocator)] {
    guard let pattern = try? SearchPattern("\\[ [^\\[\\]]+ \\]") else { return [] }
    return places(of: .found(pattern)).map { place in
      let text = line(place.row, from: place.columns.lowerBound)
      let label = text[...(text.firstIndex(of: "]") ?? text.startIndex)]
      let match = TextMatch.containing(String(label))
      let same = places(of: match)
      let number = same.count > 1 ? (same.firstIndex(of: place) ?? 0) + 1 : nil
      return (place, TextLocator(match, number: number))
    }
  }
}

extension String {
  /// The lines of a text.
  fileprivate var lineTexts: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
