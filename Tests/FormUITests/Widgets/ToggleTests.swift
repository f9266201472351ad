import FormUI
import FormValidation
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

  @Test(arguments: [
    (0, true), (2, true), (4, true), (9, true), (10, false), (30, false), (-1, false),
  ])
  func `a click turns it on its box and the word there, not beside them`(column: Int, isOn: Bool) {
    var toggle = Toggle()
    let (position, size) = (Position(row: 0, column: column), Size(columns: 40, rows: 1))
    #expect(toggle.point(Pointer(.press, at: position), in: size) == (isOn ? .used : .notUsed))
    _ = toggle.point(Pointer(.drag, at: position), in: size)
    _ = toggle.point(Pointer(.release, at: position), in: size)
    #expect(toggle.value == .bool(isOn))
    #expect(toggle.point(Pointer(.wheelUp, at: position), in: size) == .notUsed)
  }

  @Test(
    arguments: [
      ("yes", true), ("Ja\n", true), ("on", true), (" 1 ", true), ("no", false), ("はい", true),
      ("false", false), ("maybe", nil), ("", nil), ("yes no", nil),
    ] as [(String, Bool?)]
  )
  func `a yes or a no can be pasted`(text: String, isOn: Bool?) {
    for before in [true, false] {
      var toggle = Toggle(isOn: before)
      #expect(toggle.paste(text) == (isOn == nil ? .notUsed : .used))
      #expect(toggle.isOn == isOn ?? before)
    }
  }
}
