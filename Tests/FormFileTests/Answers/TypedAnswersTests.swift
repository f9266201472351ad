import FormFile
import FormValidation
import FormWidgets
import Forms
import Testing

struct TypedAnswersTests {
  private static let form = Form(
    title: "T",
    fields: [
      Field("e-mail", TextField()), Field("age", NumberField()), Field("terms", Toggle()),
      Field("secret", PasswordField()),
    ]
  )

  private func prefilled(_ typed: TypedAnswers) -> (values: [Value], wrong: [String]) {
    var form = TypedAnswersTests.form
    let wrong = typed.prefill(&form).lines
    return (form.fields.map(\.widget.value), wrong)
  }

  @Test(
    arguments: [
      (["e-mail=a=b", "age=36", "terms=yes"], ["a=b", 36, true, ""]),
      (["age=abc"], ["", "abc", false, ""]), (["e-mail="], ["", .null, false, ""]),
      ([], ["", .null, false, ""]), (["e-mail=\u{301}=x"], ["\u{301}=x", .null, false, ""]),
    ] as [([String], [Value])]
  )
  func `a setting is read as if typed`(settings: [String], values: [Value]) {
    let result = prefilled(TypedAnswers(settings: settings, of: TypedAnswersTests.form))
    #expect(result.values == values)
    #expect(result.wrong == [])
  }

  @Test(arguments: [
    ("age", #"--set "age": expected field=value"#),
    ("aeg=1", #"--set aeg: unknown field "aeg"; did you mean "age"?"#),
    ("terms=perhaps", #"--set terms: expected true or false, found "perhaps""#),
    (
      "secret=x",
      "--set secret: a secret on the command line can be read by others; use --answers FILE "
        + "or the variable TABSTOP_FIELD_SECRET"
    ),
  ])
  func `an invalid setting is reported with help`(setting: String, message: String) {
    let result = prefilled(TypedAnswers(settings: [setting], of: TypedAnswersTests.form))
    #expect(result.wrong == [message])
    #expect(result.values == ["", .null, false, ""])
  }

  @Test(
    arguments: [
      ("l=x,y", [], ["x", "y"]), ("l=y,x", [], ["x", "y"]), ("l=", [], []),
      ("l=x,x", [#"--set l: "x" is given twice"#], []),
      ("l=z, y ,2", [#"--set l: "z, y ,2" is not one of x, y, z"#], []),
      ("l=z\ny", [], ["y", "z"]),
      ("l=x,w", [#"--set l: "x,w" is not one of x, y, z"#], []),
    ] as [(String, [String], [Value])]
  )
  func `several options are each given once`(
    setting: String,
    wrong: [String],
    items: [Value]
  ) {
    let list = Checklist(["x", "y", "z"])
    var form = Form(title: "T", fields: [Field("l", list)])
    #expect(TypedAnswers(settings: [setting], of: form).prefill(&form).lines == wrong)
    #expect(form.fields[0].widget.value == .list(items))
  }

  @Test(
    arguments: [
      ("n=5", 5), ("n=4", .null), ("n=2.0", 2), ("swapped=a", "a"), ("swapped=c", .null),
      ("r=02", "02"), ("r=1", 1), ("r=b", "b"), ("c=r, s, p", ["p", "r, s"]), ("c=r,s", []),
      ("c=p,q", []), ("o=mine,p", ["p", "mine"]), ("t=a\nb", ["a", "b"]), ("t=a,b", ["a", "b"]),
    ] as [(String, Value)]
  )
  func `options are set by value or label, never by number`(setting: String, value: Value) {
    var form = Form(
      title: "T",
      fields: [
        Field("n", Select([1, 2, 3, 5, 8])),
        Field("swapped", Select([Choice("a", label: "b"), Choice("b", label: "a")])),
        Field("r", Radio(["a", 1], other: "Other")), Field("c", Checklist(["p", "r, s"])),
        Field("o", Checklist(["p", "q"], other: "Other")), Field("t", Tags()),
      ]
    )
    _ = TypedAnswers(settings: [setting], of: form).prefill(&form)
    let index = form.fields.firstIndex { setting.hasPrefix($0.id.rawValue + "=") }
    #expect(index.map { form.fields[$0].widget.value } == value)
  }

  @Test func `a field set twice is reported`() {
    let typed = TypedAnswers(settings: ["age=1", "age=2"], of: TypedAnswersTests.form)
    #expect(prefilled(typed).wrong == ["--set age: duplicate field"])
  }

  @Test func `variables name fields, even secret ones; other variables are ignored`() {
    let environment = [
      "TABSTOP_FIELD_E_MAIL": "a@b", "TABSTOP_FIELD_SECRET": "s", "TABSTOP": "x", "PATH": "/bin",
    ]
    let result = prefilled(TypedAnswers(environment: environment, of: TypedAnswersTests.form))
    #expect(result.values == ["a@b", .null, false, "s"])
    #expect(result.wrong == [])
  }

  @Test func `a variable that names no field is reported with the nearest one`() {
    let typed = TypedAnswers(environment: ["TABSTOP_FIELD_AEG": "1"], of: TypedAnswersTests.form)
    #expect(
      prefilled(typed).wrong
        == [#"TABSTOP_FIELD_AEG: unknown field "aeg"; did you mean "age"?"#]
    )
  }

  @Test func `an ambiguous variable is reported`() {
    let form = Form(title: "T", fields: [Field("a-b", TextField()), Field("a_b", TextField())])
    var prefilled = form
    let typed = TypedAnswers(environment: ["TABSTOP_FIELD_A_B": "1"], of: form)
    let wrong = typed.prefill(&prefilled).lines
    #expect(wrong == ["TABSTOP_FIELD_A_B: ambiguous, may mean a-b and a_b; use --answers or --set"])
    #expect(prefilled == form)
  }
}
