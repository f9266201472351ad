import FormUI
import TestSupport
import Testing

struct ToggleTests {
  @Test(arguments: [
    ("", "[▏ ] no"),
    (" ", "[▏x] yes"),
    ("  ", "[▏ ] no"),
    ("y", "[▏x] yes"),
    ("yy", "[▏x] yes"),
    ("yn", "[▏ ] no"),
    ("10", "[▏ ] no"),
    ("<Right>", "[▏x] yes"),
    ("<Right><Left>", "[▏ ] no"),
    ("<Enter>", "[▏ ] no"),
  ])
  func `keys switch it`(keys: String, picture: String) {
    #expect(drawn(Toggle(), after: Keystrokes(keys)) == picture)
  }
}
