import FormFilling
import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText

/// An input for a form.
struct FormInput {
  /// The key, paste or mouse action.
  let content: StageInput

  /// Returns what a screen handles for it.
  func events(on size: Size) -> [Event] {
    switch content {
    case .key(let key): [.key(key)]
    case .paste(let text): [.paste(text, isCut: false)]
    case .mouse(let input): input.steps.map { .pointer($0.pointer, on: size) }
    }
  }

  /// What a terminal sends for it.
  var bytes: [UInt8] { content.bytes }

  /// Whether it only moves the focus, so that it tells nothing about an answer.
  var isMove = false
}

/// A copy of a form, on which the inputs are found that lead to a goal.
///
/// Only those that are needed are kept, and then sent to the form itself, as if a user had pressed
/// them.
package struct FormTrial {
  /// The screen after the inputs.
  private(set) var screen: Screen

  /// The inputs found so far.
  private(set) var inputs: [FormInput] = []

  /// The number of inputs at the end that the screen does not show.
  private var untriedCount = 0

  /// Begins at the current state of a screen.
  init(_ screen: Screen) {
    self.screen = screen
  }

  var filling: Filling { screen.filling }

  mutating func press(_ keys: Key..., isMove: Bool = false) {
    for key in keys {
      handle(FormInput(content: .key(key), isMove: isMove))
    }
  }

  mutating func paste(_ text: String) {
    handle(FormInput(content: .paste(text)))
  }

  mutating func handle(_ input: FormInput) {
    for event in input.events(on: screen.size) { screen.handle(event) }
    inputs.append(input)
  }

  /// Adds keys that type a text, without trying them: the rules on it need not be checked twice.
  mutating func type(_ text: String) {
    for key in text.typingKeys { typeKey(key) }
  }

  /// Adds a key, without trying it.
  mutating func typeKey(_ key: Key) {
    inputs.append(FormInput(content: .key(key)))
    untriedCount += 1
  }

  /// The screen after the inputs, with those that were not tried.
  var result: Screen {
    var trial = self
    for event in inputs.suffix(untriedCount).flatMap({ $0.events(on: screen.size) }) {
      trial.screen.handle(event)
    }
    return trial.screen
  }

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
    guard let index = filling.sheet.index(of: field), form.fields.indices ~= index else {
      throw Unmet(
        "field",
        expected: [field.rawValue],
        actual: ["not in the form now"],
        hints: [hint(aboutMissing: field)].compactMap(\.self)
      )
    }
    guard filling.sheet.isAsked(fieldAt: index) else {
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
    if filling.mode.isModal { throw stuck(before: field, "a question is open") }
    try turnPage(to: filling.sheet.facts.page(ofFieldAt: index), for: field)
    guard filling.focus != .field(index) else { return }
    for key in isNearerForward(to: index) ? [Key.tab, .backTab] : [.backTab, .tab] {
      var trial = self
      for _ in 0...filling.sheet.indicesOnPage.count + 1 {
        trial.press(key, isMove: true)
        if trial.filling.focus == .field(index) { return self = trial }
      }
    }
    throw stuck(before: field, "neither Tab nor Shift+Tab leads there")
  }

  /// Returns whether Tab leads to a field of the page in no more steps than Shift-Tab.
  private func isNearerForward(to index: Int) -> Bool {
    let asked = filling.sheet.askedIndicesOnPage
    let count = asked.count + (filling.sheet.hasBackButton ? 2 : 1)
    let start = filling.sheet.focusedIndex.flatMap { asked.firstIndex(of: $0) } ?? asked.count
    let steps = ((asked.firstIndex(of: index) ?? 0) - start + count) % count
    return steps <= count - steps
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
    let stops = filling.sheet.askedIndicesOnPage.map { screen.form.fields[$0].id.rawValue }
    return Unmet(
      "focus",
      expected: [field.rawValue],
      actual: [reason],
      hints: [Unmet.Hint("tab order", [stops.joined(separator: " ")])]
    )
  }
}
