import FormValidation
import Forms
import SourceText

/// Reads the parameters of a Backstage software template, which are pages of JSON Schema with the
/// keys of RJSF's ui schema.
/// - Source: Backstage, "Writing Templates", "spec.parameters", and "Input Examples".
enum BackstageReader {
  static let kind = ImportKind(
    name: "backstage",
    title: "a Backstage template",
    summary: "the pages of spec.parameters, with ui: keys"
  ) { root in
    root["spec"]?["parameters"] != nil
  } read: { root in
    let parameters = root["spec"]?["parameters"]
    let pages = parameters.map { $0.isList ? $0.entries : [$0] } ?? []
    var imported = JSONSchemaReader(pages: pages).imported
    let metadata = root["metadata"]
    imported.title = (metadata?["title"] ?? metadata?["name"])?.text ?? ""
    imported.intro = metadata?["description"]?.text
    return imported
  }
}

extension JSONSchemaReader {
  /// Reads the pages of a form, each the schema of an object.
  init(pages: [Node]) {
    self.init()
    imported.omitsUnanswered = true
    var names = FieldNaming()
    for page in pages {
      references = SchemaReferences(page)
      let (schema, paths) = references.resolved(page)
      references.followed = paths.union(["#"])
      let fields = self.fields(of: schema, named: names, but: ["description"])
      names = fields.naming
      guard !fields.items.isEmpty else {
        note(page.mark, "a page without fields is left out")
        continue
      }
      if let title = page["title"]?.text, !title.isBlank {
        let kind = pages.count > 1 ? "page" : "section"
        imported.items.append(.init(keys: [(kind, title.yaml(isAlone: true))], mark: page.mark))
      }
      let description = page["description"]?.text?.asNote ?? ""
      if !description.isEmpty {
        let yaml = ImportedForm.block(description.withBracesAsText, indent: 6)
        imported.items.append(.init(keys: [("note", yaml)], mark: page.mark))
      }
      imported.items += fields.items
    }
  }
}
