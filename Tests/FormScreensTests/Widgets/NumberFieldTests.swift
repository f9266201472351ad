@testable import FormNarration
import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormFilling
@testable import FormScreens
@testable import FormWidgets
@testable import Forms

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
  func `the value is a number as soon as the text is one`(keys: String, value: Value) {
    var field = NumberField()
    for key in Keystrokes(keys) { _ = field.press(key) }
    #expect(field.value == value)
  }

  @Test func `the text stays as typed`() {
    #expect(drawn(NumberField(), after: "007.50<Ctrl-B>") == "007.5▏0")
  }

  /// A field with limits and steps, and one whose rules set them.
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
    field.set(rules: rules)
    return field
  }

  @Test(arguments: [
    ("free", "]", "0▏"), ("free", "[", "0▏"), ("free", "[[", "-1▏"),
    ("free", "<Alt-Up>", "0▏"), ("free", "9<Alt-Up>", "10▏"), ("free", "9.5<Alt-Down>", "9▏"),
    ("free", "007]", "8▏"), ("free", "0.30<Ctrl-A>]", "1▏"),
    ("age", "]", "13▏"), ("age", "[[", "13▏"), ("age", "119]]", "120▏"), ("age", "5[", "13▏"),
    ("age", "200]", "120▏"), ("age", "14[", "13▏"), ("age", "13.0[", "13.0▏"),
    ("debt", "]", "0▏"), ("debt", "]]", "0▏"), ("debt", "-3]", "-2▏"),
    ("odd", "]]", "3▏"), ("odd", "4]", "5▏"), ("odd", "4[", "3▏"), ("odd", "29]", "29▏"),
    ("price", "9.50]", "9.55▏"), ("price", "0.1]]", "0.2▏"), ("price", "0.02[", "0▏"),
    ("gap", "1<Alt-Up>", "1▏"),
  ])
  func `steps move from number to number, within the limits`(
    name: String,
    keys: String,
    picture: String
  ) throws {
    let field = try #require(NumberFieldTests.fields[name])
    #expect(drawn(field, after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("36<Left>", "3▏6"), ("36<Home>", "▏36"), ("36<Home><End>", "36▏"), ("36<Left><Right>", "36▏"),
    ("<Left>", "▏"), ("<Home>", "▏"), ("36<Home>1", "1▏36"), ("36<Shift-Left>5", "35▏"),
    ("36<Shift-Home>5", "5▏"), ("1234<Ctrl-A>9<Ctrl-F>8", "918▏234"), ("1.23<Alt-Left>", "1.▏23"),
    ("1.23<Ctrl-Left>", "1.▏23"), ("12<Backspace>", "1▏"), ("12<Alt-B>", "▏12"),
  ])
  func `keys that move the caret change nothing`(keys: String, picture: String) throws {
    let field = try #require(NumberFieldTests.fields["age"])
    #expect(drawn(field, after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: ["12x]", "-]", "1,5[", "1e2["])
  func `a bracket is typed if the text is not a number`(keys: String) throws {
    let field = try #require(NumberFieldTests.fields["age"])
    #expect(drawn(field, after: Keystrokes(keys)) == keys + caretMark)
  }

  @Test(arguments: [Key.pageUp, .pageDown, .up, .down])
  func `keys of the form are left to the form`(key: Key) {
    var field = NumberField(text: "12")
    #expect(field.press(key) == .notUsed)
    #expect(field.value == 12)
  }

  @Test(arguments: [
    ("7]<Ctrl-_>", "7▏"), ("7]][]<Ctrl-_>", "7▏"), ("7]]<Ctrl-_><Alt-_>", "9▏"),
    ("7]<Ctrl-_><Ctrl-_>", "▏"), ("7]5<Ctrl-_>", "8▏"), ("7]5<Ctrl-_><Ctrl-_>", "7▏"),
    ("7]<Ctrl-B><Ctrl-F>]<Ctrl-_>", "8▏"), ("12<Ctrl-B>]<Ctrl-_>", "1▏2"),
    ("120]<Ctrl-_>", "▏"),
  ])
  func `consecutive steps are undone together`(keys: String, picture: String) {
    let field = NumberField(max: 120)
    #expect(drawn(field, after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [(10_000, true), (10_001, false)])
  func `a very long number cannot be stepped from`(length: Int, steps: Bool) {
    var field = NumberField(text: String(repeating: "1", count: length))
    _ = field.press(Key(.up, .alt))
    #expect(field.description.isChosen == steps)
  }

  @Test(
    arguments: [
      ("free", .number(min: nil, max: nil, step: nil)),
      ("debt", .number(min: nil, max: 0, step: nil)),
      ("age", .number(min: 13, max: 120, step: 1)), ("odd", .number(min: 1, max: 29, step: 2)),
    ] as [(String, WidgetRole)]
  )
  func `it shows its limits and step`(name: String, role: WidgetRole) throws {
    #expect(try #require(NumberFieldTests.fields[name]).role == role)
  }

  @Test func `an exclusive limit is not shown as included`() {
    let field = NumberFieldTests.ruled(by: [.exclusiveMin(0)])
    #expect(field.role == .number(min: nil, max: nil, step: nil))
    #expect(drawn(field, after: "]") == "1▏")
    let whole = NumberFieldTests.ruled(by: [.exclusiveMin(0), .integer])
    #expect(whole.role == .number(min: 1, max: nil, step: 1))
  }

  @Test(arguments: [
    ("0", false), ("1", true), ("2", false), ("3", true), ("29", true), ("30", false),
    ("31", false), ("1.5", false),
  ])
  func `its limits and step apply to any answer`(text: String, isValid: Bool) throws {
    let rules = try #require(NumberFieldTests.fields["odd"]).impliedRules
    #expect(rules.verdict(on: .text(text)).isValid == isValid)
    #expect(rules.verdict(on: .number(try #require(Number(text)))).isValid == isValid)
  }

  @Test func `random steps leave values that the rules allow`() {
    var random = SeededGenerator()
    let keys: [Key] = [Key(.up, .alt), Key(.down, .alt), .character("["), .character("]")]
    for (name, start) in NumberFieldTests.fields where name != "gap" {
      var field = start
      for _ in 0..<500 {
        let key = keys[random.index(below: keys.count)]
        #expect(field.press(key) == .used, "\(random), \(name), \(key)")
        guard case .number(let number) = field.value else {
          Issue.record("\(random), \(name): \(key) left no number")
          return
        }
        let isAllowed = field.impliedRules.verdict(on: field.value).isValid
        #expect(isAllowed, "\(random), \(name), \(key): \(number)")
        if name == "age" { #expect(13...120 ~= number, "\(random), \(key): \(number)") }
        #expect(field.caret == number.description.count, "\(random), \(name), \(key)")
      }
    }
  }

  @Test(arguments: [("20 ", 20), (" 20", 20), ("  ", nil), ("", nil)] as [(String, Int?)])
  func `white space around a number is ignored`(text: String, number: Int?) {
    #expect(NumberField(text: text).value == (number.map { .number(Number($0)) } ?? .null))
  }

  @Test(arguments: [
    ("1,5", "1.5", "1,5▏"), ("1.5", "1.5", "1.5▏"), ("1,5]", "2", "2▏"), ("1,5[[", "0", "0▏"),
    ("1,", "1.", "1,▏"), ("1,5,", "1,5,", "1,5,▏"), ("1.000.000", "1000000", "1.000.000▏"),
    ("1.000", "1.000", "1.000▏"), ("1.000]", "1.000]", "1.000]▏"),
    ("1.000,5", "1000.5", "1.000,5▏"),
  ])
  func `a German form has a comma before decimals`(keys: String, value: String, picture: String) {
    let form = Form(
      title: "T",
      fields: [Field("n", NumberField())],
      messages: MessageCatalog(in: .german)
    )
    guard var field = form.fields[0].widget as? NumberField else { return }
    for key in Keystrokes(keys) { _ = field.press(key) }
    #expect(field.value.description == value)
    #expect(drawn(field) == picture)
  }

  @Test(arguments: [
    ("1.000", "Enter 1000, or 1,000 for three decimals."),
    ("-12.345", "Enter -12345, or -12,345 for three decimals."),
  ])
  func `a number that could be thousands or decimals is refused wherever it comes from`(
    text: String,
    message: String
  ) throws {
    let locale = try #require(LocalForms.named("de"))
    var messages = MessageCatalog()
    messages.locale = locale
    let form = Form(title: "T", fields: [Field("n", NumberField(max: 20_000))], messages: messages)
    let rules = form.fields[0].widget.impliedRules
    var typed = form.fields[0].widget
    for key in text { _ = typed.handle(.key(.character(key)), in: .line) }
    #expect(
      rules.verdict(on: typed.value).violations.map { $0.text(whileTyping: true) } == [message]
    )
    let isEntered = typed.enter(text)
    #expect(isEntered)
    #expect(
      rules.verdict(on: typed.value).violations.map { $0.text(whileTyping: true) } == [message]
    )
    var kept = form.fields[0].widget
    let isKept = kept.adopt(typed.value)
    #expect(isKept && kept.value == typed.value)
    var given = form
    let isGiven = given.start(fieldAt: 0, withTyped: text)
    #expect(isGiven && given.fields[0].widget.value == typed.value)
  }

  @Test(arguments: [
    ("fr", "1 234,5", "1234.5"), ("fr", "1\u{202F}234\u{202F}567", "1234567"),
    ("de", "-12\u{A0}345", "-12345"), ("en", "1 234.56", "1234.56"),
    ("fr", "1 2345", nil), ("fr", "12 34", nil), ("fr", "1  234", nil), ("fr", "1 234 a", nil),
  ])
  func `spaces between groups of digits are dropped from a line and a paste`(
    language: String,
    text: String,
    number: String?
  ) throws {
    let number = try number.map { Value.number(try #require(Number($0))) }
    let locale = try #require(LocalForms.named(language))
    var line = NumberField() as any Widget
    _ = line.handle(.language(locale), in: .line)
    var paste = line
    _ = line.enter(text)
    _ = paste.handle(.paste(text), in: .line)
    for value in [line.value, paste.value] {
      #expect(value == number ?? .text(text))
    }
  }

  @Test(arguments: ["en", "de"]) func `its help lists each requirement once`(language: String) {
    var messages = MessageCatalog()
    messages.locale = LocalForms.named(language)
    let screen = Screen(Form(title: "T", fields: [Field("n", NumberField())], messages: messages))
    #expect(screen.narrator.ruleLines(ofFieldAt: 0, in: screen.filling.sheet).count == 2)
  }

  @Test func `a set number is shown as written`() throws {
    var field = NumberField()
    field.value = .number(try #require(Number("0.30")))
    #expect(picture(of: field) == "0.30▏")
  }

  @Test func `a set number is written out in digits`() throws {
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

  @Test func `the mouse and undo work as in a text field`() {
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
