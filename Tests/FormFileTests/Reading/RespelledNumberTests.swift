import FormFile
import FormValidation
import FormWidgets
import Forms
import Testing

/// Numbers whose spelling is not their value, where a text may be meant.
struct RespelledNumberTests {
  private static let fields = """
    title: T
    fields:
      - {id: c, type: select, label: C, options: [3.9, "3.10"]}
      - {id: n, type: number, label: N}
      - {id: t, type: toggle, label: T}

    """

  @Test(arguments: [
    ("3.10", "3.1"), ("1.0", "1"), ("01067", "1067"), ("0x10", "16"), ("0o17", "15"),
    ("1e3", "1000"), (".5", "0.5"), ("5.", "5"), ("+5", "5"), ("-0", "0"), ("00", "0"),
  ])
  func `a number is not silently another text`(spelling: String, number: String) {
    for key in ["options: [x, \(spelling)]", "options: [1], default: \(spelling)"] {
      let found = complaint(about: Self.fields + "  - {id: a, type: select, \(key)}")
      #expect(found.contains("error: \(spelling) is read as the number \(number)\n"))
      #expect(found.hasSuffix("help: to make it text, quote it: \"\(spelling)\""))
    }
  }

  @Test(arguments: ["3.9", "10", "0", "-4", "0.25", "1000000000000000000000000", "1_000"])
  func `a number written as it is read is an option`(spelling: String) throws {
    let form = try Form(yaml: "title: T\nfields: [{id: a, type: select, options: [\(spelling)]}]")
    #expect(form.fields[0].widget.description.choices[0].value.description == spelling)
  }

  @Test(arguments: [
    "{hidden: a, value: 1.0}", "{hidden: a, value: [x, 1.0]}",
    "{id: a, type: radio, options: [{value: 1.0, label: One}]}",
    "{id: a, type: radio, options: [1], rules: [{equals: 1.0}]}",
    "{id: a, type: checklist, options: [1, 2], default: [1.0]}",
    "{id: a, type: select, options: {by: c, 3.9: [x], else: [1.0]}}",
    "{id: a, type: text, when: {field: c, equals: 1.0}}",
    "{id: a, type: text, when: {field: c, not: {one_of: [3.9, 1.0]}}}",
    "{id: a, type: text, rules: [{rule: email, when: {field: c, equals: 1.0}}]}",
    "{id: a, type: text, rules: [{equals: 1.0}]}",
    "{id: a, type: text, rules: [{starts_with: 1.0}]}",
    "{id: a, type: text, default: 1.0}", "{id: a, type: text, placeholder: 1.0}",
    "{id: a, type: text, suggestions: [x, 1.0]}", "{id: a, type: tags, default: [1.0]}",
  ])
  func `a number that may be a text gets the same advice everywhere`(field: String) {
    #expect(
      complaint(about: Self.fields + "  - " + field)
        .hasSuffix("help: to make it text, quote it: \"1.0\"")
    )
  }

  @Test(arguments: [
    "{id: a, type: number, min: 1.0, max: 1e3, default: 1.50, rules: [{equals: 1.50}]}",
    "{id: a, type: text, when: {field: n, equals: 1.0}}",
    "{id: a, type: slider, min: 0.0, max: 10., step: .5, default: +5}",
  ])
  func `where a number is meant, its spelling does not matter`(field: String) throws {
    _ = try Form(yaml: Self.fields + "  - " + field)
  }

  @Test(arguments: [
    ("c: 3.10", "3.10 is read as the number 3.1", "3.10"),
    ("c: 4.10", "4.10 is read as the number 4.1", "4.10"),
    ("{\"c\": 3.10}", "3.10 is read as the number 3.1", "3.10"),
    ("k: [3, 1.0]", "1.0 is read as the number 1", "1.0"),
    ("z: 01067", "01067 is read as the number 1067", "01067"),
  ])
  func `an answer shows what is written`(answer: String, message: String, quoted: String) throws {
    var form = try Self.answerForm()
    #expect {
      try form.hold(answer, file: "answers")
    } throws: {
      "\($0)".contains(message) && "\($0)".hasSuffix("quote it: \"\(quoted)\"")
    }
  }

  @Test(arguments: [("c: 3.90", "c", "3.9"), ("n: 3.10", "n", "3.1"), ("k: [3.0]", "k", "3")])
  func `an answer may spell a number in any way`(
    answer: String,
    field: String,
    value: String
  ) throws {
    var form = try Self.answerForm()
    try form.hold(answer, file: "answers.yaml")
    let widget = form.fields.first { $0.id.rawValue == field }?.widget
    #expect(widget?.value.description == value)
  }

  @Test func `a secret is not repeated in the advice`() throws {
    var form = try Self.answerForm()
    #expect {
      try form.hold("p: 0123", file: "answers.yaml")
    } throws: {
      !"\($0)".contains("0123") && "\($0)".hasSuffix("quote it")
    }
  }

  @Test func `a typed number chooses the option of the same value`() throws {
    var form = try Self.answerForm()
    let isTaken = form.start(fieldAt: 0, withTyped: "3.90")
    #expect(isTaken && form.fields[0].widget.value.description == "3.9")
    let isExact = form.start(fieldAt: 0, withTyped: "3.10")
    #expect(isExact && form.fields[0].widget.value.description == "3.10")
  }

  private static func answerForm() throws -> Form {
    try Form(
      yaml: fields + """
          - {id: z, type: text}
          - {id: p, type: password}
          - {id: k, type: checklist, options: ["1.0", 3]}
        """
    )
  }
}

/// Words of YAML 1.1 where booleans are meant.
struct TruthTests {
  @Test(arguments: ["yes", "On", "true", "'yes'"])
  func `every flag is read alike`(word: String) throws {
    let form = try Form(
      yaml: """
        title: T
        review: \(word)
        fields:
          - {id: a, type: text, read_only: \(word), rules: [{required: \(word)}]}
          - {id: b, type: select, multiple: \(word), options: [x, {value: y, disabled: \(word)}]}
          - {id: c, type: toggle, default: \(word), beside: \(word)}
          - {id: d, type: text, when: {field: c, equals: \(word)}}
        """
    )
    #expect(form.hasReview && form.fields[0].isReadOnly && form.fields[2].isBeside)
    #expect(form.fields[1].widget.value == .list([]))
    #expect(form.fields[2].widget.value == .bool(true))
    #expect(form.fields[3].condition == .field("c", [.equals(true)]))
  }

  @Test(arguments: [("yes", true), ("off", false)])
  func `an unquoted word answers a toggle`(word: String, isOn: Bool) throws {
    var form = try Form(yaml: "title: T\nfields: [{id: a, type: toggle}]")
    try form.hold("a: \(word)", file: "answers.yaml")
    #expect(form.fields[0].widget.value == .bool(isOn))
    #expect(throws: (any Error).self) { try form.hold("a: '\(word)'", file: "answers.yaml") }
  }

  @Test func `other words are no booleans`() {
    #expect(
      complaint(about: "title: T\nfields: [{id: a, type: text, submit: never}]")
        .contains("expected true or false, found text")
    )
  }
}
