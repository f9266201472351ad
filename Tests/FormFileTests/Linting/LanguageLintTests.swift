import Forms
import SourceText
import Testing

@testable import FormFile

/// What lints find in forms whose texts are in several languages.
struct LanguageLintTests {
  /// Returns the findings in fields of a form in some languages, with their columns and help.
  private static func findings(in field: String, _ languages: String = "en, de") -> [String] {
    let yaml = "languages: [\(languages)]\ntitle: T\nfields:\n  - \(field)\n"
    let extensions = FormExtensions { path, _ in
      Array(#"[{"value": "x", "label": {"en": "Ex"}}, {"value": "y"}]"#.utf8)
    }
    return FormLint(Array(yaml.utf8), file: "f", extensions: extensions).findings.map {
      "\($0.place.line) \($0.message)"
    }
  }

  @Test(
    arguments: [
      ("{id: a, type: text, label: {en: Age, de: Alter}}", []),
      ("{id: a, type: text}", []), ("{id: a, type: text, label: PIN 4}", []),
      ("{id: a, type: text, label: '42 €'}", []),
      ("{id: a, type: text, label: '{{b}}'}", ["4 label has one text for en, de"]),
      ("{id: a, type: text, label: {de: Alter}}", ["4 label has no text in en"]),
      ("{id: a, type: text, label: Age}", ["4 label has one text for en, de"]),
      ("{id: a, type: text, label: 年齢}", ["4 label has one text for en, de"]),
      (
        "{id: a, type: text, help: H, placeholder: Type}", ["4 placeholder has one text for en, de"]
      ),
      ("note: Hello", ["4 note has one text for en, de"]),
      ("{id: a, type: radio, options: [S, M, 3]}", []),
      ("{id: a, type: radio, options: [S, large]}", ["4 the options have no labels in en, de"]),
      (
        "{id: a, type: radio, options: [{value: x, label: Ex}]}",
        ["4 label has one text for en, de"]
      ),
      (
        "{id: a, type: select, options: {file: o.json}}", ["4 o.json:1: label has no text in de"]
      ),
      (
        "{id: a, type: text, rules: [{rule: slug, message: {en: No}}, {rule: slug, message: {en: No}}]}",
        ["4 message has no text in de", "4 message has no text in de"]
      ),
      ("{id: a, type: text, rules: [{rule: pattern, matches: a, example: ada}]}", []),
      ("{id: a, type: text, suggestions: [ada, {en: one, de: eins}]}", []),
      // What only some languages have is found in them.
      (
        "{id: a, type: toggle, on: {en: \"yes\", de: an}, off: {en: \"no\", de: aus}}",
        ["4 on and off both begin with \"a\", so no letter sets the toggle"]
      ),
      (
        "{id: a, type: radio, options: [{value: 1, label: {en: A, de: X}}, {value: 2, label: {en: B, de: X}}]}",
        ["4 another option of a has the label \"X\", too"]
      ),
    ] as [(String, [String])]
  )
  func `texts that lack a language are listed`(field: String, findings: [String]) {
    let fields = field.hasPrefix("note") ? field + "\n  - {id: a, type: text}" : field
    let found = LanguageLintTests.findings(in: fields).filter { !$0.contains("rule") }
    #expect(found == findings)
  }

  @Test func `all missing languages are in one finding`() {
    let field = "{id: a, type: text, label: {de: Alter}}"
    #expect(
      LanguageLintTests.findings(in: field, "en, de, fr") == ["4 label has no text in en, fr"]
    )
    #expect(LanguageLintTests.findings(in: field, "de") == [])
    #expect(LanguageLintTests.findings(in: "{id: a, type: text, label: Age}", "en") == [])
  }

  @Test func `a finding says where the text is, and which one is shown instead`() {
    let yaml = """
      languages: [en, de]
      title: {de: Alter}
      fields:
        - {id: a, type: text, label: Name}
      """
    let lint = FormLint(Array(yaml.utf8), file: "f.yaml", extensions: FormExtensions())
    #expect(
      lint.findings.map(\.description) == [
        """
        f.yaml:2:8: warning[text.untranslated]: title has no text in en
           2 | title: {de: Alter}
             |        ^
             = help: the text in de is shown instead
        """,
        """
        f.yaml:4:32: warning[text.untranslated]: label has one text for en, de
           4 |   - {id: a, type: text, label: Name}
             |                                ^^^^
             = help: write {en: …, de: …}, even if the text is the same
        """,
      ]
    )
  }

  @Test func `a comment that truncates a text is found in every language`() throws {
    let yaml =
      "languages: [en, de]\ntitle:\n  en: T # 1\n  de: T # 2\nfields: [{id: a, type: text}]"
    let warnings = try FormReading(yaml: yaml).warnings.map(\.place)
    #expect(warnings == [Place(line: 3, column: 9), Place(line: 4, column: 9)])
  }
}
