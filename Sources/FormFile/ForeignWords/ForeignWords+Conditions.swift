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

/// Advice on options and other texts that are written as elsewhere.
extension ForeignWords {
  /// Returns how to write a mapping of values to labels as options.
  static func options(for entries: [Node.Entry]) -> String? {
    guard let first = entries.first else { return nil }
    if entries.count == 1, case .list = first.value.content {
      return "write options: \(first.value.shortYAML)"
    }
    let files = ["from", "url", "path", "src", "source", "csv", "json", "import", "include"]
    if entries.count == 1, files.contains(first.name) {
      return "write options: {file: \(first.value.shortYAML)}, a path relative to the form"
    }
    guard entries.allSatisfy({ if case .scalar = $0.value.content { true } else { false } }) else {
      return nil
    }
    return "write options: [\(option(first))\(entries.count > 1 ? ", …" : "")]"
  }

  /// Returns a value and its label as an option.
  static func option(_ entry: Node.Entry) -> String {
    "{value: \(entry.name.yaml), label: \(entry.value.shortYAML)}"
  }

  /// Returns how to write an item of a list as an option, if it is a list of a value and its label.
  static func option(for node: Node) -> String? {
    guard case .list(let nodes) = node.content, nodes.count == 2 else { return node.quotedHint }
    return "write {value: \(nodes[0].shortYAML), label: \(nodes[1].shortYAML)}"
  }

  /// Returns how to write a text of options as a list.
  static func list(for text: String) -> String {
    let items = text.split { ",|;\n".contains($0) }.map { String($0).trimmingSpaces.yaml }
    return "write [\(items.prefix(4).joined(separator: ", "))\(items.count > 4 ? ", …" : "")]"
  }

  /// Returns the parameters of a rule with limits, from a text like `5-10` or a list of two numbers.
  static func limits(in node: Node, of rule: String) -> String? {
    var ends: [String] = []
    if let text = node.text,
      let match = text.wholeMatch(of: /\s*(-?[\d.]*\d)\s*(?:-|–|\.\.\.?|,|:|to)\s*(-?[\d.]*\d)\s*/)
    {
      ends = [String(match.1), String(match.2)]
    } else if case .list(let nodes) = node.content, nodes.count == 2,
      nodes.allSatisfy({ if case .number = $0.value { true } else { false } })
    {
      ends = nodes.map(\.shortYAML)
    }
    return ends.isEmpty ? nil : "\(rule): {min: \(ends[0]), max: \(ends[1])}"
  }

  /// Returns the source of an answer that a text is elsewhere, like a variable of a shell.
  static func source(in text: String, fields: (String) -> Bool) -> String? {
    if let match = text.wholeMatch(of: /\$\{?(?:env[.:])?([A-Za-z_]\w*)\}?|%([A-Za-z_]\w*)%/) {
      return "{env: \(match.1 ?? match.2 ?? "")}"
    }
    if let match = text.wholeMatch(of: /\$\((.+)\)|`(.+)`/) {
      let words = (match.1 ?? match.2 ?? "").split(separator: " ").map { String($0).yaml }
      return "{command: [\(words.joined(separator: ", "))]}"
    }
    if let match = text.wholeMatch(of: /\{\{?\s*(?:answers\.)?([A-Za-z][\w.-]*)\s*\}?\}/),
      fields(String(match.1))
    {
      return "{field: \(match.1)}"
    }
    return nil
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
