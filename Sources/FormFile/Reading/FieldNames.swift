import FormValidation
import SourceText

/// The names of all fields of a form, known before any of them is read.
struct FieldNames {
  /// The names, in order.
  let names: [String]

  private var kinds: [String: ValueKind] = [:]
  private let lookup: Set<String>

  /// Collects the names of fields, which may still be invalid.
  init(of nodes: [Node]) {
    names = nodes.compactMap { node in
      guard case .mapping(let entries) = node.content else { return nil }
      return entries.first { $0.name == "id" }?.value.text
    }
    lookup = Set(names)
    for case .mapping(let entries) in nodes.map(\.content) {
      guard let name = entries.first(where: { $0.name == "id" })?.value.text,
        let type = entries.first(where: { $0.name == "type" })?.value.text
      else { continue }
      kinds[name] = WidgetKey.named(type)?.kind
    }
  }

  /// Returns whether there is a field with a name.
  func contains(_ name: String) -> Bool { lookup.contains(name) }

  /// Returns the kind of a field's answers, if known.
  func kind(of name: String) -> ValueKind? { kinds[name] }
}
