import FormFile
import FormTape
import FormValidation
import FormWidgets
import Forms
import Testing

/// What `tabstop new` writes: a form without errors or warnings, and a tape of it that passes.
struct NewFormTests {
  /// Returns the form file and the tape that answers lead to.
  private func texts(_ answers: Answers) -> (form: String, tape: String) {
    let new = NewForm(answers)
    return (
      new.yaml(named: "f.yaml", tape: "f.tape"),
      new.tape(opening: "f.yaml", named: "f.tape")
    )
  }

  /// Returns the answers for fields of types, with rules.
  private func answers(
    title: String = "T",
    _ fields: [(label: String, type: String, rule: String?)],
    isRequired: Bool = true
  ) -> Answers {
    var answers: Answers = ["title": .text(title)]
    for (number, field) in fields.enumerated() {
      let entry = FieldID("fields").entry(number)
      answers[entry.member("label")] = .text(field.label)
      answers[entry.member("type")] = .text(field.type)
      answers[entry.member("rule")] = field.rule.map(Value.text) ?? .null
      answers[entry.member("required")] = .bool(isRequired)
      if ["select", "checklist"].contains(field.type) {
        answers[entry.member("options")] = ["a, b", "yes", "12", "[x"]
      }
    }
    return answers
  }

  /// Expects that the form has neither errors nor warnings, and that its tape passes without any.
  private func expectGood(_ texts: (form: String, tape: String)) throws {
    let reading = try FormReading(yaml: texts.form, file: "f.yaml")
    #expect(reading.warnings.isEmpty, "\(texts.form)")
    let form = reading.form
    let tape = try Tape(
      texts.tape,
      file: "f.tape",
      in: TapeSurroundings(form: { _ in .found(form) })
    )
    #expect(tape.warnings.isEmpty, "\(texts.tape)")
    for tapeCase in tape.cases {
      #expect(tape.play(tapeCase).report.ending == .passed, "\(tapeCase.name)\n\(texts.tape)")
    }
  }

  /// The types that can be chosen, each with the rules that it offers.
  private static let offers: [(type: String, rules: [String?])] = [
    ("text", [nil, "email", "url", "phone", "full_name", "slug", "length"]), ("textarea", [nil]),
    ("number", [nil, "integer", "range"]), ("date", [nil]), ("toggle", [nil]), ("select", [nil]),
    ("checklist", [nil]), ("password", [nil, "password"]),
  ]

  @Test(arguments: offers.flatMap { offer in offer.rules.map { (offer.type, $0) } })
  func `a field of any type with any of its rules works`(type: String, rule: String?) throws {
    for isRequired in [true, false] {
      try expectGood(texts(answers([("First", type, rule)], isRequired: isRequired)))
    }
  }

  @Test func `fields of all types work together`() throws {
    let fields = NewFormTests.offers.map { ("The \($0.type)", $0.type, $0.rules.last ?? nil) }
    try expectGood(texts(answers(fields)))
    try expectGood(texts(answers(fields.reversed())))
  }

  @Test(arguments: [
    "Sign up", "a: b", "# no comment", "- x", "null", "yes", "12", "'quoted'", "\"quoted\"", "{x}",
    "Size {cm}", "{{cm}}", "{first} {first}",
    "a #b", "名前", "e\u{301}", "\\n", "true", "~", "@x", "x:", "%", "*x", "&x", "!x", "|", "👩‍🚀",
  ])
  func `any title and label is kept as typed`(text: String) throws {
    let texts = texts(answers(title: text, [(text, "text", nil)]))
    try expectGood(texts)
    let form = try Form(yaml: texts.form)
    #expect(form.title == text)
    #expect(AnswerText(form.fields[0].label).wordsAlone == text)
  }

  @Test(arguments: [
    ("Email address", "email_address"), ("Prénom", "prenom"), ("E-mail", "e_mail"),
    ("2 factors", "field_2_factors"), ("名前", "field"), ("  a  b ", "a_b"), ("ﬁeld", "field"),
    ("Ünï", "uni"),
  ])
  func `a field is named after its label`(label: String, name: String) throws {
    let form = try Form(yaml: texts(answers([(label, "text", nil)])).form)
    #expect(form.fields[0].id == FieldID(name))
  }

  @Test func `fields with the same label have different names`() throws {
    let fields = Array(repeating: ("Size", "text", String?.none), count: 3)
    let form = try Form(yaml: texts(answers(fields)).form)
    #expect(form.fields.map(\.id) == ["size", "size_2", "size_3"])
  }
}
