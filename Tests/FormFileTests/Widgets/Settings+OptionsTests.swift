import FormValidation
@testable import FormWidgets
@testable import Forms
import SourceText
import Testing

@testable import FormFile

struct SettingsOptionsTests {
  /// The files that forms here can name.
  private static let files: [String: String] = [
    "good.json": #"["a", {"value": "b", "label": "B", "group": "G"}, 3]"#,
    "good.txt": "one\n\n  two \r\nthree",
    "good.yaml": "# Sizes\n- a\n- {value: b, label: B}\n- 3\n",
    "twice.yml": "- 3.10\n- a\n- a\n",
    "tagged.yaml": "- a\n- &b b\n- *b\n",
    "empty.yml": "",
    "twice.json": "[\"a\",\n \"b\", \"a\"]",
    "twice.txt": "a\nb\na\nb\n",
    "object.json": "{}",
    "typo.json": #"[{"value": 1, "lable": "x"}]"#,
    "broken.json": "[1,\n 2",
    "empty.txt": "\n",
    "many.txt": (0...OptionText.countLimit).map { "option \($0)\n" }.joined(),
    "large.txt": String(repeating: "x", count: OptionText.byteLimit + 1),
  ]

  @Sendable
  private static func read(_ path: String, _ limit: Int) throws(FormFileError) -> [UInt8] {
    guard let text = files[path] else { throw FormFileError("no such file") }
    return Array(text.utf8.prefix(limit + 1))
  }

  private static func yaml(_ options: String, type: String = "select", _ more: String = "")
    -> String
  {
    """
    title: T
    fields:
      - {id: country, type: select, options: [US, {value: CA, label: Canada}]}
      - {id: topics, type: checklist, options: [a, b]}
      - {id: urgent, type: toggle}
      - {id: name, type: text}
      - {id: a, type: \(type), options: \(options)\(more)}
    """
  }

  private static func complaint(_ options: String, _ more: String = "") -> String {
    FormFileTests.complaint(about: yaml(options, more), file: Self.read)
  }

  private static func yaml(_ options: String, _ more: String) -> String {
    yaml(options, type: "select", more)
  }

  private static func source(_ options: String) throws -> OptionSource? {
    let extensions = FormExtensions(allowsCommands: true, file: read)
    let form = try Form(yaml: yaml(options), extensions: extensions)
    let description = form.fields[4].widget.description
    return description.options?.source ?? .listed(description.choices)
  }

  @Test(
    arguments: [
      (
        "{by: country, US: [AZ]}", ", rules: [required]",
        "a is required, but has no options if country is \"CA\""
      ),
      (
        "{by: country, CA: [ON]}", ", rules: [required]",
        "a is required, but has no options if country is \"US\""
      ),
      (
        "{by: urgent, 'true': [x]}", ", rules: [required]",
        "a is required, but has no options if urgent is \"false\""
      ),
      ("{by: country, US: [AZ], else: [ON]}", ", rules: [required]", nil),
      ("{by: country, US: [AZ], CA: [ON]}", ", rules: [required]", nil),
      ("{by: country, US: [AZ]}", "", nil), ("{by: name, x: [AZ]}", ", rules: [required]", nil),
      ("{by: country, US: [AZ]}", ", rules: [required], other: Another", nil),
      (
        "{by: country, US: [AZ]}", ", rules: [required], when: {field: country, equals: US}", nil
      ),
    ] as [(String, String, String?)]
  )
  func `a required field without options for an answer is a warning`(
    options: String,
    more: String,
    message: String?
  ) throws {
    let warnings = try FormReading(yaml: Self.yaml(options, more), file: "f.yaml").warnings
    #expect(warnings.map(\.message) == [message].compactMap { $0 })
    #expect(warnings.allSatisfy { "\($0)".hasPrefix("f.yaml:7:10: warning: ") })
  }

  @Test(
    arguments: [
      ("{by: country, US: [AZ], else: [ON]}", .by("country", ["US": ["AZ"]], else: ["ON"])),
      ("{by: urgent, 'true': [x]}", .by("urgent", ["true": ["x"]])),
      ("{by: name, any: [x]}", .by("name", ["any": ["x"]])),
      ("{by: country, US: [], else: [b]}", .by("country", ["US": []], else: ["b"])),
      ("{by: [country], US: [AZ]}", .by("country", ["US": ["AZ"]])),
      (
        "{by: [country, urgent], US: {'true': [a], else: [b]}, CA: [c], else: [d]}",
        .by(
          "country",
          ["US": .by("urgent", ["true": ["a"]], else: ["b"]), "CA": ["c"]],
          else: ["d"]
        )
      ),
      (
        "{by: [country, urgent], US: {'true': [a]}, else: {'true': [c], else: [d]}}",
        .by(
          "country",
          ["US": .by("urgent", ["true": ["a"]], else: .by("urgent", ["true": ["c"]], else: ["d"]))],
          else: .by("urgent", ["true": ["c"]], else: ["d"])
        )
      ),
      (
        "[x, {value: y, when: {field: topics, min_items: 2}, reason: Two}]",
        .listed(["x", Choice("y", when: .field("topics", [.minItems(2)]), reason: "Two")])
      ),
      (
        "[x, {value: y, unless: {field: urgent, accepted: true}}]",
        .listed(["x", Choice("y", when: .not(.field("urgent", [.accepted])))])
      ),
      ("{command: [git, tag]}", .asked("options", arguments: ["git", "tag"])),
      ("{command: ls}", .asked("options", arguments: ["ls"])),
      ("{file: good.json}", .listed(["a", Choice("b", label: "B", group: "G"), 3])),
      ("{file: good.yaml}", .listed(["a", Choice("b", label: "B"), 3])),
      ("{file: good.txt}", .listed(["one", "two", "three"])),
    ] as [(String, OptionSource)]
  )
  func `options have a source`(options: String, source: OptionSource) throws {
    #expect(try Self.source(options) == source)
  }

  @Test(arguments: ["select", "radio", "checklist"])
  func `every choice can have one`(type: String) throws {
    let form = try Form(yaml: Self.yaml("{by: country, US: [AZ]}", type: type))
    #expect(form.fields[4].widget.description.options?.source == .by("country", ["US": ["AZ"]]))
  }

  @Test(arguments: [
    ("{}", ": error: expected a list, or by, file or command, found a mapping"),
    ("{fil: x}", #": error: unknown key "fil"; did you mean "file"?"#),
    ("{file: x, command: y}", ": error: cannot read"),
    ("{by: contry, US: [a]}", #": error: unknown field "contry"; did you mean "country"?"#),
    ("{by: a, a: [a]}", ": error: a depends on its own answer"),
    ("{by: a, b: [c]}", ": error: a depends on its own answer"),
    ("{by: topics, a: [a]}", ": error: options depend on one answer; topics has several"),
    ("{by: [country, country], US: [a]}", ": error: options depend on country twice"),
    ("{by: [country, none], US: [a]}", #": error: unknown field "none""#),
    ("{by: [], US: [a]}", ": error: expected text that is not empty"),
    ("{by: country, US: {x: [a]}}", ": error: expected a list, found a mapping"),
    ("{by: [country, urgent], US: {maybe: [a]}}", #": error: urgent cannot be "maybe""#),
    ("{by: [country, a], US: {a: [a]}}", ": error: a depends on its own answer"),
    ("[a, {value: b, when: {field: none, equals: 1}}]", #": error: unknown field "none""#),
    ("[a, {value: b, when: {field: a, equals: a}}]", ": error: a depends on its own answer"),
    ("[a, {value: b, when: x}]", ": error: expected a mapping, found text"),
    ("[a, {value: b, when: {field: topics, email: true}}]", ": error: email applies to text"),
    ("[a, {value: b, reason: x}]", ": error: reason needs when, unless or disabled: true"),
    ("[a, {value: a, when: {field: urgent, accepted: true}}]", #": error: duplicate option "a""#),
    ("{by: country}", ": error: options lists no answers of the other field"),
    ("{by: country, USA: [a]}", #": error: country cannot be "USA"; did you mean "US"?"#),
    ("{by: urgent, maybe: [a]}", #": error: urgent cannot be "maybe""#),
    ("{by: country, US: AZ}", ": error: expected a list, found text"),
    ("{by: country, US: [AZ, AZ]}", #": error: duplicate option "AZ""#),
    ("{by: country, US: []}", ": error: US has no options"),
    ("{by: country, US: [{value: 1, disabled: true}]}", ": error: every option is disabled"),
    ("{by: country, US: [AZ], US: [CA]}", #": error: duplicate key "US""#),
    ("{command: [ls]}", #": error: this form runs a program: "ls""#),
    ("{file: none.json}", #": error: cannot read "none.json": no such file"#),
    ("{file: twice.json}", #": error: twice.json:2: duplicate option "a"; first on line 1"#),
    ("{file: twice.txt}", #": error: twice.txt:3: duplicate option "a"; first on line 1"#),
    ("{file: twice.yml}", #": error: twice.yml:3: duplicate option "a"; first on line 2"#),
    ("{file: tagged.yaml}", ": error: tagged.yaml:2: "),
    ("{file: empty.yml}", ": error: empty.yml: no options"),
    ("{file: typo.json}", #": error: typo.json:1: unknown key "lable""#),
    ("{file: object.json}", ": error: object.json:1: expected a list, found a mapping"),
    ("{file: broken.json}", ": error: broken.json:2: "),
    ("{file: empty.txt}", ": error: empty.txt: no options"),
    ("{file: many.txt}", ": error: many.txt: more than 100000 options"),
    ("{file: large.txt}", ": error: large.txt: larger than 16 MiB"),
  ])
  func `errors in a source are reported`(options: String, message: String) {
    let complaint = Self.complaint(options)
    #expect(complaint.contains(message), "\(complaint)")
  }

  @Test(arguments: [
    ("{by: country, US: [AZ], CA: [ON]}", ", default: ON", true),
    ("{by: country, US: [AZ], CA: [ON]}", ", default: QC", false),
    ("{by: country, US: [AZ]}", ", default: QC, other: Else", true),
    ("{file: good.txt}", ", default: two", true),
    ("{file: good.txt}", ", default: four", false),
  ])
  func `a default is an option of some list`(options: String, more: String, isFine: Bool) {
    let complaint = Self.complaint(options, more)
    #expect((complaint == "no complaint") == isFine, "\(complaint)")
  }

  @Test func `fields that depend on each other are reported`() {
    let complaint = FormFileTests.complaint(
      about: """
        title: T
        fields:
          - {id: a, type: select, options: {by: b, x: [x]}}
          - {id: b, type: select, options: {by: a, x: [x]}}
        """
    )
    #expect(complaint.contains("fields depend on each other: a, then b, then a"), "\(complaint)")
  }

  @Test(arguments: [
    "- {id: a, type: select, options: {by: b, x: [y], else: [x]}}",
    "- {id: a, type: text, default: x, when: {not: {field: b, equals: x}}}",
  ])
  func `fields that are filled from each other are reported`(field: String) {
    let complaint = FormFileTests.complaint(
      about: """
        title: T
        fields:
          \(field)
          - {id: b, type: text, default: {field: a}}
        """
    )
    #expect(complaint.contains("fields depend on each other: a, then b, then a"), "\(complaint)")
  }

  @Test(arguments: [
    ("{id: a, type: text, default: {field: pw}}", true),
    ("{id: a, type: password, default: {field: pw}}", false),
    ("{id: a, type: text, read_only: true, default: {field: pw}}", false),
    ("{id: b, type: text, value: '{pw}'}, {id: a, type: tags, default: {field: b}}", true),
    ("{hidden: b, value: '{pw}'}, {id: a, type: text, default: {field: b}}", true),
    ("{id: a, type: text, default: {field: c}}, {id: c, type: text}", false),
  ])
  func `a field that would show a secret is reported`(fields: String, isReported: Bool) {
    let yaml = "title: T\nfields: [{id: pw, type: password}, \(fields)]"
    let complaint = "\(Result { try Form(yaml: yaml) })"
    #expect(complaint.contains("a would show a secret") == isReported, "\(complaint)")
  }

  @Test(
    arguments: [
      ("a\nb\r\n\n c \n", ["a", "b", "c"]), ("[\"a\", 2]", ["a", 2]), ("[a]\n", ["[a]"]),
      ("\u{1B}[31mred\u{1B}[0m\n\u{7}bell\n", ["red", "bell"]), ("", []),
      ("\u{FEFF}a\n", ["a"]), ("\u{FEFF}[1]", [1]),
    ] as [(String, [Value])]
  )
  func `the output of a program lists options`(output: String, options: [Value]) throws {
    #expect(try OptionText.values(ofOutput: output) == options)
  }

  @Test func `the last line of an output has no control characters`() {
    #expect(OptionText.lastLine(of: "a\n\u{1B}[1mfatal: no.\u{1B}[0m\n\n") == "fatal: no")
    #expect(OptionText.lastLine(of: " \n") == "")
  }
}
