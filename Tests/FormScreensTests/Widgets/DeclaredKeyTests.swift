import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormWidgets

/// The keys that widgets declare, which help and the keymap read.
struct DeclaredKeyTests {
  private static let choices: [Choice] = ["a", "b", Choice("?", label: "?c"), "d"]

  private static let widgets: [any Widget] =
    WidgetContractTests.widgets + [
      Toggle(words: Toggle.Words(on: "?yes", off: "no")), Toggle().alone, Select(choices).alone,
      Select(choices, other: "Other").alone, Radio(choices), Radio(choices, arrangement: .scale),
      Radio(choices, other: "Other"), Select([]), Radio([]), Checklist([]), TextArea(rows: 1),
      DateField(), DateField(text: "2026-11-22"), TimeField(text: "09:30"),
      Slider(min: 0, max: 9, isAnswered: false),
    ]

  /// The keys that a form uses if its widget does not.
  private static let keysOfForm = Set(Keymap.rows.flatMap(\.keys)).sorted { "\($0)" < "\($1)" }

  /// The keys that open, close and move, which random ones seldom do.
  private static let moves: [Key] = [
    .space, .enter, .escape, .function(4), .up, .up, .down, .down, .left, .right, .home, .end,
    .pageUp, .pageDown, .backspace, .character("a"), .character("1"), .character("?"),
  ]

  @Test(arguments: widgets.indices)
  func `a widget declares the keys that it uses, and uses those that it declares`(index: Int) {
    var random = SeededGenerator()
    var widget = Self.widgets[index]
    for round in 0..<200 {
      if round == 50 { widget.set(today: Moment.startOf2000.date) }
      if round == 100, widget.description.options != nil {
        let list = ChoiceList(Self.choices + ["docs/", "docs/a.yaml"])
        _ = widget.handle(.options(list, note: nil), in: .line)
      }
      if random.index(below: 20) == 0 { widget.leave() }
      let columns = Int.random(in: 1...40, using: &random)
      let size = Size(columns: columns, rows: widget.height(atWidth: columns))
      guard declares(widget, in: size, "\(random)") else { return }
      if random.index(below: 2) == 0 {
        let key = Self.moves[random.index(below: Self.moves.count)]
        _ = widget.press(key, in: size)
      } else {
        WidgetContractTests.edit(&widget, &random)
      }
    }
  }

  /// Returns whether a widget declares the form's keys that it uses, and uses the declared ones.
  private func declares(_ widget: any Widget, in size: Size, _ comment: String) -> Bool {
    let declared = widget.keys(in: size)
    let named = declared.filter { !$0.isSpan }.flatMap { help in help.keys.filter(help.uses) }
    for key in Self.keysOfForm + named {
      var copy = widget
      let isUsed = copy.press(key, in: size) != .notUsed
      guard isUsed == declared.contains(where: { $0.uses(key) }) else {
        let words = isUsed ? "uses" : "does not use"
        Issue.record("\(type(of: widget)) \(words) \(key) at \(size.columns) columns, \(comment)")
        return false
      }
    }
    return true
  }

  @Test func `a widget in use names its keys`() {
    for widget in WidgetContractTests.widgets {
      #expect(widget.keys.contains { !$0.keys.isEmpty }, "\(type(of: widget))")
    }
  }
}
