import FormValidation
import TestSupport
import Testing

@testable import FormWidgets
@testable import Forms

struct KeyNamesTests {
  @Test(arguments: [
    (Key.backTab, "Shift-Tab", "Umschalt-Tab"), (.control("c"), "Ctrl-C", "Strg-C"),
    (.enter, "Enter", "Eingabe"), (.space, "Space", "Leertaste"), (.delete, "Delete", "Entf"),
    (.home, "Home", "Pos1"), (.end, "End", "Ende"), (.pageUp, "PgUp", "Bild auf"),
    (Key(.pageDown, .control), "Ctrl-PgDn", "Strg-Bild ab"), (.escape, "Esc", "Esc"),
    (.function(8), "F8", "F8"), (.alt("_"), "Alt-_", "Alt-_"), (.character("a"), "a", "a"),
  ])
  func `a keypad key types what is printed on it`(key: Key, engraved: String, german: String) {
    #expect(key.description == engraved)
    #expect(KeyNames(in: .english).name(of: key) == engraved)
    #expect(KeyNames(in: .japanese).name(of: key) == engraved)
    #expect(KeyNames(in: .german).name(of: key) == german)
  }

  @Test func `every key of the keymap has a name in both`() {
    for key in Keymap.rows.flatMap(\.keys) {
      for names in [KeyNames.english, KeyNames(in: .german)] {
        #expect(names.name(of: key).last != "-")
      }
    }
  }

  @Test func `a German form uses German key names everywhere`() {
    let form = Form(
      title: "1",
      fields: [Field("1", TextField()), Field("2", Select(["a", "b"]))],
      messages: MessageCatalog(in: .german)
    )
    #expect(screen(form)[23].contains("Strg-C Abbruch"))
    #expect(screen(form, after: "x<Ctrl-C>")[23].contains("Eingabe bleiben"))
    let help = screen(form, after: "<Tab><F1>", rows: 40)
    #expect(help.contains { $0.contains("   Leertaste, Alt-Runter  ") })
    #expect(help.contains { $0.contains("Umschalt-Tab, Hoch, Strg-P  voriges Feld") })
    #expect(screen(form, after: "<Tab><F1>", rows: 8)[7].contains("Bild ab mehr"))
  }
}
