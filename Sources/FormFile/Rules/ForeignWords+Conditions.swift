import FormValidation
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
      return comparison(in: text) ?? named(text, in: scope) ?? condition
    default: return condition
    }
  }

  /// Returns how to write a mapping of names to values as a condition, if no name is of a rule.
  static func condition(for entries: [Node.Entry], in scope: RuleScope) -> String? {
    let names = entries.map(\.name)
    guard let fields = scope.fields, names.allSatisfy({ fields.contains($0) })
    else { return nil }
    let parts = entries.map { "{\(written($0))}" }
    return "write \(parts.count == 1 ? parts[0] : "{all: [\(parts.joined(separator: ", "))]}")"
  }

  /// Returns a condition on a field from its name and answer.
  private static func written(_ entry: Node.Entry) -> String {
    let value = entry.value
    let rule =
      switch value.content {
      case .scalar(.bool(let flag)): flag ? "accepted: true" : "declined: true"
      case .scalar(.null): "required: true"
      case .scalar: "equals: \(value.spelling ?? value.yaml)"
      case .list: "one_of: \(value.shortYAML)"
      case .mapping(let inner):
        inner.map { "\(conditionKeys[$0.name]?.names.first ?? $0.name): \($0.value.shortYAML)" }
          .joined(separator: ", ")
      }
    return "field: \(entry.name), \(rule)"
  }

  /// Returns the condition that an expression is, like `country == US`.
  private static func comparison(in text: String) -> String? {
    let pattern =
      /[^A-Za-z]*([A-Za-z][\w.\[\]-]*)[\s}]*(===?|=|!==?|<>|>=|<=|>|<| is not | is | in )\s*(.+)/
    guard text.utf8.count <= 200, let match = text.wholeMatch(of: pattern) else { return nil }
    let sign = match.2.filter { $0 != " " }
    let rule = conditionKeys[sign]?.names.first ?? (sign == "in" ? "one_of" : "equals")
    let value = match.3.filter { !"'\"".contains($0) }.trimmingSpaces
    let truth = ["true": "accepted: true", "false": "declined: true"][value]
    let wanted = rule == "equals" ? truth : nil
    return "write {field: \(match.1), \(wanted ?? "\(rule): \(value)")}"
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
