import FormValidation
import TestSupport
import Testing

@testable import FormWidgets

struct RangeSliderTests {
  private let hours = RangeSlider(min: 0, max: 8, value: 2...5)

  @Test(arguments: [
    ("", "0 ──▏●━━●─── 8  2 – 5"),
    ("<Right>", "0 ───▏●━●─── 8  3 – 5"),
    ("<Left><Left><Left>", "0 ▏●━━━━●─── 8  0 – 5"),
    ("<End>", "0 ─────▏●─── 8  5 – 5"),
    (" ", "0 ──●━━▏●─── 8  2 – 5"),
    (" <Right>", "0 ──●━━━▏●── 8  2 – 6"),
    (" <End>", "0 ──●━━━━━▏● 8  2 – 8"),
    (" <Home>", "0 ──▏●────── 8  2 – 2"),
    ("  <Home>", "0 ▏●━━━━●─── 8  0 – 5"),
    ("4", "0 ────●●─── 8  4▏ – 5"),
    (" 7", "0 ──●━━━━●─ 8  2 – 7▏"),
    ("4<Right>", "0 ─────▏●─── 8  5 – 5"),
    ("7", "0 ─────●─── 8  7▏ – 5"),
    ("4<Backspace>", "0 ────▏●●─── 8  4 – 5"),
  ])
  func `keys move one handle up to the other, and Space switches handles`(
    keys: String,
    picture: String
  ) {
    #expect(drawn(hours, after: Keystrokes(keys), columns: 21) == picture)
  }

  @Test(
    arguments: [
      ("", [2, 5], true), ("4", [4, 5], true), ("7", [7, 5], false), ("7<Tab>", [7, 5], false),
      ("-", ["-", 5], false), ("3-7", [3, 7], true), ("6-8", [6, 8], true),
      ("0-1", [0, 1], true), ("7 9", [7, 9], false), ("7 8", [7, 8], true), ("4-", [4, 5], true),
      ("7-", [7, 5], false), ("7- ", [7, 5], false), ("4--", [4, "-"], false),
      (" 50%", [2, 4], true), ("25% 75%", [2, 6], true), ("59<Left>", [5, 5], true),
      (" 59<Left>", [2, 8], true),
    ] as [(String, Value, Bool)]
  )
  func `typed text is the value, for the rules to validate`(
    keys: String,
    value: Value,
    isValid: Bool
  ) {
    var slider = hours
    for key in Keystrokes(keys) { _ = slider.press(key) }
    #expect(slider.value == value)
    #expect(slider.impliedRules.verdict(on: value).isValid == isValid)
  }

  @Test(
    arguments: [
      ("1-7", [1, 7]), ("6-8", [6, 8]), ("0-1", [0, 1]), (" 3 – 4\n", [3, 4]), ("3, 4", [3, 4]),
      ("3;4", [3, 4]), ("3 4", [3, 4]), ("3\n4", [3, 4]), ("7-1", [7, 1]), ("-3-9", [-3, 9]),
      ("-3--1", [-3, -1]), ("-3 -1", [-3, -1]), ("5 -5", [5, -5]), ("-3 - 1", [-3, 1]),
      ("1.5-2", [.number(Number("1.5") ?? 0), 2]),
    ] as [(String, Value)]
  )
  func `two pasted or typed numbers set both ends`(text: String, value: Value) {
    var slider = hours
    let use = slider.paste(text)
    #expect(use == .used)
    #expect(slider.value == value)
    var adopting = hours
    let isTaken = adopting.adopt(value)
    #expect(isTaken)
    #expect(adopting.value == value)
  }

  @Test(arguments: ["", "5", "5-", "-5", "5-x", "1-2-3", "a-b", "5 to 9"])
  func `pasting anything but two numbers changes nothing`(text: String) {
    var slider = hours
    let before = slider
    let use = slider.paste(text)
    #expect(use == .notUsed)
    #expect(slider == before)
  }

  @Test(arguments: [
    ("0,5-1,5", "0,5 - 1,5"), ("0,5 - 1,5", "0,5 - 1,5"), ("0,5, 1,5", "0,5 - 1,5"),
    ("0.5, 1.5", "0,5 - 1,5"), ("0,5;1", "0,5 - 1"), ("0,2", "0 - 2"), ("1, 2", "1 - 2"),
  ])
  func `two numbers may have decimal commas`(line: String, summary: String) throws {
    var slider = RangeSlider(min: 0, max: 2, step: try #require(Number("0.5")))
    slider.set(forms: Language.german.forms)
    _ = slider.enter(line)
    #expect(slider.description.summary == summary)
    let entered = slider
    _ = slider.enter(summary)
    #expect(slider == entered)
  }

  @Test(arguments: ["0,5-", "0,5,1,5", "1,2,3"])
  func `commas of which none is clearly between the numbers change nothing`(line: String) {
    var slider = hours
    slider.set(forms: Language.german.forms)
    let before = slider
    _ = slider.enter(line)
    #expect(slider == before)
  }

  @Test func `typing after returning starts another number on the same handle`() {
    var slider = hours
    for key in Keystrokes("3-7") { _ = slider.press(key) }
    slider.leave()
    _ = slider.press(.character("8"))
    #expect(slider.value == [3, 8])
    for key in Keystrokes(" 59") { _ = slider.press(key) }
    slider.leave()
    #expect(slider.value == [59, 8])
    _ = slider.press(.character("4"))
    #expect(slider.value == [4, 8])
  }

  @Test(arguments: [
    ("", "2 - 5"), ("4", "4 - 5"), ("7", "7 - 5"), (" -", "2 - -"),
  ])
  func `it is announced the way it can be typed`(keys: String, summary: String) {
    var slider = hours
    for key in Keystrokes(keys) { _ = slider.press(key) }
    #expect(slider.description.summary == summary)
    #expect(slider.role == .range(min: 0, max: 8, step: 1))
  }

  @Test(
    arguments: [
      ([1, 3], [1, 3]), ([3, 3], [3, 3]), ([3, 1], [2, 5]), ([3], [2, 5]), ([3, 9], [2, 5]),
      (["1", 3], [2, 5]), (.null, [2, 5]), (3, [2, 5]),
    ] as [(Value, Value)]
  )
  func `a value must be two numbers of the track in order`(set: Value, value: Value) {
    var slider = hours
    slider.value = set
    #expect(slider.value == value)
  }

  @Test(arguments: [[1, 9], [1], [1, 2, 3], [3, 1], ["1", "x"]] as [Value])
  func `it implies a rule for two numbers of the track in order`(value: Value) {
    #expect(!hours.impliedRules.verdict(on: value).isValid)
  }

  @Test(arguments: [
    (1, "▏2"), (8, "2▏ – 5"), (9, "─▏●─ 2 – 5"), (12, "─▏●━●── 2 – 5"),
  ])
  func `a short row drops the ends, then the track`(columns: Int, picture: String) {
    #expect(drawn(hours, columns: columns) == picture)
  }

  @Test(
    arguments: [
      (2, [0, 5]), (5, [3, 5]), (8, [2, 6]), (6, [2, 4]), (99, [2, 8]),
    ] as [(Int, Value)]
  )
  func `a click moves the nearer handle`(column: Int, value: Value) {
    var slider = hours
    let size = Size(columns: 21, rows: 1)
    _ = slider.point(Pointer(.press, at: Position(row: 0, column: column)), in: size)
    #expect(slider.value == value)
  }

  @Test func `a handle can be dragged up to the other, and the wheel moves it by steps`() {
    var slider = hours
    let size = Size(columns: 21, rows: 1)
    for (action, column) in [(Pointer.Action.press, 7), (.drag, 9), (.release, 9)] {
      #expect(
        slider.point(Pointer(action, at: Position(row: 0, column: column)), in: size) == .used
      )
    }
    #expect(slider.value == [2, 7])
    _ = slider.point(Pointer(.drag, at: Position(row: 5, column: 2)), in: size)
    #expect(slider.value == [2, 2])
    _ = slider.point(Pointer(.wheelUp, at: Position(row: 0, column: 2)), in: size)
    #expect(slider.value == [2, 3])
  }

  @Test func `both handles skip forbidden zones`() {
    var slider = RangeSlider(min: 0, max: 8, value: 1...6, forbidden: [2...5])
    for key in Keystrokes("<Right> <Left>") { _ = slider.press(key) }
    #expect(slider.value == [6, 6])
  }

  @Test(arguments: ["de", "ja"])
  func `its rules are worded in every language`(_ name: String) throws {
    let language = try #require(Language.named(name))
    let slider = RangeSlider(min: 0, max: 8, forbidden: [2...5])
    let violations = [[6, 3], [6]].flatMap { slider.impliedRules.verdict(on: $0).violations }
    #expect(violations.map(\.code) == ["range.reversed", "range.forbidden", "range.ends"])
    for violation in violations { #expect(language.wording(for: violation) != nil) }
    let messages = MessageCatalog(in: language)
    for clause in slider.impliedRules.clauses {
      let english = clause.rule.requirement.text
      #expect(messages.text(of: clause.rule.requirement) != english, "\(english)")
    }
  }

  @Test(
    arguments: [
      ("5-9", [5, 9]), ("5 - 9", [5, 9]), ("5–9", [5, 9]), ("5 9", [5, 9]), ("5, 9", [5, 9]),
      ("-3--1", [-3, -1]), ("-3 - -1", [-3, -1]), ("-3,7", [-3, 7]), ("9-5", [9, 5]), ("5", nil),
      ("5-99", [5, 99]), ("five-nine", nil), ("", nil), ("-", nil),
    ] as [(String, [Int]?)]
  )
  func `a line of two numbers is a range and is summarized as one`(line: String, value: [Int]?) {
    var slider = RangeSlider(min: -5, max: 12)
    let isTaken = slider.enter(line)
    #expect(isTaken == (value != nil))
    let numbers = (value ?? [-5, 12]).map { Value.number(Number($0)) }
    #expect(slider.value == .list(numbers))
    #expect(RangeSlider(min: -5, max: 12).description.summary == "-5 - 12")
  }

  @Test func `ASCII symbols are plain`() {
    #expect(drawn(hours, columns: 21, glyphs: .ascii) == "0 --▏O==O--- 8  2 - 5")
  }
}
