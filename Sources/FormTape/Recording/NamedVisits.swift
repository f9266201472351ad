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
    visit.map { screen.filling.sheet.visitedField != $0.field } ?? false
  }

  /// Begins a visit, if a field has the focus and is not visited already.
  mutating func begin(at screen: Screen) {
    defer { previous = screen }
    guard visit == nil, let field = screen.filling.sheet.visitedField else { return }
    // What was written of the same field before stays.
    let start = last?.field == field ? last?.screen : previous
    let isSecret = !withSecrets && screen.form.fields.contains { $0.id == field && $0.isSecret }
    visit = Visit(field: field, start: start ?? screen, isSecret: isSecret)
    isAtButton = false
  }

  /// Ends the visit, and returns its commands.
  mutating func end(at screen: Screen) -> [String] {
    guard let visit else { return [] }
    self.visit = nil
    let wasHere = last?.field == visit.field && previous?.filling.sheet.visitedField == visit.field
    defer { last = (visit.field, screen) }
    let commands = commands(of: visit, until: screen)
    let isKnown = wasHere && commands == ["Focus \(visit.field.tapeSpelling)"]
    return (isKnown ? [] : commands) + visit.pauses
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
        if start.state.isChanged == field.state.isChanged { return [focus] }
        // Typing a text again changes no answer, and its caret is where a tape goes on.
        let isTyped = field.widget.traits.role.isText && !field.widget.value.isBlank
        if !isTyped { continue }
      }
      let commands = NamedCommand.giving(field.widget.value, ofFieldAt: after, on: end)
      for command in commands where command.leads(from: visit.start, to: end) {
        return [command.text]
      }
    }
    return [focus] + visit.pressed
  }

  /// Forgets where the focus of the tape is.
  mutating func leaveButton() { (isAtButton, last) = (false, nil) }

  /// Returns the commands that move to the button that has the focus, by the last field before it.
  mutating func way(on screen: Screen) -> [String] {
    let filling = screen.filling
    guard filling.sheet.visitedField == nil, !isAtButton, !filling.mode.isModal,
      !filling.sheet.isReviewing
    else {
      return []
    }
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

  /// Returns the click on the button that a key presses; `nil` if none does the same.
  static func click(for key: Key, on screen: Screen) -> String? {
    var pressed = screen
    pressed.handle(.key(key))
    let grid = CellGrid(screen.frame(in: screen.size))
    return grid.buttons.first { button in
      var clicked = screen
      for action in [Pointer.Action.press, .release] {
        let pointer = Pointer(action, at: button.place.start.position)
        clicked.handle(.pointer(pointer, on: screen.size))
      }
      return clicked.filling.isLike(pressed.filling)
    }.map { "Click \($0.locator)" }
  }

  /// Returns a click on a cell, by the text of the button there if there is one.
  static func click(at cell: ScreenPosition, on screen: Screen) -> String {
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
  let perform: (inout FormTrial) throws(Unmet) -> Void

  static func fill(_ field: FieldID, _ answer: FillAnswer) -> NamedCommand {
    NamedCommand(text: "Fill \(field.tapeSpelling) \(answer)") { trial throws(Unmet) in
      try trial.fill(field, with: answer)
    }
  }

  static func choose(_ names: [OptionName], of field: FieldID) -> NamedCommand {
    let words = names.map(\.description).joined(separator: " ")
    return NamedCommand(text: "Choose \(field.tapeSpelling) \(words)") { trial throws(Unmet) in
      try trial.choose(names, of: field)
    }
  }

  static func check(_ field: FieldID, isOn: Bool) -> NamedCommand {
    let text = "\(isOn ? "Check" : "Uncheck") \(field.tapeSpelling)"
    return NamedCommand(text: text) { trial throws(Unmet) in
      try trial.check(field, [], isOn: isOn)
    }
  }
}

extension AnswerSheet {
  /// The field that has the focus, unless it is a button.
  var visitedField: FieldID? {
    guard let index = focusedIndex, !facts.fields[index].isControl else { return nil }
    return form.fields[index].id
  }
}

extension NamedCommand {
  /// Returns the commands that may give an answer, the most readable first.
  static func giving(_ value: Value, ofFieldAt index: Int, on screen: Screen) -> [NamedCommand] {
    let field = screen.form.fields[index].id
    let description = screen.filling.sheet.fields[index].description
    func choose(_ choices: [Choice]) -> [NamedCommand] {
      let labels = choices.map { OptionName.text(.exactly($0.label)) }
      return [.choose(labels, of: field), .choose(choices.map { OptionName($0.value) }, of: field)]
    }
    switch value {
    case .bool(let isOn): return [.check(field, isOn: isOn)]
    case .list(let items) where !description.choices.isEmpty && !items.isEmpty:
      return choose(description.choices.filter { items.contains($0.value) })
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

  /// Returns whether it gives the same answers on a screen as another screen has.
  func leads(from screen: Screen, to other: Screen) -> Bool {
    var trial = FormTrial(screen)
    do throws(Unmet) {
      try perform(&trial)
    } catch {
      return false
    }
    let result = trial.result.filling
    return result.outcome == nil && result.sheet.values == other.filling.sheet.values
  }
}

extension AnswerSheet {
  fileprivate var values: [Value] { fields.map(\.widget.value) }
}

extension Filling {
  /// Returns whether another filling is in the same place with the same answers.
  fileprivate func isLike(_ other: Filling) -> Bool {
    focus == other.focus && page == other.page && mode == other.mode
      && sheet.values == other.sheet.values && outcome?.exitStatus == other.outcome?.exitStatus
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
