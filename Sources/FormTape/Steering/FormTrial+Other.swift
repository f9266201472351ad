import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText

/// The option for a typed answer: `Other: a text`.
extension FormTrial {
  /// Returns whether a name is that of the option for a typed answer of a field, and of no other.
  func isOther(_ name: OptionName, at index: Int) -> Bool {
    let widget = filling.sheet.fields[index].widget
    guard let other = widget.traits.other, name.indices(in: widget.description.choices).isEmpty
    else { return false }
    return !name.indices(in: [Choice(.text(other))]).isEmpty
  }

  /// Returns the text of a name that is no option of a field, where any text may be the answer.
  func otherText(of name: OptionName, at index: Int) -> String? {
    let widget = filling.sheet.fields[index].widget
    guard widget.traits.other != nil, case .text(.exactly(let text)) = name,
      name.indices(in: widget.description.choices).isEmpty
    else { return nil }
    return text
  }

  /// Checks or unchecks the option of a checklist.
  /// - Throws: `Unmet` if no keys do that.
  mutating func markOther(isOn: Bool, at index: Int) throws(Unmet) {
    let others = items(at: index).named
    let isMarked: (FormTrial) -> Bool = { trial in
      let items = trial.items(at: index)
      let isEditing = !trial.filling.sheet.fields[index].description.isChosen
      return items.named == others && trial.filling.focus == .field(index)
        && (isOn ? isEditing : !isEditing && items.typed.isEmpty)
    }
    if isMarked(self) { return }
    let marks: [[Key]] = isOn ? [[], [.space]] : [[.control("e"), .control("u"), .backspace]]
    for keys in [[], [.end], [.escape, .end]].flatMap({ begin in marks.map { begin + $0 } })
    where reaches(isMarked, by: { for key in keys { $0.press(key) } }) { return }
    let label = filling.sheet.fields[index].widget.traits.other ?? ""
    throw Unmet(
      "option",
      expected: ["\(label.tapeQuoted) \(isOn ? "checked" : "unchecked")"],
      actual: ["no keys do that"]
    )
  }

  /// Checks the option of a checklist, with a text.
  /// - Throws: `Unmet` if no keys do that.
  mutating func checkOther(_ text: String, at index: Int, _ field: FieldID) throws(Unmet) {
    if items(at: index).typed == [.text(text)] { return }
    try markOther(isOn: true, at: index)
    let isTyped: (FormTrial) -> Bool = { $0.items(at: index).typed == [.text(text)] }
    let start: [Key] = items(at: index).typed.isEmpty ? [] : [.control("e"), .control("u")]
    let keys = start + text.typingKeys
    guard !reaches(isTyped, by: { for key in keys { $0.press(key) } }) else { return }
    throw refused(field, .texts([text]))
  }

  /// Types a text for the option that takes any, and returns whether there is one.
  mutating func typeOther(_ text: String, at index: Int) -> Bool {
    let typed = text.typingKeys
    let ways = [[.end] + typed, typed + [.enter], [.control("e"), .control("u")] + typed]
    return ways.contains { keys in
      reaches({ $0.filling.sheet.fields[index].widget.value == .text(text) }) { trial in
        for key in keys { trial.press(key) }
      }
    }
  }

  /// Returns the items of a checklist's answer: those that are options, and the typed one.
  func items(at index: Int) -> (named: [Value], typed: [Value]) {
    let (items, choices) = (
      filling.sheet.fields[index].widget.value.items,
      filling.sheet.fields[index].description.choices
    )
    func isNamed(_ item: Value) -> Bool { choices.contains { $0.value == item } }
    return (items.filter(isNamed), items.filter { !isNamed($0) })
  }
}
