import SourceText
import Testing

@testable import FormFile

/// Alternatives of objects.
extension SchemaRequirementTests {
  @Test func `alternatives with one title have their numbers`() throws {
    let (yaml, _) = try imported(
      """
      {"type": "object", "oneOf": [
        {"title": "T", "required": ["a"], "properties": {"a": {"type": "string"}}},
        {"title": "T", "required": ["b"], "properties": {"b": {"type": "string"}}}]}
      """
    )
    #expect(yaml.contains("    options: [T, T 2]\n"))
  }

  @Test(arguments: [
    (
      #"{"required": ["z"], "properties": {"z": {"$ref": "x.json"}}}"#,
      "{value: Option 2, disabled: true}", #"Option 2 of oneOf, which requires "z", is left out"#
    ),
    (
      #"{"required": ["a", "z"], "properties": {"a": {"type": "string"}, "z": {"type": "string"}}}"#,
      "{value: Option 2, disabled: true}",
      "Option 2 of oneOf, which other alternatives are met with, is left out"
    ),
  ])
  func `an alternative that no answers can meet cannot be chosen`(
    alternative: String,
    option: String,
    note: String
  ) throws {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "oneOf": [{"required": ["a"], "properties": {"a": {"type": "string"}}},
        \(alternative)]}
      """
    )
    #expect(yaml.contains(option), "\(yaml)")
    #expect(notes.contains(note), "\(notes)")
  }

  @Test func `alternatives that all meet each other are reported`() throws {
    let (yaml, notes) = try imported(
      """
      {"type": "object", "properties": {"g": {"type": "object", "oneOf": [
        {"properties": {"a": {"type": "string"}}}, {"properties": {"b": {"type": "string"}}}]},
        "z": {"type": "string"}}}
      """
    )
    #expect(!yaml.contains("group: g"), "\(yaml)")
    #expect(notes.contains("an object that meets one alternative of oneOf also meets another"))
    #expect(notes.contains("g, which no object can be, is left out"))
  }

  @Test func `alternatives with one member each require it`() throws {
    let (yaml, _) = try imported(
      """
      {"type": "object", "oneOf": [{"properties": {"a": {"type": "string"}}},
        {"properties": {"b": {"type": "string"}}}]}
      """
    )
    #expect(yaml.ranges(of: "required: {trim: false}").count == 2, "\(yaml)")
  }

  @Test(arguments: [2, 3, 60, 300])
  func `a member of many alternatives has the rule of each, next to those of the others`(
    count: Int
  ) throws {
    let alternatives = (1...count).map {
      #"{"properties": {"x": {"type": "string", "minLength": \#($0)}}, "required": ["x"]}"#
    }
    let (yaml, notes) = try imported(
      #"{"type": "object", "oneOf": [\#(alternatives.joined(separator: ", "))]}"#
    )
    let branches = (1...count).map { "{field: kind, equals: Option \($0)}" }
    #expect(yaml.contains("    when: {any: [\(branches.joined(separator: ", "))]}\n"))
    for (length, branch) in zip(1..., branches) {
      let rule = "{rule: all, rules: [{length: {min: \(length), unit: scalars}}], when: \(branch)}"
      #expect(yaml.contains("      - \(rule)\n"))
    }
    #expect(!notes.contains("left out"), "\(notes)")
  }
}
