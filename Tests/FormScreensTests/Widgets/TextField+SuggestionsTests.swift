import FormValidation
@testable import FormWidgets
import TestSupport
import Testing

struct TextFieldSuggestionsTests {
  private static let field = TextField(suggestions: ["Germany", "Greece", "Grenada", "Österreich"])

  @Test(arguments: [
    ("", "▏"), ("g", "g▏ermany"), ("G", "G▏ermany"), ("gr", "gr▏eece"), ("gren", "gren▏ada"),
    ("x", "x▏"), ("GE", "GE▏rmany"), ("Germany", "Germany▏"), ("ö", "ö▏sterreich"),
    ("ge<Left>", "g▏e"),
    ("ge<Shift-Home>", "▏ge"), ("ge<Right>", "Germany▏"), ("ge<Ctrl-F>", "Germany▏"),
    ("ge<Ctrl-E>", "ge▏rmany"), ("ge<End>", "Germany▏"), ("ge<Left><Right>", "ge▏rmany"),
    ("ge<Right><Ctrl-_>", "ge▏rmany"), ("ge<Right><Ctrl-_><Alt-_>", "Germany▏"),
    ("ge<Shift-Right>", "ge▏rmany"), ("ge<Ctrl-Right>", "ge▏rmany"),
  ])
  func `the rest of a suggestion is shown after the caret, and Right accepts it`(
    keys: String,
    picture: String
  ) {
    #expect(drawn(TextFieldSuggestionsTests.field, after: Keystrokes(keys)) == picture)
  }

  @Test func `a suggestion is not part of the value until accepted`() {
    var field = TextFieldSuggestionsTests.field
    _ = field.press(.character("g"))
    #expect(field.value == "g")
    #expect(field.press(.tab) == .notUsed)
    #expect(field.value == "g")
    _ = field.press(.right)
    #expect(field.value == "Germany")
  }

  @Test(arguments: [
    ("make", "make▏file"), ("Make", "Make▏file"), ("MAKE", "MAKE▏file"), ("makefile", "makefile▏"),
    ("stras", "stras▏se 1"), ("strasse", "strasse▏ 1"), ("Straß", "Straß▏e 2"), ("lodz", "lodz▏ 3"),
  ])
  func `the exact beginning comes before one that differs in case or accents`(
    typed: String,
    picture: String
  ) {
    let names = ["Makefile", "makefile", "STRASSE 1", "Straße 2", "Łódź 3"]
    #expect(drawn(TextField(suggestions: names), after: Keystrokes(typed)) == picture)
    #expect(drawn(Tags(suggestions: names), after: Keystrokes(typed)) == picture)
  }

  @Test(arguments: [("d", "d▏e"), ("D", "D▏E"), ("new y", "new y▏ork"), ("New Y", "New Y▏ork")])
  func `it continues in the typed case and is accepted as listed`(
    typed: String,
    picture: String
  ) {
    var field = TextField(suggestions: ["DE", "New York"])
    #expect(drawn(field, after: Keystrokes(typed)) == picture)
    for key in Keystrokes(typed + "<End>") { _ = field.press(key) }
    #expect(field.suggestions.contains { field.value == .text($0) })
  }

  @Test func `there is no suggestion without the focus`() {
    #expect(drawn(TextField(suggestions: ["Germany"], text: "g"), isFocused: false) == "g")
  }

  @Test func `a suggestion without room is neither shown nor accepted`() {
    var field = TextField(suggestions: ["Germany"], text: "ge")
    #expect(picture(of: field, columns: 7) == "ge▏rmany")
    #expect(picture(of: field, columns: 6) == "ge▏")
    _ = field.press(.right, in: Size(columns: 6, rows: 1))
    #expect(field.value == "ge")
    _ = field.press(.right, in: Size(columns: 7, rows: 1))
    #expect(field.value == "Germany")
  }

  @Test func `a suggestion is drawn as untyped text`() {
    var canvas = Canvas(size: Size(columns: 20, rows: 1), isFocused: true)
    TextField(suggestions: ["日本\u{1B}"], text: "日").draw(on: &canvas)
    let ghosts = Frame(canvas).rows[0].filter { $0.style == .placeholder }
    #expect(ghosts.map(\.text) == ["本␛"])
  }
}
