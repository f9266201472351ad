import FormValidation
import TestSupport
import Testing

@testable import FormWidgets

struct SliderTests {
  private let emails = Slider(min: 0, max: 8, step: 1, value: 2)

  @Test(arguments: [
    ("", "0 ━━▏●────── 8  2"),
    ("<Right>", "0 ━━━▏●───── 8  3"),
    ("<Left><Left><Left>", "0 ▏●──────── 8  0"),
    ("<End><Right>", "0 ━━━━━━━━▏● 8  8"),
    ("<End><Home>", "0 ▏●──────── 8  0"),
    ("5", "0 ━━━━━●─── 8  5▏"),
    ("59", "0 ━━━━━━━● 8  59▏"),
    ("5912", "0 ━━━━━● 8  5912▏"),
    ("-3", "0 ●─────── 8  -3▏"), ("-", "0 ━━●────── 8  -▏"),
    ("5<Right>", "0 ━━━━━━▏●── 8  6"),
  ])
  func `keys move the handle`(keys: String, picture: String) {
    #expect(drawn(emails, after: Keystrokes(keys), columns: 17) == picture)
  }

  @Test(arguments: [
    ("", Value.null, "0 ▏───────── 8"), ("<Right>", 0, "0 ▏●──────── 8  0"),
    ("<Right><Right>", 1, "0 ━▏●─────── 8  1"), ("<End>", 8, "0 ━━━━━━━━▏● 8  8"),
    ("5", 5, "0 ━━━━━●─── 8  5▏"), ("9", 9, "0 ───────── 8  9▏"),
    ("5<Left><Delete>", .null, "0 ────▏───── 8"), ("<Tab>", .null, "0 ▏───────── 8"),
  ])
  func `without an answer there is no handle`(keys: String, value: Value, picture: String) {
    let slider = Slider(min: 0, max: 8, step: 1, isAnswered: false)
    #expect(drawn(slider, after: Keystrokes(keys), columns: 17) == picture)
    var typed = slider
    for key in Keystrokes(keys) { _ = typed.press(key) }
    #expect(typed.value == value)
    let isTaken = typed.adopt(.null)
    #expect(isTaken && typed.value == .null)
  }

  @Test func `an answer cannot be cleared if there was one initially`() {
    var slider = emails
    let isTaken = slider.adopt(.null)
    #expect(!isTaken && slider.value == 2)
  }

  @Test func `steps are exact decimals`() throws {
    let tenth = try #require(Number("0.1"))
    var slider = Slider(min: 0, max: 1, step: tenth)
    for _ in 1...3 { _ = slider.press(.right) }
    #expect(slider.value.description == "0.3")
  }

  @Test(arguments: [
    (Key.shift(.right), 50), (.shift(.left), 30), (.right, 41), (.character("]"), 41),
    (Key(.up, .alt), 41), (.left, 39), (.character("["), 39), (Key(.down, .alt), 39),
  ])
  func `a step is the track's own; a large one is a tenth of the track`(key: Key, value: Int) {
    var slider = Slider(min: 0, max: 100, step: 1, value: 40)
    #expect(slider.press(key) == .used)
    #expect(slider.value == .number(Number(value)))
  }

  @Test(arguments: [
    ("59", Value.number(59)), ("-", .text("-")), ("5", .number(5)), ("5.", .text("5.")),
    ("59<Backspace>", .number(5)), ("59<Backspace><Backspace>", .number(5)),
    ("59<Right>", .number(8)), ("59<Left>", .number(8)), ("5.5<Right>", .number(6)),
    ("5.5<Left>", .number(5)), ("-3<Right>", .number(0)), ("-3<Left>", .number(0)),
    ("5.5<Home>", .number(0)), ("5.<Right>", .number(6)), ("-<Right>", .number(3)),
    ("59<Tab>", .number(59)),
  ])
  func `typed text is the value, on a step or not`(keys: String, value: Value) {
    var slider = emails
    for key in Keystrokes(keys) { _ = slider.press(key) }
    #expect(slider.value == value)
    #expect(
      slider.impliedRules.verdict(on: value).isValid
        == (0...8).contains { value == .number(Number($0)) }
    )
  }

  @Test(arguments: ["11.7", "11.5", "30", "7.9", "-", "14.2"])
  func `a typed value stays as typed, for the rules to judge`(typed: String) {
    let slider = Slider(min: 8, max: 24, step: Number("0.5") ?? 1, forbidden: [14...15])
    var (byKeys, byLine) = (slider, slider)
    for key in Keystrokes(typed) { _ = byKeys.press(key) }
    #expect(byKeys.settle() == nil)
    #expect(byKeys.value.description == typed)
    if Number(typed) != nil {
      #expect(byLine.handle(.line(typed), in: .line) == .used)
      #expect(byLine.settle() == nil)
      #expect(byLine.value == byKeys.value)
    }
  }

  @Test(arguments: [Key.pageUp, .pageDown, .up, .down])
  func `keys of the form are left to the form`(key: Key) {
    var slider = emails
    #expect(slider.press(key) == .notUsed)
    #expect(slider == emails)
  }

  @Test(
    arguments: [
      ("5", "7", 7), ("59", "7", 7), ("59", "<Backspace>", 5), ("59", "", 59), ("5", "<Right>", 6),
      ("59", "<Right>", 8), ("3", "<Right>6", 6), ("50%", "7", 7), ("5", ".", "."),
    ] as [(String, String, Value)]
  )
  func `typing after returning starts another number`(
    before: String,
    after: String,
    value: Value
  ) {
    var slider = emails
    for key in Keystrokes(before) { _ = slider.press(key) }
    slider.leave()
    for key in Keystrokes(after) { _ = slider.press(key) }
    #expect(slider.value == value)
  }

  @Test(
    arguments: [
      ("50%", 4), ("0%", 0), ("100%", 8), ("33%", 3), ("12.5%", 1), ("50%7", 7), ("150%", 150),
      ("%", 2), ("-%", "-"), ("5%<Right>", 1), ("4<Right>%", 5),
    ] as [(String, Value)]
  )
  func `a percentage jumps to the nearest step`(
    keys: String,
    value: Value
  ) {
    var slider = emails
    for key in Keystrokes(keys) { _ = slider.press(key) }
    #expect(slider.value == value)
  }

  @Test(arguments: ["0,7", "0.7", "35%", "35 %"])
  func `a line is read in the format of the language, and so is it shown`(line: String) throws {
    var slider = Slider(min: 0, max: 2, step: try #require(Number("0.1")))
    slider.set(forms: Language.german.forms)
    _ = slider.enter(line)
    #expect(slider.value == .number(try #require(Number("0.7"))))
    #expect(slider.description.summary == "0,7")
  }

  @Test func `half of a logarithmic track is the geometric mean`() {
    var slider = Slider(min: 1, max: 10_000, isLogarithmic: true)
    for key in Keystrokes("50%") { _ = slider.press(key) }
    #expect(slider.value == 100)
    var zoned = Slider(min: 0, max: 100, forbidden: [45...52])
    for key in Keystrokes("50%") { _ = zoned.press(key) }
    #expect(zoned.value == 53)
  }

  @Test(
    arguments: [
      ("7", 7), (" 7\n", 7), ("59", 59), ("-3", -3), ("2.5", .number(Number("2.5") ?? 0)),
      ("50%", 4), ("0.0", 0),
    ] as [(String, Value)]
  )
  func `a pasted number is the value`(text: String, value: Value) {
    var slider = emails
    _ = slider.press(.character("3"))
    #expect(slider.paste(text) == .used)
    #expect(slider.value == value)
    _ = slider.press(.character("6"))
    #expect(slider.value == 6)
  }

  @Test(arguments: ["", "\n", "x", "7 apples", "1e1", "1-5", "150%", "%", "Ⅲ"])
  func `pasting text that is not a number changes nothing`(text: String) {
    var slider = emails
    let before = slider
    #expect(slider.paste(text) == .notUsed)
    #expect(slider == before)
  }

  @Test(arguments: [
    ("0", "1000", "0.125", 8), ("-1", "1", "0.1", 4), ("8", "24", "0.5", 4),
    ("0.05", "1.05", "1", 4),
  ])
  func `the value has room for every step`(min: String, max: String, step: String, cells: Int)
    throws
  {
    let slider = Slider(
      min: try #require(Number(min)),
      max: try #require(Number(max)),
      step: try #require(Number(step))
    )
    #expect(slider.valueWidth == cells)
  }

  @Test func `an arrow continues from the typed value, not from the handle`() {
    var slider = Slider(min: 1, max: 99, step: 7, value: 1)
    for key in Keystrokes("50<Right>") { _ = slider.press(key) }
    #expect(slider.value == 57)
    for key in Keystrokes("40<Left>") { _ = slider.press(key) }
    #expect(slider.value == 36)
    for key in Keystrokes("20<Shift-Right>") { _ = slider.press(key) }
    #expect(slider.value == 22)
  }

  @Test(arguments: [
    ("", "0 ▏●──┼──░░░┼──┼ 12  0"),
    ("<End>", "0 ┿━━┿━━░░░┿━━▏● 12  12"),
    ("<End><Left><Left><Left><Left>", "0 ┿━━┿━▏●░░░┼──┼ 12  5"),
  ])
  func `zones and ticks are drawn on the track`(keys: String, picture: String) {
    let slider = Slider(min: 0, max: 12, forbidden: [6...8], ticks: [0, 3, 9, 12])
    #expect(drawn(slider, after: Keystrokes(keys), columns: 23) == picture)
  }

  @Test func `arrows and typing keep out of zones, and so do the rules`() {
    var slider = Slider(min: 0, max: 12, value: 5, forbidden: [6...8, 12...12])
    _ = slider.press(.right)
    #expect(slider.value == 9)
    _ = slider.press(.end)
    #expect(slider.value == 11)
    _ = slider.press(.right)
    #expect(slider.value == 11)
    for key in Keystrokes("7") { _ = slider.press(key) }
    #expect(slider.value == 7)
    #expect(!slider.impliedRules.verdict(on: slider.value).isValid)
    _ = slider.press(.left)
    #expect(slider.value == 5)
    #expect(
      slider.impliedRules.verdict(on: 6).violations.map { $0.text(label: "It") } == [
        "It must be below 6 or above 8."
      ]
    )
  }

  @Test(arguments: [
    (0...5, 4, "It must be greater than 5."), (9...12, 12, "It must be less than 9."),
    (6...8, 6, "It must be below 6 or above 8."),
  ])
  func `a zone at an end of the track is a limit`(
    zone: ClosedRange<Int>,
    value: Int,
    message: String
  ) {
    let forbidden = Number(zone.lowerBound)...Number(zone.upperBound)
    let slider = Slider(min: 0, max: 12, forbidden: [forbidden])
    let violations = slider.impliedRules.verdict(on: .number(Number(value))).violations
    #expect(violations.map { $0.text(label: "It") } == [message])
  }

  @Test(arguments: [
    (1, "1 ▏●──────────── 1000  1"), (32, "1 ━━━━━━▏●────── 1000  32"),
    (1000, "1 ━━━━━━━━━━━━▏● 1000  1000"),
  ])
  func `a logarithmic track spreads ratios evenly`(value: Int, picture: String) {
    let slider = Slider(min: 1, max: 1000, value: Number(value), isLogarithmic: true)
    #expect(drawn(slider, columns: 27) == picture)
  }

  @Test(arguments: [(1, 0), (2, 0), (5, 3), (10, 8), (30, 8)])
  func `a click moves the handle there`(column: Int, value: Int) {
    var slider = emails
    let size = Size(columns: 17, rows: 1)
    let use = slider.point(Pointer(.press, at: Position(row: 0, column: column)), in: size)
    #expect(use == .used)
    #expect(slider.value == .number(Number(value)))
  }

  @Test func `dragging moves the handle; the wheel moves it by a step`() {
    var slider = Slider(min: 0, max: 8, forbidden: [4...4])
    let size = Size(columns: 17, rows: 1)
    for (action, column) in [(Pointer.Action.press, 2), (.drag, 4), (.drag, 5)] {
      _ = slider.point(Pointer(action, at: Position(row: 9, column: column)), in: size)
    }
    #expect(slider.value == 3)
    _ = slider.point(Pointer(.wheelUp, at: Position(row: 0, column: 5)), in: size)
    #expect(slider.value == 5)
    _ = slider.point(Pointer(.wheelDown, at: Position(row: 0, column: 5)), in: size)
    #expect(slider.value == 3)
    #expect(
      slider.point(Pointer(.press, at: Position(row: 0, column: 0)), in: Size(columns: 2, rows: 1))
        == .notUsed
    )
  }

  @Test func `the last step need not reach the upper end`() {
    var slider = Slider(min: 0, max: 10, step: 4)
    _ = slider.press(.end)
    #expect(slider.value == 8)
  }

  @Test(arguments: [(-5, 0), (0, 0), (3, 2), (8, 8), (9, 8)])
  func `an initial value between steps snaps to a step`(start: Int, value: Int) {
    let slider = Slider(min: 0, max: 8, step: 2, value: Number(start))
    #expect(slider.value == .number(Number(value)))
  }

  @Test(arguments: [-1, 1, 9])
  func `a value on no step is not accepted`(value: Int) {
    var slider = Slider(min: 0, max: 8, step: 2, value: 4)
    slider.value = .number(Number(value))
    #expect(slider.value == 4)
  }

  @Test(arguments: [
    (1, "▏2"), (2, "2▏"), (4, "2▏"), (5, "━▏●─ 2"), (9, "━━▏●──── 2"),
    (14, "0 ━▏●──── 8  2"), (20, "0 ━━━▏●──────── 8  2"),
  ])
  func `a short row drops the ends, then the track`(columns: Int, picture: String) {
    #expect(drawn(emails, columns: columns) == picture)
  }

  @Test(arguments: [
    (0, 8, 1, 8), (0, 8, 3, 2), (0, 8, 8, 1),
    (0, 8, 9, nil), (8, 0, 1, nil), (3, 3, 1, nil), (0, 8, 0, nil), (0, 8, -1, nil),
    (0, 1_000_000_000, 1, 1_000_000_000), (0, 1_000_000_001, 1, nil),
  ])
  func `steps are counted`(min: Int, max: Int, step: Int, count: Int?) {
    #expect(Slider.stepCount(from: Number(min), to: Number(max), by: Number(step)) == count)
  }
}
