import FormFilling
import FormScreens
import FormValidation
import Forms
import SourceText
import Testing

@testable import FormFile

/// Every keyword of JSON Schema at every place: a form behaves as it says, or a note names it.
struct SchemaLawTests {
  /// A keyword, a schema with it, and values that it accepts and refuses.
  struct Row: CustomTestStringConvertible {
    let keyword: String
    let schema: String
    let accepted: [String]
    let refused: [String]

    var testDescription: String { "\(keyword): \(schema)" }

    fileprivate init(_ line: Substring) throws {
      let parts = line.split(separator: " | ").map { String($0) }
      (keyword, schema) = (parts[0], parts[1])
      let lists = try parts[2...].map { try Node(json: SourceText($0, file: "r")) }
      (accepted, refused) = (lists[0].entries.map(\.json), lists[1].entries.map(\.json))
    }

    fileprivate static func all(_ table: String) throws -> [Row] {
      try table.split(separator: "\n").map(Row.init)
    }
  }

  /// Where a schema is, with `@` for it, and a record with a value for it; what a note names if the
  /// whole place is left out.
  private static let places: [(schema: String, record: String, whole: String)] = [
    (
      #"{"properties": {"z": {"type": "string"}, "a": @}}"#, #"{"a": @}"#,
      "items"
    ),
    (
      #"{"properties": {"z": {"type": "string"}, "a": @}, "required": ["a"]}"#, #"{"a": @}"#,
      "items"
    ),
    (#"{"properties": {"o": {"properties": {"a": @}}}}"#, #"{"o": {"a": @}}"#, "items"),
    (#"{"properties": {"z": {"type": "string"}, "l": {"items": @}}}"#, #"{"l": [@]}"#, "items"),
    (
      #"{"properties": {"z": {"type": "string"}, "l": {"additionalProperties": @}}}"#,
      #"{"l": {"k": @}}"#, "additionalProperties"
    ),
    (
      #"{"properties": {"l": {"items": {"properties": {"z": {"type": "string"}, "a": @}}}}}"#,
      #"{"l": [{"a": @}]}"#, "items"
    ),
  ]

  /// Definitions that the schemas refer to.
  private static let shared = """
    "$id": "https://example.com/root", "$defs": {"t": {"type": "string", "maxLength": 3},
      "loop": {"type": "object", "properties": {"v": {"type": "string"}, "n": {"$ref": "#/$defs/loop"}}},
      "nm": {"$anchor": "named", "type": "string", "maxLength": 3}}
    """

  /// Returns the notes on a schema, and the values that its form takes for others than it does.
  private func judge(_ row: Row, in place: (schema: String, record: String, whole: String)) throws
    -> (notes: [String], wrong: [String])
  {
    let schema = place.schema.replacing("@", with: row.schema)
    let text = "{\(Self.shared), \(schema.dropFirst())"
    guard let result = try? FormImport(Array(text.utf8), file: "s.json") else {
      return (["\(row.keyword): there is nothing to ask for"], [])
    }
    let form = try Form(yaml: result.yaml)
    let wrong = [(row.accepted, true), (row.refused, false)].flatMap { values, isAccepted in
      values.filter { value in
        let record = place.record.replacing("@", with: value)
        return FormImportTests().verdict(of: form, on: record) != isAccepted
      }
    }
    return (result.notes.map(\.message), wrong)
  }

  private func expectLaw(_ row: Row) throws {
    for place in Self.places {
      let (notes, wrong) = try judge(row, in: place)
      let names = [row.keyword, place.whole, "array whose items no field asks for"]
      let isTold = notes.contains { note in names.contains { note.contains($0) } }
      #expect(wrong.isEmpty || isTold, "\(place.schema): \(wrong), \(notes)")
    }
  }

  @Test(arguments: try Row.all(kept))
  func `what a form can have is kept`(row: Row) throws {
    let (notes, wrong) = try judge(row, in: Self.places[0])
    #expect(notes == [] && wrong == [])
    try expectLaw(row)
  }

  @Test(arguments: try Row.all(lost))
  func `what a form cannot have is reported`(row: Row) throws {
    #expect(try judge(row, in: Self.places[0]).notes != [])
    try expectLaw(row)
  }

  @Test(arguments: [
    #""type": "object", "properties": {"p": {"type": "string"}}, "default": {"p": "x"}"#,
    #""type": "object", "additionalProperties": {"type": "string"}, "default": {"p": "x"}"#,
    #""type": "array", "items": {"properties": {"p": {"type": "string"}}}, "default": [{"p": "x"}]"#,
    #""type": "array", "items": {"type": "string", "default": "x"}"#,
    #""type": "array", "items": {"enum": ["x"], "default": "x"}"#, #""const": "x", "default": "z""#,
    #""type": ["string", "integer"], "default": 3"#,
  ])
  func `a default that no field can have is reported`(schema: String) throws {
    let text = #"{"properties": {"z": {"type": "string"}, "a": {\#(schema)}}}"#
    let result = try FormImport(Array(text.utf8), file: "s.json")
    #expect(!result.yaml.contains("default"))
    #expect(result.notes.contains { $0.message.contains("default") }, "\(result.notes)")
  }

  @Test func `the text of a group is a note`() throws {
    let text = """
      {"properties": {"g": {"description": "G {x}", "properties": {"a": {"type": "string"}}},
       "l": {"description": "L", "items": {"properties": {"a": {"type": "string"}}}},
       "m": {"description": "M", "additionalProperties": {"type": "string"}},
       "t": {"type": "array", "items": {"type": "string", "description": "T"}}}}
      """
    let result = try FormImport(Array(text.utf8), file: "s.json")
    #expect(result.notes.isEmpty)
    for part in [
      "    fields:\n      - note: G {{x}}\n", "  - note: L\n  - group: l\n",
      "  - note: M\n  - group: m\n", "    help: T\n",
    ] {
      #expect(result.yaml.contains(part), "\(result.yaml)")
    }
  }
}
