import SourceText
import Testing

@testable import FormFile

/// What JSON Schemas require, as forms have it.
struct SchemaRequirementTests {
  func imported(_ text: String) throws -> (yaml: String, notes: [String]) {
    let result = try FormImport(Array(text.utf8), file: "s.json")
    let yaml = result.yaml.split(separator: "fields:\n", maxSplits: 1)[1]
    return (String(yaml), result.notes.map(\.message))
  }

  @Test func `names that fields cannot have are those of members`() throws {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "required": ["$schema", "v", "x y", "l"], "properties": {
        "$schema": {"type": "string"}, "a.b": {"type": "boolean"},
        "x y": {"type": "object", "properties": {"@": {"type": "string"}}},
        "l": {"type": "array", "items": {"type": "object", "properties": {"#": {"type": "string"}}}},
        "v": {"const": 2}}}
      """
    )
    #expect(
      yaml == """
          - id: schema
            member: '$schema'
            type: text
            label: '$schema'
            rules:
              - required: {trim: false}
          - id: a_b
            member: a.b
            type: toggle
            label: A b
          - group: x_y
            member: x y
            label: X y
            unanswered: null
            fields:
              - id: field
                member: '@'
                type: text
                label: '@'
          - group: l
            label: L
            repeat: {min: 0, max: 1000}
            unanswered: null
            fields:
              - id: field
                member: '#'
                type: text
                label: '#'
          - hidden: v
            value: 2
            unanswered: null
            rules:
              - required
              - equals: 2

        """
    )
    #expect(notes == [])
  }

  private static let three = """
    "a": {"type": "string"}, "b": {"type": "string"}, "c": {"type": "string"}
    """

  @Test(
    arguments: [
      (
        #""anyOf": [{"required": ["a"]}, {"required": ["b", "c"]}]"#,
        [
          "- {rule: required, when: {not: {all: [{field: b, required: true}, {field: c, required: true}]}}}"
        ]
      ),
      (
        #""oneOf": [{"required": ["a"]}, {"required": ["b"]}]"#,
        [
          "- {rule: required, when: {not: {field: b, required: true}}}",
          "- {rule: prohibited, when: {field: b, required: true}}",
        ]
      ),
      (
        #""not": {"required": ["a", "b"]}"#,
        ["- {rule: prohibited, when: {field: a, required: true}}"]
      ),
      (
        #""not": {"required": ["a", "b"], "properties": {"b": {"const": "x"}}}"#,
        ["- {rule: not_equals, value: x, when: {field: a, required: true}}"]
      ),
      (#""not": {"required": ["c"]}"#, ["- {rule: prohibited}"]),
      (
        #""anyOf": [{"required": ["a"], "properties": {"a": {"type": "string"}}}, {"required": ["b"], "properties": {"b": {}}}]"#,
        ["- {rule: required, when: {not: {field: b, required: true}}}"]
      ),
      (
        #""minProperties": 1"#,
        [
          "- {rule: required, when: {not: {any: [{field: b, required: true}, {field: c, required: true}]}}}"
        ]
      ),
    ]
  )
  func `alternatives that require members are rules`(keyword: String, rules: [String]) throws {
    let (yaml, notes) = try imported(
      #"{"type": "object", \#(keyword), "properties": {\#(Self.three)}}"#
    )
    for rule in rules { #expect(yaml.contains(rule), "\(yaml)") }
    #expect(notes == [])
  }

  @Test(arguments: [
    (#""not": {"required": ["g", "l"]}"#, ["- {rule: prohibited, when: {field: g, equals: true}}"]),
    (#""not": {"required": ["l", "g"]}"#, ["- {rule: declined, when: {field: l, required: true}}"]),
    (
      #""anyOf": [{"required": ["g"]}, {"required": ["l"]}]"#,
      ["- {rule: accepted, when: {not: {field: l, required: true}}}"]
    ),
    (
      #""oneOf": [{"required": ["g"]}, {"required": ["l"]}]"#,
      [
        "- {rule: accepted, when: {not: {field: l, required: true}}}",
        "- {rule: declined, when: {field: l, required: true}}",
      ]
    ),
    (
      #""minProperties": 1"#,
      [
        "- {rule: accepted, when: {not: {any: [{field: l, required: true}, {field: m, required: true}]}}}"
      ]
    ),
  ])
  func `what groups and lists require are rules of them`(keyword: String, rules: [String]) throws {
    let object = #"{"type": "object", "properties": {"x": {"type": "string"}}}"#
    let (yaml, notes) = try imported(
      """
      {"type": "object", \(keyword), "properties": {"g": \(object),
        "l": {"type": "array", "items": \(object), "minItems": 1},
        "m": {"type": "object", "additionalProperties": {"type": "string"}, "minProperties": 1}}}
      """
    )
    for rule in rules { #expect(yaml.contains(rule), "\(yaml)") }
    #expect(yaml.contains("    optional: true\n"))
    #expect(notes == [])
  }

  @Test func `a list that may be there without items is reported where its presence counts`() throws
  {
    let (_, notes) = try imported(
      """
      {"type": "object", "not": {"required": ["a", "l"]}, "properties": {"a": {"type": "string"},
        "l": {"type": "array", "items": {"type": "string"}}}}
      """
    )
    #expect(notes == ["an empty list of l counts as none"])
  }

  @Test func `a required member that is left out is reported`() throws {
    let (_, notes) = try imported(
      """
      {"type": "object", "required": ["a"], "properties": {"a": {"$ref": "x.json"},
        "b": {"type": "string"}}}
      """
    )
    #expect(notes.contains(#"answers lack "a", which is required"#))
  }

  @Test func `a default that breaks a rule is left out`() throws {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "properties": {"a": {"type": "string", "format": "email",
        "default": "x"}, "b": {"type": "string", "format": "email", "default": "a@b.example"}}}
      """
    )
    #expect(yaml.ranges(of: "default: ").count == 1)
    #expect(notes == ["default, which the field does not accept, is left out"])
  }

  @Test func `an object that one branch requires is required there`() throws {
    let object = #"{"type": "object", "properties": {"x": {"type": "string"}}}"#
    let properties = #""g": \#(object), "l": {"type": "array", "items": \#(object)}"#
    let (yaml, notes) = try imported(
      """
      {"type": "object", "oneOf": [
        {"required": ["k", "g", "l"], "properties": {"k": {"const": "a"}, \(properties)}},
        {"required": ["k"], "properties": {"k": {"const": "b"}, \(properties)}}]}
      """
    )
    #expect(yaml.contains("    optional: true\n"))
    #expect(yaml.contains("- {rule: accepted, when: {field: k, equals: a}}"), "\(yaml)")
    #expect(notes == ["l, which one branch requires, may be missing"])
  }

  @Test func `two toggles that may not both be on`() throws {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "not": {"required": ["a", "b"], "properties": {"a": {"const": true},
        "b": {"const": true}}}, "properties": {"a": {"type": "boolean"}, "b": {"type": "boolean"}}}
      """
    )
    #expect(yaml.contains("- {rule: declined, when: {field: a, equals: true}}"))
    #expect(notes == [])
  }

  @Test func `a toggle whose presence requires another member is left out while it is off`() throws
  {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "dependentRequired": {"a": ["b"]},
        "properties": {"a": {"type": "boolean"}, "b": {"type": "string"}}}
      """
    )
    #expect(yaml.contains("    unanswered: omit\n  - id: b"))
    #expect(yaml.contains("- {rule: required, when: {field: a, equals: true}}"))
    #expect(notes == [])
  }

  @Test func `of several definitions, the one that is asked for is named`() throws {
    let (yaml, notes) = try imported(
      """
      {"definitions": {"a": {"properties": {"x": {"$ref": "#/definitions/c"}}},
        "b": {"properties": {"y": {"type": "string"}}}, "c": {"type": "string"}}}
      """
    )
    #expect(yaml.contains("id: x"))
    #expect(notes == ["of several definitions, a is asked for"])
  }

  @Test(arguments: [
    (#"["u"]"#, []),
    (
      #"["u", "v"]"#,
      ["keys that forms do not support are left out: examples after the first"]
    ),
  ])
  func `examples after the first are reported`(examples: String, found: [String]) throws {
    let (yaml, notes) = try imported(
      #"{"properties": {"a": {"type": "string", "examples": \#(examples)}}}"#
    )
    #expect(yaml.contains("placeholder: u"))
    #expect(notes == found)
  }

  @Test func `a member of two alternatives has the rules of each`() throws {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "oneOf": [
        {"properties": {"k": {"const": "x"}, "a": {"type": "string", "title": "A"}}, "required": ["a"]},
        {"properties": {"k": {"const": "z"}, "a": {"type": "string", "maxLength": 3}}}]}
      """
    )
    let shown = "{any: [{field: k, equals: x}, {field: k, equals: z}]}"
    #expect(yaml.contains("when: \(shown)"))
    #expect(yaml.contains("- {rule: required, when: {field: k, equals: x}}"))
    let rules = "[{length: {max: 3, unit: scalars}}]"
    #expect(yaml.contains("- {rule: all, rules: \(rules), when: {field: k, equals: z}}"))
    #expect(notes == [])
  }

  @Test(arguments: [
    (#""anyOf": [{"required": ["a"]}, {"minProperties": 1}]"#, "anyOf is left out"),
    (#""minProperties": 2"#, "minProperties is left out"),
    (#""anyOf": [{"required": ["a"]}, {"required": ["z"]}]"#, "anyOf is left out"),
    (#""not": {"properties": {"a": {"const": "x"}}}"#, "not is left out"),
    (#""not": {"required": ["z"]}"#, "not is left out"),
  ])
  func `others are losses`(keyword: String, note: String) throws {
    let (_, notes) = try imported(
      #"{"type": "object", \#(keyword), "properties": {\#(Self.three)}}"#
    )
    #expect(notes == [note])
  }

  @Test(arguments: [
    (#"{"type": "boolean"}"#, true, "    unanswered: null\n"),
    (#"{"type": "boolean", "const": true}"#, false, "    unanswered: omit\n"),
    (#"{"type": "boolean", "const": true}"#, true, "      - accepted\n"),
    (#"{"type": "string", "default": "x"}"#, true, "    unanswered: null\n"),
    (
      #"{"type": "array", "items": {"type": "string"}, "minItems": 1}"#, false,
      "    unanswered: omit\n"
    ),
    (
      #"{"type": "object", "additionalProperties": {"type": "string"}, "minProperties": 1}"#, false,
      "    unanswered: omit\n"
    ),
    (
      #"{"type": "object", "properties": {"b": {"type": "string"}}, "minProperties": 1}"#, false,
      "    unanswered: omit\n"
    ),
    (
      #"{"type": ["array", "null"], "items": {"type": "string"}, "minItems": 1}"#, true,
      "      - required\n"
    ),
    (
      #"{"type": "object", "properties": {"b": {"type": "string"}}, "anyOf": [{"required": ["b"]}, {"required": ["b"]}]}"#,
      false, "    optional: true\n"
    ),
    (#"{"type": "object"}"#, true, "    key: name\n    value: value\n    unanswered: null\n"),
    (#"{"oneOf": [{"type": "boolean"}, {"const": "x"}]}"#, false, "    type: toggle\n"),
    (
      #"{"anyOf": [{"enum": ["x"], "type": "string"}, {"type": "string", "pattern": "^y"}]}"#,
      false,
      "- any: [{one_of: [x]}, {pattern: {matches: '^y', anchored: false}}]"
    ),
  ])
  func `members are there, or are left out`(schema: String, isRequired: Bool, part: String) throws {
    let required = isRequired ? #""required": ["a"], "# : ""
    let (yaml, _) = try imported(
      #"{"type": "object", \#(required)"properties": {"a": \#(schema)}}"#
    )
    #expect(yaml.contains(part), "\(yaml)")
  }

  @Test func `a field that only one branch can have leaves the others of its object`() throws {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "oneOf": [
        {"required": ["k", "o"], "properties": {"k": {"const": "a"}, "o": {"type": "object",
          "properties": {"n": {"type": "string"}, "l": {"items": {"type": "string"}}}}}},
        {"required": ["k", "o"], "properties": {"k": {"const": "b"}, "o": {"type": "object",
          "properties": {"n": {"type": "string"}, "l": {"items": {"properties": {"x":
            {"type": "string"}}}}}}}}]}
      """
    )
    #expect(yaml.contains("when: {any: [{field: k, equals: a}, {field: k, equals: b}]}"), "\(yaml)")
    #expect(notes.contains("l of o, which another branch has in another form, is left out"))
  }

  @Test func `a schema of a map alone is not taken for something else`() {
    let text = """
      {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object",
        "additionalProperties": {"type": "string"}}
      """
    #expect {
      try FormImport(Array(text.utf8), file: "s.json")
    } throws: {
      "\($0)".contains("is not of an object with properties")
    }
  }

  @Test func `options of a list are compared once each`() throws {
    let options = (0..<20_000).map { "\"o\($0)\"" }.joined(separator: ",")
    let (yaml, _) = try imported(
      #"{"type": "object", "properties": {"a": {"enum": [\#(options)]}}}"#
    )
    #expect(yaml.contains("o19999"))
  }
}
