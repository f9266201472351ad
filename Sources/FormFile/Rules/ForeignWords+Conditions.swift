import FormValidation
import RegexBuilder
import SourceText

/// Advice on conditions that are written as elsewhere.
extension ForeignWords {
  /// An example of a condition.
  static let condition = "like {field: country, equals: US}"

  /// Returns how to write something that is not a mapping as a condition.
  static func condition(for node: Node, in scope: RuleScope) -> String {
    switch node.content {
    case .list(let nodes):
      let parts = nodes.prefix(2).map { part in
        part["field"] == nil && part.members.count == 1
          ? "{\(written(part.members[0]))}" : part.shortYAML
      }
      return "write {all: [\(parts.joined(separator: ", "))\(nodes.count > 2 ? ", …" : "")]}"
    case .scalar(.text(let text)):
      return comparisons(in: text).map { "write \($0)" } ?? named(text, in: scope) ?? condition
    default: return condition
    }
  }

  /// Returns how to write a mapping of names to values as a condition, if all names are of fields or
  /// near one, and none is of a rule.
  static func condition(
    for entries: [Node.Entry],
    in scope: RuleScope,
    of owner: String?
  ) -> String? {
    guard let fields = scope.fields, !entries.isEmpty else { return nil }
    if entries.count == 1, entries[0].name == owner {
      return "\(entries[0].name) is this field itself; name another field"
    }
    var parts: [String] = []
    for entry in entries {
      let isWord = scope.definition(named: entry.name) != nil || conditionKeys[entry.name] != nil
      guard
        let name = fields.contains(entry.name)
          ? entry.name : isWord ? nil : fields.names.nearest(to: entry.name)
      else { return nil }
      parts.append("{\(written(Node.Entry(name: name, mark: entry.mark, value: entry.value)))}")
    }
    return "write \(all(parts))"
  }

  /// Returns a condition of what a key like `required_if` has: a condition, names with answers, or
  /// the name of a field.
  static func condition(writtenAs node: Node) -> String {
    switch node.content {
    case .mapping(let entries) where node["field"] == nil && !entries.isEmpty:
      return all(entries.map { "{\(written($0))}" })
    case .mapping(let entries) where !entries.isEmpty: return node.shortYAML
    case .scalar(.text(let text)):
      // As in `required_if:country,US`.
      let parts = text.split(separator: ",").map { String($0).trimmingSpaces }
      if parts.count == 2 { return "{field: \(parts[0]), equals: \(parts[1].yaml)}" }
      let name = text.wholeMatch(of: /[A-Za-z][\w-]*/).map { "{field: \($0.0), required: true}" }
      return name ?? comparisons(in: text) ?? "{field: OTHER, equals: VALUE}"
    case .list(let nodes) where nodes.count == 2 && nodes[0].text != nil:
      return "{field: \(nodes[0].shortYAML), equals: \(nodes[1].shortYAML)}"
    default: return "{field: OTHER, equals: VALUE}"
    }
  }

  /// Returns how to write a key beside a field that is not the rule that it seems to be: the `not` of
  /// `{field: country, not: US}`.
  static func condition(notBeing entry: Node.Entry, in scope: RuleScope) -> String? {
    guard entry.name == "not" else { return nil }
    let nodes = entry.value.entries
    let names = nodes.map { $0.text ?? "" }
    let isRule = { (name: String) in
      scope.definition(named: name) != nil || rule(like: name) != nil
        || RuleDefinition.allNames.nearest(to: name) != nil
    }
    let areValues = nodes.allSatisfy { !$0.isMapping } && !names.contains(where: isRule)
    guard areValues else { return nil }
    let value = entry.value.spelling ?? entry.value.shortYAML
    return "write \(entry.value.isList ? "none_of" : "not_equals"): \(value)"
  }

  /// Returns what a condition is like that has the rule of a key, or is made of others.
  static func example(ofRuleIn entry: Node.Entry) -> String {
    let rule = rule(like: entry.name) ?? conditionKeys[entry.name]?.names.first
    guard let rule else { return condition }
    return "like {field: country, \(rule): …}, or a combination with all, any or not"
  }

  /// Returns conditions as one, all of which must hold.
  private static func all(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : "{all: [\(parts.joined(separator: ", "))]}"
  }

  /// Returns a condition on a field from its name and answer.
  private static func written(_ entry: Node.Entry) -> String {
    let value = entry.value
    let rule =
      switch value.content {
      case .scalar(.bool(let flag)): flag ? "accepted: true" : "declined: true"
      case .scalar(.null): "required: true"
      case .scalar:
        value.text.flatMap(signed) ?? "equals: \(value.spelling ?? value.yaml)"
      case .list: "one_of: \(value.shortYAML)"
      case .mapping(let inner):
        inner.map { part in
          let isNot = part.name == "not" && !part.value.isMapping
          let other = isNot ? (part.value.isList ? "none_of" : "not_equals") : nil
          let name = other ?? conditionKeys[part.name]?.names.first ?? part.name
          return "\(name): \(part.value.shortYAML)"
        }
        .joined(separator: ", ")
      }
    return "field: \(entry.name), \(rule)"
  }

  /// Returns the rule of a sign and what follows it, like `>= 18`.
  private static func signed(_ text: String) -> String? {
    guard
      let match = text.wholeMatch(of: /\s*(===?|=|!==?|<>|>=|<=|>|<|!)\s*(.+)/),
      let rule = match.1 == "!" ? "not_equals" : conditionKeys[String(match.1)]?.names.first
    else { return nil }
    return "\(rule): \(match.2)"
  }

  /// Returns the condition that an expression is, with comparisons that must all or not all hold.
  private static func comparisons(in text: String) -> String? {
    guard text.utf8.count <= 200 else { return nil }
    // As functions are written: `(answers) => answers.age > 17`, `lambda x: x["age"] > 17`.
    let body = text.replacing(/^\s*(?:\(?\w*\)?\s*=>|lambda\s+\w+\s*:)/, with: "")
    for (key, separator) in [("any", /\s*\|\|\s*|\s+or\s+/), ("all", /\s*&&\s*|\s+and\s+/)] {
      let parts = body.split(separator: separator).map { comparison(in: String($0)) }
      guard parts.count > 1 else { continue }
      let written = parts.compactMap { $0 }
      return written.count < parts.count
        ? nil : "{\(key): [\(written.joined(separator: ", "))]}"
    }
    return comparison(in: body)
  }

  /// Returns the condition that a comparison is, like `country == US`.
  private static func comparison(in text: String) -> String? {
    let pattern = Regex {
      /[^A-Za-z]*/
      /(?:(?:model|values?|answers|form|formData|formState|data|this|x|row)(?:\.|\[['"]))?/
      /([A-Za-z][\w.-]*(?:\[\d+\][\w.-]*)?)['"\]\s}]*/
      /(===?|=|!==?|<>|>=|<=|>|<| is not | is | in )\s*(.+)/
    }
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let sign = match.2.filter { $0 != " " }
    let rule = conditionKeys[sign]?.names.first ?? (sign == "in" ? "one_of" : "equals")
    let value = match.3.filter { !"'\"".contains($0) }.trimmingSpaces
    let truth = ["true": "accepted: true", "false": "declined: true"][value]
    let wanted = rule == "equals" ? truth : nil
    return "{field: \(match.1), \(wanted ?? "\(rule): \(value)")}"
  }

  /// Returns a condition on the field that a text names.
  private static func named(_ text: String, in scope: RuleScope) -> String? {
    let name = text.filter { !"${}! ".contains($0) }
    guard let fields = scope.fields, fields.contains(name) else { return nil }
    let isNegated = text.first == "!" || text.hasPrefix("not ")
    let isToggle = fields.kind(of: name) == .toggle
    let rule =
      isToggle
      ? "\(isNegated ? "declined" : "accepted"): true"
      : isNegated ? "not: required" : "required: true"
    return "write {field: \(name), \(rule)}"
  }
}
