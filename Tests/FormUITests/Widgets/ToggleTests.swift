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
  func `keys toggle it`(keys: String, picture: String) {
    #expect(drawn(Toggle(), after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    (PhraseBook.german, "j", true), (.german, "J", true), (.german, "n", false),
    (.german, "y", true),
    (.japanese, "y", true), (.english, "j", false), (.english, "N", false),
  ])
  func `letters of the form's language set it`(language: PhraseBook, letter: Character, isOn: Bool)
  {
    for before in [true, false] {
      let form = Form(
        title: "T",
        fields: [Field("a", Toggle(isOn: before))],
        messages: MessageCatalogue(in: language)
      )
      var toggle = form.fields[0].widget
      let use = toggle.press(.character(letter))
      #expect(toggle.value == .bool(use == .used ? isOn : before))
      #expect((use == .notUsed) == (language == .english && letter == "j"))
    }
  }

  @Test(arguments: [
    (0, true), (2, true), (4, true), (9, true), (10, false), (30, false), (-1, false),
  ])
  func `a click on its box or word toggles it, but not beside them`(column: Int, isOn: Bool) {
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
  func `yes or no can be pasted`(text: String, isOn: Bool?) {
    for before in [true, false] {
      var toggle = Toggle(isOn: before)
      #expect(toggle.paste(text) == (isOn == nil ? .notUsed : .used))
      #expect(toggle.isOn == isOn ?? before)
    }
  }
}
