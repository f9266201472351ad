import FormFile
import FormValidation
import FormWidgets
import Forms
import Testing

struct FormJSONTests {
  private static let form = Form(
    title: "T",
    fields: [
      Field("zulu", TextField()),
      Field("secret", PasswordField(), isSubmitted: false),
      Field("alpha", NumberField()),
      Field("mike", Toggle()),
    ]
  )

  private static let answers: Answers = [
    "alpha": .number(Number("0.50") ?? 0), "mike": true, "zulu": "a\"b", "secret": "s", "other": 1,
  ]

  @Test func `answers keep the order of the form and their kinds`() {
    #expect(
      FormJSONTests.form.json(of: FormJSONTests.answers) == #"""
        {
          "zulu": "a\"b",
          "alpha": 0.50,
          "mike": true
        }
        """#
    )
  }

  @Test func `they fit on one line as well`() {
    #expect(
      FormJSONTests.form.json(of: FormJSONTests.answers, layout: .oneLine)
        == #"{"zulu": "a\"b", "alpha": 0.50, "mike": true}"#
    )
  }

  @Test func `a blank field is null, and a field that was not asked is left out`() {
    let answers: Answers = ["zulu": .null, "alpha": .null]
    #expect(
      FormJSONTests.form.json(of: answers, layout: .oneLine) == #"{"zulu": null, "alpha": null}"#
    )
    #expect(FormJSONTests.form.json(of: [:], layout: .oneLine) == "{}")
  }

  @Test func `a form without submitted fields is an empty object`() {
    let form = Form(title: "T", fields: [Field("a", Toggle(), isSubmitted: false)])
    #expect(form.json(of: [:]) == "{}")
    #expect(form.json(of: [:], layout: .oneLine) == "{}")
  }
}
