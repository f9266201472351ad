import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormWidgets

/// Properties of every widget, whatever keys it handles.
struct WidgetContractTests {
  static let widgets: [any Widget] = [
    TextField(placeholder: "anything"),
    TextField(suggestions: ["aZ09", "Zoë", "日本"]),
    MaskedField(.card),
    MaskedField(.phone, placeholder: "anything"),
    MaskedField(ownMask),
    TextArea(placeholder: "anything at all", rows: 2),
    PasswordField(),
    NumberField(),
    NumberField(min: -3, max: 17, step: 2, placeholder: "a number"),
    Toggle(),
    Slider(min: -3, max: 17, step: 2),
    Select(letters),
    Select(grouped),
    Select(grouped, other: "Other\u{1B}日"),
    Checklist(grouped),
    Radio(grouped),
    Radio(grouped, other: "Other\u{1B}日"),
    Radio(letters, arrangement: .columns(3)),
    Radio(letters, arrangement: .scale, value: "b"),
    DateField(min: .today, placeholder: "YYYY-MM-DD"),
    TimeField(placeholder: "HH:MM"),
    DateTimeField(min: .today),
    Radio(letters, arrangement: .table),
    Checklist(letters, min: 1, max: 3),
    Slider(min: 1, max: 100_000, isLogarithmic: true, forbidden: [7...20], ticks: [1, 10, 1000]),
    PathField(.file, extensions: ["yaml"], placeholder: "a path"),
    Tags(placeholder: "anything", suggestions: ["aZ09", "Zoë"], max: 3, items: ["日é 👩‍👧\u{1B}"]),
    RangeSlider(min: -3, max: 17, step: 2, forbidden: [0...4], ticks: [3]),
  ]

  /// Widgets without options, as long as there are none.
  private static let empty: [any Widget] = [
    Select(options: .asked("a")), Radio(options: .asked("a"), arrangement: .scale),
    Checklist(options: .asked("a"), min: 1), Radio(options: .asked("a"), other: "Other"),
    Select(options: .asked("a"), other: "Other"),
  ]

  @Test(arguments: empty.indices)
  func `it survives any keys without options`(index: Int) {
    var random = SeededGenerator(seed: WidgetContractTests.seed)
    var widget = WidgetContractTests.empty[index]
    _ = widget.handle(
      .options(ChoiceList([]), note: .failed(reason: "No options\u{1B}")),
      in: .line
    )
    for _ in 0..<500 {
      let edit = Self.edit(&widget, &random)
      if random.index(below: 10) == 0 { point(at: &widget, &random) }
      expectDrawnInside(widget, columns: 20, "\(random), after \(edit)")
    }
  }

  private static let letters: [Choice] = [
    "aZ", "a09", Choice("é", label: "日é 👩‍👧 and on, and on\u{1B}[2J"), 9, "b", "c", "d", "e", "f",
    "g",
  ]

  private static let grouped: [Choice] = [
    Choice("a", isDisabled: true), Choice("b", help: "Help on b\u{1B} that goes on and on"),
    Choice("c", group: "日é\u{1B}"), Choice("d", group: "日é\u{1B}", isDisabled: true),
    Choice("9z", group: "Z"),
  ]

  private static let ownMask = (try? TextMask("[99-*]A.")) ?? .card

  private static let keys: [Key] = {
    let text = "aZ09 -+.:t[]yé日\u{301}👩‍👧\u{1B}".map { Key.character($0) }
    let symbols: [Key.Symbol] = [
      .enter, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end,
      .pageUp, .pageDown, .function(4), .function(5),
    ]
    let letters = "abcdefghijklmnopqrstuvwxyz_".map { Key.Symbol.character($0) }
    let modifiers: [Key.Modifiers] = [.control, .alt, .shift, [.control, .shift]]
    let held = modifiers.flatMap { modifier in
      (symbols + letters).map { Key($0, modifier) }
    }
    return text + text + text + symbols.map { Key($0) } + held
  }()

  /// The seed of a run, printed in advance, since a trap leaves no time to.
  private static let seed: UInt64 = {
    let seed = SeededGenerator().seed
    print("WidgetContractTests: TABSTOP_SEED=\(seed)")
    return seed
  }()

  @Test(arguments: widgets.indices)
  func `it survives any keys and pastes`(index: Int) {
    var random = SeededGenerator(seed: WidgetContractTests.seed)
    var widget = WidgetContractTests.widgets[index]
    for _ in 0..<600 {
      let edit = Self.edit(&widget, &random)
      if random.index(below: 10) == 0 { point(at: &widget, &random) }
      if random.index(below: 99) == 0 { widget.leave() }
      expectWhole(widget, "\(random), after \(edit)")
      let columns = Int.random(in: 1...60, using: &random)
      expectDrawnInside(widget, columns: columns, "\(random), after \(edit)")
    }
  }

  @Test(arguments: widgets.indices)
  func `it survives combining marks on typed text`(index: Int) {
    let marks: [Character] = ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{1F3FD}"]
    let keys = Keystrokes(" -+%5<F4><Alt-Up><Alt-Down><Left>[]<Backspace>")
    for text in ["2026-01-01", "12:30", "12", "5-9", "4111"] {
      for mark in marks {
        for key in keys {
          var widget = WidgetContractTests.widgets[index]
          for character in text { _ = widget.press(.character(character)) }
          _ = widget.press(.character(mark))
          _ = widget.press(key)
          widget.leave()
          expectWhole(widget, "\(text), \(mark.unicodeScalars), \(key)")
          expectDrawnInside(widget, columns: 20, "\(text), \(mark.unicodeScalars), \(key)")
        }
      }
    }
  }

  /// Presses a key, types a scalar of any kind or pastes a text, and returns which.
  @discardableResult
  static func edit(_ widget: inout any Widget, _ random: inout SeededGenerator) -> RandomEdit {
    let edit =
      random.index(below: 40) == 0
      ? .paste(RandomEdit.paste(using: &random))
      : RandomEdit.next(keys: WidgetContractTests.keys, using: &random)
    switch edit {
    case .key(let key): _ = widget.press(key)
    case .paste(let text): _ = widget.paste(text)
    }
    return edit
  }

  @Test(arguments: widgets.indices)
  func `tab and cancel are never used`(index: Int) {
    var widget = WidgetContractTests.widgets[index]
    for key in [Key.tab, .backTab, .control("c"), .function(2), .function(9)] {
      #expect(widget.press(key) == .notUsed, "\(key)")
    }
  }

  @Test(arguments: [Key.left, .right, .home, .end, .pageUp, .pageDown])
  func `keys that move the caret or the page change no typed answer`(key: Key) {
    for var widget in WidgetContractTests.widgets where !(widget is any TrackWidget) {
      for character in "12" { _ = widget.press(.character(character)) }
      // These keys move a toggle, and choose among options that are all visible.
      guard !widget.isOpen, !(widget is Toggle), !(widget is Radio) else { continue }
      let value = widget.value
      _ = widget.press(key)
      #expect(widget.value == value, "\(type(of: widget)): \(key)")
    }
    for var widget in WidgetContractTests.widgets where key == .pageUp || key == .pageDown {
      let value = widget.value
      _ = widget.press(key)
      #expect(widget.value == value, "\(type(of: widget)): \(key)")
    }
  }

  @Test(arguments: widgets.indices)
  func `it uses undo if it declares it`(index: Int) {
    var widget = WidgetContractTests.widgets[index]
    #expect((widget.press(.control("_")) == .used) == widget.traits.undoesEdits)
  }

  @Test(arguments: widgets.indices)
  func `a value of another kind changes nothing`(index: Int) {
    var widget = WidgetContractTests.widgets[index]
    let before = widget.value
    widget.value = widget is Tags ? "a, list" : ["a", "list"]
    #expect(widget.value == before)
  }

  private func point(at widget: inout any Widget, _ random: inout SeededGenerator) {
    let actions: [Pointer.Action] = [.press, .drag, .release, .wheelUp, .wheelDown]
    let size = Size(columns: Int.random(in: 1...60, using: &random), rows: 2)
    let row = Int.random(in: -2...3, using: &random)
    let position = Position(row: row, column: Int.random(in: -3...63, using: &random))
    guard let action = actions.randomElement(using: &random) else { return }
    _ = widget.point(Pointer(action, at: position), in: size)
  }

  /// Its value can be read and set again, and a slider that is not being typed into meets its
  /// rules.
  private func expectWhole(_ widget: any Widget, _ comment: Comment) {
    var copy = widget
    copy.value = widget.value
    #expect(copy.value == widget.value, comment)
    if let slider = widget as? Slider, slider.typed.isEmpty {
      #expect(widget.impliedRules.verdict(on: widget.value) == .valid, comment)
    }
  }

  private func expectDrawnInside(_ widget: any Widget, columns: Int, _ comment: Comment) {
    let size = Size(columns: columns, rows: widget.height(atWidth: columns))
    var canvas = Canvas(size: size, isFocused: true)
    widget.draw(on: &canvas)
    let frame = Frame(canvas)
    for span in frame.rows.joined() {
      #expect(span.column >= 0 && span.column + span.width <= columns, comment)
      #expect(span.text == span.text.printable, comment)
      #expect(span.width == span.text.cellWidth, comment)
    }
    if let cursor = frame.cursor {
      #expect(0..<columns ~= cursor.column && 0..<size.rows ~= cursor.row, comment)
    }
  }
}
