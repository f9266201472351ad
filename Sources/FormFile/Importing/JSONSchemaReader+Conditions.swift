import FormValidation
import SourceText

/// Requirements on an object that depend on its members.
extension JSONSchemaReader {
  /// Adds the fields and rules that depend on other answers, and returns the keywords that were
  /// read.
  mutating func addConditions(
    of schema: Node,
    _ required: Set<String>,
    to fields: inout SchemaFields
  ) -> [String] {
    var read: [String] = []
    if addBranches(of: schema, required, to: &fields) { read += ["if", "then", "else"] }
    let parts = schema["allOf"]?.entries ?? []
    let readParts = parts.filter { part in
      addBranches(of: part, required, to: &fields)
        || addAlternatives(of: part, required, to: &fields) != nil
    }
    if readParts.count == parts.count { read.append("allOf") }
    for entry in schema.members where SchemaDependency.keywords.contains(entry.name) {
      for member in entry.value.members {
        add(SchemaDependency(member, by: entry.name), to: &fields)
      }
      read.append(entry.name)
    }
    if let keyword = addAlternatives(of: schema, required, to: &fields) { return read + [keyword] }
    return read + addRequirements(of: schema, to: &fields)
  }

  /// Adds what `then` and `else` require, and returns whether the condition can be written.
  private mutating func addBranches(
    of schema: Node,
    _ required: Set<String>,
    to fields: inout SchemaFields
  ) -> Bool {
    guard let node = schema["if"], let condition = condition(of: node, required, in: &fields) else {
      return false
    }
    if let then = schema["then"] { add(then, by: "then", when: condition, to: &fields) }
    if let other = schema["else"] {
      add(other, by: "else", when: "{not: \(condition)}", to: &fields)
    }
    return true
  }

  /// Adds what a schema requires while a condition holds: rules on the fields that there are, and
  /// other fields, which are then shown; returns a required member without a field, if there is one.
  @discardableResult
  mutating func add(
    _ branch: Node,
    by keyword: String,
    when condition: String,
    to fields: inout SchemaFields,
    except given: String? = nil
  ) -> String? {
    let (schema, paths) = references.resolved(branch)
    if schema.value == .bool(false) {
      note(branch.mark, "\(keyword) is left out")
      return nil
    }
    let outer = references.followed
    references.followed.formUnion(paths)
    defer { references.followed = outer }
    let required = schema["required"]?.entries ?? []
    let properties = (schema["properties"]?.members ?? []).filter { $0.name != given }
    var lacking: String?
    for node in required {
      guard let name = node.text, name != given, !properties.contains(where: { $0.name == name })
      else { continue }
      require(name, at: node.mark, by: keyword, when: condition, in: &fields)
      if fields.number(of: name) == nil { lacking = lacking ?? name }
    }
    for property in properties {
      let isRequired = required.contains { $0.text == property.name }
      guard let number = fields.number(of: property.name), !fields.isConditional(number) else {
        let isAsked = addConditional(
          property,
          isRequired: isRequired,
          when: condition,
          to: &fields
        )
        if isRequired, !isAsked { lacking = lacking ?? property.name }
        continue
      }
      if isRequired {
        require(property.name, at: property.mark, by: keyword, when: condition, in: &fields)
      }
      restrict(number, to: property, by: keyword, when: condition, in: &fields)
    }
    omitOthers(in: schema, but: ["properties", "required", "const", "enum"], within: keyword)
    return lacking
  }

  /// Requires a member while a condition holds, with a note if that cannot be written.
  private mutating func require(
    _ name: String,
    at mark: Mark,
    by keyword: String,
    when condition: String,
    in fields: inout SchemaFields
  ) {
    if let number = fields.number(of: name) {
      if fields.items[number].isAlwaysThere { return }
      if fields.items[number].isRequirable, tellPresence(of: [number], in: &fields, at: mark) {
        return fields.change(number) { $0.require(when: condition) }
      }
    }
    note(mark, "\(keyword): the requirement of \(name.quoted) is left out")
  }

  /// Adds the rules on a field that a property has while a condition holds, with a note if they
  /// cannot be written.
  private mutating func restrict(
    _ number: Int,
    to property: Node.Entry,
    by keyword: String,
    when condition: String,
    in fields: inout SchemaFields
  ) {
    let rules = self.rules(of: property, for: fields.items[number])
    if rules?.isEmpty == true { return }
    let rule = "{rule: all, rules: [\((rules ?? []).inBraces)], when: \(condition)}"
    let isRuled = fields.items[number].isRuled
    var isKept = false
    if rules != nil, isRuled { fields.change(number) { isKept = $0.add(rule) } }
    if !isKept { note(property.mark, "\(keyword): the rules of \(property.name) are left out") }
  }

  /// Adds a field that is shown while a condition holds, or while one of several does if the same
  /// field is in other branches, and returns whether it then is.
  private mutating func addConditional(
    _ property: Node.Entry,
    isRequired: Bool,
    when condition: String,
    to fields: inout SchemaFields
  ) -> Bool {
    guard let known = fields.number(of: property.name) else {
      guard let number = add(property, isRequired: isRequired, to: &fields) else { return false }
      fields.show(number, when: condition)
      return true
    }
    let name = fields.name(ofFieldAt: known)
    guard let item = field(name, property, isRequired: isRequired) else { return false }
    let isSame = fields.isSame(item, as: known)
    let isKept = fields.items[known].isKept
    let omitted: [String]? = isSame ? [] : fields.join(item, to: known, when: condition)
    if omitted != nil, isKept != item.isKept, item["repeat"] != nil || item.fields.isEmpty {
      note(property.mark, "\(property.name), which one branch requires, may be missing")
    }
    if omitted != nil { fields.show(known, when: condition) }
    for name in omitted?.map({ "\($0) of \(property.name)" }) ?? [property.name] {
      note(property.mark, "\(name), which another branch has in another form, is left out")
    }
    return omitted != nil
  }

  /// Returns the rules that the answer of a field must meet to be a property, besides being there;
  /// `nil` if they cannot be written.
  private mutating func rules(
    of property: Node.Entry,
    for known: ImportedForm.Item
  ) -> [String]? {
    if property.value.value == .bool(false) { return ["prohibited"] }
    guard case .mapping(let members) = property.value.content, !members.isEmpty else { return [] }
    isRestricting = true
    defer { isRestricting = false }
    guard let item = field("a", property, isRequired: true), item.fields.isEmpty else { return nil }
    let isList = item.type == "tags" || item.type == "checklist"
    var rules: [String] = []
    for key in item.keys {
      switch key.name {
      case "min", "max": rules.append("\(key.name)\(isList ? "_items" : ""): \(key.yaml)")
      case "value": rules.append("equals: \(key.yaml)")
      case "options":
        let schema = references.resolved(property.value).schema
        guard let options = SchemaOptions(of: schema) else { return nil }
        rules.append("one_of: \(options.values)")
      default: break
      }
    }
    if isList, known.type != item.type, members.contains(where: { $0.name == "items" }) {
      return nil
    }
    rules += item.rules.filter { !$0.hasPrefix("required") }
    if known.type == "toggle" {
      rules = rules.map { ["accepted": "equals: true", "declined": "equals: false"][$0] ?? $0 }
    }
    return rules
  }

  /// Adds what the presence of a member requires.
  private mutating func add(_ dependency: SchemaDependency, to fields: inout SchemaFields) {
    guard let number = fields.number(of: dependency.member) else { return }
    guard tellPresence(of: [number], in: &fields, at: dependency.node.mark) else {
      let words =
        "\(dependency.keyword): the requirement of \(dependency.member.quoted) is left out"
      return note(dependency.node.mark, words)
    }
    let name = fields.name(ofFieldAt: number)
    let condition = fields.presence(ofFieldAt: number)
    if dependency.node.isList {
      for node in dependency.node.entries {
        guard let other = node.text else { continue }
        require(other, at: node.mark, by: dependency.keyword, when: condition, in: &fields)
      }
      return
    }
    let schema = references.resolved(dependency.node).schema
    guard let alternatives = schema["oneOf"]?.entries else {
      if prohibit(number, unless: schema, besides: dependency.member, in: &fields) { return }
      add(schema, by: dependency.keyword, when: condition, to: &fields)
      return
    }
    omitOthers(in: schema, but: ["oneOf"], within: dependency.keyword)
    if !alternatives.isEmpty {
      let choice = SchemaChoice(among: alternatives, [], by: dependency.member)
      fields.change(number) { $0.choose(by: choice, isRequired: false) }
    }
    for alternative in alternatives {
      guard let own = alternative["properties"]?[dependency.member], let test = test(of: own) else {
        note(alternative.mark, "an alternative of \(dependency.member) is left out")
        continue
      }
      let condition = "{field: \(name), \(test)}"
      add(
        alternative,
        by: dependency.keyword,
        when: condition,
        to: &fields,
        except: dependency.member
      )
    }
  }

  /// Adds the rule that a member is not there unless the object meets a schema with alternatives, and
  /// returns whether there is one.
  private mutating func prohibit(
    _ number: Int,
    unless schema: Node,
    besides member: String,
    in fields: inout SchemaFields
  ) -> Bool {
    let isChoice = ["anyOf", "not"].contains { schema[$0] != nil } && schema["properties"] == nil
    guard isChoice, let met = condition(of: schema, [member], in: &fields) else { return false }
    fields.change(number) {
      $0.rules.append("{rule: \($0.absenceRule), when: {not: \(met)}}")
    }
    return true
  }

  /// Returns the condition that answers meet a schema, in YAML; `nil` if it cannot be written.
  private mutating func condition(
    of node: Node,
    _ required: Set<String>,
    in fields: inout SchemaFields
  ) -> String? {
    let schema = references.resolved(node).schema
    let needed = Set((schema["required"]?.entries ?? []).compactMap(\.text))
    let properties = schema["properties"]?.members ?? []
    var parts: [String] = []
    for name in needed.sorted() where !properties.contains(where: { $0.name == name }) {
      guard let number = fields.number(of: name),
        tellPresence(of: [number], in: &fields, at: node.mark)
      else { return nil }
      parts.append(fields.presence(ofFieldAt: number))
    }
    for property in properties {
      let isGiven = needed.contains(property.name) || required.contains(property.name)
      guard let part = condition(of: property, isGiven: isGiven, in: fields) else { return nil }
      parts.append(part)
    }
    if let inner = schema["not"] {
      guard let condition = condition(of: inner, required, in: &fields) else { return nil }
      parts.append("{not: \(condition)}")
    }
    for entry in schema.members where entry.name == "anyOf" || entry.name == "oneOf" {
      let any = entry.value.entries.map { condition(of: $0, required, in: &fields) }
      // More than one might hold.
      guard !any.contains(nil), entry.name == "anyOf" || any.count == 1 else { return nil }
      parts.append("{any: [\(any.compactMap(\.self).joined(separator: ", "))]}")
    }
    let read: Set = ["required", "properties", "not", "anyOf", "oneOf", "type", "title"]
    guard !parts.isEmpty, schema.members.allSatisfy({ read.contains($0.name) }) else { return nil }
    return parts.count == 1 ? parts[0] : "{all: [\(parts.joined(separator: ", "))]}"
  }

  /// Returns the condition that a member, which is there if it is given, meets its schema; `nil` if it
  /// cannot be written.
  private mutating func condition(
    of property: Node.Entry,
    isGiven: Bool,
    in fields: SchemaFields
  ) -> String? {
    guard let number = fields.number(of: property.name) else { return nil }
    if fields.isGroup(number) {
      return isGiven ? condition(of: property.value, in: fields.items[number]) : nil
    }
    guard let test = test(of: property.value) else { return nil }
    let name = fields.name(ofFieldAt: number)
    let met = "{field: \(name), \(test)}"
    // A member that is not there meets any schema.
    return isGiven ? met : "{any: [\(met), {not: {field: \(name), required: true}}]}"
  }

  /// Returns the condition that members of an object, all of which it must have, meet a schema; `nil`
  /// if it cannot be written.
  private mutating func condition(of node: Node, in group: ImportedForm.Item) -> String? {
    let schema = references.resolved(node).schema
    let needed = (schema["required"]?.entries ?? []).compactMap(\.text)
    let properties = schema["properties"]?.members ?? []
    let read: Set = ["required", "properties", "type", "title"]
    guard group["repeat"] == nil, !needed.isEmpty,
      schema.members.allSatisfy({ read.contains($0.name) }), needed.count == properties.count
    else { return nil }
    let parts = properties.map { property -> String? in
      guard needed.contains(property.name), let test = test(of: property.value),
        group.fields.contains(where: { $0.name == property.name && $0.fields.isEmpty })
      else { return nil }
      return "{field: \(group.name).\(property.name), \(test)}"
    }
    guard !parts.contains(nil) else { return nil }
    return JSONSchemaReader.joined(parts.compactMap(\.self), by: "all")
  }

  /// Returns the rule that an answer meets a schema, within a condition; `nil` if there is none.
  mutating func test(of node: Node) -> String? {
    let schema = references.resolved(node).schema
    if let constant = (schema["const"] ?? schema["enum"]?.sole)?.value, !constant.isBlank {
      return "equals: \(constant.yaml)"
    }
    if let options = SchemaOptions(of: schema) { return "one_of: \(options.values)" }
    let limits = [("minimum", "min"), ("maximum", "max"), ("minItems", "min_items")]
    for (keyword, rule) in limits {
      if schema.members.filter({ $0.name != "type" }).count == 1, let limit = schema[keyword] {
        return "\(rule): \(limit.yaml)"
      }
    }
    return schema.members.isEmpty ? JSONSchemaReader.isThere : nil
  }
}

extension SchemaFields {
  /// The name of a field by its number.
  func name(ofFieldAt number: Int) -> String { items[number].name }

  /// Whether a field is a group, which conditions cannot be about.
  func isGroup(_ number: Int) -> Bool { !items[number].fields.isEmpty }

  /// Whether a field is shown only while a condition holds.
  fileprivate func isConditional(_ number: Int) -> Bool { items[number].condition != nil }

  /// Whether a field is the same as another, except for its condition.
  fileprivate func isSame(_ item: ImportedForm.Item, as number: Int) -> Bool {
    item.isSame(as: items[number], butFor: "when")
  }

  /// Shows a field while a condition holds, and while others that it already has do.
  fileprivate mutating func show(_ number: Int, when condition: String) {
    change(number) { $0.show(when: condition) }
  }
}

extension ImportedForm.Item {
  /// The condition to show it.
  var condition: String? { self["when"] }

  /// Whether it can have rules.
  var isRuled: Bool { fields.isEmpty && !isHidden }

  /// Shows it while a condition holds, and while others that it already has do.
  mutating func show(when condition: String) {
    let (start, end) = ("{any: [", "]}")
    let either = self.condition.map { own in
      // A form can nest only so many conditions.
      let isEither = own.hasPrefix(start) && own.hasSuffix(end)
      let conditions = isEither ? String(own.dropFirst(start.count).dropLast(end.count)) : own
      return start + conditions + ", " + condition + end
    }
    keys.removeAll { $0.name == "when" }
    keys.append(("when", either ?? condition))
  }

  /// Whether it has the same keys, but for one, and the same rules and fields.
  func isSame(as other: ImportedForm.Item, butFor key: String? = nil) -> Bool {
    keys.filter { $0.name != key }.elementsEqual(other.keys.filter { $0.name != key }, by: ==)
      && rules == other.rules && fields.count == other.fields.count
      && zip(fields, other.fields).allSatisfy { $0.isSame(as: $1) }
  }
}
