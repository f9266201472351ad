/// The names of all fields of a form, known before any of them is read.
struct FieldNames {
  /// The names, in order.
  let names: [String]

  private let lookup: Set<String>

  /// Creates the names of fields that may be ill-formed still.
  init(of nodes: [Node]) {
    names = nodes.compactMap { node in
      guard case .mapping(let entries) = node.content else { return nil }
      return entries.first { $0.name == "id" }?.value.text
    }
    lookup = Set(names)
  }

  /// Whether there is a field of a name.
  func contains(_ name: String) -> Bool { lookup.contains(name) }
}
