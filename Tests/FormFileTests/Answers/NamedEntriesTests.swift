import FormFilling
@testable import FormScreens
import FormValidation
import FormWidgets
import Forms
import SourceText
import Testing

@testable import FormFile

/// Repeated groups whose answers are an object.
struct NamedEntriesTests {
  private static let yaml = """
    title: T
    fields:
      - group: env
        repeat: {min: 0, max: 3}
        key: name
        value: text
        fields: [{id: name, type: text, rules: [{max_length: 5}]}, {id: text, type: text}]
      - group: hosts
        repeat: {min: 0, max: 3}
        key: name
        fields:
          - {id: port, type: number, rules: [required]}
          - {id: name, type: text}
          - group: labels
            repeat: {min: 0}
            key: key
            value: on
            fields: [{id: key, type: text}, {id: on, type: toggle}]
    """

  @Test(arguments: [
    #"{"env": {}, "hosts": {}}"#, #"{"env": {"a.b": "1", "[0]": ""}, "hosts": {}}"#,
    #"{"env": {}, "hosts": {"h": {"port": 8, "labels": {"x": true, "y": false}}}}"#,
  ])
  func `answers are read and written as objects`(json: String) throws {
    var form = try Form(yaml: NamedEntriesTests.yaml)
    try form.hold(json, file: "a.json")
    var screen = Screen(form)
    screen.filling.submitAtOnce()
    guard case .submitted(let answers)? = screen.filling.outcome else {
      Issue.record("not submitted")
      return
    }
    #expect(form.json(of: answers, layout: .oneLine) == json)
  }

  @Test(arguments: [
    (#"{"env": []}"#, "expected an object with a member for each entry, found a list"),
    (#"{"env": 1}"#, "expected an object with a member for each entry, found a number"),
    (#"{"env": {"a": "", "b": "", "c": "", "d": ""}}"#, "expected at most 3 entries, found 4"),
    (#"{"hosts": {"a": 1}}"#, "expected an object of answers by field, found a number"),
    (#"{"hosts": {"a": {"prt": 1}}}"#, "unknown field \"prt\""),
    (
      #"{"hosts": {"a": {"port": 1, "name": "b"}}}"#,
      "error: field \"hosts[0].name\" is given twice: as the name of its entry and in it"
    ),
    (
      #"{"hosts[0].port": 1}"#,
      "unknown field \"hosts[0].port\"; \"hosts\" is an object with a member for each entry\n"
    ),
  ])
  func `other answers are diagnostics`(json: String, message: String) throws {
    let error = #expect(throws: Diagnostics.self) {
      var form = try Form(yaml: NamedEntriesTests.yaml)
      try form.hold(json, file: "a.json")
    }
    #expect(error?.description.contains(message) == true)
  }

  @Test(arguments: [
    ("a", "b", []), ("a", "a", ["choice.taken"]), ("", "b", ["required"]), ("a", "A", []),
    ("abcde", "abcdef", ["length.too_long"]),
  ])
  func `names are required and different`(
    first: String,
    second: String,
    codes: [String]
  ) throws {
    var form = try Form(yaml: NamedEntriesTests.yaml)
    try form.hold(#"{"env": {"1": "", "2": ""}}"#, file: "a.json")
    for (number, name) in [first, second].enumerated() {
      let index = try #require(form.index(of: FieldID("env[\(number)].name")))
      let isTaken = form.start(fieldAt: index, with: .text(name))
      #expect(isTaken)
    }
    let filling = Screen(form).filling
    #expect(filling.ruler.registrations.flatMap { $0.verdict.violations.map(\.code) } == codes)
  }

  @Test(arguments: [
    ("key: nam", "\"nam\" is no field of the group; did you mean \"name\"?"),
    ("key: age", "\"age\" must have texts as answers"),
    ("value: age", "value needs a key"), ("key: name, value: name", "\"name\" is the key already"),
    ("key: name, value: age", "entries have no other answers, like \"why\""),
    ("key: name, value: ag", "\"ag\" is no field of the group; did you mean \"age\"?"),
  ])
  func `keys that name no suitable field are errors`(keys: String, message: String) {
    let yaml = """
      title: T
      fields:
        - {group: g, repeat: {min: 0}, \(keys), fields: [{id: name, type: text}, {id: age, type: number}, {id: why, type: text}]}
      """
    let error = #expect(throws: Diagnostics.self) { try Form(yaml: yaml) }
    #expect(error?.description.contains(message) == true)
    let once = yaml.replacing("repeat: {min: 0}, \(keys)", with: "key: name")
    let other = #expect(throws: Diagnostics.self) { try Form(yaml: once) }
    #expect(other?.description.contains("only a repeated group has it") == true)
  }

  @Test func `the schema is of an object`() throws {
    let bytes = Array(NamedEntriesTests.yaml.utf8)
    let schema = try FormDescription(bytes, file: "f", extensions: FormExtensions()).schema
    #expect(schema.contains(#""propertyNames": {"#))
    #expect(schema.contains(#""required": ["port"]"#))
    #expect(schema.contains(#""maxProperties": 3"#))
    #expect(!schema.contains(#""items""#))
  }

  @Test func `a group reads the same from YAML as from Swift`() throws {
    let yaml = """
      title: T
      fields:
        - group: env
          repeat: {min: 0, max: 3}
          key: name
          value: text
          rules: [unique_items]
          fields: [{id: name, type: text}, {id: text, type: text}]
        - group: proxy
          optional: true
          rules: [{rule: accepted, when: {field: env, min_items: 2}}]
          fields: [{id: host, type: text}]
      """
    let form = Form("T") {
      Repeat("env", 0...3, key: "name", value: "text", rules: [.uniqueItems]) {
        Field("name", TextField())
        Field("text", TextField())
      }
      Group("proxy", isOptional: true, rules: [.accepted.when("env", .minItems(2))]) {
        Field("host", TextField())
      }
    }
    #expect(try Form(yaml: yaml) == form)
  }
}
