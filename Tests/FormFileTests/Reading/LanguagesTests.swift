import FormFile
import FormValidation
import FormWidgets
import Forms
import SourceText
import TestSupport
import Testing

/// Forms whose texts are in several languages.
struct LanguagesTests {
  /// Returns a form with a text wherever users read one, as written in English and German.
  private static func yaml(_ head: String, _ t: (_ en: String, _ de: String) -> String) -> String {
    """
    \(head)
    title: \(t("Sign up", "Anmelden"))
    intro: \(t("Two minutes.", "Zwei Minuten."))
    buttons:
      submit: \(t("Send", "Senden"))
      next: \(t("On", "Weiter"))
      back: \(t("Back", "Zurück"))
      cancel: \(t("quit", "beenden"))
    confirm: {question: \(t("'Send {name}?'", "'{name} senden?'")), default: no}
    rules:
      short: {rules: [max_length: 9], message: \(t("Too long.", "Zu lang."))}
    fields:
      - note: \(t("'**Hello.**'", "'**Hallo.**'"))
      - id: name
        type: text
        label: \(t("Name", "Der Name"))
        help: \(t("The whole name.", "Der ganze Name."))
        placeholder: \(t("Ada or so", "Etwa Ada"))
        suggestions: [Ada, \(t("John", "Johann"))]
        rules:
          - {rule: required, message: \(t("Who?", "Wer?"))}
          - {rule: min_length, min: 3, hint: \(t("Go on.", "Weiter."))}
          - {rule: pattern, matches: '[A-Z].*', example: \(t("John", "Johann"))}
          - short
      - section: \(t("Choices", "Auswahl"))
      - id: task
        type: radio
        options:
          - value: read
            label: \(t("Read", "Lesen"))
            help: \(t("Aloud.", "Laut."))
            group: \(t("Voice", "Stimme"))
          - {value: 3}
        other: \(t("Other", "Anderes"))
      - {id: late, type: toggle, on: \(t("late", "abends")), off: \(t("early", "morgens"))}
      - {id: many, type: checklist, options: [{value: a, label: \(t("An a", "Ein a"))}]}
      - {id: born, type: date, placeholder: \(t("a day", "ein Tag"))}
      - {id: secret, type: password, placeholder: \(t("any word", "ein Wort"))}
      - {id: size, type: number, placeholder: \(t("a size", "eine Größe"))}
      - {id: words, type: tags, placeholder: \(t("words", "Wörter"))}
      - group: guests
        label: \(t("'Guest {n}'", "'Gast {n}'"))
        repeat: {min: 1, max: 3}
        fields: [{id: first, type: text, label: \(t("First name", "Vorname"))}]
      - group: address
        label: \(t("Address", "Anschrift"))
        fields: [{id: city, type: text, rules: [{rule: slug, message: \(t("No.", "Nein."))}]}]
      - page: \(t("The end", "Das Ende"))
      - {id: code, type: text, label: \(t("Code", "Schlüssel"))}
    checks:
      - {rule: at_least, count: 1, of: [name, code], at: code, message: \(t("One!", "Eins!"))}
    messages:
      name.slug: \(t("Really?", "Wirklich?"))
      length.too_short: \(t(
        "{count: missing, one: One more., other: '{missing} more.'}",
        "{count: missing, one: Noch eins., other: 'Noch {missing}.'}"
      ))
    """
  }

  private static let both = yaml("languages: [en, de]") { "{en: \($0), de: \($1)}" }

  @Test func `each text is in the form's language, as if it were written in that alone`() throws {
    for (code, alone) in [
      ("en", LanguagesTests.yaml("language: en") { en, _ in en }),
      ("de", LanguagesTests.yaml("language: de") { _, de in de }),
    ] {
      let extensions = FormExtensions(requestedLanguages: [code])
      let reading = try FormReading(yaml: LanguagesTests.both, extensions: extensions)
      #expect(reading.form == (try Form(yaml: alone)), "\(code)")
      #expect(reading.languages?.languages.map(\.code) == ["en", "de"])
      #expect(reading.languages?.language == reading.form.messages.language)
    }
  }

  @Test(
    arguments: [
      ("languages: [en, de]", nil, [], "en"), ("languages: [de, en]", nil, [], "de"),
      ("languages: [en, de]", nil, ["de_AT.UTF-8"], "de"),
      ("languages: [en, de]", nil, ["fr"], "en"),
      ("languages: [en, de]", "de", ["en"], "de"), ("languages: [de]", nil, ["en"], "de"),
      ("language: de", nil, ["fr"], "de"), ("language: de", "fr", [], "fr"),
      ("reveal: polite", nil, ["de"], "en"), ("reveal: polite", "de", ["fr"], "de"),
    ] as [(String, String?, [String], String)]
  )
  func `an option, the environment and the form's order decide`(
    head: String,
    given: String?,
    requested: [String],
    code: String
  ) throws {
    let yaml = "title: T\n\(head)\nfields: [{id: a, type: text}]"
    let language = given.flatMap { Language.named($0) }
    let extensions = FormExtensions(language: language, requestedLanguages: requested)
    #expect(try Form(yaml: yaml, extensions: extensions).messages.language.code == code)
  }

  @Test(
    arguments: [
      ("languages: [en, german]", "unknown language \"german\"; did you mean \"de\"?"),
      ("languages: [en, de-AT]", "unknown language \"de-AT\"; did you mean \"de\"?"),
      ("languages: [en, dee]", "unknown language \"dee\"; did you mean \"de\"?"),
      ("languages: [en, xyz]", "expected one of en, "),
      ("languages: [en, 5]", "expected a language, found a number"),
      ("languages: [en, en]", "duplicate language \"en\""),
      ("languages: []", "languages is an empty list"),
      ("languages: en", "write [en]"),
      ("languages: [en]\nlanguage: en", "a form with languages has no language"),
      ("langages: [en]", "unknown key \"langages\"; did you mean \"languages\"?"),
      ("language: German", "unknown language \"German\"; did you mean \"de\"?"),
      ("intro: {en: A, de: B}", "begin the form with languages: [en, de]"),
      ("messages: {required: {en: A, de: B}}", "begin the form with languages: [en, de]"),
      ("confirm: {en: A, de: B}", "begin the form with languages: [en, de]"),
      ("intro: {text: A}", "expected text, found a mapping"),
      ("languages: [en, de]\nintro: {en: A, fr: B}", "\"fr\" is not a language of the form"),
      ("languages: [en, de]\nintro: {fr: B}", "the form has languages: [en, de]"),
      ("languages: [en, de]\nintro: {en: A, dd: B}", "did you mean \"de\"?"),
      ("languages: [en, de]\nintro: {en: A, de: 5}", "to make it text, quote it: \"5\""),
      ("languages: [en, de]\nintro: {en: A, de: [B]}", "expected text, found a list"),
      ("languages: [en, de]\nintro: {}", "expected text, found a mapping"),
      ("languages: [en, de]\nconfirm: {en: A, de: ''}", "confirm is empty"),
      ("languages: [en, de]\nconfirm: {en: A, de: '{b}'}", "unknown placeholder \"{b}\""),
      ("languages: [en, de]\nmessages: {required: {de: {}}}", "required needs \"other\""),
    ]
  )
  func `mistakes in any language are reported`(head: String, words: String) {
    let complaint = complaint(about: "title: T\n\(head)\nfields: [{id: a, type: text}]")
    #expect(complaint.contains(words), "\(complaint)")
    // A mistake in the list is not one of each text, too.
    #expect(complaint.components(of: "error:") == 1, "\(complaint)")
  }

  @Test(
    arguments: [
      ("{id: {en: a, de: b}, type: text}", "help: it is the same in every language"),
      ("{id: a, type: text, default: {en: x, de: y}}", "the default is the same in every language"),
      (
        "{id: a, type: radio, options: [{en: Red, de: Rot}]}",
        "write {value: NAME, label: {en: Red, de: Rot}}"
      ),
      (
        "{id: a, type: toggle, on: {en: yes, de: gut}, off: {en: no, de: Gut}}",
        "on and off are the same"
      ),
      ("{id: a, type: text, label: {en: ' ', de: A}}", "label is empty"),
      ("{id: a, type: tags, suggestions: [{en: a, fr: b}]}", "\"fr\" is not a language"),
      ("{id: a, type: text, rules: [{rule: slug, message: {en: '{x}'}}]}", "\"{x}\""),
      (
        "{id: a, type: text, rules: [{rule: slug, code: {en: a}}]}",
        "expected text, found a mapping"
      ),
    ]
  )
  func `what is no text of a user is the same in every language`(field: String, words: String) {
    let complaint = complaint(about: "languages: [en, de]\ntitle: {en: T}\nfields: [\(field)]")
    #expect(complaint.contains(words), "\(complaint)")
  }

  @Test func `a form cannot be read in a language that it lacks`() {
    let yaml = "title: {en: T}\nlanguages: [en, de]\nfields: [{id: a, type: text}]"
    let extensions = FormExtensions(language: .japanese)
    let error = #expect(throws: Diagnostics.self) { try Form(yaml: yaml, extensions: extensions) }
    #expect(error?.all.map(\.message) == ["the form is not in ja, only in en, de"])
    #expect(error?.all.first?.place == Place(line: 2, column: 12))
  }

  @Test func `a missing text is that of the first language that has it`() throws {
    let yaml = """
      languages: [fr, en, de]
      title: {de: Titel, en: Title}
      fields: [{id: a, type: text, label: {de: Feld}}, {id: b, type: text, label: B}]
      """
    for (code, title) in [("fr", "Title"), ("en", "Title"), ("de", "Titel")] {
      let form = try Form(yaml: yaml, extensions: FormExtensions(requestedLanguages: [code]))
      #expect([form.title] + form.fields.map(\.label) == [title, "Feld", "B"], "\(code)")
    }
  }

  @Test func `a rule that is written twice is read in each language`() throws {
    let rules = "rules: [{rule: required, message: {en: Yes!, de: Ja!}}]"
    let yaml = """
      languages: [en, de]
      title: {en: T}
      fields: [{id: a, type: text, \(rules)}, {id: b, type: text, \(rules)}]
      """
    let form = try Form(yaml: yaml, extensions: FormExtensions(language: .german))
    #expect(form.fields.map(\.rules.clauses.first?.message) == ["Ja!", "Ja!"])
  }

  @Test func `options in a file are in the form's language`() throws {
    let yaml = """
      languages: [en, de]
      title: {en: T}
      fields: [{id: a, type: select, options: {file: a.json}}]
      """
    func labels(_ text: String) throws -> [String] {
      let extensions = FormExtensions(language: .german) { _, _ in Array(text.utf8) }
      let form = try Form(yaml: yaml, extensions: extensions)
      return form.fields[0].widget.description.choices.map(\.label)
    }
    #expect(
      try labels(#"[{"value": "x", "label": {"en": "X", "de": "Das X"}}, 3]"#) == ["Das X", "3"]
    )
    let error = #expect(throws: Diagnostics.self) {
      try labels(#"[{"value": "x", "label": {"en": "X", "fr": "L’X"}}]"#)
    }
    #expect(error?.description.contains("a.json:1: \"fr\" is not a language of the form") == true)
  }
}

extension String {
  /// Returns how often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
