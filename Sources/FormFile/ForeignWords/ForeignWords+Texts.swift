import FormValidation
import RegexBuilder
import SourceText

/// Advice on fields, options and other texts that are written as elsewhere.
extension ForeignWords {
  /// Returns how to write fields that are a mapping of names as a list.
  static func fields(for node: Node) -> String? {
    node.members.first.map { "write a list: - \(field($0))" }
  }

  /// Returns a field with the name of an entry, and its keys.
  static func field(_ entry: Node.Entry) -> String {
    let keys = entry.value.members.prefix(2).map { ", \($0.name): \($0.value.shortYAML)" }
    return "{id: \(entry.name)\(keys.isEmpty ? ", type: text" : keys.joined())}"
  }

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

  /// Returns how to write an option whose key has another name, and whose label is its `value`.
  static func option(_ entry: Node.Entry, besideValueOf node: Node) -> Meant? {
    guard ["key", "id", "code"].contains(entry.name), node["label"] == nil,
      let label = node["value"]
    else { return nil }
    return Meant(note: "write {value: \(entry.value.shortYAML), label: \(label.shortYAML)}")
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
    ends(in: node).map { "\(rule): {min: \($0[0]), max: \($0[1])}" }
  }

  /// Returns the two numbers of a text like `5-10` or of a list.
  static func ends(in node: Node) -> [String]? {
    if let text = node.text,
      let match = text.wholeMatch(of: /\s*(-?[\d.]*\d)\s*(?:-|–|\.\.\.?|,|:|to)\s*(-?[\d.]*\d)\s*/)
    {
      return [String(match.1), String(match.2)]
    }
    guard case .list(let nodes) = node.content, nodes.count == 2,
      nodes.allSatisfy({ if case .number = $0.value { true } else { false } })
    else { return nil }
    return nodes.map(\.shortYAML)
  }

  /// Returns the source of an answer that a text is elsewhere, like a variable of a shell or of a
  /// template.
  static func source(in text: String, fields: (String) -> Bool) -> String? {
    // Making the expressions takes half a millisecond, for each field with a default. In single
    // braces, it is the name of a field.
    guard ["$", "%", "`", "{{", "<%"].contains(where: text.hasPrefix) else { return nil }
    if let match = text.wholeMatch(of: /\$\{?(?:env[.:])?([A-Za-z_]\w*)\}?|%([A-Za-z_]\w*)%/) {
      return "{env: \(match.1 ?? match.2 ?? "")}"
    }
    if let match = text.wholeMatch(of: /\$\((.+)\)|`(.+)`/) {
      let words = (match.1 ?? match.2 ?? "").split(separator: " ").map { String($0).yaml }
      return "{command: [\(words.joined(separator: ", "))]}"
    }
    let pattern = Regex {
      /(?:\$?\{\{?-?|<%=?)\s*\$?/
      /(?:answers\.|values\.|env\.|\.)?([A-Za-z][\w.-]*?)\s*(?:-?\}\}?|%>)/
    }
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let name = String(match.1)
    if fields(name) { return "'{\(name)}'" }
    return "{env: \(name.uppercased().replacing(/[.-]/, with: "_"))}"
  }
}

extension Node {
  var isList: Bool { if case .list = content { true } else { false } }

  /// How to write a number that is in quotes; `nil` for any other node.
  var unquotedHint: String? {
    guard spelling == nil, let text, Number(text) != nil else { return nil }
    return "write it without quotes: \(text)"
  }

  /// The node as YAML, for advice; `…` if it is long.
  var shortYAML: String {
    let text = yaml
    return text.count > 40 || text.contains("\n") ? "…" : text
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
