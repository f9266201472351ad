import FormValidation
@testable import FormWidgets
@testable import Forms
import TestSupport
import Testing

struct ToggleTests {
  @Test(arguments: [
    ("", "▏○ no"),
    (" ", "▏● yes"),
    ("  ", "▏○ no"),
    ("y", "▏● yes"),
    ("yy", "▏● yes"),
    ("yn", "▏○ no"),
    ("10", "▏○ no"),
    ("<Right>", "▏● yes"),
    ("<Right><Left>", "▏○ no"),
    ("<Enter>", "▏○ no"),
  ])
  func `keys toggle it`(keys: String, picture: String) {
    #expect(drawn(Toggle(), after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("", "▏· yes/no", "[▏?] yes/no"),
    ("n", "▏○ no", "[▏ ] no"),
    ("y", "▏● yes", "[▏x] yes"),
    ("n<Backspace>", "▏· yes/no", "[▏?] yes/no"),
  ])
  func `a toggle without an answer looks like neither yes nor no`(
    keys: Keystrokes,
    unicode: String,
    ascii: String
  ) {
    #expect(drawn(Toggle(isOn: nil), after: keys) == unicode)
    #expect(drawn(Toggle(isOn: nil), after: keys, glyphs: .ascii) == ascii)
  }

  @Test(arguments: [
    (Language.german, "j", true), (.german, "J", true), (.german, "n", false),
    (.german, "y", true),
    (.japanese, "y", true), (.english, "j", false), (.english, "N", false),
  ])
  func `letters of the form's language set it`(language: Language, letter: Character, isOn: Bool) {
    for before in [true, false] {
      let form = Form(
        title: "T",
        fields: [Field("a", Toggle(isOn: before))],
        messages: MessageCatalog(in: language)
      )
      var toggle = form.fields[0].widget
      let use = toggle.press(.character(letter))
      #expect(toggle.value == .bool(use == .used ? isOn : before))
      #expect((use == .notUsed) == (language == .english && letter == "j"))
    }
  }

  private static let live = Toggle.Words(on: "live", off: "test")

  @Test(arguments: [
    ("", "▏○ test"),
    (" ", "▏● live"),
    ("l", "▏● live"),
    ("lT", "▏○ test"),
    ("ly", "▏● live"),
    ("ln", "▏● live"),
    ("<Right>", "▏● live"),
    ("10", "▏○ test"),
  ])
  func `custom words are shown, and their first letters set it`(
    keys: Keystrokes,
    picture: String
  ) {
    #expect(drawn(Toggle(words: ToggleTests.live), after: keys) == picture)
  }

  @Test func `words with the same first letter are set by the letters for yes and no`() {
    let words = Toggle.Words(on: "Enabled", off: "ended")
    #expect(drawn(Toggle(words: words), after: "e") == "▏○ ended")
    #expect(drawn(Toggle(words: words), after: "y") == "▏● Enabled")
  }

  @Test func `long words are cut, also for a click beside them`() {
    let words = Toggle.Words(on: "to the production servers", off: "nowhere")
    var toggle = Toggle(isOn: true, words: words)
    #expect(picture(of: toggle) == "▏● to the production…")
    let size = Size(columns: 40, rows: 1)
    for (column, use) in [(28, KeyUse.used), (29, .notUsed)] {
      let position = Position(row: 0, column: column)
      #expect(toggle.point(Pointer(.press, at: position), in: size) == use)
    }
  }

  @Test(
    arguments: [
      ("live", true), ("TEST", false), (" li ", true), ("t", false), ("yes", true), ("off", false),
      ("prod", nil), ("tested", nil),
    ] as [(String, Bool?)]
  )
  func `custom words can be typed, as yes and no can`(line: String, isOn: Bool?) {
    for before in [true, false] {
      var toggle = Toggle(isOn: before, words: ToggleTests.live)
      let isTaken = toggle.enter(line)
      #expect(isTaken == (isOn != nil))
      #expect(toggle.isOn == isOn ?? before)
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
