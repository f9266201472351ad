@testable import Forms
import SourceText
import Testing

@testable import FormFile

/// The issue forms of this project.
extension FormImportTests {
  @Test(arguments: [
    (
      "bug.yml",
      [
        "title text required", "found textarea required", "expected textarea required",
        "example textarea",
        "part select required", "version text required", "terminal text",
        "checked",
      ]
    ),
    (
      "feature.yml",
      [
        "title text required", "task textarea required", "today textarea", "idea textarea",
        "use checklist", "checked",
      ]
    ),
  ])
  func `an issue form of this project loses nothing`(name: String, fields: [String]) throws {
    let source = try #require(Folder.texts(in: ".github/ISSUE_TEMPLATE", ending: name).first).text
    let (yaml, notes) = try imported(source, file: name)
    #expect(notes == [])
    let found = try #require(try YAML.node(of: SourceText(yaml, file: name)))
    let kinds = (found["fields"]?.entries ?? []).map { field in
      ([field["id"] ?? field["group"], field["type"]] + (field["rules"]?.entries ?? [])).compactMap(
        \.?.text
      )
      .joined(separator: " ")
    }
    #expect(kinds.filter { !$0.isEmpty } == fields)
    // All that a user reads is in the form.
    let shown = texts(in: found).joined(separator: "\n")
    let given = try #require(try YAML.node(of: SourceText(source, file: name)))
    let words = texts(in: given, except: ["type", "id"])
    #expect(words.count > 15)
    for word in words { #expect(shown.contains(word), "\(word)") }
  }

  /// Returns the texts in a node, in order, without those of some keys.
  private func texts(in node: Node, except keys: [String] = []) -> [String] {
    switch node.content {
    case .scalar: [node.text].compactMap(\.self)
    case .list(let nodes): nodes.flatMap { texts(in: $0, except: keys) }
    case .mapping(let entries):
      entries.filter { !keys.contains($0.name) }.flatMap { texts(in: $0.value, except: keys) }
    }
  }
}
