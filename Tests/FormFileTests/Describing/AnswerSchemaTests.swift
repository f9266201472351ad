import FormValidation
@testable import Forms
import SourceText
import Testing

@testable import FormFile

/// The JSON Schema of single fields, and patterns in it.
struct AnswerSchemaTests {
  private func schema(of field: String) throws -> String {
    let form = try Form(yaml: "title: T\nfields: [\(field)]")
    let schema = AnswerSchema(of: form).tree
    let properties = schema.members.first { $0.name == "properties" }?.tree.members.first
    return try #require(properties).tree.json
  }

  @Test(arguments: [
    (
      "{id: a, type: text, rules: [{rule: length, min: 2, max: 4, unit: scalars}]}",
      #"{"anyOf": [{"enum": ["", null]}, {"type": "string", "minLength": 2, "maxLength": 4}]}"#
    ),
    // A grapheme has one code point or more, so that only the lower bound is sure.
    (
      "{id: a, type: text, rules: [{length: {min: 2, max: 4}}]}",
      #"{"$comment": "Not representable in JSON Schema: length", "anyOf": [{"enum": ["", null]}, {"type": "string", "minLength": 2}]}"#
    ),
    (
      "{id: a, type: text, rules: [{rule: length, min: 5, max: 8, unit: bytes}]}",
      #"{"$comment": "Not representable in JSON Schema: length", "anyOf": [{"enum": ["", null]}, {"type": "string", "minLength": 2, "maxLength": 8}]}"#
    ),
    (
      "{id: a, type: number, min: 0, rules: [integer, {exclusive_max: 9}]}",
      #"{"anyOf": [{"enum": [null]}, {"type": "integer", "minimum": 0, "exclusiveMaximum": 9}]}"#
    ),
    // 1.4 is no multiple of 0.05 in binary fractions.
    (
      "{id: a, type: slider, min: 1, max: 2, step: 0.05, default: 1.4}",
      #"{"default": 1.4, "$comment": "Not representable in JSON Schema: multiple_of", "type": "number", "minimum": 1, "maximum": 2}"#
    ),
    (
      "{id: a, type: slider, min: 1, max: 2, step: 0.25}",
      #"{"default": 1, "type": "number", "minimum": 1, "maximum": 2, "multipleOf": 0.25}"#
    ),
    (
      "{id: a, type: radio, options: [x, 1, {value: y, disabled: true}]}",
      #"{"anyOf": [{"enum": [null]}, {"enum": ["x", 1]}]}"#
    ),
    (
      "{id: a, type: toggle, rules: [accepted]}",
      #"{"default": false, "type": "boolean", "const": true}"#
    ),
    // Of texts, several mean yes.
    (
      "{id: a, type: text, rules: [accepted]}",
      ##"{"$comment": "Not representable in JSON Schema: accepted", "type": "string", "pattern": "\##(FieldSchema.visible.replacing("\\", with: "\\\\"))"}"##
    ),
    (
      "{id: a, type: radio, options: ['yes', 'no'], rules: [accepted]}",
      #"{"$comment": "Not representable in JSON Schema: accepted", "enum": ["yes", "no"]}"#
    ),
    (
      "{hidden: a, value: 5}", "{}"
    ),
    (
      "{hidden: a, value: 5, rules: [{equals: 5}]}",
      #"{"anyOf": [{"enum": ["", null, []]}, {"enum": [5]}]}"#
    ),
    (
      "{id: a, type: checklist, options: [x, y], max: 1}",
      #"{"anyOf": [{"enum": [null]}, {"type": "array", "items": {"enum": ["x", "y"]}, "uniqueItems": true, "maxItems": 1}]}"#
    ),
    (
      "{id: a, type: password, label: P, help: H}",
      #"{"title": "P", "description": "H", "writeOnly": true, "anyOf": [{"enum": ["", null]}, {"type": "string"}]}"#
    ),
    (
      "{id: a, type: text, rules: [{rule: pattern, matches: x, ignore_case: true}, email]}",
      #"{"$comment": "Not representable in JSON Schema: pattern, email", "anyOf": [{"enum": ["", null]}, {"type": "string", "format": "email"}]}"#
    ),
  ])
  func `a field's schema expresses its rules, and lists the others`(
    field: String,
    expected: String
  ) throws {
    #expect(try schema(of: field) == expected)
  }

  @Test(
    arguments: [
      ("[{group: stops, repeat: {min: 0, max: 3}, fields: [{id: x, type: text}]}]", ["stops"], nil),
      (
        """
        [{group: stops, repeat: {min: 0, max: 3}, fields: [{id: x, type: text}]},
        {id: at, type: text, rules: [required]}]
        """, ["stops", "at"], #"["at"]"#
      ),
      (
        """
        [{group: stop, fields: [{group: stops, repeat: {min: 0, max: 3},
        fields: [{group: x, fields: [{id: y, type: text}]}]}]}]
        """, ["stop"], nil
      ),
    ] as [(String, [String], String?)]
  )
  func `a group that begins with a repeated group has its own object`(
    fields: String,
    names: [String],
    required: String?
  ) throws {
    for keys in ["", "optional: true, "] {
      let form = try Form(
        yaml: "{title: T, fields: [{group: trip, \(keys)fields: \(fields)}, {id: b, type: text}]}"
      )
      func members(_ tree: JSONTree?, _ name: String) -> JSONTree? {
        tree?.members.first { $0.name == name }?.tree
      }
      let schema = AnswerSchema(of: form).tree
      let properties = try #require(members(schema, "properties"))
      #expect(properties.members.map(\.name) == ["trip", "b"])
      let trip = properties.members[0].tree
      #expect(members(trip, "properties")?.members.map(\.name) == names)
      #expect(members(trip, "required")?.json == required)
      let isRequired = required != nil && keys.isEmpty
      #expect(members(schema, "required")?.json == (isRequired ? #"["trip"]"# : nil))
    }
  }

  @Test(arguments: [
    (
      "{group: g, optional: true, when: {field: a, equals: x}, fields: [$]}",
      #"{"properties": {"g": {"properties": {"b": {"anyOf": "$"}}, "required": ["b"]}}}"#
    ),
    (
      "{group: g, when: {field: a, equals: x}, fields: [$]}",
      #"{"properties": {"g": {"properties": {"b": {"anyOf": "$"}}, "required": ["b"]}}, "required": ["g"]}"#
    ),
    (
      "{group: h, fields: [{group: g, optional: true, when: {field: a, equals: x}, fields: [$]}]}",
      #"{"properties": {"h": {"properties": {"g": {"properties": {"b": {"anyOf": "$"}}, "required": ["b"]}}}}}"#
    ),
    (
      "{group: h, optional: true, fields: [{group: g, when: {field: a, equals: x}, fields: [$]}]}",
      #"{"properties": {"h": {"properties": {"g": {"properties": {"b": {"anyOf": "$"}}, "required": ["b"]}}, "required": ["g"]}}}"#
    ),
  ])
  func `an optional group need not be there when it is asked`(
    group: String,
    expected: String
  ) throws {
    let field = "{id: b, type: number, rules: [required]}"
    let form = try Form(
      yaml: "{title: T, fields: [{id: a, type: text}, \(group.replacing("$", with: field))]}"
    )
    let branches = AnswerSchema(of: form).tree.members.first { $0.name == "allOf" }?.tree
    let json = try #require(branches).json
    #expect(json.contains(expected.replacing(#"{"anyOf": "$"}"#, with: #"{"type": "number"}"#)))
  }

  @Test(arguments: [
    ("[a-z]+", "^(?:[a-z]+)$"), ("a|b", "^(?:a|b)$"), (#"\d{2,}?"#, "^(?:[0-9]{2,}?)$"),
    (#"[\w-]"#, "^(?:[A-Za-z0-9_-])$"), (#"[^\s]"#, #"^(?:[^ \t\n\v\f\r])$"#),
    (".", #"^(?:[^\n])$"#),
    (#"a\-b\@c"#, "^(?:a-b@c)$"), (#"[a\-z]"#, #"^(?:[a\-z])$"#), ("a{b}", #"^(?:a\{b\})$"#),
    ("(?:a)(?=b)(?!c)", "^(?:(?:a)(?=b)(?!c))$"), ("[]a]", #"^(?:[\]a])$"#),
    ("a/b", #"^(?:a\/b)$"#),
    ("é", "^(?:é)$"), (#"\D"#, "^(?:[^0-9])$"),
  ])
  func `an expression portable to both is translated`(pattern: String, expected: String) {
    #expect(ECMAPattern(pattern, isWhole: true)?.text == expected)
  }

  @Test(arguments: [
    "a++", "(?i)a", "(?<n>a)", "(?>a)", #"\Aa\z"#, #"\p{L}"#, "[[:alpha:]]", #"(a)\1"#, "(*ACCEPT)",
    #"\h"#,
    "(?#c)a", "a{,3}", "(a", "[a", #"[\D]"#, #"\x41"#, "a**",
  ])
  func `an expression that may differ in meaning is not`(pattern: String) {
    #expect(ECMAPattern(pattern, isWhole: true) == nil)
  }
}

/// A form's fields and rules as text.
struct FormDescriptionTests {
  private static let yaml = """
    title: Sign up
    intro: It takes a minute.
    fields:
      - page: You
      - {id: name, type: text, label: Your name, help: As on your badge., rules: [required, {max_length: 9}]}
      - {id: size, type: radio, options: [S, {value: L, label: Large}], default: S}
      - page: Guests
      - group: guests
        repeat: {max: 2}
        fields:
          - {id: age, type: number, min: 0, max: 9, when: {field: size, equals: L}}
      - {hidden: source, value: web}
    """

  @Test func `fields are listed under their pages, with their rules`() throws {
    let description = try FormDescription(
      Array(FormDescriptionTests.yaml.utf8),
      file: "f",
      extensions: FormExtensions()
    )
    #expect(
      description.text == """
        Sign up
        It takes a minute.

        Page: You
        name          Your name: text, required
                      As on your badge.
                      - At most 9 characters
        size          radio, default S
                      options: S, L (Large)

        Page: Guests
        guests[]      group, 1 to 2 entries
        guests[].age  number
                      min 0, max 9
                      asked when {field: size, equals: L}
        source        hidden, value web

        """
    )
  }

  private static let parts = """
    title: T
    fields:
      - {id: size, type: radio, options: [S, L]}
      - section: Odd
        when: {field: size, equals: S}
      - {id: n, type: slider, min: 0, max: 8, step: 2}
      - group: home
        label: Home
        optional: true
        unless: {field: size, equals: L}
        fields:
          - {id: street, type: text}
          - group: keys
            label: Key {n}
            repeat: {min: 1, max: 1}
            fields: [{id: no, type: number}]
      - page: Ports
        when: {field: size, equals: L}
      - group: ports
        repeat: {min: 0, max: 3}
        key: name
        value: to
        member: $ports
        fields: [{id: name, type: text}, {id: to, type: number}]
      - id: taste
        type: matrix
        label: How was it?
        rows: [food, {value: staff, label: Our staff}]
        options: [good, bad]
        when: {field: size, equals: S}
    """

  @Test func `parts are listed with their conditions and limits`() throws {
    let description = try FormDescription(
      Array(FormDescriptionTests.parts.utf8),
      file: "f",
      extensions: FormExtensions()
    )
    #expect(
      description.text == """
        T

        size            radio
                        options: S, L

        Section: Odd
        asked when {field: size, equals: S}
        n               slider
                        min 0, max 8, step 2
        home            Home: group, optional
                        asked unless {field: size, equals: L}
        home.street     text
        home.keys[]     Key: group, 1 entry
        home.keys[].no  number

        Page: Ports
        asked when {field: size, equals: L}
        ports[]         group, 0 to 3 entries, key name, value to, member $ports
        ports[].name    text, required
        ports[].to      number
        taste           How was it?: matrix
                        asked when {field: size, equals: S}
        taste.food      food: matrix
                        options: good, bad
        taste.staff     Our staff: matrix
                        options: good, bad

        """
    )
    guard case .object(let form) = try Value(json: description.json) else { return }
    let sections = """
      [{"type": "section", "title": "Odd", "first": "n", "when": {"field": "size", "equals": "S"}},
      {"type": "page", "title": "Ports", "first": "ports[].name", "when": {"field": "size", "equals": "L"}}]
      """
    let groups = """
      [{"id": "home", "label": "Home", "optional": true, "unless": {"field": "size", "equals": "L"}},
      {"id": "home.keys[]", "label": "Key", "optional": false, "min": 1, "max": 1},
      {"id": "ports[]", "label": "ports", "optional": false, "min": 0, "max": 3, "key": "name",
      "value": "to", "member": "$ports"},
      {"id": "taste", "label": "How was it?", "optional": false, "when": {"field": "size", "equals": "S"}}]
      """
    #expect(try form["sections"] == Value(json: sections))
    #expect(try form["groups"] == Value(json: groups))
    guard case .list(let fields)? = form["fields"], case .object(let slider) = fields[1] else {
      Issue.record("\(description.json)")
      return
    }
    #expect([slider["min"], slider["max"], slider["step"]] == [0, 8, 2])
  }

  @Test func `what limits answers besides rules is listed`() throws {
    let yaml = """
      title: T
      fields:
        - {id: s, type: slider, min: 1, max: 9, scale: log, forbidden: [{min: 3, max: 5}]}
        - {id: t, type: toggle, on: live, off: test}
        - {id: o, type: select, options: [a, {value: b, disabled: true, reason: None left.}]}
      """
    let description = try FormDescription(
      Array(yaml.utf8),
      file: "f",
      extensions: FormExtensions()
    )
    #expect(
      description.text == """
        T

        s  slider
           min 1, max 9, scale log, forbidden [{min: 3, max: 5}]
        t  toggle
           on live, off test
        o  select
           options: a, b
           option b disabled, reason None left.

        """
    )
    #expect(description.json.contains(#""disabled": true"#))
  }

  @Test func `a description is in English, besides the texts of the form`() throws {
    let yaml = """
      title: Anmeldung
      language: de
      fields: [{id: n, type: text, label: Vorname, rules: [{max_length: 5}]}]
      """
    let description = try FormDescription(
      Array(yaml.utf8),
      file: "f",
      extensions: FormExtensions()
    )
    #expect(
      description.text == """
        Anmeldung

        n  Vorname: text
           - At most 5 characters

        """
    )
    #expect(description.json.contains("Höchstens 5 Zeichen"))
  }

  @Test func `the JSON has the rules with their parameters`() throws {
    let description = try FormDescription(
      Array(FormDescriptionTests.yaml.utf8),
      file: "f",
      extensions: FormExtensions()
    )
    let json = try Value(json: description.json)
    guard case .object(let form) = json, case .list(let fields)? = form["fields"],
      case .object(let name) = fields[0], case .list(let rules)? = name["rules"],
      case .object(let length) = rules[1]
    else {
      Issue.record("\(description.json)")
      return
    }
    #expect(form["title"] == "Sign up")
    #expect(fields.count == 4)
    #expect(name["required"] == true)
    #expect(length["rule"] == "max_length")
    #expect(length["requirement"] == "At most 9 characters")
    #expect(length["parameters"] == .object(["max": 9]))
  }
}
