import FormUI
import FormValidation
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

  @Test func `a placeholder stands only in an empty field`() {
    #expect(drawn(TextField(placeholder: "ada_lovelace")) == "▏ada_lovelace")
    #expect(drawn(TextField(placeholder: "ada_lovelace"), after: "x") == "x▏")
  }

  @Test func `what cannot be shown is made visible and counts a cell`() {
    #expect(drawn(TextField(text: "a\u{1B}[2Jb")) == "a␛[2Jb▏")
    #expect(drawn(TextField(text: "\u{202E}evil\u{0}")) == "\u{FFFD}evil␀▏")
  }

  @Test(arguments: [
    (9, "abcdefghi▏"),
    (10, "‹ghij▏"),
    (13, "‹ghijklm▏"),
    (14, "‹lmn▏"),
  ])
  func `a long text scrolls by half a width and marks the cut`(length: Int, picture: String) {
    let text = String("abcdefghijklmnopqrstuvwxyz".prefix(length))
    #expect(drawn(TextField(text: text), columns: 10) == picture)
  }

  @Test func `a text cut on the right says so`() {
    let field = TextField(text: "abcdefghijklmnop")
    #expect(drawn(field, after: "<Home>", columns: 10) == "▏abcdefghi›")
  }

  @Test func `a wide character is never cut in two`() {
    #expect(drawn(TextField(text: "日本日本日本"), columns: 10) == "‹本日本▏")
  }

  @Test func `a paste is typed as it is, line breaks as spaces`() {
    var field = TextField()
    #expect(field.paste("a\r\nb\nc\u{2028}d\te") == .used)
    #expect(field.value == "a b c d\te")
  }

  @Test(arguments: [("ab\n", "ab"), ("\r\nab\r\n\n", "ab"), ("\n", " "), (" ab ", " ab ")])
  func `line breaks around a paste are dropped, one alone is a space`(pasted: String, text: String)
  {
    var field = TextField()
    _ = field.paste(pasted)
    #expect(field.value == .text(text))
  }

  @Test func `keys of the form are left to the form`() {
    var field = TextField()
    for key in [Key.tab, .backTab, .enter, .up, .down, .escape, .function(2), .control("c")] {
      #expect(field.press(key) == .notUsed, "\(key)")
    }
  }
}
