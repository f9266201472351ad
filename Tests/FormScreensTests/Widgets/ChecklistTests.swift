import FormValidation
@testable import FormWidgets
import TestSupport
import Testing

struct ChecklistTests {
  private let tags = Checklist(["red", "green", "blue", "grey"], marked: ["blue"])

  @Test(arguments: [
    ("", "[▏ ] red\n[ ] green\n[x] blue\n[ ] grey"),
    (" ", "[▏x] red\n[ ] green\n[x] blue\n[ ] grey"),
    ("  ", "[▏ ] red\n[ ] green\n[x] blue\n[ ] grey"),
    ("<Down><Down> ", "[ ] red\n[ ] green\n[▏ ] blue\n[ ] grey"),
    ("<End><Up> ", "[ ] red\n[ ] green\n[▏ ] blue\n[ ] grey"),
    ("<End><Home>", "[▏ ] red\n[ ] green\n[x] blue\n[ ] grey"),
    ("<Ctrl-E><Ctrl-A><Ctrl-N> ", "[ ] red\n[▏x] green\n[x] blue\n[ ] grey"),
    ("<Ctrl-E><Ctrl-P> ", "[ ] red\n[ ] green\n[▏ ] blue\n[ ] grey"),
  ])
  func `Space checks; arrows move`(keys: String, picture: String) {
    #expect(drawnRows(tags, after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("g", "g▏\n[ ] green\n[ ] grey\n"),
    ("gy", "gy▏\n[ ] grey\n\n"),
    ("e", "e▏\n[ ] red\n[ ] green\n[x] blue           ▼"),
    ("g<Down>", "g\n[ ] green\n[▏ ] grey\n"),
    ("gr<Backspace><Backspace>", "[ ] red\n[▏ ] green\n[x] blue\n[ ] grey"),
    ("gy<Esc>", "[ ] red\n[ ] green\n[x] blue\n[▏ ] grey"),
    ("gy ", "gy\n[▏x] grey\n\n"),
    ("gy gr", "gr▏\n[ ] green\n[x] grey\n"),
    ("gy gy", "gy▏\n[x] grey\n\n"),
    ("g+<Esc>", "[ ] red\n[▏x] green\n[x] blue\n[x] grey"),
    ("x", "x▏\nno match\n\n"), ("x<Home>", "x▏\nno match\n\n"),
    ("x<End><Backspace>gy", "gy▏\n[ ] grey\n\n"),
    ("x <Esc>", "[▏ ] red\n[ ] green\n[x] blue\n[ ] grey"),
    ("4", "4▏\n[ ] grey\n\n"),
  ])
  func `letters filter; another begins after a check`(keys: String, picture: String) {
    #expect(drawnRows(tags, after: Keystrokes(keys)) == picture)
  }

  @Test(
    arguments: [
      ("+", nil, ["red", "green", "blue", "grey"]), ("-", nil, []),
      ("*", nil, ["red", "green", "grey"]), ("**", nil, ["blue"]),
      ("+", 2, ["blue"]), ("*", 2, ["blue"]), ("g-+", 1, ["blue"]), ("g+", 2, ["blue"]),
      ("g+", 3, ["green", "blue", "grey"]), ("    *", 3, ["red", "green", "grey"]),
      (" <Down> <End> *", 2, []),
    ] as [(String, Int?, Value)]
  )
  func `plus, minus and asterisk check all that are shown, none, or the others`(
    keys: String,
    max: Int?,
    value: Value
  ) {
    var tags = Checklist(["red", "green", "blue", "grey"], max: max, marked: ["blue"])
    for key in Keystrokes(keys) { _ = tags.press(key) }
    #expect(tags.value == value)
  }

  @Test func `more than the maximum is refused, and not offered`() {
    let letters = "abcdefghij".map { Choice(.text(String($0))) }
    var list = Checklist(letters, max: 9)
    #expect(list.press(.character("+")) == .refused(.tooMany(max: 9)))
    #expect(list.value == [])
    for (max, isOffered) in [(9, false), (10, true)] {
      let keys = Checklist(letters, max: max).keys
      #expect(keys.contains { $0.briefKeys.contains(.character("+")) } == isOffered)
    }
  }

  @Test func `the filter ends when the field is left`() {
    var tags = tags
    _ = tags.press(.character("g"))
    tags.leave()
    #expect(pictures(of: tags, isFocused: false)[0] == "[ ] red")
  }

  @Test func `disabled options are never checked`() {
    let list = Checklist(["a", Choice("b", isDisabled: true), "c"], marked: ["b"])
    #expect(drawnRows(list, after: "+") == "[▏x] a\n[-] b\n[x] c")
    #expect(drawnRows(list, after: "<Down>b") == "b▏\n[-] b\n")
  }

  @Test func `the value lists the checked items in the order of the list`() {
    var tags = tags
    for key in Keystrokes("<End> <Home> ") { _ = tags.press(key) }
    #expect(tags.value == ["red", "blue", "grey"])
  }

  @Test func `at its ends, arrows and page keys are left to the form`() {
    var tags = tags
    for key in [
      Key.up, .control("p"), .pageUp, .enter, .escape, .left, .right, .character("?"),
    ] {
      #expect(tags.press(key) == .notUsed, "\(key)")
    }
    _ = tags.press(.end)
    for key in [Key.down, .control("n"), .pageDown] {
      #expect(tags.press(key) == .notUsed, "\(key)")
    }
    #expect(tags.press(.up) == .used)
  }

  @Test(
    arguments: [
      ("red", ["red", "blue"]), ("Red, green", ["red", "green", "blue"]),
      ("grey\nred\n", ["red", "blue", "grey"]), ("GRÉEN", ["green", "blue"]),
      ("red,", ["red", "blue"]), ("re", ["blue"]), ("gre", ["blue"]),
    ] as [(String, Value)]
  )
  func `pasted labels are checked, and another text filters`(text: String, value: Value) {
    var tags = tags
    #expect(tags.paste(text) == .used)
    #expect(tags.value == value)
  }

  @Test(
    arguments: [
      ("pink", .refused(.noChoice("pink"))), ("red, pink", .refused(.noChoice("pink"))),
      (",", .refused(.noChoice(","))), ("", .notUsed), ("\n", .notUsed),
    ] as [(String, KeyUse)]
  )
  func `a pasted text that nothing matches is refused`(text: String, use: KeyUse) {
    var tags = tags
    #expect(tags.paste(text) == use)
    #expect(tags.value == ["blue"] && tags.menu.filter.text.isEmpty)
  }

  @Test(
    arguments: [
      ("red,pink", ["red", "pink"]), ("red\nsesame oil", ["red", "sesame oil"]), ("pink", []),
    ] as [(String, Value)]
  )
  func `a pasted text may be the one of its own`(text: String, value: Value) {
    var list = Checklist(["red", "green"], other: "Other")
    #expect(list.paste(text) == .used)
    #expect(list.value == value)
    #expect(list.handle(.commit, in: .line) == .used)
    if text == "pink" { #expect(list.value == ["pink"]) }
  }

  @Test func `a tall screen shows more of a long list`() {
    let list = Checklist((1...14).map { Choice(.number(Number($0))) })
    #expect(list.height(in: Size(columns: 30, rows: 21)) == 8)
    #expect(list.height(in: Size(columns: 30, rows: 36)) == 12)
    #expect(list.height(in: Size(columns: 30, rows: 60)) == 14)
  }

  @Test func `a label may contain commas, and values work too`() {
    var list = Checklist([Choice("a", label: "Ham, eggs"), Choice(7, label: "Tea")])
    #expect(list.paste("ham, eggs\n7") == .used)
    #expect(list.value == ["a", 7])
  }

  /// Returns the rows of a list that has some room.
  private func drawn(_ list: Checklist, after keys: Keystrokes = "") -> String {
    var list = list
    for key in keys { _ = list.press(key) }
    let size = Size(columns: 12, rows: list.height(in: Size(columns: 12, rows: 24)))
    var canvas = Canvas(size: size, isFocused: true)
    list.draw(on: &canvas)
    return pictures(of: canvas).joined(separator: "\n")
  }

  @Test func `above eight rows, or a third of the room, it scrolls`() {
    let list = Checklist("abcdefghij".map { Choice(.text(String($0))) })
    let heights = [5, 24, 27, 29, 30, 90].map { list.height(in: Size(columns: 20, rows: $0)) }
    #expect(heights == [5, 8, 9, 9, 10, 10])
    let top = drawn(list)
    #expect(top.hasPrefix("[▏ ] a\n[ ] b\n"))
    #expect(top.hasSuffix("\n[ ] h      ▼"))
    let bottom = drawn(list, after: "<End>")
    #expect(bottom.hasPrefix("[ ] c      ▲\n"))
    #expect(bottom.hasSuffix("\n[▏ ] j"))
  }

  @Test func `without a match, Space says so, and Esc clears the filter`() {
    var list = Checklist(["red", "green"])
    #expect(!list.keys.flatMap(\.keys).contains(.escape))
    _ = list.press(.character("x"))
    #expect(list.press(.space) == .refused(.noChoice("x")))
    #expect(list.keys.first?.keys == [.escape])
    _ = list.press(.escape)
    #expect(drawnRows(list) == drawnRows(Checklist(["red", "green"])))
  }

  @Test(
    arguments: [
      (nil, nil, [], true), (1, nil, [], false), (1, nil, ["red"], true), (nil, 1, ["red"], true),
      (nil, 1, ["red", "blue"], false), (nil, nil, ["red", "pink"], false),
      (nil, nil, ["red", "red"], false), (nil, nil, "red", false),
    ] as [(Int?, Int?, Value, Bool)]
  )
  func `it implies rules on the items and their number`(
    min: Int?,
    max: Int?,
    value: Value,
    isValid: Bool
  ) {
    let tags = Checklist(["red", "green", "blue"], min: min, max: max)
    #expect(tags.impliedRules.verdict(on: value).isValid == isValid)
  }

  @Test(
    arguments: [
      (["grey", "red"], ["red", "grey"]), ([], []), (.null, []), (["red", "pink"], ["blue"]),
      ("red", ["blue"]),
    ] as [(Value, Value)]
  )
  func `only listed items are accepted as a value`(set: Value, value: Value) {
    var tags = tags
    tags.value = set
    #expect(tags.value == value)
  }

  @Test func `a click checks an item; the wheel scrolls a long list`() {
    var tags = tags
    let size = Size(columns: 20, rows: 4)
    #expect(tags.point(Pointer(.press, at: Position(row: 3, column: 9)), in: size) == .used)
    #expect(tags.value == ["blue", "grey"])
    #expect(tags.point(Pointer(.wheelDown, at: Position(row: 3, column: 9)), in: size) == .notUsed)
    var long = Checklist("abcdefghij".map { Choice(.text(String($0))) })
    let cell = Position(row: 0, column: 0)
    #expect(long.point(Pointer(.wheelDown, at: cell), in: size) == .used)
    #expect(drawn(long).hasPrefix("[▏ ] b      ▲\n"))
    _ = long.point(Pointer(.press, at: cell), in: size)
    #expect(long.value == ["b"])
  }

  @Test func `a long label wraps`() {
    let list = Checklist([Choice("a", label: "a label that goes on")])
    #expect(drawnRows(list, columns: 12) == "[▏ ] a\n    label\n    that\n    goes\n    on")
    #expect(drawnRows(list, columns: 2) == "[▏")
  }
}
