import FormValidation
import TestSupport
import Testing

@testable import FormWidgets

struct RadioTests {
  private static let choices: [Choice] = [
    "Economy", Choice("first", label: "First", help: "Lounge included"),
    Choice("jet", label: "Jet", isDisabled: true), "Bus",
  ]

  private let seat = Radio(choices)

  @Test(arguments: [
    ("", "(▏ ) Economy\n( ) First\n(-) Jet\n( ) Bus\n"),
    (" ", "(▏•) Economy\n( ) First\n(-) Jet\n( ) Bus\n"),
    ("<Down>", "( ) Economy\n(▏ ) First\n(-) Jet\n( ) Bus\n  Lounge included"),
    ("<Down> ", "( ) Economy\n(▏•) First\n(-) Jet\n( ) Bus\n  Lounge included"),
    ("<Down><Down><Enter>", "( ) Economy\n( ) First\n(-) Jet\n(▏•) Bus\n"),
    ("<Right><Ctrl-N><Left>", "( ) Economy\n(▏ ) First\n(-) Jet\n( ) Bus\n  Lounge included"),
    (" <End>", "(•) Economy\n( ) First\n(-) Jet\n(▏ ) Bus\n"),
    ("<End><Home>", "(▏ ) Economy\n( ) First\n(-) Jet\n( ) Bus\n"),
    ("b", "( ) Economy\n( ) First\n(-) Jet\n(▏•) Bus\n"),
    ("j", "(▏ ) Economy\n( ) First\n(-) Jet\n( ) Bus\n"),
    ("2", "( ) Economy\n(▏•) First\n(-) Jet\n( ) Bus\n  Lounge included"),
    ("3", "(▏ ) Economy\n( ) First\n(-) Jet\n( ) Bus\n"),
    ("4<Delete>", "( ) Economy\n( ) First\n(-) Jet\n(▏ ) Bus\n"),
  ])
  func `arrows move; Space, letters, numbers choose; Delete clears`(keys: String, picture: String) {
    #expect(drawnRows(seat, after: Keystrokes(keys)) == picture)
  }

  @Test func `at its ends, Up and Down are left to the form; page keys always`() {
    var seat = seat
    for key in [
      Key.up, .control("p"), .pageUp, .pageDown, .enter, .escape, .delete, .character("?"),
    ] {
      #expect(seat.press(key) == .notUsed, "\(key)")
    }
    _ = seat.press(.end)
    for key in [Key.down, .control("n"), .pageDown] {
      #expect(seat.press(key) == .notUsed, "\(key)")
    }
    #expect(seat.press(.right) == .used)
    #expect(seat.value == .null)
  }

  @Test func `Enter chooses where the highlight was moved, until the field is left`() {
    var seat = seat
    _ = seat.press(.down)
    #expect(seat.press(.enter) == .completed)
    #expect(seat.value == "first")
    #expect(seat.press(.enter) == .notUsed)
    _ = seat.press(.down)
    _ = seat.handle(.leave, in: .line)
    #expect(seat.press(.enter) == .notUsed)
    #expect(seat.value == "first")
  }

  @Test(
    arguments: [
      ("first", "first"), (.null, .null), ("jet", "Bus"), ("x", "Bus"), (2, "Bus"),
    ] as [(Value, Value)]
  )
  func `only options that can be chosen are accepted as a value`(set: Value, value: Value) {
    var seat = Radio(Self.choices, value: "Bus")
    seat.value = set
    #expect(seat.value == value)
    #expect(seat.impliedRules.verdict(on: "jet").violations.map(\.code) == ["choice.not_listed"])
  }

  @Test(arguments: [("FIRST", "first"), ("bus\n", "Bus"), ("jet", nil), ("b", nil), ("", nil)])
  func `a pasted name chooses`(text: String, value: String?) {
    var seat = seat
    let refused = text.isEmpty ? KeyUse.notUsed : .refused(.noChoice(text))
    #expect(seat.paste(text) == (value == nil ? refused : .used))
    #expect(seat.value == value.map { .text($0) } ?? .null)
  }

  @Test(
    arguments: [
      (.columns(2), 30, "(▏ ) one     ( ) twenty\n( ) three   ( ) four"),
      (.columns(2), 20, "(▏ ) one\n( ) twenty\n( ) three\n( ) four"),
      (.columns(9), 50, "(▏ ) one     ( ) twenty  ( ) three   ( ) four"),
      (.automatic, 36, "(▏ ) one     ( ) twenty  ( ) three\n( ) four"),
      (.scale, 50, "(▏ ) one  ( ) twenty  ( ) three  ( ) four"),
      (.scale, 38, "(▏ )     ( )     ( )     ( )\none"),
      (.scale, 20, "(▏ )  ( )  ( )  ( )\none"),
      (.scale, 15, "(▏ ) one\n( ) twenty\n( ) three\n( ) four"),
    ] as [(RadioArrangement, Int, String)]
  )
  func `columns and scales take the room there is`(
    arrangement: RadioArrangement,
    columns: Int,
    picture: String
  ) {
    let radio = Radio(["one", "twenty", "three", "four"], arrangement: arrangement)
    #expect(drawnRows(radio, columns: columns) == picture)
  }

  @Test func `in columns, Down moves down and a click chooses`() {
    var radio = Radio(["one", "two", "three", "four"], arrangement: .columns(2))
    let size = Size(columns: 30, rows: 2)
    #expect(radio.press(.down, in: size) == .used)
    #expect(radio.current == 2)
    #expect(radio.press(.down, in: size) == .notUsed)
    #expect(radio.press(.right, in: size) == .used)
    #expect(radio.current == 3)
    #expect(radio.point(Pointer(.press, at: Position(row: 0, column: 12)), in: size) == .used)
    #expect(radio.value == "two")
    #expect(radio.point(Pointer(.press, at: Position(row: 2, column: 0)), in: size) == .notUsed)
  }

  @Test func `a scale without labels shows that of the choice, or the ends`() {
    let radio = Radio(["very bad", "bad", "good", "very good"], arrangement: .scale)
    let idle = pictures(of: radio, columns: 24, isFocused: false, glyphs: .ascii)
    #expect(idle == ["( )   ( )   ( )   ( )", "very bad - very good"])
    #expect(drawnRows(radio, after: "<End>", columns: 24).hasSuffix("(▏ )\nvery good"))
  }

  @Test(arguments: [
    ("<End>", "( ) one\n(▏ ) Other", Value.null),
    ("<End> ", "( ) one\n(•) Other: ▏", .null),
    ("<End><Enter>", "( ) one\n(•) Other: ▏", .null),
    ("3", "( ) one\n(•) Other: 3▏", "3"),
    ("2", "( ) one\n(•) Other: ▏", .null),
    ("2x y", "( ) one\n(•) Other: x y▏", "x y"),
    ("2x<Left>z", "( ) one\n(•) Other: z▏x", "zx"),
    ("2x<Up>", "(▏ ) one\n(•) Other: x", "x"),
    ("2x<Up> ", "(▏•) one\n( ) Other", "one"),
    ("2x<Up><Down>", "( ) one\n(•) Other: x▏", "x"),
    ("2<Backspace>", "( ) one\n(▏ ) Other", .null),
    ("2one", "( ) one\n(•) Other: one▏", "one"),
    ("ot", "( ) one\n(•) Other: ot▏", "ot"), ("otdog", "( ) one\n(•) Other: otdog▏", "otdog"),
    ("2x<Up>ot", "( ) one\n(•) Other: x▏", "x"),
    ("<End>one", "( ) one\n(•) Other: one▏", "one"), ("<End>?", "( ) one\n(▏ ) Other", .null),
    (" <End>12", "( ) one\n(•) Other: 12▏", "12"),
  ])
  func `one more option has a text of its own`(keys: String, picture: String, value: Value) {
    var radio = Radio(["one"], other: "Other")
    for key in Keystrokes(keys) { _ = radio.press(key) }
    #expect(pictures(of: radio, columns: 30).joined(separator: "\n") == picture)
    #expect(radio.value == value)
  }

  @Test(
    arguments: [
      ("any", true), ("Bus", true), ("jet", false), (5, false), ("", false),
    ] as [(Value, Bool)]
  )
  func `with one more option, any text is accepted`(value: Value, isAccepted: Bool) {
    var radio = Radio(Self.choices, other: "Other")
    #expect(radio.adopt(value) == isAccepted)
    #expect(radio.value == (isAccepted ? value : .null))
    #expect(radio.impliedRules.verdict(on: value).isValid == (value != "jet"))
    #expect(radio.description.summary == (value == "any" ? "any" : nil))
  }

  @Test func `groups have headings, in one column`() {
    let radio = Radio(
      [Choice("a", group: "Letters"), Choice("b", group: "Letters"), Choice(1, group: "Digits")],
      arrangement: .columns(3)
    )
    #expect(drawnRows(radio, after: "<End>") == "Letters\n( ) a\n( ) b\nDigits\n(▏ ) 1")
  }

  @Test func `with fewer rows, the current option stays in view`() {
    let radio = Radio("abcdef".map { Choice(.text(String($0))) }, value: "e")
    var canvas = Canvas(size: Size(columns: 10, rows: 3), isFocused: true)
    radio.draw(on: &canvas)
    #expect(pictures(of: canvas) == ["( ) c    ▲", "( ) d", "(▏•) e    ▼"])
  }

  @Test func `the text of an option has its own keys and room`() {
    var radio = Radio(["one"], other: "Other")
    #expect(radio.traits.wantedColumns > 40)
    #expect(radio.keys.contains { $0.keys == [.space] })
    _ = radio.press(.end)
    #expect(radio.keys.map(\.meaning).contains(.own(.keyOther)))
    #expect(radio.paste("a web site") == .used)
    #expect(radio.value == "a web site")
    #expect(!radio.keys.contains { $0.keys == [.space] })
    #expect(radio.keys.contains { $0.keys == [.up, .down] })
  }
}
