import FormValidation
@testable import FormWidgets
import TestSupport
import Testing

struct PasswordFieldTests {
  @Test(arguments: [
    ("", "▏"),
    ("secret", "••••••▏"),
    ("secret<Left>", "•••••▏•"),
    ("se<Ctrl-R>", "se▏"),
    ("se<Ctrl-R><Alt-R>", "••▏"),
    ("e\u{301}👩‍👩‍👧", "••▏"),
  ])
  func `each grapheme is shown as a mark until revealed`(keys: String, picture: String) {
    #expect(drawn(PasswordField(), after: Keystrokes(keys)) == picture)
  }

  @Test func `the value is the secret itself`() {
    var field = PasswordField()
    for key in Keystrokes("pass word") { _ = field.press(key) }
    #expect(field.value == "pass word")
  }

  @Test(arguments: [(0, "▏•••"), (2, "••▏•"), (3, "•••▏"), (9, "•••▏")])
  func `a press puts the caret at the mark`(column: Int, picture: String) {
    var field = PasswordField()
    _ = field.paste("日e\u{301}x")
    let pointer = Pointer(.press, at: Position(row: 0, column: column))
    #expect(field.point(pointer, in: Size(columns: 20, rows: 1)) == .used)
    #expect(TestSupport.picture(of: field) == picture)
  }

  @Test func `a double click selects all marks`() {
    var field = PasswordField()
    _ = field.paste("one two")
    let pointer = Pointer(.press, at: Position(row: 0, column: 1), clicks: 2)
    #expect(field.point(pointer, in: Size(columns: 20, rows: 1)) == .used)
    #expect(selected(in: field) == "•••••••")
  }

  @Test func `marks can be selected`() {
    var field = PasswordField()
    _ = field.paste("日本語x")
    #expect(selected(in: field, after: "<Left><Shift-Home>") == "•••")
    #expect(selected(in: field, after: "<Ctrl-R><Left><Shift-Left>") == "語")
    _ = field.press(.shift(.left))
    field.leave()
    #expect(selected(in: field) == "")
  }

  @Test func `a secret can be undone unseen, and never reaches another field`() {
    #expect(drawn(PasswordField(), after: "one two<Ctrl-_>") == "••••▏")
    var field = PasswordField()
    for key in Keystrokes("secret<Ctrl-W>") { _ = field.press(key) }
    #expect(drawn(TextField(), after: "<Ctrl-Y><Alt-_><Ctrl-_>") == "▏")
    #expect(drawn(field, after: "<Ctrl-Y>") == "••••••▏")
  }

  @Test func `an ASCII terminal gets stars`() {
    #expect(drawn(PasswordField(), after: "abc", glyphs: .ascii) == "***▏")
  }
}
