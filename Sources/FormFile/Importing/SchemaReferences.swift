import FormValidation
import SourceText

/// The references between the schemas of a text.
struct SchemaReferences {
  private let root: Node

  /// The references that are being followed.
  var followed: Set<String> = []

  /// What each reference that was followed leads to: a chain of them is followed once.
  private var targets: [String: Target] = [:]

  /// The definitions of the root by name.
  private let definitions: [String: [String: Node]]

  /// A definition with what its own reference leads to, and that reference.
  private struct Target {
    let schema: Node
    let next: String?
  }

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

  /// Returns the schema that another one refers to, and its reference; `nil` without one.
  ///
  /// Other keys beside a reference are kept. A schema that leads back to itself keeps the reference.
  mutating func resolved(_ schema: Node) -> (schema: Node, path: String?) {
    let schema = schema.withoutNull
    guard let path = schema["$ref"]?.text, let target = target(at: path) else {
      return (schema, nil)
    }
    var step = followed.isEmpty ? nil : path
    while let current = step {
      if followed.contains(current) { return (schema, nil) }
      step = targets[current]?.next
    }
    return (schema.joined(with: target.schema), path)
  }

  /// Follows a reference and those on the way to its target, for the schemas in that.
  mutating func follow(_ path: String?) {
    var step = path
    while let current = step, followed.insert(current).inserted { step = targets[current]?.next }
  }

  /// Returns what a reference leads to; `nil` if that does not exist.
  private mutating func target(at path: String) -> Target? {
    var path = path
    var steps: [(path: String, schema: Node)] = []
    var seen: Set<String> = []
    while targets[path] == nil, seen.insert(path).inserted, let found = definition(at: path) {
      let schema = found.withoutNull
      steps.append((path, schema))
      guard let next = schema["$ref"]?.text else { break }
      path = next
    }
    for step in steps.reversed() {
      let next = step.schema["$ref"]?.text.flatMap { targets[$0] == nil ? nil : $0 }
      let schema = next.flatMap { targets[$0] }.map { step.schema.joined(with: $0.schema) }
      targets[step.path] = Target(schema: schema ?? step.schema, next: next)
    }
    return steps.first.flatMap { targets[$0.path] } ?? targets[path]
  }

  private func definition(at path: String) -> Node? {
    guard path.hasPrefix("#/") else { return nil }
    let names = path.dropFirst(2).split(separator: "/").map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
    if names.count == 2, let known = definitions[names[0]] { return known[names[1]] }
    return names.reduce(root as Node?) { node, name in node?[name] }
  }
}

extension Node {
  /// Returns the schema with the keys of another one that it does not have, instead of its reference.
  fileprivate func joined(with other: Node) -> Node {
    let rest = members.filter { $0.name != "$ref" }
    let own = Set(rest.map(\.name))
    return Node(.mapping(rest + other.members.filter { !own.contains($0.name) }), at: mark)
  }

  /// The schema without an alternative for a blank answer.
  fileprivate var withoutNull: Node {
    for name in ["anyOf", "oneOf"] {
      guard let alternatives = self[name]?.entries else { continue }
      let others = alternatives.filter { !$0.isForBlank }
      guard others.count == 1, alternatives.count == 2 else { continue }
      let rest = members.filter { $0.name != name }
      return Node(.mapping(rest + others[0].members), at: mark)
    }
    return self
  }

  fileprivate var isForBlank: Bool {
    if self["type"]?.text == "null" { return true }
    let values = self["enum"]?.entries ?? [self["const"]].compactMap { $0 }
    return !values.isEmpty && values.allSatisfy { $0.value.isBlank }
  }
}
