@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import Forms
import SourceText
import Testing

@testable import FormFile

/// Forms made from other files.
struct FormImportTests {
  func imported(_ text: String, file: String = "f.yml") throws -> (
    yaml: String, notes: [String]
  ) {
    let result = try FormImport(Array(text.utf8), file: file)
    let notes = result.notes.map { "\($0.place): \($0.message)" }
    let reading = try FormReading(yaml: result.yaml)
    #expect(reading.warnings.map(\.description) == [])
    return (result.yaml, notes)
  }

  @Test func `a GitHub issue form becomes a form in the same order`() throws {
    let (yaml, notes) = try imported(
      """
      name: Bug Report
      description: File a bug report.
      labels: [bug]
      body:
        - type: markdown
          attributes:
            value: |
              Thanks for your time!
              We read everything.
        - type: input
          id: contact
          attributes: {label: Contact details, description: "How do we reach you?", placeholder: "me: you"}
        - type: textarea
          attributes: {label: "What happened?", value: "A bug", render: shell}
          validations: {required: true}
        - type: dropdown
          id: browsers
          attributes: {label: Browsers, multiple: true, options: [Firefox, "No", Chrome, Firefox], default: 1}
        - type: checkboxes
          id: terms
          attributes:
            label: Code of Conduct
            description: Read {it} first.
            options: [{label: I agree, required: true}]
        - type: checkboxes
          id: areas
          attributes: {label: Areas, options: [{label: Docs}, {label: I searched, required: true}]}
        - type: upload
          id: logs
          attributes: {label: Logs}
        - type: knob
      """
    )
    #expect(
      yaml == """
        # Imported from f.yml.
        title: Bug Report
        intro: File a bug report.
        unanswered: omit
        heading: '{title}'
        fields:
          - id: title
            type: text
            label: Title
            rules:
              - required
          - note: |
              Thanks for your time!
              We read everything.
          - id: contact
            type: text
            label: Contact details
            help: How do we reach you?
            placeholder: 'me: you'
          - id: What_happened
            type: textarea
            label: What happened?
            code: shell
            default: A bug
            rules:
              - required
          - id: browsers
            type: checklist
            label: Browsers
            options: [Firefox, 'No', Chrome]
            default: ['No']
          - group: terms
            label: Code of Conduct
            fields:
              - note: Read {{it}} first.
              - id: I_agree
                type: toggle
                label: I agree
                rules:
                  - accepted
          - group: areas
            label: Areas
            fields:
              - id: Docs
                type: toggle
                label: Docs
              - id: I_searched
                type: toggle
                label: I searched
                rules:
                  - accepted
          - id: logs
            type: path
            label: Logs
            must: file

        """
    )
    #expect(
      notes == [
        "3:1: labels, which applies to the issue, is left out",
        "18:84: the option \"Firefox\" is left out",
        "31:5: unknown type \"knob\"; the element is left out",
      ]
    )
  }

  @Test(arguments: [
    (
      #""type": "integer", "default": 2.5, "maximum": 1"#,
      "default, which the field does not accept,"
    ),
    (#""type": "string", "default": 5"#, "default, which the field does not accept,"),
    (
      #""type": "string", "format": "date", "default": "today?""#,
      "default, which the field does not accept,"
    ),
    (#""type": "boolean", "default": "x""#, "default, which the field does not accept,"),
    (#""enum": ["x", "y"], "default": "z""#, "default, which the field does not accept,"),
    (
      #""type": "array", "items": {"enum": ["x"]}, "default": ["y"]"#,
      "default, which the field does not accept,"
    ),
    (
      #""type": "array", "minItems": 2, "items": {"properties": {"b": {"type": "string"}}}"#,
      "minItems"
    ),
  ])
  func `what cannot be imported is reported`(schema: String, what: String) throws {
    let (yaml, notes) = try imported(#"{"properties": {"a": {\#(schema)}}}"#)
    #expect(!yaml.contains("default"))
    #expect(notes.count == 1)
    #expect(notes.first?.hasSuffix(": \(what) is left out") == true, "\(notes)")
  }

  @Test func `a required name without a property is reported`() throws {
    let notes = try imported(#"{"required": ["b"], "properties": {"a": {"type": "string"}}}"#).notes
    #expect(notes == ["1:15: \"b\" is required, but not a property; it is left out"])
  }

  @Test(arguments: [
    (#"{"items": {"type": "string"}, "minItems": 1}"#, ["{}", #"{"a": ["x"]}"#], []),
    (
      #"{"items": {"enum": ["x", "y"]}, "minItems": 2}"#, ["{}", #"{"a": ["x", "y"]}"#],
      [#"{"a": ["x"]}"#]
    ),
    (#"{"items": {"properties": {"b": {"type": "string"}}}, "minItems": 1}"#, ["{}"], []),
  ])
  func `a list that may be missing is optional`(
    schema: String,
    valid: [String],
    invalid: [String]
  ) throws {
    let array = #"{"type": "array", "# + schema.dropFirst()
    let form = try Form(yaml: imported(#"{"properties": {"a": \#(array)}}"#).yaml)
    for answers in valid { #expect(verdict(of: form, on: answers), "\(answers)") }
    for answers in invalid { #expect(!verdict(of: form, on: answers), "\(answers)") }
  }

  @Test func `a format of regular expressions has a rule`() throws {
    let yaml = try imported(#"{"properties": {"a": {"type": "string", "format": "regex"}}}"#).yaml
    #expect(yaml.contains("- regex_syntax\n"))
  }

  @Test(arguments: ["2", "-1", "b"])
  func `a default beyond the options of a dropdown is reported`(start: String) throws {
    let (yaml, notes) = try imported(
      """
      name: N
      description: D
      body:
        - {type: dropdown, id: d, attributes: {label: L, options: [a, b], default: \(start)}}
      """
    )
    #expect(!yaml.contains("default"))
    #expect(notes == ["4:78: default, which is not an option, is left out"])
  }

  @Test func `a JSON Schema becomes a form with the same requirements`() throws {
    let (yaml, notes) = try imported(
      """
      {"title": "Person", "type": "object", "required": ["first", "mail"],
       "properties": {
        "first": {"type": "string", "title": "First name", "minLength": 1, "maxLength": 40},
        "mail": {"type": ["string", "null"], "format": "email", "description": "Work, not home"},
        "age": {"type": "integer", "minimum": 0, "exclusiveMaximum": 150},
        "born": {"type": "string", "format": "date"},
        "at": {"type": "string", "format": "date-time"}, "page": {"type": "string", "format": "iri"},
        "color": {"enum": ["red", "green"], "default": "red"},
        "agree": {"type": "boolean", "const": true},
        "address": {"$ref": "#/$defs/address"},
        "langs": {"type": "array", "items": {"enum": ["en", "de"]}, "maxItems": 1},
        "tags": {"type": "array", "items": {"type": "string"}},
        "kids": {"type": "array", "maxItems": 5, "items": {"type": "object", "properties": {"name": {"type": "string"}}}},
        "zip": {"type": "string", "pattern": "^[0-9]{5}$"},
        "loop": {"$ref": "#"}, "odd name": {"type": "string", "default": "x"}, "any": {}
       },
       "if": {},
       "$defs": {"address": {"type": "object", "title": "Address",
         "properties": {"city": {"$ref": "#/$defs/city"}}, "required": ["city"]},
         "city": {"type": "string"}}}
      """,
      file: "p.json"
    )
    #expect(
      yaml == """
        # Imported from p.json.
        title: Person
        unanswered: omit
        fields:
          - id: first
            type: text
            label: First name
            rules:
              - required: {trim: false}
              - length: {min: 1, max: 40, unit: scalars}
          - id: mail
            type: text
            label: Mail
            help: Work, not home
            unanswered: null
            rules:
              - email: {standard: rfc5321}
          - id: age
            type: number
            label: Age
            min: 0
            rules:
              - integer
              - exclusive_max: 150
          - id: born
            type: date
            label: Born
          - id: at
            type: text
            label: At
            rules:
              - date_time: {standard: rfc3339}
          - id: page
            type: text
            label: Page
          - id: color
            type: select
            label: Color
            options: [red, green]
            default: red
          - id: agree
            type: toggle
            label: Agree
            unanswered: omit
          - group: address
            label: Address
            optional: true
            fields:
              - id: city
                type: text
                label: City
                rules:
                  - required: {trim: false}
          - id: langs
            type: checklist
            label: Langs
            options: [en, de]
            max: 1
          - id: tags
            type: tags
            label: Tags
            duplicates: true
          - group: kids
            label: Kids
            repeat: {min: 0, max: 5}
            fields:
              - id: name
                type: text
                label: Name
          - id: zip
            type: text
            label: Zip
            rules:
              - pattern: '[0-9]{5}'
          - id: odd_name
            member: odd name
            type: text
            label: Odd name
            default: x
          - id: any
            type: text
            label: Any

        """
    )
    #expect(
      notes == [
        "7:89: format iri is left out", "9:3: agree: const is not checked in records",
        "15:20: $ref \"#\" cannot be followed; loop is left out",
        "15:74: any, without a type, is asked for as text", "17:2: if is left out",
      ]
    )
  }

  @Test(arguments: [
    ("", "the file is empty"),
    ("a: 1", "expected a GitHub issue form, a Backstage template, an AWX"),
    ("{", "expected a name"),
    ("{\"properties\": {}}", "nothing in it"), ("body: []\nname: x", "nothing in it"),
    ("[1, 2]", "expected a GitHub issue form"),
  ])
  func `anything else is an error`(text: String, message: String) {
    do throws(Diagnostics) {
      _ = try FormImport(Array(text.utf8), file: "f")
      Issue.record("imported \(text)")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  /// Forms whose schemas say everything, and answers that each accepts and refuses.
  @Test(arguments: [
    "{id: a, type: text, rules: [required, {rule: length, min: 2, max: 4, unit: scalars}]}",
    "{id: a, type: text, rules: [{pattern: '[a-z]+-[0-9]{2}'}]}",
    "{id: a, type: number, min: 2, max: 9, rules: [integer, required]}",
    "{id: a, type: number, rules: [{exclusive_min: 1}, {multiple_of: 0.5}]}",
    "{id: a, type: select, options: [x, y, 3], rules: [required]}",
    "{id: a, type: toggle, rules: [accepted]}", "{id: a, type: toggle, default: true}",
    "{id: a, type: checklist, options: [x, y, z], min: 1, max: 2}",
    "{id: a, type: tags, max: 2}",
    "{group: a, fields: [{id: b, type: text, rules: [required]}, {id: c, type: number}]}",
  ])
  func `a form from the schema of a form has the same verdicts`(field: String) throws {
    let form = try Form(yaml: "title: T\nfields: [\(field)]")
    let schema = AnswerSchema(of: form).tree.indented()
    let copy = try Form(yaml: imported(schema).yaml)
    let answers = [
      "{}", #"{"a": ""}"#, #"{"a": "x"}"#, #"{"a": "xyz"}"#, #"{"a": "abcde"}"#, #"{"a": "ab-12"}"#,
      #"{"a": 3}"#,
      #"{"a": 1}"#, #"{"a": 2.5}"#, #"{"a": 10}"#, #"{"a": true}"#, #"{"a": false}"#, #"{"a": []}"#,
      #"{"a": ["x"]}"#,
      #"{"a": ["x", "y", "z"]}"#, #"{"a": {"b": "x"}}"#, #"{"a": {"c": 1}}"#, #"{"a": null}"#,
      #"{"b": 1}"#,
    ]
    for answer in answers {
      #expect(verdict(of: form, on: answer) == verdict(of: copy, on: answer), "\(answer)")
    }
  }

  func verdict(of form: Form, on answers: String) -> Bool {
    var form = form
    guard (try? form.hold(answers, file: "a.json")) != nil else { return false }
    var screen = Screen(form)
    screen.filling.submitAtOnce()
    guard case .submitted? = screen.filling.outcome else { return false }
    return true
  }

  @Test(arguments: ["true", "null", "no"])
  func `a name that is not text in YAML is quoted`(name: String) throws {
    let schema = try imported(#"{"properties": {"\#(name)": {"type": "string"}}}"#).yaml
    #expect(schema.contains("  - id: '\(name)'\n"))
    let issue = try imported("body: [{type: input, id: '\(name)'}]").yaml
    #expect(issue.contains("  - id: '\(name)'\n"))
  }

  @Test func `definitions that multiply one another end at a limit`() throws {
    let definitions = (0..<30).map { index in
      let next = ##"{"$ref": "#/$defs/d\##(index + 1)"}"##
      return #""d\#(index)": {"type": "object", "properties": {"a": \#(next), "b": \#(next)}}"#
    }
    let schema = """
      {"properties": {"a": {"$ref": "#/$defs/d0"}},
       "$defs": {\(definitions.joined(separator: ", ")), "d30": {"type": "string"}}}
      """
    let result = try FormImport(Array(schema.utf8), file: "f.json")
    let words = "there are too many properties; this one and those after it are left out"
    #expect(result.notes.map(\.message) == [words])
    #expect(result.yaml.utf8.count < 1_000_000)
  }
}
