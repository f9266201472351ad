import FormValidation
@testable import FormWidgets
import SeededRandom
import TestSupport
import Testing

struct MaskedFieldTests {
  private static let size = Size(columns: 32, rows: 1)

  private static func own(_ spelling: String, text: String = "") throws -> MaskedField {
    MaskedField(try TextMask(spelling), text: text)
  }

  @Test(arguments: [
    ("99/99", "", "▏"),
    ("99/99", "1", "1▏"),
    ("99/99", "12", "12/▏"),
    ("99/99", "1226", "12/26▏"),
    ("99/99", "12/26", "12/26▏"),
    ("99/99", "12//26", "12/26▏"),
    ("99/99", "12<Backspace>", "1▏"),
    ("99/99", "122<Backspace><Backspace>", "1▏"),
    ("99/99", "1226<Left><Left>", "12/▏26"),
    ("99/99", "1226<Left><Left><Left>", "1▏2/26"),
    ("99/99", "1226<Left><Left><Backspace>", "1▏2/6"),
    ("99/99", "1226<Home><Delete>", "▏22/6"),
    ("99/99", "1226<Home>0", "0▏1/226"),
    ("99/99", "12267", "12/267▏"),
    ("99/99", "ab", "ab/▏"),
    ("99/99", "1/", "01/▏"),
    ("99/99", "1/29", "01/29▏"),
    ("99/99", "01/2029", "01/2029▏"),
    ("99/99", "1/<Ctrl-_>", "1▏"),
    ("99/99", "a/", "a//▏"),
    ("99-99", "1-", "1--▏"),
    ("99/99", "1226<Ctrl-W>", "▏"),
    ("99/99", "1226<Ctrl-W><Ctrl-_>", "12/26▏"),
    ("99/99", "12a<Ctrl-_>", "▏"),
    ("99/99", "1226<Shift-Left><Shift-Left>7", "12/7▏"),
    ("99/99", "12<Shift-Home>/", "/▏"),
    ("(99)", "", "▏"),
    ("(99)", "(", "▏"),
    ("(99)", "1", "(1▏"),
    ("(99)", "12", "(12)▏"),
    ("(99)", "12)", "(12)▏"),
    ("(99)", "12<Home>", "(▏12)"),
    ("A-*", "é-7", "é-7▏"),
    ("*-*", "-", "--▏"),
    ("99/99", "日本<Left>x", "日x/▏本"),
    ("99/99", "e\u{301}", "e\u{301}▏"),
  ])
  func `keys fill a mask`(mask: String, keys: String, picture: String) throws {
    #expect(drawn(try MaskedFieldTests.own(mask), after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("4", "4▏                           Visa"),
    ("5", "5▏"),
    ("55", "55▏                    Mastercard"),
    ("4111", "4111 ▏                       Visa"),
    ("4111111111111111", "4111 1111 1111 1111▏         Visa"),
    ("41111111111111110", "4111 1111 1111 1111 0▏       Visa"),
    ("4111 1111", "4111 1111 ▏                  Visa"),
    ("4111-1", "4111 1▏                      Visa"),
    ("4 1", "41▏                          Visa"),
    ("378282246310005", "3782 822463 10005▏  American Express"),
    ("37828", "3782 8▏          American Express"),
    ("37828<Home>4", "4▏378 28                     Visa"),
    ("4111a", "4111 a▏                      Visa"),
    ("41<Backspace><Backspace>", "▏"),
  ])
  func `a card number is shown in groups with its brand beside it`(
    keys: String,
    picture: String
  ) {
    let columns = keys.hasPrefix("378282") ? 35 : 32
    #expect(drawn(MaskedField(.card), after: Keystrokes(keys), columns: columns) == picture)
  }

  @Test func `a brand is shown only if it fits with a blank`() {
    #expect(drawn(MaskedField(.card, text: "55"), columns: 14) == "55▏  Mastercard")
    #expect(drawn(MaskedField(.card, text: "55"), columns: 13) == "55▏")
    #expect(drawn(MaskedField(.card, text: "4111111111111"), columns: 12) == "‹11 1111 1▏")
  }

  @Test(arguments: [
    ("2125551234", "(212) 555-1234▏"), ("(212) 555-1234", "(212) 555-1234▏"),
    ("212.555.1234", "(212) 555-1234▏"), ("12125551234", "1 (212) 555-1234▏"),
    ("+49 30 1234567", "+49301234567▏"), ("", "▏"), ("2", "(2▏"), ("21", "(21▏"),
    ("212", "(212) ▏"),
  ])
  func `a phone number is grouped as in its country`(keys: String, picture: String) {
    #expect(drawn(MaskedField(.phone), after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("4111 1111 1111 1111", "4111111111111111"), ("4111-1111-1111-1111\n", "4111111111111111"),
    ("4111\u{A0}1111", "41111111"), ("4111x", "4111x"),
  ])
  func `a pasted card number is submitted as digits`(pasted: String, text: String) {
    var field = MaskedField(.card)
    #expect(field.paste(pasted) == .used)
    #expect(field.value == .text(text))
  }

  @Test(arguments: [
    ("12/26", "12/26"), ("1226", "12/26"), ("12 / 26", "12/26"), (" 12/26\n", "12/26"),
    ("12x26", "12/x26"), ("1/26", "01/26"), ("01/2029", "01/29"), ("1 / 2029", "01/29"),
    ("01/1929", "01/1929"), ("1/2/26", "12/26"),
  ])
  func `a paste may include the mask's literals or not`(pasted: String, text: String) throws {
    var field = try MaskedFieldTests.own("99/99")
    _ = field.paste(pasted)
    #expect(field.value == .text(text))
  }

  @Test(arguments: [
    ("\\0\\0\\4\\9 999 99", "0049 123 45", "0049 123 45"),
    ("\\0\\0\\4\\9 999 99", "0049-12345", "0049 123 45"),
    ("\\0\\0\\4\\9 999 99", "123-45", "0049 123 45"),
    ("\\0\\0\\4\\9 999 99", "0049 12", "0049 12"),
    ("\\0\\0\\4\\9 999 99", "0049 123 456", "0049 123 456"),
    ("+\\1 (999) 999-9999", "1 212.555.1234", "+1 (212) 555-1234"),
    ("+\\1 (999) 999-9999", "212 555 1234", "+1 (212) 555-1234"),
    ("999-999-9999", "(123) 456.7890", "123-456-7890"),
    ("999-999-9999", " 123 456 7890\n", "123-456-7890"),
    ("999-999-9999", "123 456 78901", "123-456-78901"),
    ("999-999-9999", "１２３ー４５６‐７８９０", "123-456-7890"),
    ("999-999-9999", "123 45x", "123-45x-"), ("99.99.9999", "24/12/2026", "24.12.2026"),
    ("99/99", "1-29", "01/29"), ("99/99", "01.2029", "01/29"), ("AA-9999", "ｄｅ１２３４", "de-1234"),
    ("AA-99", "コー１２", "コー-12"), ("99", "-", "-"),
    ("99/99", "ada@example.org", "ad/a@example.org"), ("99/99", "12:30", "12/30"),
  ])
  func `a text is what it is if it fits the mask, else its letters and digits if those fit`(
    mask: String,
    text: String,
    value: String
  ) throws {
    var field = try MaskedFieldTests.own(mask)
    _ = field.paste(text)
    #expect(field.value == .text(value))
    for line in [text, value] {
      field = try MaskedFieldTests.own(mask)
      #expect(field.handle(.line(line), in: .line) == .used)
      #expect(field.value == .text(value))
      field = try MaskedFieldTests.own(mask)
      field.value = .text(line)
      #expect(field.value == .text(value))
    }
  }

  @Test(arguments: [
    ("99/99", "12-30", "12/30"), ("99/99", "1 2 / 3", "12/3"), ("99/99", "12//30", "12/30"),
    ("(999) 999", "212-555", "(212) 555"), ("AA-9999", "ab.1234", "ab-1234"),
    ("99/99", "1-2", "1-/2"), ("99", "1-", "1-"),
    ("999-999-9999", "(123) 456-7890", "123-456-7890"),
  ])
  func `where the mask has a symbol, any other moves past it`(
    mask: String,
    typed: String,
    value: String
  ) throws {
    var field = try MaskedFieldTests.own(mask)
    for character in typed { _ = field.press(.character(character)) }
    #expect(field.value == .text(value))
  }

  @Test func `a paste in parts is as one in whole`() throws {
    var field = try MaskedFieldTests.own("999-999-9999")
    for part in ["(123) ", "456-", "7890"] { _ = field.paste(part) }
    #expect(field.value == "123-456-7890")
  }

  @Test func `a paste into the middle depends on the text before it`() throws {
    var field = try MaskedFieldTests.own("99/99", text: "1")
    _ = field.paste("2/26")
    #expect(picture(of: field) == "12/26▏")
    _ = field.press(.shift(.home))
    _ = field.paste("01/30")
    #expect(picture(of: field) == "01/30▏")
    _ = field.press(.control("_"))
    #expect(picture(of: field) == "▏12/26")
  }

  @Test(arguments: [
    ("99/99", "12/26", "12/26"), ("99/99", "1226", "12/26"), ("99/99", "12", "12/"),
    ("(99)", "12", "(12)"), ("(99)", "", ""), ("\\199", "123", "123"),
    ("99/99", "12/267", "12/267"), ("99/99", "1/29", "01/29"), ("99/99", "01/2029", "01/29"),
  ])
  func `a value can be set with or without the mask's literals`(
    mask: String,
    set: String,
    value: String
  )
    throws
  {
    var field = try MaskedFieldTests.own(mask)
    field.value = .text(set)
    #expect(field.value == .text(value))
    var copy = try MaskedFieldTests.own(mask)
    copy.value = field.value
    #expect(copy.value == field.value)
  }

  @Test(arguments: [
    (0, "▏12/26"), (1, "1▏2/26"), (2, "12/▏26"), (3, "12/▏26"), (4, "12/2▏6"), (9, "12/26▏"),
  ])
  func `a press never puts the caret before a literal of the mask`(column: Int, picture: String)
    throws
  {
    var field = try MaskedFieldTests.own("99/99", text: "1226")
    let pointer = Pointer(.press, at: Position(row: 0, column: column))
    #expect(field.point(pointer, in: MaskedFieldTests.size) == .used)
    #expect(TestSupport.picture(of: field) == picture)
    _ = field.point(Pointer(.release, at: Position(row: 0, column: 0)), in: MaskedFieldTests.size)
    #expect(TestSupport.picture(of: field) == picture)
  }

  @Test func `a four-digit year is submitted as two digits, and shown so after leaving`() throws {
    var field = try MaskedFieldTests.own("99/99")
    var values: [Value] = []
    for key in Keystrokes("012029") {
      _ = field.press(key)
      values.append(field.value)
    }
    #expect(values.suffix(3) == ["01/2", "01/2", "01/29"])
    #expect(picture(of: field) == "01/2029▏")
    #expect(field.settle() == nil)
    #expect(picture(of: field) == "01/29▏")
    var early = try MaskedFieldTests.own("99/99")
    for key in Keystrokes("0120") { _ = early.press(key) }
    _ = early.settle()
    #expect(early.value == "01/20")
  }

  @Test func `a double click selects the digits between the mask's literals`() throws {
    var field = try MaskedFieldTests.own("99/99", text: "1226")
    let pointer = Pointer(.press, at: Position(row: 0, column: 4), clicks: 2)
    _ = field.point(pointer, in: MaskedFieldTests.size)
    #expect(selected(in: field) == "26")
  }

  @Test func `a drag selects across the mask's literals`() throws {
    var field = try MaskedFieldTests.own("99/99", text: "1226")
    _ = field.point(Pointer(.press, at: Position(row: 0, column: 1)), in: MaskedFieldTests.size)
    _ = field.point(Pointer(.drag, at: Position(row: 0, column: 4)), in: MaskedFieldTests.size)
    #expect(selected(in: field) == "2/2")
    #expect(drawn(field, after: "<Backspace>") == "1▏6/")
    field.leave()
    #expect(selected(in: field) == "")
  }

  @Test(arguments: [
    ("99/99", "1", "… Add 3 more digits."), ("99/99", "122", "… Add 1 more digit."),
    ("99/99", "1226", "valid"), ("99/99", "12267", "✗ Remove 1 digit."),
    ("99/99", "0120", "… Add 1 more digit."),
    ("99/99", "01202", "… Add 1 more digit."), ("99/99", "012029", "valid"),
    ("99/99", "0120290", "✗ Remove 1 digit."),
    ("99/99", "1a", "✗ Use a digit here."), ("99/99", "12é6", "✗ Use a digit here."),
    ("A9", "1", "✗ Use a letter here."), ("A9", "a", "… Add 1 more digit."),
    ("9A", "1", "… Add 1 more letter."), ("AA9", "a", "… Add 2 more characters."),
    ("**", "a", "… Add 1 more character."), ("**", "a%", "✗ Enter a letter or digit here."),
    ("**", "a12", "✗ Remove 1 character."), ("99/99", "", "valid"),
  ])
  func `text that does not fit is accepted, and the field has a message`(
    mask: String,
    typed: String,
    verdict: String
  ) throws {
    var field = try MaskedFieldTests.own(mask)
    for character in typed { _ = field.press(.character(character)) }
    #expect(said(of: field) == verdict)
  }

  @Test(arguments: [
    ("4", "… Add 15 more digits."), ("411111111111111", "… Add 1 more digit."),
    ("4111111111111111", "valid"), ("41111111111111111", "… Add 1 more digit."),
    ("41111111111111111111", "✗ Remove 1 digit."), ("37828224631000", "… Add 1 more digit."),
    ("378282246310005", "valid"), ("3782822463100051", "✗ Remove 1 digit."),
    ("4111x", "✗ Use a digit here."),
  ])
  func `a card has as many digits as its brand`(number: String, verdict: String) {
    #expect(said(of: MaskedField(.card, text: number)) == verdict)
  }

  @Test(arguments: [
    ("212555123", "… Add 1 more digit."), ("2125551234", "valid"),
    ("21255512345", "✗ Remove 1 digit."),
    ("1212555123", "… Add 1 more digit."), ("12125551234", "valid"),
    ("+49301", "… Add 2 more digits."), ("+4930123", "valid"), ("+4930a", "✗ Use a digit here."),
    ("+1234567890123456", "✗ Remove 1 digit."),
  ])
  func `a phone number has as many digits as its plan has`(number: String, verdict: String) {
    #expect(said(of: MaskedField(.phone, text: number)) == verdict)
  }

  @Test func `an empty field marks where typing begins only while focused`() {
    #expect(picture(of: MaskedField(.phone), isFocused: false) == "")
    #expect(picture(of: MaskedField(.phone, placeholder: "Phone")) == "▏Phone")
    #expect(picture(of: MaskedField(.phone), columns: 1) == "▏")
  }

  @Test func `the caret is counted in the value`() throws {
    #expect(try MaskedFieldTests.own("99/99", text: "122").caret == 4)
    #expect(MaskedField(.card, text: "41111").caret == 5)
    #expect(MaskedField(.card, text: "41111").description.summary == "4111 1")
  }

  @Test(arguments: [" 9/10", "1 / 29", "9 /10"])
  func `a space in a given answer stays where it is`(text: String) throws {
    #expect(try MaskedFieldTests.own("99/99", text: text).value == .text(text))
  }

  @Test(arguments: ["99/99", "[99-*]A.", "(99)", "+\\1 A"])
  func `after any edits, another field shows the value the same way`(mask: String) throws {
    var random = SeededGenerator()
    var field = try MaskedFieldTests.own(mask)
    let typed = "aZ019 -.[]/()+é日\u{301}".map { Key.character($0) }
    let editing: [Key] = [
      .backspace, .delete, .left, .right, .home, .end, .control("t"), .control("w"), .control("y"),
      .control("_"), .alt("_"), .shift(.left), .shift(.home),
    ]
    for _ in 0..<3_000 {
      let keys = Bool.random(using: &random) ? typed : editing
      let key = try #require(keys.randomElement(using: &random))
      #expect(field.press(key) == .used, "\(random), after \(key)")
      guard case .text(let text) = field.value else { return }
      let copy = try MaskedFieldTests.own(mask, text: text)
      #expect(copy.value == field.value, "\(random), after \(key)")
    }
  }

  @Test(arguments: [Language.german, .japanese])
  func `the field's messages exist in every language`(language: Language) throws {
    let samples = [
      ("99", "1"), ("AA", "a"), ("9A", ""), ("9A", "1"), ("AA9", "a"), ("99", "123"), ("A", "ab"),
      ("9", "x"), ("A", "1"), ("*", "%"),
    ]
    for (mask, typed) in samples {
      let field = try MaskedFieldTests.own(mask, text: typed)
      for violation in field.impliedRules.verdict(on: field.value).violations {
        #expect(language.wording(for: violation.message) != nil, "\(violation.message.template)")
      }
    }
  }

  private func said(of field: MaskedField) -> String {
    switch field.impliedRules.verdict(on: field.value) {
    case .valid: "valid"
    case .incomplete(let violations):
      "… " + violations.map { $0.text(whileTyping: true) }.joined(separator: " ")
    case .invalid(let violations):
      "✗ " + violations.map { $0.text(whileTyping: true) }.joined(separator: " ")
    }
  }
}
