import FormFile
import FormTape
import FormValidation
import FormWidgets
import Forms
import SourceText
import Testing

/// Tapes that open a form in a language.
struct LanguageTests {
  private static let yaml = """
    languages: [en, de]
    title: {en: Sign up, de: Anmelden}
    fields: [{id: name, type: text, label: {en: Name, de: Der Name}, rules: [required]}]
    """

  /// Surroundings with a form in two languages, and one in none.
  private static let surroundings = TapeSurroundings(
    tape: { path in path == "german.tape" ? .found("Language de\n") : .missing },
    form: { form(at: $0, in: nil) },
    translatedForm: { form(at: $0, in: $1) },
    nearest: { _, _, _ in nil }
  )

  private static func form(at path: String, in language: Language?) -> TapeSurroundings.Lookup<Form>
  {
    let plain = "title: Plain\nfields: [{id: name, type: text, rules: [required]}]"
    do throws(Diagnostics) {
      let yaml = path == "plain.yaml" ? plain : yaml
      return .found(
        try Form(yaml: yaml, file: path, extensions: FormExtensions(language: language))
      )
    } catch {
      return .wrong(error)
    }
  }

  @Test(
    arguments: [
      ("Test \"t\"\nForm f.yaml\n", "Sign up", "Required."),
      ("Test \"t\"\nLanguage de\nForm f.yaml\n", "Anmelden", "Erforderlich."),
      ("Test \"t\"\nForm f.yaml\nLanguage de\n", "Anmelden", "Erforderlich."),
      ("Test \"t\"\nForm f.yaml\nLanguage \"de\"\nLanguage en\n", "Sign up", "Required."),
      ("Form f.yaml\nTest \"t\"\nLanguage de\n", "Anmelden", "Erforderlich."),
      ("Language de\nTest \"t\"\nForm f.yaml\n", "Anmelden", "Erforderlich."),
      ("Language de\nForm f.yaml\nTest \"t\"\n", "Anmelden", "Erforderlich."),
      ("Language de\nTest \"t\"\nLanguage en\nForm f.yaml\n", "Sign up", "Required."),
      ("Source german.tape\nTest \"t\"\nForm f.yaml\n", "Anmelden", "Erforderlich."),
      ("#: Test \"t\"\n#: Form f.yaml\n#: Language de\n", "Anmelden", "Erforderlich."),
      (
        "Language de\nTest \"s\"\nLanguage en\nTest \"t\"\nForm f.yaml\n", "Anmelden",
        "Erforderlich."
      ),
      ("Test \"s\"\nForm f.yaml\nLanguage de\nTest \"t\"\nForm f.yaml\n", "Sign up", "Required."),
      ("Test \"t\"\nForm plain.yaml\nLanguage de\n", "Plain", "Erforderlich."),
    ]
  )
  func `a case opens its form in a language`(head: String, title: String, message: String) throws {
    let mark = head.hasPrefix("#:") ? "#: " : ""
    let keys =
      "\(mark)Expect row 1 \"\(title)\"\nCtrl+S\n\(mark)Expect field name shows \"\(message)\"\n"
    let tape = try Tape(head + keys, file: "t.tape", in: LanguageTests.surroundings)
    let played = try #require(tape.cases.last)
    #expect(tape.play(played).report.ending == .passed)
  }

  @Test func `the answers given to a form stay`() throws {
    let text = """
      Test "t"
      Form f.yaml name="Ada"
      Language de
      Expect field name value "Ada"
      Expect row 1 "Anmelden"
      """
    let tape = try Tape(text, file: "t.tape", in: LanguageTests.surroundings)
    #expect(tape.play(tape.cases[0]).report.ending == .passed)
  }

  @Test(
    arguments: [
      ("Language", "expected a language, like de, found the end of the line"),
      ("Language 5", "expected a language, like de, found"),
      ("Language german", "unknown language \"german\""),
      ("Language dee", "unknown language \"dee\"; did you mean \"de\"?"),
      ("Language de-AT", "unknown language \"de-AT\"; did you mean \"de\"?"),
      ("Language de en", "expected the end of the line"),
      (
        "Language fr", "form \"f.yaml\" has an error at 1:12: the form is not in fr, only in en, de"
      ),
      ("Langauge de", "unknown command \"Langauge\"; did you mean \"Language\"?"),
    ]
  )
  func `mistakes in a language are found before the first key`(line: String, words: String) {
    let text = "Test \"t\"\nForm f.yaml\n\(line)\nExpect focus name"
    let error = #expect(throws: Diagnostics.self) {
      try Tape(text, file: "t.tape", in: LanguageTests.surroundings)
    }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(error?.all.first?.place.line == 3)
  }

  @Test func `without a lookup by language, the messages are in it`() throws {
    let tape = try tape(
      "Test \"t\"\nForm signup.yaml\nLanguage de\nCtrl+S\nExpect row 1 \"Sign up\"\nExpect field name shows \"Erforderlich.\""
    )
    #expect(tape.play(tape.cases[0]).report.ending == .passed)
  }
}
