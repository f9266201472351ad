import FormFile
import Forms
import TestSupport
import Testing

/// A form in German, as its user sees it.
struct GermanFormTests {
  private static let yaml = """
    title: Anmelden
    language: de
    fields:
      - {id: name, type: text, label: Name, rules: [required, length: {min: 3, max: 20}]}
      - {id: mail, type: text, label: E-Mail, rules: [required, email]}
      - id: password
        type: password
        label: Passwort
        checklist: true
        rules: [required, password: {min: 12, min_digits: 1}]
      - {id: age, type: number, label: Alter, rules: [range: {min: 18, max: 120}]}
      - {id: again, type: password, label: Noch einmal, rules: [same_as: password]}
    messages:
      age.range.below_min: Ab {min} bist du dabei.
    """

  @Test func `its messages, checklist and screen are in German`() throws {
    let form = try Form(yaml: GermanFormTests.yaml)
    let keys: Keystrokes = "ab<Tab>ada@<Tab>rosebud<Tab>7<Tab>rose<F2>"
    #expect(
      screen(form, after: keys, columns: 60, rows: 18).prefix(14).map(\.trimmed) == [
        "Anmelden                           5 Fehler  ────────────",
        "▌ Name *         ab",
        "▌                ✗ 3-20 Zeichen, noch 1.",
        "E-Mail *       ada@",
        "✗ Ergänze eine Domain wie example.com.",
        "Passwort *     •••••••",
        "✗ Mindestens 12 Zeichen",
        "✗ Mindestens 1 Ziffer",
        "Alter          7",
        "✗ Ab 18 bist du dabei.",
        "Noch einmal *  ••••",
        "✗ Wiederhole Passwort genau.",
        "[ Absenden ]",
        "",
      ]
    )
  }
}

extension String {
  fileprivate var trimmed: String { String(self.drop { $0 == " " }) }
}
