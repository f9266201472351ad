import FormValidation
@testable import FormWidgets
@testable import Forms
import TestSupport
import Testing

struct ToggleTests {
  @Test(arguments: [
    ("", "(▏•) no  ( ) yes"),
    (" ", "( ) no  (▏•) yes"),
    ("  ", "(▏•) no  ( ) yes"),
    ("y", "( ) no  (▏•) yes"),
    ("yy", "( ) no  (▏•) yes"),
    ("yn", "(▏•) no  ( ) yes"),
    ("10", "(▏•) no  ( ) yes"),
    ("<Right>", "( ) no  (▏•) yes"),
    ("<Right><Left>", "(▏•) no  ( ) yes"),
    ("<Enter>", "(▏•) no  ( ) yes"),
  ])
  func `keys toggle it`(keys: String, picture: String) {
    #expect(drawn(Toggle(), after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("", "(▏ ) no  ( ) yes", "(▏ ) no  ( ) yes"),
    ("n", "(▏•) no  ( ) yes", "(▏*) no  ( ) yes"),
    ("y", "( ) no  (▏•) yes", "( ) no  (▏*) yes"),
    ("n<Backspace>", "(▏ ) no  ( ) yes", "(▏ ) no  ( ) yes"),
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
    ("", "(▏•) test  ( ) live"),
    (" ", "( ) test  (▏•) live"),
    ("l", "( ) test  (▏•) live"),
    ("lT", "(▏•) test  ( ) live"),
    ("ly", "( ) test  (▏•) live"),
    ("ln", "( ) test  (▏•) live"),
    ("<Right>", "( ) test  (▏•) live"),
    ("10", "(▏•) test  ( ) live"),
  ])
  func `custom words are shown, and their first letters set it`(
    keys: Keystrokes,
    picture: String
  ) {
    #expect(drawn(Toggle(words: ToggleTests.live), after: keys) == picture)
  }

  @Test func `words with the same first letter are set by the letters for yes and no`() {
    let words = Toggle.Words(on: "En", off: "ed")
    #expect(drawn(Toggle(words: words), after: "e") == "(▏•) ed  ( ) En")
    #expect(drawn(Toggle(words: words), after: "y") == "( ) ed  (▏•) En")
  }

  @Test func `long words are cut, also for a click beside them`() {
    let words = Toggle.Words(on: "to the production servers", off: "nowhere")
    var toggle = Toggle(isOn: true, words: words)
    #expect(drawnRows(toggle, columns: 24) == "( ) nowhere\n(▏•) to the production s…")
    let size = Size(columns: 40, rows: 1)
    for (column, use) in [(28, KeyUse.used), (41, .notUsed)] {
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

  @Test(
    arguments: [
      (0, false), (5, false), (6, nil), (7, nil), (8, true), (14, true), (15, nil), (-1, nil),
    ] as [(Int, Bool?)]
  )
  func `a click on an answer chooses it, and one beside them does nothing`(
    column: Int,
    answer: Bool?
  ) {
    for before in [nil, false, true] {
      var toggle = Toggle(isOn: before)
      let (position, size) = (Position(row: 0, column: column), Size(columns: 40, rows: 1))
      let use = toggle.point(Pointer(.press, at: position), in: size)
      #expect(use == (answer == nil ? .notUsed : .used))
      _ = toggle.point(Pointer(.drag, at: position), in: size)
      _ = toggle.point(Pointer(.release, at: position), in: size)
      #expect(toggle.value == ((answer ?? before).map(Value.bool) ?? .null))
      #expect(toggle.point(Pointer(.wheelUp, at: position), in: size) == .notUsed)
    }
  }

  @Test(arguments: Language.codes)
  func `in every language, a click on the second word chooses it`(code: String) throws {
    let language = try #require(Language.named(code))
    let form = Form(
      title: "T",
      fields: [Field("a", Toggle())],
      messages: MessageCatalog(in: language)
    )
    var toggle = form.fields[0].widget
    let narrator = Narrator(in: language)
    let start = narrator[.no].cellWidth + 6
    let end = start + 4 + narrator[.yes].cellWidth
    let size = Size(columns: 40, rows: 1)
    for (column, isOn) in [(start - 1, false), (start, true), (0, false), (end - 1, true)] {
      _ = toggle.point(Pointer(.press, at: Position(row: 0, column: column)), in: size)
      #expect(toggle.value == .bool(isOn), "\(column)")
    }
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
