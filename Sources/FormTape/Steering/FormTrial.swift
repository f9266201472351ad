import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText

/// An input for a form: a key or a paste.
struct FormInput: Equatable {
  /// What a terminal sends for it.
  let bytes: [UInt8]

  /// Whether it only moves the focus, so that it tells nothing about an answer.
  var isMove = false
}

/// A copy of a form, on which the inputs are found that lead to a goal.
///
/// Only those that are needed are kept, and then sent to the form itself, as if a user had pressed
/// them.
struct FormTrial {
  /// The screen after the inputs.
  private(set) var screen: Screen

  /// The inputs found so far.
  private(set) var inputs: [FormInput] = []

  /// Begins at the current state of a screen.
  init(_ screen: Screen) {
    self.screen = screen
  }

  var filling: Filling { screen.filling }

  mutating func press(_ keys: Key..., isMove: Bool = false) {
    for key in keys {
      screen.handle(.key(key))
      inputs.append(FormInput(bytes: key.bytes, isMove: isMove))
    }
  }

  mutating func paste(_ text: String) {
    screen.handle(.paste(text, isCut: false))
    inputs.append(FormInput(bytes: text.pastedBytes()))
  }

  /// Adds keys that type a text, without trying them: the rules on it need not be checked twice.
  mutating func type(_ text: String) {
    inputs += TypeText(text).keys.map { FormInput(bytes: $0.bytes) }
  }

  /// Adds a key, without trying it.
  mutating func typeKey(_ key: Key) { inputs.append(FormInput(bytes: key.bytes)) }

  /// Tries inputs, and keeps them if they reach a goal.
  mutating func reaches(
    _ goal: (FormTrial) -> Bool,
    by inputs: (inout FormTrial) -> Void
  ) -> Bool {
    var trial = self
    inputs(&trial)
    guard goal(trial) else { return false }
    self = trial
    return true
  }

  /// Returns the index of a field that can have the focus.
  /// - Throws: `Unmet` if it is not in the form now, or hidden.
  func index(of field: FieldID) throws(Unmet) -> Int {
    try screen.index(ofAsked: field)
  }
}

extension Screen {
  /// Returns the index of a field that is asked.
  /// - Throws: `Unmet` if it is not in the form now, or hidden.
  func index(ofAsked field: FieldID) throws(Unmet) -> Int {
    guard let index = filling.index(of: field), form.fields.indices ~= index else {
      let names = form.fields.filter(\.hasAnswer).map(\.id.rawValue)
      let nearest = names.nearest(to: field.rawValue)
      throw Unmet(
        "field",
        expected: [field.rawValue],
        actual: ["not in the form now"],
        hints: nearest.map { [Unmet.Hint("nearest field", [$0])] } ?? []
      )
    }
    guard filling.isAsked(fieldAt: index) else {
      throw Unmet("field", expected: [field.rawValue], actual: ["hidden"])
    }
    return index
  }
}

/// Moving the focus.
extension FormTrial {
  /// More keys than turn the pages of any form.
  private static let pageKeyLimit = 1_000

  /// Moves the focus to a field: by the keys for pages, then by Tab or Shift-Tab, whichever is
  /// nearer.
  /// - Throws: `Unmet` if no keys lead there.
  mutating func focus(_ field: FieldID) throws(Unmet) {
    let index = try index(of: field)
    guard filling.focus != .field(index) else { return }
    if filling.isModal { throw stuck(before: field, "a question is open") }
    try turnPage(to: filling.page(ofFieldAt: index), for: field)
    guard filling.focus != .field(index) else { return }
    var (forward, backward) = (self, self)
    for _ in 0...filling.indicesOnPage.count + 1 {
      forward.press(.tab, isMove: true)
      if forward.filling.focus == .field(index) { return self = forward }
      backward.press(.backTab, isMove: true)
      if backward.filling.focus == .field(index) { return self = backward }
    }
    throw stuck(before: field, "neither Tab nor Shift+Tab leads there")
  }

  private mutating func turnPage(to page: Int, for field: FieldID) throws(Unmet) {
    let start = inputs.count
    while filling.page != page {
      // Long text is scrolled before the page is turned.
      guard inputs.count - start < FormTrial.pageKeyLimit, filling.outcome == nil else {
        throw stuck(before: field, "page \(page + 1) cannot be reached")
      }
      press(Key(filling.page < page ? .pageDown : .pageUp, .control), isMove: true)
    }
  }

  private func stuck(before field: FieldID, _ reason: String) -> Unmet {
    let stops = filling.askedIndicesOnPage.map { screen.form.fields[$0].id.rawValue }
    return Unmet(
      "focus",
      expected: [field.rawValue],
      actual: [reason],
      hints: [Unmet.Hint("tab order", [stops.joined(separator: " ")])]
    )
  }
}
