import FormScreens
import FormValidation
@testable import Forms
import SourceText
import Testing

@testable import FormFile

/// Keywords of JSON Schema, each as the part of a form that says the same.
extension FormImportTests {
  @Test(
    arguments: [
      // Options.
      (
        #"{"p": {"oneOf": [{"const": "a", "title": "Alpha"}, {"const": "b"}]}}"#,
        "type: select|label: P|options: [{value: a, label: Alpha}, b]"
      ),
      (
        #"{"p": {"enum": [1, 2], "enumNames": ["One", "Two"]}}"#,
        "options: [{value: 1, label: One}, {value: 2, label: Two}]"
      ),
      (
        #"{"p": {"type": "array", "uniqueItems": true, "items": {"anyOf": [{"const": "a", "title": "A!"}]}}}"#,
        "type: checklist|label: P|options: [{value: a, label: 'A!'}]"
      ),
      (#"{"p": {"const": 3, "type": "integer"}}"#, "- hidden: p|value: 3"),
      // Objects with any names.
      (
        #"{"p": {"additionalProperties": {"type": "string"}}}"#,
        "repeat: {min: 0, max: 100}|key: name|value: value|fields:|- id: name|label: Name|type: text|rules:|- required"
      ),
      (
        #"{"p": {"additionalProperties": {"properties": {"name": {"type": "number"}}}, "maxProperties": 3}}"#,
        "repeat: {min: 0, max: 3}|key: key|fields:|- id: key"
      ),
      (
        #"{"p": {"patternProperties": {"^a+$": {"type": "boolean"}}, "propertyNames": {"maxLength": 5}}}"#,
        "type: text|rules:|- length: {max: 5, unit: scalars}|- pattern: a+|- required|- id: value|type: toggle"
      ),
      // References and parts.
      (##"{"p": {"allOf": [{"$ref": "#/$defs/color"}]}}"##, "options: [red, green]"),
      (
        #"{"p": {"allOf": [{"type": "integer", "minimum": 1}, {"minimum": 3, "maximum": 9}]}}"#,
        "min: 3|max: 9|rules:|- integer"
      ),
      (
        #"{"p": {"anyOf": [{"format": "ipv4"}, {"format": "ipv6"}]}}"#,
        "type: text|label: P|rules:|- any: [{ip: {version: 4}}, {ip: {version: 6}}]"
      ),
      // Lists.
      (
        #"{"p": {"type": "array", "items": {"type": "string", "minLength": 2, "format": "uuid"}}}"#,
        "type: tags|label: P|duplicates: true|rules:|- each: [{length: {min: 2, unit: scalars}}, uuid]"
      ),
      (
        ##"{"p": {"type": "array", "items": {"$ref": "#/$defs/o"}}}"##,
        "repeat: {min: 0, max: 1000}"
      ),
      // Objects that may be missing.
      (##"{"p": {"$ref": "#/$defs/o"}}"##, "- group: p|label: P|optional: true"),
      (##"{"p": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/o"}]}}"##, "optional: true"),
      // Labels.
      (#"{"birthDate": {"type": "string"}}"#, "label: Birth date"),
      (#"{"api_URL": {"type": "string"}}"#, "label: Api URL"),
      (#"{"HTTPPort2": {"type": "string"}}"#, "label: HTTP port2"),
      (#"{"Name": {"type": "string"}}"#, "- id: Name|type: text"),
      // Conditions.
      (
        #"{"a": {"enum": ["x", "y"]}, "p": {"type": "string"}}, "dependentRequired": {"a": ["p"]}"#,
        "- {rule: required, when: {field: a, required: true}}"
      ),
      (
        #"{"a": {"enum": ["x", "y"]}, "p": {"type": "string"}}, "required": ["a"], "if": {"properties": {"a": {"const": "x"}}}, "then": {"required": ["p"]}"#,
        "- {rule: required, when: {field: a, equals: x}}"
      ),
      (
        #"{"a": {"enum": ["x", "y"]}, "p": {"type": "string"}}, "if": {"properties": {"a": {"const": "x"}}, "required": ["a"]}, "else": {"properties": {"p": {"maxLength": 3}}}"#,
        "- {rule: all, rules: [{length: {max: 3, unit: scalars}}], when: {not: {field: a, equals: x}}}"
      ),
      (
        #"{"a": {"type": "boolean"}}, "dependencies": {"a": {"oneOf": [{"properties": {"a": {"const": true}, "p": {"type": "string"}}, "required": ["p"]}]}}"#,
        "- id: p|type: text|label: P|when: {field: a, equals: true}|rules:|- required: {trim: false}"
      ),
      (
        #"{"p": {"oneOf": [{"title": "Card", "properties": {"type": {"const": "card"}, "number": {"type": "string"}}, "required": ["type"]}, {"properties": {"type": {"const": "cash"}}, "required": ["type"]}]}}"#,
        "- id: type|type: select|label: Type|options: [{value: card, label: Card}, cash]|rules:|- required|- id: number|type: text|label: Number|when: {field: type, equals: card}"
      ),
      (
        #"{"p": {"anyOf": [{"title": "A", "properties": {"a": {"type": "string"}}}, {"title": "B", "properties": {"b": {"type": "string"}}}]}}"#,
        "- id: kind|type: select|label: Kind|options: [A, B]|submit: false|rules:|- required|- id: a|type: text|label: A|when: {field: kind, equals: A}"
      ),
    ] as [(String, String)]
  )
  func `a schema becomes the part of a form that says the same`(
    properties: String,
    part: String
  ) throws {
    let definitions = """
      "$defs": {"color": {"enum": ["red", "green"]},
       "o": {"type": "object", "required": ["x"], "properties": {"x": {"type": "string"}}}}
      """
    let (yaml, notes) = try imported(#"{"properties": \#(properties), \#(definitions)}"#)
    let lines = yaml.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "|")
    #expect(lines.contains(part), "\(yaml)")
    #expect(notes.allSatisfy { $0.hasSuffix("records may mix them") }, "\(notes)")
  }

  @Test(arguments: [
    (
      #"{"p": {"type": ["string", "integer"]}}"#,
      ["p, of type string or integer, is asked for as string"]
    ),
    (
      #"{"p": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}}"#,
      ["p, which can be of another type by anyOf, is asked for as string"]
    ),
    (
      #"{"a": {"type": "string", "format": "iri"}, "b": {"type": "string", "format": "iri"}}"#,
      ["format iri is left out, here and in 1 other place"]
    ),
    (
      #"{"a": {"type": "string", "x-b": 1, "xml": {}}, "b": {"type": "string", "x-b": 2, "not": {}}}"#,
      ["not is left out", "keys that forms do not support are left out: x-b, xml"]
    ),
    (
      #"{"p": {"type": "string"}, "list": {"type": "array", "items": {"type": "number"}}}"#,
      ["list, an array whose items no field asks for, is left out"]
    ),
  ])
  func `each loss is reported once, restrictions first`(
    properties: String,
    messages: [String]
  ) throws {
    let notes = try imported(#"{"properties": \#(properties)}"#).notes
    #expect(notes.map { $0.drop { $0 != " " }.dropFirst() } == messages.map { $0[...] })
  }

  @Test(
    arguments: [
      (
        ##"{"allOf": [{"$ref": "#/$defs/a"}, {"properties": {"y": {"type": "string"}}}], "$defs": {"a": {"properties": {"x": {"type": "string"}}}}}"##,
        ["x", "y"]
      ),
      (
        ##"{"$schema": "s", "definitions": {"b": {"properties": {"y": {"type": "string"}}}, "a": {"properties": {"x": {"$ref": "#/definitions/b"}}}}}"##,
        ["x.y"]
      ),
    ] as [(String, [String])]
  )
  func `a root of parts or of definitions is an object`(schema: String, names: [String]) throws {
    let form = try Form(yaml: imported(schema).yaml)
    #expect(form.specimen.fields.map(\.id.rawValue) == names)
  }

  @Test(arguments: [
    (#"{"name": "Ada"}"#, true), (#"{"name": "Ada", "home": {"city": "Rome"}}"#, true),
    (#"{"name": "Ada", "home": {}}"#, false), (#"{"name": "Ada", "home": null}"#, true),
    (#"{"name": " "}"#, true), (#"{"home": {"city": "Rome"}}"#, false),
  ])
  func `an object that may be missing has requirements once it is there`(
    answers: String,
    isValid: Bool
  ) throws {
    let form = try Form(
      yaml: imported(
        """
        {"required": ["name"], "properties": {"name": {"type": "string"}, "home": {
          "type": "object", "required": ["city"], "properties": {"city": {"type": "string"}}}}}
        """
      ).yaml
    )
    #expect(verdict(of: form, on: answers) == isValid)
  }
}

extension FormImportTests {
  @Test(arguments: [
    ##"{"properties": {"a": {"$ref": "#/$defs/n"}}, "$defs": {"n": {"type": "object", "properties": {"v": {"type": "string"}, "c": {"type": "array", "items": {"$ref": "#/$defs/n"}}}}}}"##,
    ##"{"properties": {"a": {"$ref": "#/$defs/n"}}, "$defs": {"n": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/$defs/n"}}]}}}"##,
  ])
  func `a schema that contains itself ends`(schema: String) throws {
    #expect(try !imported(schema).yaml.isEmpty)
  }

  @Test(arguments: [
    (#"{"kind": "s", "at": "x"}"#, true), (#"{"kind": "s"}"#, false), (#"{"kind": "d"}"#, true),
    (#"{"kind": "c"}"#, true), (#"{"kind": "x"}"#, false), ("{}", false),
  ])
  func `several values tell alternatives apart`(answers: String, isValid: Bool) throws {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "required": ["kind"], "oneOf": [
        {"properties": {"kind": {"enum": ["s"]}, "at": {"type": "string"}}, "required": ["at"]},
        {"properties": {"kind": {"enum": ["c", "d"]}, "at": {"type": "string"}}}]}
      """
    )
    #expect(notes == [])
    #expect(verdict(of: try Form(yaml: yaml), on: answers) == isValid, "\(yaml)")
  }

  @Test(arguments: [
    (#"{"t": "note", "at": {"text": "x"}}"#, true), (#"{"t": "note", "at": {}}"#, false),
    (#"{"t": "list", "at": {"of": "x"}}"#, true),
    (#"{"t": "list", "at": {"of": "x", "n": 2}}"#, true),
    (#"{"t": "list", "at": {"of": "xxxx"}}"#, false),
    (#"{"t": "line", "at": {"of": "xxxx"}}"#, true),
    (#"{"t": "list", "at": {"n": 2}}"#, false), (#"{"t": "line"}"#, false), ("{}", false),
  ])
  func `an object in several branches has the members of each`(
    answers: String,
    isValid: Bool
  ) throws {
    func branch(_ name: String, _ properties: String, _ required: String) -> String {
      """
      {"if": {"properties": {"t": {"const": "\(name)"}}}, "then": {"required": ["at"],
        "properties": {"at": {"type": "object", "required": ["\(required)"],
          "properties": {\(properties)}}}}}
      """
    }
    let text = #""type": "string""#
    let (yaml, notes) = try imported(
      """
      {"type": "object", "required": ["t"], "properties": {"t": {"enum": ["note", "list", "line"]}},
        "allOf": [\(branch("note", #""text": {\#(text)}"#, "text")),
          \(branch("list", #""of": {\#(text), "maxLength": 3}, "n": {"type": "integer"}"#, "of")),
          \(branch("line", #""of": {\#(text)}"#, "of"))]}
      """
    )
    #expect(notes == [])
    #expect(verdict(of: try Form(yaml: yaml), on: answers) == isValid, "\(yaml)")
  }

  @Test func `a toggle that a condition asks for is left out while it is off`() throws {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "if": {"required": ["a"]}, "then": {"required": ["b"]},
        "properties": {"a": {"type": "boolean"}, "b": {"type": "string"}}}
      """
    )
    #expect(notes == [])
    let form = try Form(yaml: yaml)
    #expect(verdict(of: form, on: "{}") && !verdict(of: form, on: #"{"a": true}"#))
    #expect(form.json(of: ["a": false], layout: .oneLine) == "{}")
  }

  @Test(arguments: [(199, 199), (200, 200), (201, 201), (300, 201)])
  func `at most 200 notes are listed, and then the number of the others`(
    count: Int,
    listed: Int
  ) throws {
    let names = (0..<count).map { "\"a\($0)\": {\"type\": \"string\", \"format\": \"f\($0)\"}" }
    let notes = try imported("{\"properties\": {\(names.joined(separator: ", "))}}").notes
    #expect(notes.count == listed)
    #expect(notes.last?.contains("more part") == (count > 200))
  }
}
