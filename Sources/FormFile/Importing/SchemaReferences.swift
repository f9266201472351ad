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

  /// The definitions by the references to their own names.
  private var named: [String: Node] = [:]

  /// Collects the definitions of a root.
  init(_ root: Node) {
    self.root = root
    definitions = Dictionary(
      uniqueKeysWithValues: ["$defs", "definitions"].map { key in
        let entries = (root[key]?.members ?? []).map { ($0.name, $0.value) }
        return (key, Dictionary(entries) { first, _ in first })
      }
    )
    for node in definitions.values.flatMap(\.values) {
      if let name = node["$anchor"]?.text { named["#" + name] = node }
      // As draft 7 has it.
      if let name = (node["$id"] ?? node["id"])?.text { named[name] = node }
    }
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
        inner.schema["$ref"] != nil || inner.schema.value == .bool(false)
        || ["if", "oneOf", "anyOf"].contains { key in
          inner.schema[key] != nil && schema[key] != nil
        }
      if isApart { rest.append(inner.schema) } else { schema = schema.joined(with: inner.schema) }
      paths.formUnion(inner.paths)
    }
    return (schema.adding(rest), paths)
  }

  private func definition(at reference: String) -> Node? {
    let start = (root["$id"] ?? root["id"])?.text ?? ""
    let isWhole = !start.isEmpty && reference.hasPrefix(start)
    let path = isWhole ? String(reference.dropFirst(start.count)) : reference
    if path.isEmpty || path == "#" { return root }
    guard path.hasPrefix("#/") else { return path.hasPrefix("#") ? named[path] : nil }
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
  /// Of limits that both have, the stricter one remains; of what only describes, that of this schema.
  /// Other requirements are kept side by side if each is read, or as parts in `allOf`.
  func joined(with other: Node) -> Node {
    var members = members
    var parts: [Node] = []
    for entry in other.members {
      guard let index = members.firstIndex(where: { $0.name == entry.name }) else {
        members.append(entry)
        continue
      }
      guard JSONSchemaReader.restricting.contains(entry.name) || entry.name == "type",
        members[index].value.value != entry.value.value
      else { continue }
      if JSONSchemaReader.repeatable.contains(entry.name) {
        members.append(entry)
      } else if let both = members[index].joined(with: entry) {
        members[index] = both
      } else if entry.name == "allOf" {
        parts += entry.value.entries
      } else {
        parts.append(Node(.mapping([entry]), at: entry.mark))
      }
    }
    return Node(.mapping(members), at: mark).adding(parts)
  }

  /// Returns the schema with further parts in `allOf`.
  func adding(_ parts: [Node]) -> Node {
    guard !parts.isEmpty else { return self }
    let all = (self["allOf"]?.entries ?? []) + parts
    return with("allOf", Node(.list(all), at: parts[0].mark))
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

  /// Returns the names of types that are in this one or list of them, and in another.
  fileprivate func types(sharedWith other: Node) -> [Node] {
    func names(_ node: Node) -> Set<String> {
      Set(node.text.map { [$0] } ?? node.entries.compactMap(\.text))
    }
    var (own, others) = (names(self), names(other))
    // Every integer is a number.
    if own.contains("number"), others.contains("integer") { own.insert("integer") }
    if others.contains("number"), own.contains("integer") { others.insert("integer") }
    var common = own.intersection(others)
    if common.contains("number") { common.remove("integer") }
    return common.sorted().map { Node(.scalar(.text($0)), at: mark) }
  }

  private var isForBlank: Bool {
    if self["type"]?.text == "null" { return true }
    let values = self["enum"]?.entries ?? [self["const"]].compactMap { $0 }
    return !values.isEmpty && values.allSatisfy { $0.value.isBlank }
  }
}

extension Node.Entry {
  /// Returns a keyword that requires as much as this one and another of its name; `nil` if there is
  /// none.
  fileprivate func joined(with other: Node.Entry) -> Node.Entry? {
    switch (name, value.content, other.value.content) {
    case ("properties", .mapping(let first), .mapping(let second)):
      return with(.mapping(Node.joined(first, second)))
    case ("items", .mapping, .mapping): return with(value.joined(with: other.value).content)
    case ("required", .list(let first), .list(let second)): return with(.list(first + second))
    case ("enum", .list(let first), .list(let second)):
      let values = Set(second.map(\.value))
      return with(.list(first.filter { values.contains($0.value) }))
    case ("type", _, _):
      let common = value.types(sharedWith: other.value)
      return common.isEmpty ? nil : with(common.count == 1 ? common[0].content : .list(common))
    case ("const", _, _): return nil
    case (_, .scalar(.bool(let isOn)), _): return isOn == isStrictIfOn ? self : other
    case (_, _, .scalar(.bool(let isOn))): return isOn == isStrictIfOn ? other : self
    case (_, .scalar(.number(let first)), .scalar(.number(let second))):
      let isMaximum = name.hasPrefix("max") || name.hasSuffix("Maximum")
      let isStricter = isMaximum ? second < first : second > first
      return isStricter ? other : self
    case (let name, .mapping(let first), .mapping(let second))
    where name == "patternProperties" || name.hasPrefix("depend"):
      let names = Set(first.map(\.name))
      return second.contains { names.contains($0.name) } ? nil : with(.mapping(first + second))
    default: return nil
    }
  }

  /// Whether its value `true`, and not `false`, restricts answers.
  private var isStrictIfOn: Bool { name == "uniqueItems" || name.hasPrefix("exclusive") }

  /// Returns the entry with another value.
  fileprivate func with(_ content: Node.Content) -> Node.Entry {
    Node.Entry(name: name, mark: mark, value: Node(content, at: value.mark))
  }
}
