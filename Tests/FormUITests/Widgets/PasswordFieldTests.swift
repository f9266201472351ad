import FormUI
import FormValidation
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
  func `a mark stands for each grapheme until it is revealed`(keys: String, picture: String) {
    #expect(drawn(PasswordField(), after: Keystrokes(keys)) == picture)
  }

  @Test func `the value is the secret itself`() {
    var field = PasswordField()
    for key in Keystrokes("pass word") { _ = field.press(key) }
    #expect(field.value == "pass word")
  }

  @Test func `an ASCII terminal gets stars`() {
    #expect(drawn(PasswordField(), after: "abc", glyphs: .ascii) == "***▏")
  }
}
