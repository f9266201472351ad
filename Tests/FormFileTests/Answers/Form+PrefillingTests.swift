import FormFile
import FormValidation
import FormWidgets
import Forms
import SourceText
import Testing

struct FormPrefillingTests {
  private static let form = Form(
    title: "T",
    fields: [
      Field("email", TextField()), Field("age", NumberField()), Field("terms", Toggle()),
      Field("often", Slider(min: 0, max: 8, step: 2, value: 2)), Field("secret", PasswordField()),
    ]
  )

  private static let choosing = Form(
    title: "T",
    fields: [
      Field("one", Select(["x", "y", "z"])),
      Field("some", Checklist(["x", "y", "z"])),
    ]
  )

  private func held(
    _ json: String,
    in form: Form = form,
    file: String = "answers.json"
  ) throws -> [Value] {
    var form = form
    try form.hold(json, file: file)
    return form.fields.map(\.widget.value)
  }

  /// Returns the errors of prefilling a form, without their lines.
  private func complaints(about json: String, in form: Form = form) -> [String] {
    do {
      _ = try held(json, in: form)
      return []
    } catch let error as Diagnostics {
      return error.all.map { diagnostic in
        let question = diagnostic.suggestion.map { "; \($0)?" } ?? ""
        return "\(diagnostic.place): \(diagnostic.message)\(question)"
      }
    } catch {
      return ["\(error)"]
    }
  }

  @Test(arguments: ["answers.yaml", "standard input"])
  func `answers written as YAML can be read again`(file: String) throws {
    let form = FormPrefillingTests.form
    let answers: Answers = [
      "email": "yes: 'a' # \n", "age": 36, "terms": true, "often": 4, "secret": "0123",
    ]
    let text = try form.text(of: answers, as: .yaml)
    #expect(try held(text, file: file) == form.fields.map { answers[$0.id] })
    #expect(try held("age: 0x10\n# nothing else", file: file)[1] == 16)
  }

  @Test func `line breaks of any kind become line feeds in multiline text`() throws {
    let form = Form(title: "T", fields: [Field("a", TextArea())])
    #expect(try held(#"{"a": "one\r\ntwo\rthree"}"#, in: form) == ["one\ntwo\nthree"])
  }

  @Test func `a disabled option cannot be given`() {
    let barred: [Choice] = ["x", Choice("y", isDisabled: true)]
    let form = Form(
      title: "T",
      fields: [Field("one", Radio(barred)), Field("some", Checklist(barred))]
    )
    #expect(
      complaints(about: #"{"one": "y", "some": ["x", "y"]}"#, in: form) == [
        #"1:9: "y" is not available in one"#, #"1:28: "y" is not available in some"#,
      ]
    )
  }

  @Test(
    arguments: [
      ("{}", ["", .null, false, 2, ""]),
      (
        #"{"email": "a@b", "age": 36, "terms": true, "often": 4, "secret": "s"}"#,
        ["a@b", 36, true, 4, "s"]
      ),
      (#"{"email": null, "age": null}"#, ["", .null, false, 2, ""]),
      (#"{"often": 3}"#, ["", .null, false, 3, ""]),
      (#"{"often": 99}"#, ["", .null, false, 99, ""]),
    ] as [(String, [Value])]
  )
  func `answers of the right kind are accepted, even invalid ones`(json: String, values: [Value])
    throws
  {
    #expect(try held(json) == values)
  }

  @Test(arguments: [
    ("[]", ["1:1: expected an object of answers by field, found a list"]),
    ("7", ["1:1: expected an object of answers by field, found a number"]),
    (#"{"emial": "a"}"#, [#"1:2: unknown field "emial"; email?"#]),
    (#"{"zzz": "a"}"#, [#"1:2: unknown field "zzz""#]),
    (
      "{\"email\": 5,\n \"age\": true, \"terms\": \"yes\"}",
      [
        "1:11: expected text, found a number", "2:9: expected a number, found true",
        "2:24: expected true or false, found text",
      ]
    ),
    (#"{"often": "4"}"#, ["1:11: expected a number from 0 to 8, found text"]),
    (#"{"often": null}"#, ["1:11: expected a number from 0 to 8, found null"]),
    (#"{"age": 1, "age": 2}"#, [#"1:12: duplicate name "age""#]),
    (#"{"age": 1,}"#, ["1:11: expected a name in double quotes"]),
  ])
  func `all errors are reported with their positions`(json: String, messages: [String]) {
    #expect(complaints(about: json) == messages)
  }

  private static let grouped = """
    title: T
    fields:
      - group: g
        fields:
          - {id: a, type: number}
          - {id: b, type: text}
          - group: r
            repeat: {min: 0, max: 2}
            fields: [{id: x, type: number}]
      - group: s
        repeat: {min: 0, max: 2}
        fields: [{id: x, type: number}]
    """

  @Test(arguments: [
    (#"{"g.a": 1, "g": {"a": 2}}"#, [#"1:18: field "g.a" is given twice"#]),
    (#"{"g": {"a": 2}, "g.a": 2}"#, [#"1:17: field "g.a" is given twice"#]),
    (#"{"g.a": 1, "g": {"b": "x"}}"#, []),
    (#"{"g": {"r": [{"x": 1}, {"x": 2}]}, "g.r": []}"#, [#"1:36: field "g.r" is given twice"#]),
    (#"{"g.r": [], "g": {"r": [{"x": 1}]}}"#, [#"1:19: field "g.r" is given twice"#]),
    (#"{"s": [{"x": 1}, {"x": 1}]}"#, []),
    (#"{"s": [{"x": 1}], "s[0].x": 1}"#, [#"1:19: field "s[0].x" is given twice"#]),
    (#"{"s[0].x": 1}"#, [#"1:2: unknown field "s[0].x"; "s" is a list of objects"#]),
    (#"{"s.x": 1}"#, [#"1:2: unknown field "s.x"; "s" is a list of objects"#]),
    (#"{"s": [{"x[0]": 1}]}"#, [#"1:9: unknown field "x[0]""#]),
  ])
  func `a field has one answer`(json: String, messages: [String]) throws {
    let form = try Form(yaml: FormPrefillingTests.grouped)
    #expect(complaints(about: json, in: form) == messages)
  }

  @Test(
    arguments: [
      (#"{"some": ["x", "y"]}"#, ["x", "y"]), (#"{"some": ["y", "x"]}"#, ["x", "y"]),
      (#"{"some": ["z"]}"#, ["z"]), (#"{"some": []}"#, []), (#"{"some": null}"#, []),
    ] as [(String, [Value])]
  )
  func `the order of several chosen options does not matter`(
    json: String,
    items: [Value]
  ) throws {
    #expect(try held(json, in: FormPrefillingTests.choosing)[1] == .list(items))
  }

  @Test(arguments: [
    (#"{"some": ["x", "x"]}"#, #"1:16: "x" is given twice in some"#),
    (#"{"some": ["z", "x", "z"]}"#, #"1:21: "z" is given twice in some"#),
    (#"{"some": ["x", "w"]}"#, #"1:16: "w" is not an option of some"#),
    (#"{"some": ["x", ["x"]]}"#, "1:16: expected text, found a list"),
    (#"{"some": "x"}"#, "1:10: expected a list, found text"),
    (#"{"one": "w"}"#, #"1:9: "w" is not an option of one"#),
  ])
  func `an option that cannot be chosen is reported`(json: String, message: String) {
    #expect(complaints(about: json, in: FormPrefillingTests.choosing) == [message])
  }
}
