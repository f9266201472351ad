import SourceText
import Testing

@testable import FormFile

/// Odd files to import.
extension FormImportTests {
  @Test func `a byte order mark is skipped`() throws {
    let (yaml, notes) = try imported(
      "\u{FEFF}name: N\nbody: [{type: input, id: a, attributes: {label: A}}]"
    )
    #expect(yaml.contains("id: a") && notes.isEmpty)
  }

  @Test(arguments: [
    (
      "{\"properties\": {\"n\": {\"type\": \"null\"}, \"a\": {\"type\": \"string\"}}}",
      "n, of type null,"
    ),
    (
      "{\"properties\": {\"a\": {\"enum\": [1, 1.0, \"1\"]}}}",
      "the option 1.0 of enum, which is given twice, is left out"
    ),
    (
      "{\"properties\": {\"a\": {\"type\": \"number\", \"minimum\": 5, \"maximum\": 3}}}",
      "a: min left out"
    ),
    (
      """
      name: N
      body:
        - {type: input, id: a, attributes: {label: A}}
        - {type: input, id: a, attributes: {label: B}, validations: {required: maybe}}
      """, "\"a\" is the name of an earlier field; the field is named a_2"
    ),
    (
      "name: N\nbody: [{type: input, id: a, attributes: {label: A}, validations: {required: maybe}}]",
      "required, which is \"maybe\", not true or false, is left out"
    ),
    (
      "name: N\nbody: [{type: checkboxes, id: a, attributes: {label: A, options: [{label: x}, {}]}}]",
      "a checkbox without a label is left out"
    ),
  ])
  func `what a form cannot have is left out with a note`(text: String, note: String) throws {
    let (_, notes) = try imported(text)
    #expect(notes.contains { $0.contains(note) }, "\(notes)")
  }

  @Test(arguments: [
    ("---\nname: Bug\nabout: Report\n---\n\n**Describe**", "this is an issue template in Markdown"),
    (
      "{\"oneOf\": [{\"type\": \"object\"}]}", "the JSON Schema is not of an object with properties"
    ),
    ("{\"type\": \"string\"}", "the JSON Schema is not of an object with properties"),
  ])
  func `what is not a form says what it is`(text: String, message: String) {
    #expect {
      _ = try imported(text)
    } throws: {
      "\($0)".contains(message)
    }
  }

  @Test func `a word with a question mark is quoted in a list`() throws {
    let (yaml, _) = try imported(
      "name: N\nbody: [{type: dropdown, id: a, attributes: {label: A, options: ['Not sure?', '1_0']}}]"
    )
    #expect(yaml.contains("options: ['Not sure?', '1_0']"), "\(yaml)")
  }

  @Test func `references in chains and cycles are followed once`() throws {
    let definitions = (0..<300).map { number in
      "\"d\(number)\": {\"$ref\": \"#/$defs/d\(number + 1)\", \"title\": \"T\(number)\"}"
    }
    let properties = (0..<300).map { "\"a\($0)\": {\"$ref\": \"#/$defs/d\($0)\"}" }
    let (yaml, notes) = try imported(
      """
      {"properties": {\(properties.joined(separator: ", ")), "b": {"$ref": "#/$defs/x"},
      "c": {"$ref": "#/$defs/y"}}, "$defs": {\(definitions.joined(separator: ", ")),
      "d300": {"type": "string"}, "x": {"$ref": "#/$defs/x"},
      "y": {"type": "object", "properties": {"z": {"type": "string"}, "y": {"$ref": "#/$defs/y"}}}}}
      """
    )
    #expect(yaml.ranges(of: "type: text").count == 301)
    #expect(yaml.contains("label: T299"))
    #expect(notes.count == 2, "\(notes)")
  }

  @Test func `comments are kept in notes, which do not show them`() throws {
    let marks = String(repeating: "<!--", count: 500)
    let (yaml, _) = try imported(
      """
      name: N
      body:
        - {type: input, id: a, attributes: {label: A}}
        - {type: markdown, attributes: {value: "# Title #\\n<!-- x -->\\nText\(marks)"}}
      """
    )
    #expect(yaml.contains("# Title #\n      <!-- x -->\n      Text" + marks))
  }

  @Test func `of many notes, the last counts the others`() throws {
    let names = (0..<300).map {
      "\"a\($0)\": {\"type\": \"string\", \"format\": \"f\($0)\"}"
    }
    let (_, notes) = try imported("{\"properties\": {\(names.joined(separator: ", "))}}")
    #expect(notes.count == 201)
    #expect(notes.last?.hasSuffix("100 more parts are left out or changed, from here on") == true)
  }

  @Test func `a field that is repaired keeps what it says of others`() throws {
    let text = """
      {"properties": {"y": {"type": "string"}, "x": {"type": "number", "minimum": 5, "maximum": 1}},
        "dependentRequired": {"y": ["x"]}}
      """
    let result = try FormImport(Array(text.utf8), file: "s.json")
    #expect(result.notes.map(\.message) == ["x: min left out"])
    #expect(result.yaml.contains("{rule: required, when: {field: 'y', required: true}}"))
  }

  @Test func `a form that would be too large is not repaired`() {
    let help = String(repeating: "h", count: 2000)
    let properties = (0..<2200).map {
      #""a\#($0)": {"type": "number", "minimum": 5, "maximum": 1, "description": "\#(help)"}"#
    }
    let text = #"{"properties": {\#(properties.joined(separator: ","))}}"#
    #expect {
      try FormImport(Array(text.utf8), file: "s.json")
    } throws: {
      "\($0)".contains("larger than 4 MiB")
    }
  }

  @Test func `10,000 properties are read`() throws {
    let properties = (0..<10_000).map { "\"a\($0)\": {\"type\": \"string\"}" }
    let schema = "{\"properties\": {\(properties.joined(separator: ", "))}}"
    let form = try FormImport(Array(schema.utf8), file: "f.json")
    #expect(form.notes.isEmpty)
    #expect(form.yaml.contains("id: a9999\n"))
  }
}
