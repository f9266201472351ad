import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText

/// Choosing and checking options.
extension FormTrial {
  /// Moves to a field, and chooses an option; of a checklist, exactly some options.
  /// - Throws: `Unmet` if the field cannot be reached, or there is no such option.
  mutating func choose(_ names: [OptionName], of field: FieldID) throws(Unmet) {
    try focus(field)
    let index = try editableIndex(of: field)
    if case .choices = filling.sheet.fields[index].widget.traits.role {
      return try checkOnly(names, at: index, field)
    }
    guard names.count == 1 else {
      throw Unmet("field", expected: ["one option"], actual: ["\(names.count) options"])
    }
    try choose(names[0], at: index, field)
  }

  /// Moves to a field, and checks or unchecks it, or some of its options.
  /// - Throws: `Unmet` if the field cannot be reached, or there is no such option.
  mutating func check(_ field: FieldID, _ names: [OptionName], isOn: Bool) throws(Unmet) {
    try focus(field)
    let index = try editableIndex(of: field)
    guard !names.isEmpty else { return try toggle(index, field, isOn: isOn) }
    let choices = filling.sheet.fields[index].description.choices
    for name in names {
      if isOther(name, at: index) {
        try markOther(isOn: isOn, at: index)
      } else {
        try mark(try name.choice(among: choices), isOn: isOn, at: index, field)
      }
    }
  }

  /// Turns a toggle on or off.
  mutating func toggle(_ index: Int, _ field: FieldID, isOn: Bool) throws(Unmet) {
    let isDone: (FormTrial) -> Bool = {
      $0.filling.sheet.fields[index].widget.value == .bool(isOn)
    }
    if isDone(self) || reaches(isDone, by: { $0.press(.space) }) { return }
    if reaches(isDone, by: { $0.press(isOn ? .right : .left) }) { return }
    throw Unmet("field", expected: ["\(field) \(isOn ? "on" : "off")"], actual: ["not a toggle"])
  }

  /// Chooses one option.
  mutating func choose(_ name: OptionName, at index: Int, _ field: FieldID) throws(Unmet) {
    let isOther = isOther(name, at: index)
    let choice =
      isOther ? nil : try name.choice(among: filling.sheet.fields[index].description.choices)
    let isChosen: (FormTrial) -> Bool = { trial in
      let field = trial.filling.sheet.fields[index]
      let isIt = choice.map { field.widget.value == $0.value } ?? !field.description.isChosen
      return isIt && !field.isOpen && trial.filling.focus == .field(index)
    }
    if isChosen(self) { return }
    for text in choice.map({ [$0.label, $0.value.description] }) ?? [] {
      if reaches(isChosen, by: { $0.paste(text) }) { return }
      if reaches(
        isChosen,
        by: {
          $0.press(.escape); $0.paste(text)
        }
      ) {
        return
      }
    }
    // Labels can be the same, and options with a text take what is pasted.
    let isList = filling.sheet.fields[index].widget.traits.isBox
    let begins: [[Key]] = isList ? [[.space, .home]] : [[.home], [.up, .home]]
    let step: Key = isList ? .down : .right
    for begin in begins where walks(begin, by: step, to: isChosen, at: index) { return }
    throw Unmet("option", expected: ["\(name)"], actual: ["no keys choose it"])
  }

  /// Checks some options, and unchecks all others.
  mutating func checkOnly(
    _ names: [OptionName],
    at index: Int,
    _ field: FieldID
  ) throws(Unmet) {
    let choices = filling.sheet.fields[index].description.choices
    let texts = names.compactMap { otherText(of: $0, at: index) }
    guard texts.count <= 1 else {
      let expected = texts.map(\.tapeQuoted).joined(separator: " ")
      throw Unmet("option", expected: [expected], actual: ["only one text may be no option"])
    }
    var wanted: [Choice] = []
    for name in names where otherText(of: name, at: index) == nil {
      wanted.append(try name.choice(among: choices))
    }
    for choice in choices {
      let isOn = wanted.contains(choice)
      if isOn != filling.sheet.fields[index].widget.value.items.contains(choice.value) {
        try mark(choice, isOn: isOn, at: index, field)
      }
    }
    if let text = texts.first, !isOther(.text(.exactly(text)), at: index) {
      try checkOther(text, at: index, field)
    } else if !texts.isEmpty || !items(at: index).typed.isEmpty {
      try markOther(isOn: !texts.isEmpty, at: index)
    }
  }

  /// Checks or unchecks an option of a checklist.
  private mutating func mark(
    _ choice: Choice,
    isOn: Bool,
    at index: Int,
    _ field: FieldID
  ) throws(Unmet) {
    let before = filling.sheet.fields[index].widget.value.items
    guard before.contains(choice.value) != isOn else { return }
    let others = before.filter { $0 != choice.value }
    let isMarked: (FormTrial) -> Bool = { trial in
      let items = trial.filling.sheet.fields[index].widget.value.items
      return items.contains(choice.value) == isOn && items.filter { $0 != choice.value } == others
        && trial.filling.focus == .field(index)
    }
    for begin in [[Key.home], [.escape, .home], [.up, .home]]
    where walks(begin, by: .down, to: isMarked, at: index) { return }
    throw Unmet(
      "option",
      expected: ["\(choice.label.tapeQuoted) \(isOn ? "checked" : "unchecked")"],
      actual: ["no keys do that"]
    )
  }

  /// Steps through a list until Space reaches a goal, and returns whether it did.
  private mutating func walks(
    _ begin: [Key],
    by step: Key,
    to goal: (FormTrial) -> Bool,
    at index: Int
  ) -> Bool {
    var walker = self
    for key in begin { walker.press(key) }
    for _ in 0...filling.sheet.fields[index].description.choices.count {
      guard walker.filling.focus == .field(index) else { return false }
      if walker.reaches(goal, by: { $0.press(.space) }) {
        self = walker
        return true
      }
      walker.press(step)
    }
    return false
  }
}
