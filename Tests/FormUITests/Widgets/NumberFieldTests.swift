import FormValidation
import TestSupport
import Testing

@testable import FormUI

struct NumberFieldTests {
  @Test(arguments: [
    ("", Value.null),
    ("12", .number(12)),
    ("-", .text("-")),
    ("1.", .text("1.")),
    ("1.50", Number("1.5").map(Value.number) ?? .null),
    ("twelve", .text("twelve")),
    ("1e2", .text("1e2")),
  ])
  func `the value is a decimal once the text is one`(keys: String, value: Value) {
    var field = NumberField()
    for key in Keystrokes(keys) { _ = field.press(key) }
    #expect(field.value == value)
  }

  @Test func `the text stays as typed`() {
    #expect(drawn(NumberField(), after: "007.50<Ctrl-B>") == "007.5▏0")
  }

  /// A field between ends, in steps, and one whose rules set them.
  private static let fields: [String: NumberField] = [
    "free": NumberField(),
    "age": ruled(by: [.required, .integer, .range(13...120)]),
    "debt": NumberField(max: 0),
    "odd": NumberField(min: 1, max: 30, step: 2),
    "price": NumberField(min: 0, step: Number("0.05")),
    "gap": ruled(by: [.range(1...2), .multipleOf(5)]),
  ]

  private static func ruled(by rules: RuleSet) -> NumberField {
    var field = NumberField()
    field.take(rules: rules)
    return field
  }

  @Test(arguments: [
    ("free", "<Right>", "0▏"), ("free", "<Left>", "0▏"), ("free", "<Left><Left>", "-1▏"),
    ("free", "9<Right>", "10▏"), ("free", "9.5<Left>", "9▏"), ("free", "007<Right>", "8▏"),
    ("free", "0.30<Ctrl-A><Right>", "1▏"), ("free", "5<Shift-Right>", "15▏"),
    ("free", "5]", "15▏"), ("free", "5[", "-5▏"), ("free", "5<PgUp>", "15▏"),
    ("free", "5<PgDn>", "-5▏"), ("free", "5<Shift-Left>", "-5▏"), ("free", "]", "0▏"),
    ("free", "12<Home>", "▏12"), ("free", "12<Home><End>", "12▏"),
    ("age", "<Right>", "13▏"), ("age", "<Left>", "13▏"), ("age", "<Left><Left>", "13▏"),
    ("age", "<Home>", "13▏"), ("age", "<End>", "120▏"), ("age", "<End><Right>", "120▏"),
    ("age", "119<Right><Right>", "120▏"), ("age", "115<PgUp>", "120▏"), ("age", "5<Left>", "13▏"),
    ("age", "200<Right>", "120▏"), ("age", "14<Left>", "13▏"), ("age", "13.0<Left>", "13.0▏"),
    ("debt", "<Right>", "0▏"), ("debt", "<Right><Right>", "0▏"), ("debt", "-3<End>", "0▏"),
    ("debt", "-3<Home>", "▏-3"),
    ("odd", "<Right><Right>", "3▏"), ("odd", "4<Right>", "5▏"), ("odd", "4<Left>", "3▏"),
    ("odd", "<End>", "29▏"), ("odd", "5]", "25▏"), ("odd", "15]", "29▏"),
    ("price", "9.50<Right>", "9.55▏"), ("price", "0.1<Right><Right>", "0.2▏"),
    ("price", "0.02<Left>", "0▏"),
    ("gap", "1<Right>", "1▏"), ("gap", "1<Home>", "▏1"),
  ])
  func `arrows step from number to number, within the ends`(
    name: String,
    keys: String,
    picture: String
  ) throws {
    let field = try #require(NumberFieldTests.fields[name])
    #expect(drawn(field, after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("12x<Left>", "12▏x"), ("12x<Left><Right>", "12x▏"), ("12x<Home>", "▏12x"), ("-<Left>", "▏-"),
    ("1.<Left>", "1▏."), ("1,5<Left>", "1,▏5"), ("+5<Left>", "+▏5"), ("1e2<Left>", "1e▏2"),
    ("12x]", "12x]▏"), ("x<Shift-Left>5", "5▏"),
  ])
  func `where the text is no number the keys edit it`(keys: String, picture: String) throws {
    let field = try #require(NumberFieldTests.fields["age"])
    #expect(drawn(field, after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("1234<Ctrl-B><Ctrl-B>9", "129▏34"), ("1234<Ctrl-A>9<Ctrl-F>8", "918▏234"),
    ("1234<Ctrl-A><Ctrl-E>9", "12349▏"), ("1.23<Ctrl-Left>", "1.▏23"), ("12<Shift-Home>7", "7▏"),
    ("12<Backspace>", "1▏"), ("12<Alt-B>", "▏12"),
  ])
  func `a number can be mended in its middle`(keys: String, picture: String) {
    #expect(drawn(NumberField(), after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [("", Key.pageUp), ("", .pageDown), ("12x", .pageUp), ("12x", .pageDown)])
  func `where there is no number the page keys are the form's`(text: String, key: Key) {
    var field = NumberField(text: text)
    #expect(field.press(key) == .notUsed)
  }

  @Test(arguments: [
    ("7<Right><Ctrl-_>", "7▏"), ("7<Right><Right><Left><Right><Ctrl-_>", "7▏"),
    ("7<Right><Right><Ctrl-_><Alt-_>", "9▏"), ("7<Right><Ctrl-_><Ctrl-_>", "▏"),
    ("7<Right>5<Ctrl-_>", "8▏"), ("7<Right>5<Ctrl-_><Ctrl-_>", "7▏"),
    ("7<Right><Ctrl-B><Ctrl-F><Right><Ctrl-_>", "8▏"), ("7<End><Ctrl-_>", "7▏"),
    ("12<Ctrl-B><Right><Ctrl-_>", "1▏2"), ("120<Right><Ctrl-_>", "▏"),
  ])
  func `steps in a row are undone at once`(keys: String, picture: String) {
    let field = NumberField(max: 120)
    #expect(drawn(field, after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [(10_000, true), (10_001, false)])
  func `a text longer than anybody types is no number to step from`(length: Int, steps: Bool) {
    var field = NumberField(text: String(repeating: "1", count: length))
    _ = field.press(.right)
    #expect(field.wasStepped == steps)
  }

  @Test(
    arguments: [
      ("free", .number(min: nil, max: nil, step: nil)),
      ("debt", .number(min: nil, max: 0, step: nil)),
      ("age", .number(min: 13, max: 120, step: 1)), ("odd", .number(min: 1, max: 29, step: 2)),
    ] as [(String, WidgetRole)]
  )
  func `it says its ends and steps`(name: String, role: WidgetRole) throws {
    #expect(try #require(NumberFieldTests.fields[name]).role == role)
  }

  @Test func `an end that is itself left out is not said to be one`() {
    let field = NumberFieldTests.ruled(by: [.exclusiveMin(0)])
    #expect(field.role == .number(min: nil, max: nil, step: nil))
    #expect(drawn(field, after: "<Home>") == "1▏")
    let whole = NumberFieldTests.ruled(by: [.exclusiveMin(0), .integer])
    #expect(whole.role == .number(min: 1, max: nil, step: 1))
  }

  @Test(arguments: [
    ("0", false), ("1", true), ("2", false), ("3", true), ("29", true), ("30", false),
    ("31", false), ("1.5", false),
  ])
  func `its ends and steps hold for any answer`(text: String, isValid: Bool) throws {
    let rules = try #require(NumberFieldTests.fields["odd"]).impliedRules
    #expect(rules.verdict(on: .text(text)).isValid == isValid)
    #expect(rules.verdict(on: .number(try #require(Number(text)))).isValid == isValid)
  }

  @Test func `random keys that step leave what the rules allow`() {
    var random = SeededGenerator()
    let keys: [Key] = [
      .left, .right, .shift(.left), .shift(.right), .character("["), .character("]"), .pageUp,
      .pageDown, .home, .end,
    ]
    for (name, start) in NumberFieldTests.fields where name != "gap" {
      var field = start
      _ = field.press(.right)
      for _ in 0..<500 {
        guard let key = keys.randomElement(using: &random) else { return }
        #expect(field.press(key) == .used, "\(random), \(name), \(key)")
        guard case .number(let number) = field.value else {
          Issue.record("\(random), \(name): \(key) left no number")
          return
        }
        let isAllowed = field.impliedRules.verdict(on: field.value).isValid
        #expect(isAllowed, "\(random), \(name), \(key): \(number)")
        if name == "age" { #expect(13...120 ~= number, "\(random), \(key): \(number)") }
        // Without an end to go to, Home and End are the line's.
        if key == .home || key == .end { continue }
        #expect(field.caret == number.description.count, "\(random), \(name), \(key)")
      }
    }
  }

  @Test func `a decimal set is shown as written`() throws {
    var field = NumberField()
    field.value = .number(try #require(Number("0.30")))
    #expect(picture(of: field) == "0.30▏")
  }

  @Test func `a decimal set is written out in digits`() throws {
    var field = NumberField()
    field.value = .number(try #require(Number("1.5e2")))
    #expect(picture(of: field) == "150▏")
  }

  @Test func `no key makes an invalid text valid again`() {
    let rules = NumberField().impliedRules + [.integer, .range(min: 1, max: 200)]
    var field = NumberField()
    var verdicts: [Bool] = []
    for key in Keystrokes("1e2") {
      _ = field.press(key)
      verdicts.append(rules.verdict(on: field.value).isValid)
    }
    #expect(verdicts == [true, false, false])
  }

  @Test func `the mouse and undo work as in a text`() {
    var field = NumberField(text: "1234")
    let size = Size(columns: 20, rows: 1)
    _ = field.point(Pointer(.press, at: Position(row: 0, column: 1)), in: size)
    _ = field.point(Pointer(.drag, at: Position(row: 0, column: 3)), in: size)
    #expect(selected(in: field) == "23")
    #expect(drawn(field, after: "9") == "19▏4")
    #expect(drawn(field, after: "9<Ctrl-_>") == "123▏4")
    field.leave()
    #expect(selected(in: field) == "")
  }

  @Test func `it implies that the text is a number`() {
    #expect(!NumberField().impliedRules.verdict(on: "x").isValid)
    #expect(NumberField().impliedRules.verdict(on: "-").violations.map(\.isIncomplete) == [true])
  }
}
