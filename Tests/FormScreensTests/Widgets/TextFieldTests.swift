import FormValidation
@testable import FormWidgets
import TestSupport
import Testing

struct TextFieldTests {
  @Test(arguments: [
    ("", "▏"),
    ("Ada", "Ada▏"),
    ("Ada<Left>", "Ad▏a"),
    ("Ada<Left><Left><Left><Left>", "▏Ada"),
    ("Ada<Home>x", "x▏Ada"),
    ("Ada<Ctrl-A>x<Ctrl-E>y", "xAday▏"),
    ("Ada<Backspace>", "Ad▏"),
    ("<Backspace>", "▏"),
    ("Ada<Left><Delete>", "Ad▏"),
    ("Ada<Delete>", "Ada▏"),
    ("Ada<Home><Ctrl-D>", "▏da"),
    ("one two<Ctrl-W>", "one ▏"),
    ("one two<Ctrl-W><Ctrl-W>", "▏"),
    ("one two<Alt-B>", "one ▏two"),
    ("one two<Home><Alt-F>", "one▏ two"),
    ("one two<Home><Alt-D>", "▏ two"),
    ("one two<Left><Ctrl-U>", "▏o"),
    ("one two<Home><Ctrl-K>", "▏"),
    ("one two<Ctrl-W><Ctrl-Y><Ctrl-Y>", "one twotwo▏"),
    ("日本<Left>x", "日x▏本"),
    ("e\u{301}<Backspace>", "▏"),
    ("👩‍👩‍👧<Backspace>", "▏"),
  ])
  func `keys edit the text`(keys: String, picture: String) {
    #expect(drawn(TextField(), after: Keystrokes(keys)) == picture)
  }

  @Test func `a placeholder is shown only in an empty field`() {
    #expect(drawn(TextField(placeholder: "ada_lovelace")) == "▏ada_lovelace")
    #expect(drawn(TextField(placeholder: "\n1. a\r\n2. b\n")) == "▏1. a")
    #expect(TextField(placeholder: "1. a\n2. b").description.placeholder == "1. a")
    #expect(drawn(TextField(placeholder: "ada_lovelace"), after: "x") == "x▏")
  }

  @Test func `unprintable characters are made visible and take one cell`() {
    #expect(drawn(TextField(text: "a\u{1B}[2Jb")) == "a␛[2Jb▏")
    #expect(drawn(TextField(text: "\u{202E}evil\u{0}")) == "\u{FFFD}evil␀▏")
  }

  @Test(arguments: [
    (9, "abcdefghi▏"),
    (10, "abcdefghi▏j"),
    (11, "‹efghijk▏"),
    (13, "‹ghijklm▏"),
    (14, "‹hijklmn▏"),
  ])
  func `long text scrolls and marks the cut`(length: Int, picture: String) {
    let text = String("abcdefghijklmnopqrstuvwxyz".prefix(length))
    #expect(drawn(TextField(text: text), columns: 10) == picture)
  }

  @Test func `text cut on the right has a mark`() {
    let field = TextField(text: "abcdefghijklmnop")
    #expect(drawn(field, after: "<Home>", columns: 10) == "▏abcdefghi›")
  }

  @Test func `without the focus, the beginning is shown, and a click is where it is seen`() {
    var field = TextField(text: "abcdefghijklmnop")
    #expect(pictures(of: field, columns: 10, isFocused: false) == ["abcdefghi›"])
    let size = Size(columns: 10, rows: 1)
    let click = Pointer(.press, at: Position(row: 0, column: 3), movesFocus: true)
    #expect(field.handle(.pointer(click), in: size) == .used)
    #expect(drawn(field, columns: 10) == "abc▏defghi›")
  }

  @Test func `a wide character is never cut in two`() {
    #expect(drawn(TextField(text: "日本日本日本"), columns: 10) == "‹ 本日本▏")
  }

  @Test func `a paste is inserted as is, with line breaks as spaces`() {
    var field = TextField()
    #expect(field.paste("a\r\nb\nc\u{2028}d\te") == .used)
    #expect(field.value == "a b c d\te")
  }

  @Test(arguments: [("ab\n", "ab"), ("\r\nab\r\n\n", "ab"), ("\n", " "), (" ab ", " ab ")])
  func `line breaks around a paste are dropped, but a lone one is a space`(
    pasted: String,
    text: String
  ) {
    var field = TextField()
    _ = field.paste(pasted)
    #expect(field.value == .text(text))
  }

  @Test(arguments: [
    (0, "▏a日é"), (1, "a▏日é"), (2, "a▏日é"), (3, "a日▏é"), (4, "a日é▏"), (15, "a日é▏"), (-1, "▏a日é"),
  ])
  func `a press puts the caret at the grapheme`(column: Int, picture: String) {
    var field = TextField(text: "a日e\u{301}")
    let pointer = Pointer(.press, at: Position(row: 0, column: column))
    #expect(field.point(pointer, in: Size(columns: 20, rows: 1)) == .used)
    #expect(TestSupport.picture(of: field) == picture)
  }

  @Test func `a drag selects, up to the ends if it leaves the field`() {
    let size = Size(columns: 20, rows: 1)
    var field = TextField(text: "one two")
    _ = field.point(Pointer(.press, at: Position(row: 0, column: 4)), in: size)
    #expect(selected(in: field) == "")
    _ = field.point(Pointer(.drag, at: Position(row: 0, column: 1)), in: size)
    #expect(selected(in: field) == "ne ")
    _ = field.point(Pointer(.drag, at: Position(row: 3, column: 30)), in: size)
    #expect(selected(in: field) == "two")
    #expect(field.point(Pointer(.release, at: Position(row: 3, column: 30)), in: size) == .used)
    #expect(drawn(field, after: "x") == "one x▏")
    #expect(field.point(Pointer(.wheelUp, at: Position(row: 0, column: 0)), in: size) == .notUsed)
  }

  @Test(arguments: [
    (1, 2, "one"), (3, 2, " "), (5, 2, "two"), (7, 2, ", "), (9, 2, "日本"), (30, 2, "日本"),
    (5, 3, "one two, 日本"), (5, 4, "one two, 日本"), (5, 1, ""),
  ])
  func `a double click selects the word, more clicks the line`(
    column: Int,
    clicks: Int,
    text: String
  ) {
    var field = TextField(text: "one two, 日本")
    let pointer = Pointer(.press, at: Position(row: 0, column: column), clicks: clicks)
    #expect(field.point(pointer, in: Size(columns: 20, rows: 1)) == .used)
    #expect(selected(in: field) == text)
    if clicks > 1 { #expect(drawn(field, after: "<Right>").contains(text + caretMark)) }
  }

  @Test func `a double click in an empty field selects nothing`() {
    var field = TextField()
    let pointer = Pointer(.press, at: Position(row: 0, column: 3), clicks: 2)
    #expect(field.point(pointer, in: Size(columns: 20, rows: 1)) == .used)
    #expect(drawn(field, after: "x") == "x▏")
  }

  @Test func `scrolled text stays in place under the mouse`() {
    let size = Size(columns: 10, rows: 1)
    var field = TextField(text: "abcdefghijklm")
    #expect(picture(of: field, columns: 10) == "‹ghijklm▏")
    _ = field.point(Pointer(.press, at: Position(row: 0, column: 3)), in: size)
    #expect(picture(of: field, columns: 10) == "‹gh▏ijklm")
    _ = field.point(Pointer(.drag, at: Position(row: 0, column: 5)), in: size)
    #expect(selected(in: field, columns: 10) == "ij")
    #expect(drawn(field, after: "x", columns: 10) == "‹ghx▏klm")
    #expect(drawn(field, after: "<Home>", columns: 10) == "▏abcdefghi›")
    // Dragging past the left edge scrolls.
    _ = field.point(Pointer(.drag, at: Position(row: 0, column: -2)), in: size)
    #expect(picture(of: field, columns: 10) == "abc▏defghi›")
  }

  @Test func `the visible part of a selection is drawn in reverse`() {
    let field = TextField(text: "abcdefghijklm")
    #expect(selected(in: field, after: "<Shift-Home>") == "abcdefghijklm")
    #expect(selected(in: field, after: "<Shift-Left>") == "m")
    #expect(selected(in: field, after: "<Shift-Left><Left>") == "")
    #expect(selected(in: field, after: "<Home><Shift-End>", columns: 8) == "hijklm")
  }

  @Test func `leaving ends a selection`() {
    var field = TextField(text: "one")
    _ = field.press(.shift(.home))
    field.leave()
    #expect(selected(in: field) == "")
  }

  @Test func `a lone combining mark is shown on a circle`() {
    #expect(drawn(TextField(text: "\u{301}x")) == "◌\u{301}x▏")
    #expect(drawn(TextField(text: "\u{301}x"), after: "<Left>") == "◌\u{301}▏x")
    #expect(drawn(TextField(text: "\u{1B}\u{301}"), after: "<Left>") == "␛▏◌\u{301}")
    #expect(drawn(TextField(text: "\u{200D}"), after: "<Left>") == "▏◌\u{200D}")
    #expect(drawn(TextField(text: "\u{1161}")) == "◌\u{1161}▏")
  }

  @Test func `marks beyond four are shown on a circle, since a cell holds no more`() {
    let marks = "\u{301}\u{302}\u{303}\u{304}"
    #expect(drawn(TextField(text: "a" + marks)) == "a\(marks)▏")
    #expect(drawn(TextField(text: "a\(marks)\u{305}"), after: "<Left>") == "▏a\(marks)◌\u{305}")
    #expect(drawn(TextField(text: "\(marks)\u{305}x")) == "◌\(marks)◌\u{305}x▏")
  }

  @Test func `keys of the form are left to the form`() {
    var field = TextField()
    for key in [Key.tab, .backTab, .enter, .up, .down, .escape, .function(2), .control("c")] {
      #expect(field.press(key) == .notUsed, "\(key)")
    }
  }
}
