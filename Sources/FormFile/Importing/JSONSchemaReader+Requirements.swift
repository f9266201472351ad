import FormValidation
import SourceText

/// Requirements on which members an object has.
extension JSONSchemaReader {
  /// Adds rules that one of several lists of members is there, or that an object does not meet a
  /// schema, and returns the keywords that were read.
  mutating func addRequirements(of schema: Node, to fields: inout SchemaFields) -> [String] {
    var read: [String] = []
    for key in ["anyOf", "oneOf"] {
      guard let lists = schema.memberLists(in: key, among: fields),
        requireOne(of: lists, isExclusive: key == "oneOf", in: &fields, at: schema.mark)
      else { continue }
      read.append(key)
    }
    if schema["minProperties"]?.isAbove(1) == false {
      // One that is required is enough.
      let isMet = !read.isEmpty || schema["required"]?.entries.isEmpty == false
      let isKept =
        isMet
        || fields.areAlwaysAsked
          && requireOne(
            of: fields.items.indices.map { [$0] },
            isExclusive: false,
            in: &fields,
            at: schema.mark
          )
      if isKept { read.append("minProperties") }
    }
    let excluded = schema.members.filter { $0.name == "not" }
    if excluded.filter({ exclude($0.value, in: &fields) }).count == excluded.count {
      read.append("not")
    }
    return read
  }

  /// Requires all fields of one of several lists, with exclusive ones, not those of two, and returns
  /// whether that can be written.
  private mutating func requireOne(
    of lists: [[Int]],
    isExclusive: Bool,
    in fields: inout SchemaFields,
    at mark: Mark
  ) -> Bool {
    let isMet = lists.contains { $0.allSatisfy { fields.items[$0].isAlwaysThere } }
    if isMet, !isExclusive { return true }
    let isPlain = lists.joined().map { fields.items[$0] }.allSatisfy {
      $0.isRequirable || isExclusive && $0.type == "toggle"
    }
    guard isPlain, tellPresence(of: lists.flatMap(\.self), in: &fields, at: mark) else {
      return false
    }
    func all(_ numbers: [Int]) -> String {
      JSONSchemaReader.joined(numbers.map(fields.presence), by: "all")
    }
    let others = JSONSchemaReader.joined(lists.dropFirst().map(all), by: "any")
    var rules = lists[0].map { number in
      let rule = fields.items[number].presenceRule
      return (number, lists.count == 1 ? rule : "{rule: \(rule), when: {not: \(others)}}")
    }
    for (index, list) in lists.enumerated() where isExclusive {
      for other in lists[..<index] {
        let both = list + other.filter { !list.contains($0) }
        guard let last = both.last, both.count > 1 else { continue }
        let rule = fields.items[last].absenceRule
        rules.append((last, "{rule: \(rule), when: \(all(Array(both.dropLast())))}"))
      }
    }
    for (number, rule) in rules { fields.append(rule, at: number) }
    return true
  }

  /// Adds a rule that members do not all meet a schema, and returns whether there is one.
  private mutating func exclude(_ node: Node, in fields: inout SchemaFields) -> Bool {
    let schema = references.resolved(node).schema
    let required = (schema["required"]?.entries ?? []).compactMap(\.text)
    let properties = schema["properties"]?.members ?? []
    let known: Set = ["required", "properties", "type", "title", "description"]
    guard !required.isEmpty, schema.members.allSatisfy({ known.contains($0.name) }),
      properties.allSatisfy({ required.contains($0.name) })
    else { return false }
    var tests: [(number: Int, rule: String)] = []
    for name in required {
      let property = properties.first { $0.name == name }
      guard let number = fields.number(of: name),
        let rule = property.map({ test(of: $0.value) }) ?? JSONSchemaReader.isThere,
        rule == JSONSchemaReader.isThere
          ? tellPresence(of: [number], in: &fields, at: node.mark) : !fields.isGroup(number)
      else { return false }
      tests.append((number, rule))
    }
    guard let last = tests.popLast(), !fields.items[last.number].isHidden else { return false }
    let conditions = tests.map { test in
      test.rule == JSONSchemaReader.isThere
        ? fields.presence(ofFieldAt: test.number)
        : "{field: \(fields.items[test.number].name), \(test.rule)}"
    }
    let when =
      conditions.isEmpty ? "" : ", when: \(JSONSchemaReader.joined(conditions, by: "all"))"
    let isToggle = fields.items[last.number].type == "toggle"
    switch last.rule {
    case JSONSchemaReader.isThere:
      fields.append("{rule: \(fields.items[last.number].absenceRule)\(when)}", at: last.number)
    case "equals: true" where isToggle: fields.append("{rule: declined\(when)}", at: last.number)
    case _ where isToggle: return false
    case let rule:
      let opposites = ["equals: ": "not_equals, value: ", "one_of: ": "none_of, values: "]
      guard let (start, other) = opposites.first(where: { rule.hasPrefix($0.key) }) else {
        return false
      }
      fields.append("{rule: \(other)\(rule.dropFirst(start.count))\(when)}", at: last.number)
    }
    return true
  }

  /// The rule, within a condition, of a member with any value.
  static let isThere = "required: true"

  /// Returns conditions as one.
  static func joined(_ conditions: [String], by key: String) -> String {
    conditions.count == 1 ? conditions[0] : "{\(key): [\(conditions.joined(separator: ", "))]}"
  }
}

extension SchemaFields {
  /// Whether there are fields, and each is always asked.
  fileprivate var areAlwaysAsked: Bool {
    !items.isEmpty
      && items.allSatisfy { $0["when"] == nil && $0["note"] == nil }
  }

  /// Adds a rule to the field with a number.
  fileprivate mutating func append(_ rule: String, at number: Int) {
    change(number) { $0.rules.append(rule) }
  }
}

extension Node {
  /// Whether an alternative of an object only requires some of its properties, which it may repeat.
  func isRequirement(of object: Node) -> Bool {
    let known: Set = ["required", "properties", "type", "title", "description", "$comment"]
    let names = (self["required"]?.entries ?? []).compactMap(\.text)
    guard !names.isEmpty, members.allSatisfy({ known.contains($0.name) }) else { return false }
    return (self["properties"]?.members ?? []).allSatisfy { property in
      let own = object["properties"]?[property.name]?.value
      return own != nil && (own == property.value.value || property.value.isEmptyMapping)
    }
  }

  /// The fields of alternatives that only require some; `nil` if there are others.
  fileprivate func memberLists(in keyword: String, among fields: SchemaFields) -> [[Int]]? {
    guard let alternatives = self[keyword]?.entries else { return nil }
    let lists = alternatives.map { alternative -> [Int]? in
      let names = (alternative["required"]?.entries ?? []).compactMap(\.text)
      let numbers = names.compactMap(fields.number)
      return numbers.count == names.count && alternative.isRequirement(of: self) ? numbers : nil
    }
    return lists.count > 1 && !lists.contains(nil) ? lists.compactMap(\.self) : nil
  }
}
