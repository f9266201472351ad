import FormValidation
import SourceText

/// The references between the schemas of a text.
struct SchemaReferences {
  private let root: Node

  /// The references on the way from the root to the schemas that are being read.
  var followed: Set<String> = []

  /// Those on the way to the schema that is being joined.
  private var joined: Set<String> = []

  /// The number of references that were joined; definitions that refer to others multiply them.
  private var count = 0

  /// The definitions of the root by name.
  private let definitions: [String: [String: Node]]

  /// Collects the definitions of a root.
  init(_ root: Node) {
    self.root = root
    definitions = Dictionary(
      uniqueKeysWithValues: ["$defs", "definitions"].map { key in
        let entries = (root[key]?.members ?? []).map { ($0.name, $0.value) }
        return (key, Dictionary(entries) { first, _ in first })
      }
    )
  }

  /// The maximum number of references that are joined.
  private static let countLimit = 100_000

  /// Returns a schema joined with the one that it refers to and with those in its `allOf`, and the
  /// references to them.
  ///
  /// Its own keys are kept. A schema that leads back to itself keeps the reference.
  mutating func resolved(_ schema: Node) -> (schema: Node, paths: Set<String>) {
    resolved(schema, isAlternative: false)
  }

  /// Returns the same; of an alternative, its own alternatives are kept, because they would multiply.
  private mutating func resolved(
    _ schema: Node,
    isAlternative: Bool
  ) -> (schema: Node, paths: Set<String>) {
    let outer = joined
    defer { joined = outer }
    var (schema, paths): (Node, Set<String>) = (schema.withoutNull, [])
    while let path = schema["$ref"]?.text, !followed.contains(path),
      count < SchemaReferences.countLimit, let target = definition(at: path),
      joined.insert(path).inserted
    {
      count += 1
      paths.insert(path)
      schema = schema.without("$ref").joined(with: target.withoutNull)
    }
    for key in isAlternative ? [] : ["anyOf", "oneOf"] {
      guard let alternatives = schema[key]?.entries else { continue }
      let all = alternatives.map { resolved($0, isAlternative: true) }
      schema = schema.with(key, Node(.list(all.map(\.schema)), at: schema.mark))
      all.forEach { paths.formUnion($0.paths) }
    }
    guard let parts = schema["allOf"]?.entries else { return (schema, paths) }
    schema = schema.without("allOf")
    var rest: [Node] = []
    for part in parts {
      let inner = resolved(part, isAlternative: true)
      // Of two conditions, one remains beside the other.
      let isApart =
        inner.schema["$ref"] != nil
        || ["if", "oneOf", "anyOf"].contains { key in
          inner.schema[key] != nil && schema[key] != nil
        }
      if isApart { rest.append(inner.schema) } else { schema = schema.joined(with: inner.schema) }
      paths.formUnion(inner.paths)
    }
    return (rest.isEmpty ? schema : schema.with("allOf", Node(.list(rest), at: schema.mark)), paths)
  }

  private func definition(at path: String) -> Node? {
    if path == "#" { return root }
    guard path.hasPrefix("#/") else { return nil }
    let names = path.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
    if names.count == 2, let known = definitions[names[0]] { return known[names[1]] }
    return names.reduce(root as Node?) { node, name in
      guard case .list(let nodes) = node?.content else { return node?[name] }
      return Int(name).flatMap { nodes.indices.contains($0) ? nodes[$0] : nil }
    }
  }
}

extension Node {
  /// Returns the mapping with another value for a key.
  func with(_ key: String, _ value: Node) -> Node {
    let entry = Entry(name: key, mark: value.mark, value: value)
    return Node(.mapping(members.filter { $0.name != key } + [entry]), at: mark)
  }

  /// Returns the mapping without a key.
  func without(_ key: String) -> Node {
    Node(.mapping(members.filter { $0.name != key }), at: mark)
  }

  /// Returns a schema that has the requirements of this one and another.
  ///
  /// Expressions are kept side by side; of other keys that both have, the stricter limit or the
  /// one of this schema remains.
  func joined(with other: Node) -> Node {
    var members = members
    for entry in other.members {
      guard let index = members.firstIndex(where: { $0.name == entry.name }) else {
        members.append(entry)
        continue
      }
      let own = members[index]
      switch (entry.name, own.value.content, entry.value.content) {
      case ("pattern", _, _): members.append(entry)
      case ("properties", .mapping(let first), .mapping(let second)):
        members[index] = own.with(.mapping(Node.joined(first, second)))
      case ("items", .mapping, .mapping):
        members[index] = own.with(own.value.joined(with: entry.value).content)
      case ("required", .list(let first), .list(let second)):
        members[index] = own.with(.list(first + second))
      case ("enum", .list(let first), .list(let second)):
        let values = Set(second.map(\.value))
        members[index] = own.with(.list(first.filter { values.contains($0.value) }))
      case (let name, .scalar(.number(let first)), .scalar(.number(let second))):
        let isStricter =
          name.hasPrefix("min") || name == "exclusiveMinimum"
          ? second > first
          : name.lowercased().contains("max") && second < first
        if isStricter { members[index] = entry }
      default: break
      }
    }
    return Node(.mapping(members), at: mark)
  }

  /// Returns the properties of two schemas; one that both have has the requirements of both.
  private static func joined(_ first: [Entry], _ second: [Entry]) -> [Entry] {
    let known = Dictionary(second.map { ($0.name, $0.value) }) { first, _ in first }
    let names = Set(first.map(\.name))
    let own = first.map { entry in
      guard let other = known[entry.name] else { return entry }
      let both = Node(.list([entry.value, other]), at: entry.value.mark)
      let schema = Entry(name: "allOf", mark: entry.mark, value: both)
      return entry.with(.mapping([schema]))
    }
    return own + second.filter { !names.contains($0.name) }
  }

  /// Whether null is among its values, once references and parts are joined.
  var isNullable: Bool {
    self["nullable"]?.value == .bool(true)
      || self["type"]?.entries.contains { $0.text == "null" } == true
      || self["enum"]?.entries.contains(where: \.isNull) == true
  }

  /// The schema without an alternative for a blank answer, but with a note of it.
  fileprivate var withoutNull: Node {
    for name in ["anyOf", "oneOf"] {
      guard let alternatives = self[name]?.entries else { continue }
      let others = alternatives.filter { !$0.isForBlank }
      guard others.count < alternatives.count, let first = others.first else { continue }
      let rest = with("nullable", Node(.scalar(.bool(true)), at: mark))
      if others.count == 1 { return rest.without(name).joined(with: first) }
      return rest.with(name, Node(.list(others), at: mark))
    }
    return self
  }

  private var isForBlank: Bool {
    if self["type"]?.text == "null" { return true }
    let values = self["enum"]?.entries ?? [self["const"]].compactMap { $0 }
    return !values.isEmpty && values.allSatisfy { $0.value.isBlank }
  }
}

extension Node.Entry {
  /// Returns the entry with another value.
  fileprivate func with(_ content: Node.Content) -> Node.Entry {
    Node.Entry(name: name, mark: mark, value: Node(content, at: value.mark))
  }
}
