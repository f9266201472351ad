import FormValidation
@testable import FormWidgets
@testable import Forms
import SourceText
import Testing

@testable import FormFile

struct FieldReaderTests {
  @Test func `hidden and read-only fields are read`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {hidden: source, value: terminal}
          - {hidden: tags, value: [a, 1], when: {field: source, equals: terminal}}
          - {id: login, type: text, default: ada, read_only: true}
        """
    )
    #expect(
      form.fields == [
        .hidden("source", "terminal"),
        .hidden("tags", ["a", 1], when: .field("source", [.equals("terminal")])),
        Field("login", TextField(text: "ada"), isReadOnly: true),
      ]
    )
  }

  @Test func `sources of answers are read`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {id: a, type: text, default: {env: USER}}
          - {id: b, type: number, default: {field: a}}
          - {id: c, type: date, default: today}
          - {id: d, type: time, default: now}
          - {id: e, type: text, value: '{a}-{b}'}
          - {id: f, type: text, default: today}
          - {hidden: g, value: {env: HOME}}
          - {hidden: h, value: '{a}'}
        """
    )
    #expect(
      form.fields == [
        Field("a", TextField(), source: .environment("USER")),
        Field("b", NumberField(), source: .field("a")),
        Field("c", DateField(), source: .today),
        Field("d", TimeField(), source: .now),
        Field("e", TextField(), isReadOnly: true, source: .text("{a}-{b}")),
        Field("f", TextField(text: "today")),
        .hidden("g", from: .environment("HOME")),
        .hidden("h", from: .text("{a}")),
      ]
    )
  }

  @Test func `a program for a default needs permission`() throws {
    let yaml = """
      title: T
      fields:
        - {id: a, type: text, default: {command: [git, config, user.name]}}
        - {hidden: b, value: {command: hostname}}
      """
    let form = try Form(yaml: yaml, extensions: FormExtensions(allowsCommands: true))
    #expect(
      form.fields == [
        Field(
          "a",
          TextField(),
          source: .asked("default", arguments: ["git", "config", "user.name"])
        ),
        .hidden("b", from: .asked("default", arguments: ["hostname"])),
      ]
    )
    #expect {
      try Form(yaml: yaml)
    } throws: { error in
      let messages = (error as? Diagnostics)?.all.map(\.message)
      return messages == [
        "this form runs a program: \"git\"", "this form runs a program: \"hostname\"",
      ]
    }
  }

  @Test(arguments: [
    ("{hidden: a}", "error: a hidden field needs \"value\""),
    ("{hidden: a, value: null}", "error: expected a text, a number, true, false or a list"),
    ("{hidden: a, value: {b: 1}}", "error: unknown key \"b\""),
    ("{hidden: a, value: '{c}'}", "error: unknown placeholder \"{c}\""),
    ("{hidden: a, value: '{c}'}", "help: a hidden field accepts {b}"),
    ("{id: a, type: text, value: '{c}'}", "help: a field accepts {b}"),
    (
      "{id: a, type: text, value: '{b}', read_only: false}",
      "error: a field with value is read-only"
    ),
    (
      "{id: a, type: text, value: '{b}', default: {env: A}}",
      "error: a field with value has no default"
    ),
    ("{id: a, type: toggle, value: x}", "error: expected true or false, found \"x\""),
    ("{id: a, type: text, default: {}}", "error: default needs env, command or field"),
    (
      "{id: a, type: text, default: {env: A, field: b}}",
      "error: default has env and field; keep only one"
    ),
    (
      "{id: a, type: text, default: {field: bb}}",
      "error: unknown field \"bb\""
    ),
    ("{id: a, type: text, default: {field: a}}", "error: a is filled from its own answer"),
    ("{id: a, type: text, value: '{a}'}", "error: a is filled from its own answer"),
    ("{id: a, type: number, default: today}", "error: expected a number"),
    ("{hidden: 1a, value: 1}", "error: invalid name \"1a\""),
    ("{hidden: a, value: 1, label: A}", "error: unknown key \"label\""),
    ("{hidden: b, value: 1}", "error: duplicate field \"b\""),
    ("{id: a, type: text, read_only: maybe}", "error: expected true or false"),
  ])
  func `mistakes in hidden and read-only fields are reported`(field: String, message: String) {
    let complaint = complaint(
      about: "title: T\nfields:\n  - {id: b, type: text}\n  - \(field)"
    )
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test func `an unknown locale names the nearest`() {
    #expect(
      complaint(about: "title: T\nlocale: en_GB\nfields: [{id: a, type: text}]") == """
        form.yaml:2:9: error: unknown locale "en_GB"; did you mean "en-GB"?
           2 | locale: en_GB
             |         ^^^^^
             = help: expected one of en, de, es, fr, ja, en-GB, en-US
        """
    )
  }

  @Test func `widths and fields side by side are read`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {id: city, type: text}
          - {id: born, type: date, width: 12, beside: true}
        """
    )
    #expect(
      form.fields == [
        Field("city", TextField()), Field("born", DateField(), width: 12, isBeside: true),
      ]
    )
  }

  @Test(arguments: [
    ("{id: b, type: text, width: 0}", "error: expected 1 or more, found 0"),
    ("{id: b, type: text, width: wide}", "error: expected a whole number"),
    ("{id: b, type: text, besides: true}", "did you mean \"beside\"?"),
    ("{id: b, type: text, beside: 1}", "error: expected true or false"),
    (
      "{note: N}\n  - {id: b, type: text, beside: true}",
      "5:33: error: no field is directly before it"
    ),
    (
      "{page: P}\n  - {id: b, type: text, beside: true}",
      "5:33: error: no field is directly before it"
    ),
    ("{hidden: b, value: 1, width: 3}", "error: unknown key \"width\""),
  ])
  func `mistakes in widths and fields side by side are reported`(field: String, message: String) {
    let complaint = complaint(
      about: "title: T\nfields:\n  - {id: a, type: text}\n  - \(field)"
    )
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test func `an unknown type names the nearest`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: txt}
          """
      ) == """
        form.yaml:3:19: error: unknown type "txt"; did you mean "text"?
           3 |   - {id: a, type: txt}
             |                   ^^^
        """
    )
  }

  @Test func `an unknown type unlike any other lists them all`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: carousel}
          """
      ) == """
        form.yaml:3:19: error: unknown type "carousel"
           3 |   - {id: a, type: carousel}
             |                   ^^^^^^^^
             = help: expected one of text, masked, password, textarea, number, toggle, slider, range_slider, select, radio, checklist, matrix, path, tags, date, time, datetime
        """
    )
  }

  @Test func `without a type the keys of every widget are known`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, min: 1, placeholder: x, stepp: 2}
          """
      ) == """
        form.yaml:3:5: error: a field needs "type"
           3 |   - {id: a, min: 1, placeholder: x, stepp: 2}
             |     ^
        form.yaml:3:37: error: unknown key "stepp"; did you mean "step"?
           3 |   - {id: a, min: 1, placeholder: x, stepp: 2}
             |                                     ^^^^^
        """
    )
  }

  @Test(arguments: ["required", "{max_length: 3}", "[required]"])
  func `a single rule needs no list`(rules: String) throws {
    let form = try Form(yaml: "title: T\nfields:\n  - {id: a, type: text, rules: \(rules)}")
    #expect(form.fields[0].rules.clauses.count == 1)
  }

  @Test(arguments: [
    ("required: true", "required is a rule: write rules: [required]"),
    ("pattern: 'a+'", "pattern is a rule: write rules: [pattern: a+]"),
    ("maxLength: 3", "max_length is a rule: write rules: [max_length: 3]"),
  ])
  func `a rule written as a key is reported with its position`(key: String, help: String) {
    let complaint = complaint(about: "title: T\nfields:\n  - {id: a, type: text, \(key)}")
    #expect(complaint.contains("form.yaml:3:25: error: unknown key"), "\(complaint)")
    #expect(complaint.hasSuffix("= help: \(help)"), "\(complaint)")
  }

  @Test(arguments: [
    ("sction: Part", "section"), ("{pgae: Two}", "page"), ("{gruop: g, fields: []}", "group"),
    ("{hiden: a, value: 1}", "hidden"),
  ])
  func `a misspelled kind of entry is its only error`(entry: String, kind: String) {
    let complaint = complaint(about: "title: T\nfields:\n  - {id: a, type: text}\n  - \(entry)")
    #expect(complaint.contains("; did you mean \"\(kind)\"?"), "\(complaint)")
    #expect(complaint.split(separator: "error:").count == 2, "\(complaint)")
  }

  @Test func `a rule that does not fit the widget is reported`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: frequency, type: slider, min: 0, max: 8, rules: [email]}
          """
      ) == """
        form.yaml:3:59: error: email applies to text; frequency is a number
           3 |   - {id: frequency, type: slider, min: 0, max: 8, rules: [email]}
             |                                                           ^^^^^
             = help: write type: text
        """
    )
  }

  @Test func `a rule on numbers does not fit a text`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [range: {min: 1}]}
          """
      ) == """
        form.yaml:3:33: error: range applies to numbers; a is text
           3 |   - {id: a, type: text, rules: [range: {min: 1}]}
             |                                 ^^^^^
             = help: write type: number, or use length for the length of text
        """
    )
  }

  @Test func `a number among the options of a text belongs in quotes`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: text, rules: [one_of: [S, 1]]}
          """
      ) == """
        form.yaml:3:45: error: one_of compares with a number; a is text
           3 |   - {id: a, type: text, rules: [one_of: [S, 1]]}
             |                                             ^
             = help: to make it text, quote it: "1"
        """
    )
  }

  @Test func `a toggle cannot equal a text`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: a, type: toggle, rules: [equals: no!]}
          """
      ) == """
        form.yaml:3:43: error: equals compares with text; a is a toggle
           3 |   - {id: a, type: toggle, rules: [equals: no!]}
             |                                           ^^^
        """
    )
  }

  @Test func `an id cannot contain a space`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: user name, type: text}
          """
      ) == """
        form.yaml:3:10: error: invalid name "user name"
           3 |   - {id: user name, type: text}
             |          ^^^^^^^^^
             = help: start with a letter, then use letters, digits, _ or -
        """
    )
  }

  @Test func `an id cannot begin with a digit`() {
    #expect(
      complaint(
        about: """
          title: T
          fields:
            - {id: 2nd, type: text}
          """
      ) == """
        form.yaml:3:10: error: invalid name "2nd"
           3 |   - {id: 2nd, type: text}
             |          ^^^
             = help: start with a letter, then use letters, digits, _ or -
        """
    )
  }

  @Test(arguments: ["0123", "1.50", "0x1F", "+5", "1e3", "True"])
  func `the suggested text for a number is as written`(_ spelling: String) {
    let complaint = complaint(
      about: "title: T\nfields: [{id: a, type: text, default: \(spelling)}]"
    )
    #expect(complaint.contains("to make it text, quote it: \"\(spelling)\""), "\(complaint)")
  }

  @Test func `the United Kingdom may be called UK`() throws {
    let form = try Form(
      yaml: """
        title: T
        fields:
          - {id: a, type: text, rules: [postal_code: UK]}
          - {id: b, type: text, rules: [iban: {countries: [UK]}]}
          - {id: c, type: text, rules: [national_id: UK]}
          - {id: d, type: text, rules: [phone: UK], normalize: [{e164: UK}]}
        """
    )
    #expect(form.fields[0].rules == [.postalCode("GB")])
    #expect(form.fields[1].rules == [.iban(countries: ["GB"])])
    #expect(form.fields[2].rules == [.nationalID("GB")])
    #expect(form.fields[3].rules == [.phone(.gb)])
    #expect(form.fields[3].normalizers == [.e164(.gb)])
  }

  @Test func `very long chains of dependent fields are accepted`() throws {
    let rows = (0..<20_000).map {
      "  - {id: a\($0), type: text, when: {field: a\($0 + 1), alpha: }}"
    }
    let yaml =
      "title: T\nfields:\n" + rows.joined(separator: "\n") + "\n  - {id: a20000, type: text}\n"
    #expect(try Form(yaml: yaml).fields.count == 20_001)
  }
}
