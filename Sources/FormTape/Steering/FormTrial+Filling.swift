import FormFilling
import FormScreens
package import FormValidation
import FormWidgets
import Forms
import SourceText

/// An answer as a tape gives it for a field: texts, or a value of another kind.
package enum FillAnswer: Equatable, Sendable {
  /// The lines of a text, or several texts of a list.
  case texts([String])
  /// A number, `true`, `false`, `null` or a list.
  case value(Value)

  /// The answer as typed text.
  var typed: String {
    switch self {
    case .texts(let texts): texts.joined(separator: "\n")
    case .value(let value): value.description
    }
  }
}

/// Filling in fields.
extension FormTrial {
  /// Moves to a field, clears it, and gives an answer in the way that suits its widget.
  /// - Throws: `Unmet` if the field cannot be reached, or cannot have the answer.
  mutating func fill(_ field: FieldID, with answer: FillAnswer) throws(Unmet) {
    try focus(field)
    let index = try editableIndex(of: field)
    let widget = filling.sheet.fields[index].widget
    if answer.isBlank { return try clear(index, field) }
    switch widget.traits.role.facts.interaction {
    case .typed:
      try clear(index, field)
      typeLines(typed(answer))
    case .slid: try paste(answer, at: index, field)
    case .switched: try toggle(index, field, isOn: answer == .value(true))
    case .chosen: try choose(answer, at: index, field)
    case .checked: try checkOnly(answer.names, at: index, field)
    case .listed:
      try clear(index, field)
      try add(answer.names.map(\.words), at: index, field)
    case .pressed: throw refused(field, answer)
    }
  }

  /// Returns the index of a field that is not read-only.
  func editableIndex(of field: FieldID) throws(Unmet) -> Int {
    let index = try index(of: field)
    guard !screen.form.fields[index].isReadOnly else {
      throw Unmet("field", expected: ["\(field) can be changed"], actual: ["read-only"])
    }
    return index
  }

  /// Types lines, with the key that breaks them between them.
  private mutating func typeLines(_ text: String) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if number > 0 { typeKey(.enter) }
      type(String(line))
    }
  }

  /// Returns an answer as users of the form's language type it.
  private func typed(_ answer: FillAnswer) -> String {
    let forms = screen.form.messages.language.forms
    switch answer {
    case .value(.number(let number)): return forms.written(number.text)
    case .value(.list(let items)):
      return items.map { forms.written($0.description) }.joined(separator: " - ")
    default: return answer.typed
    }
  }

  /// Pastes a number, or the two of a range, which replace those that are there.
  private mutating func paste(
    _ answer: FillAnswer,
    at index: Int,
    _ field: FieldID
  ) throws(Unmet) {
    let before = filling.sheet.fields[index].widget.value
    let text = typed(answer)
    let isGiven = reaches { trial in
      let value = trial.filling.sheet.fields[index].widget.value
      if case .value(let wanted) = answer { return value == wanted }
      return trial.filling.notice == nil && (value != before || !value.isBlank)
    } by: {
      $0.paste(text)
    }
    if !isGiven { throw refused(field, answer) }
  }

  /// Adds texts to a list.
  private mutating func add(_ texts: [String], at index: Int, _ field: FieldID) throws(Unmet) {
    for text in texts {
      let wanted = filling.sheet.fields[index].widget.value.items + [.text(text)]
      let isAdded = reaches { trial in
        trial.filling.sheet.fields[index].widget.value == .list(wanted)
          && trial.filling.sheet.fields[index].description.refusedInput == nil
      } by: { trial in
        for key in text.typingKeys { trial.press(key) }
        trial.press(.enter)
      }
      if !isAdded { throw refused(field, .texts([text])) }
    }
  }

  /// Clears a field.
  /// - Throws: `Unmet` if it always has an answer.
  private mutating func clear(_ index: Int, _ field: FieldID) throws(Unmet) {
    let isBlank: (FormTrial) -> Bool = { trial in
      let (widget, description) = (
        trial.filling.sheet.fields[index].widget, trial.filling.sheet.fields[index].description
      )
      return widget.value.isBlank && description.textBeforeCaret?.isEmpty ?? true
        && trial.filling.focus == .field(index)
    }
    if isBlank(self) { return }
    let length = filling.sheet.fields[index].widget.value.description.count
    let ways: [(inout FormTrial) -> Void] = [
      { $0.press(.control("e"), .control("u")) },
      { $0.press(.control("e"), .control("e"), .control("u")) },
      { $0.press(Key(.end, .control), Key(.home, [.control, .shift]), .backspace) },
      { $0.press(.escape, .control("e"), .control("u")) },
      { trial in
        trial.press(.control("e"), .control("u"))
        for _ in 0...length where !isBlank(trial) { trial.press(.backspace) }
      },
      { $0.press(.backspace) }, { $0.press(.escape, .backspace) },
    ]
    for way in ways where reaches(isBlank, by: way) { return }
    throw Unmet("field", expected: ["\(field) is blank"], actual: ["it always has an answer"])
  }

  func refused(_ field: FieldID, _ answer: FillAnswer) -> Unmet {
    Unmet("field", expected: ["\(field) \(answer)"], actual: ["it does not take this answer"])
  }
}

extension FillAnswer: CustomStringConvertible {
  /// The answer as written in a tape.
  package var description: String {
    switch self {
    case .texts(let texts): texts.map(\.tapeLines).joined(separator: " ")
    case .value(let value): value.tapeSpelling
    }
  }

  fileprivate var isBlank: Bool {
    switch self {
    case .texts(let texts): texts.allSatisfy(\.isEmpty)
    case .value(let value): value.isBlank
    }
  }

  /// The options or items that it names.
  fileprivate var names: [OptionName] {
    switch self {
    case .texts(let texts): texts.map { .text(.exactly($0)) }
    case .value(.list(let items)): items.map(OptionName.init)
    case .value(let value): [OptionName(value)]
    }
  }
}

/// Choosing options.
extension FormTrial {
  /// Chooses an option, or gives another text if there may be one.
  private mutating func choose(
    _ answer: FillAnswer,
    at index: Int,
    _ field: FieldID
  ) throws(Unmet) {
    guard answer.names.count == 1 else { throw refused(field, answer) }
    do throws(Unmet) {
      try choose(answer.names[0], at: index, field)
    } catch {
      guard case .texts(let texts) = answer,
        filling.sheet.fields[index].widget.traits.other != nil,
        typeOther(texts[0], at: index)
      else { throw error }
    }
  }
}
