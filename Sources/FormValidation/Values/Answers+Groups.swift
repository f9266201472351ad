/// Answers of groups, either flat or nested.
extension Answers {
  /// The answers as nested values: `address.city` is the member `city` of an object `address`, and
  /// `passengers[1].name` is in the second object of a list.
  ///
  /// The clock's reading is not one of them, and neither is an item after more than 10,000 that are
  /// missing.
  public var nested: [String: Value] {
    var tree = Value.object([:])
    let entries = byField.filter { $0.key != .now && $0.key != .form }
      .map { (name: $0.key.rawValue, steps: $0.key.steps, value: $0.value) }
    // A group itself precedes its members.
    for entry in entries.sorted(by: { ($0.steps.count, $0.name) < ($1.steps.count, $1.name) }) {
      tree.put(entry.value, at: entry.steps[...])
    }
    return tree.members
  }

  /// The same answers without paths across objects and lists, as JSON has them.
  ///
  /// What is validated in this form is what is decoded.
  var joined: Answers {
    guard byField.contains(where: { $0.key.isPath }) else { return self }
    var joined = Answers(nested)
    joined.secrets = secrets
    if contains(.now) { joined[.now] = self[.now] }
    return joined
  }

  /// The answers as a flat list: an object is a group, and a list of objects is a repeated group.
  public var flattened: Answers {
    guard byField.contains(where: { $0.value.isGroup }) else { return self }
    var flat = self
    for (field, value) in byField { flat.add(membersOf: value, to: field) }
    return flat
  }

  private mutating func add(membersOf value: Value, to field: FieldID) {
    switch value {
    case .object(let members):
      for (name, value) in members { put(value, at: field.member(named: name)) }
    case .list(let items) where value.isGroup:
      for (index, item) in items.enumerated() { add(membersOf: item, to: field.entry(index)) }
    default: break
    }
  }

  private mutating func put(_ value: Value, at field: FieldID) {
    self[field] = value
    add(membersOf: value, to: field)
  }
}

extension Value {
  /// Whether it is an object, or a list with one.
  fileprivate var isGroup: Bool {
    switch self {
    case .object: true
    case .list(let items): items.contains { if case .object = $0 { true } else { false } }
    default: false
    }
  }

  /// The members of an object; empty for any other value.
  fileprivate var members: [String: Value] {
    if case .object(let members) = self { members } else { [:] }
  }

  /// Sets the value at the end of a path, creating objects and lists along it.
  fileprivate mutating func put(_ value: Value, at steps: ArraySlice<FieldID.Step>) {
    guard let step = steps.first else {
      // An empty object represents a group, whose members may already exist.
      if members.isEmpty { self = value }
      return
    }
    switch step {
    case .name(let name):
      var members = members
      // Removed first, so that it is not copied while it changes.
      self = .null
      var member = members.removeValue(forKey: name) ?? .null
      member.put(value, at: steps.dropFirst())
      members[name] = member
      self = .object(members)
    case .index(let index):
      var items = [Value](self) ?? []
      self = .null
      // External data may name an index that is far too large.
      guard index <= items.count + 10_000 else { return self = .list(items) }
      while items.count <= index { items.append(.null) }
      var item = items[index]
      items[index] = .null
      item.put(value, at: steps.dropFirst())
      items[index] = item
      self = .list(items)
    }
  }
}
