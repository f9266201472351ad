import FormValidation
import SourceText

/// Advice on entries that are written as elsewhere.
extension ForeignWords {
  /// Returns what is meant by an unknown key of a field of a type.
  static func meant(by entry: Node.Entry, inFieldOf type: WidgetKey?) -> Meant? {
    if entry.name == "format", ["date", "time"].contains(type?.name) {
      return Meant(
        note: "dates and times are entered as the form's locale has them; remove the key"
      )
    }
    if ["format", "hidden"].contains(entry.name), let meant = meant(byValueOf: entry) {
      return meant
    }
    if entry.name == "default", type?.name == "password" {
      return Meant(note: "a form file should not contain secrets; remove the key")
    }
    guard let meant = fieldKeys[entry.name] else { return entry.meantByRuleOrType(type) }
    guard let name = meant.names.first, !meant.names.contains(where: { isKey($0, of: type) }) else {
      return meant
    }
    return Node.Entry(name: name, mark: entry.mark, value: entry.value).meantByRuleOrType(type)
  }

  /// Returns whether fields of a type have a key: those that no type has are common to all.
  private static func isKey(_ name: String, of type: WidgetKey?) -> Bool {
    guard let type else { return true }
    let types = WidgetKey.widgets(withKey: name)
    return types.isEmpty || types.contains(type.name)
  }

  /// Returns what is meant by a key whose value tells.
  private static func meant(byValueOf entry: Node.Entry) -> Meant? {
    if entry.name == "hidden" {
      return Meant(
        note: "a hidden field is {hidden: NAME, value: …}; to hide a field at times, use when"
      )
    }
    guard let text = entry.value.text else { return nil }
    if WidgetKey.named(text) != nil { return Meant(note: "write type: \(text)") }
    return rule(like: text).map { Meant(note: "write rules: [\($0)]") }
  }

  /// Returns what is meant by an unknown type.
  static func meant(byType name: String) -> Meant? {
    if let meant = types[name] { return meant }
    guard let rule = rule(like: name), let definition = RuleDefinition.named(rule) else {
      return nil
    }
    let types: [ValueKind: String] = [
      .text: "text", .number: "number", .toggle: "toggle", .list: "checklist",
    ]
    let subject = rule == name ? name : rule
    return types[definition.kind].map {
      Meant(note: "\(subject) is a rule: write type: \($0), rules: [\(rule)]")
    }
  }

  /// Returns the name of a rule that a word means, if that says it all.
  static func rule(like word: String) -> String? {
    if let name = RuleDefinition.named(word)?.name { return name }
    let folded = ForeignWords.folded(word[...])
    for name in RuleDefinition.allNames where ForeignWords.folded(name[...]) == folded {
      return RuleDefinition.named(name)?.name
    }
    if let name = rules[word]?.names.first { return name }
    for prefix in ["is", "valid", "mustbe", "isvalid", "must", "has"] where folded.hasPrefix(prefix)
    {
      let rest = String(folded.dropFirst(prefix.count))
      guard rest.utf8.count > 1 else { continue }
      let name = RuleDefinition.allNames.first { ForeignWords.folded($0[...]) == rest }
      if let name = name ?? rules[rest]?.names.first { return RuleDefinition.named(name)?.name }
    }
    return nil
  }

  /// Returns what is meant by the name of a rule that does not exist.
  static func meant(byRule name: String) -> Meant? {
    if let meant = meant(bySpelledRule: name) { return meant }
    if NormalizerKey.named(name) != nil {
      return Meant(note: "\(name) is a normalizer: write normalize: [\(name)] in the field")
    }
    if let note = rules[name]?.note { return Meant(note: note) }
    if let name = rule(like: name) { return Meant(names: [name]) }
    guard WidgetKey.named(name) != nil else { return nil }
    return Meant(note: "\(name) is a type: write type: \(name) in the field")
  }

  /// Returns what is meant by rules in a notation of their own: `min:3`, `required|email`, `min(3)`.
  private static func meant(bySpelledRule text: String) -> Meant? {
    guard text.utf8.count <= 200 else { return nil }
    let parts = text.split { "|,; ".contains($0) }.map(String.init)
    if parts.count > 1, parts.allSatisfy({ written(part: $0) != nil }) {
      return Meant(note: "write a list: [\(parts.compactMap(written).joined(separator: ", "))]")
    }
    if let colon = text.firstIndex(of: ":"), RuleDefinition.named(String(text[..<colon])) != nil,
      text[colon...].count > 1
    {
      let value = text[colon...].dropFirst()
      return Meant(note: "put a space after the colon: \(text[..<colon]): \(value)")
    }
    return parts.count == 1 ? written(part: text).map { Meant(note: "write \($0)") } : nil
  }

  /// Returns a rule as form files have it: `min: 3` for `min:3`, `min=3` and `min(3)`.
  private static func written(part: String) -> String? {
    guard let end = part.firstIndex(where: { ":=(".contains($0) }) else {
      return RuleDefinition.named(part) == nil ? nil : part
    }
    var value = part[end...].dropFirst()
    if part[end] == "(", value.last == ")" { value.removeLast() }
    guard let name = rule(like: String(part[..<end])) else { return nil }
    return value.isEmpty ? name : "\(name): \(value)"
  }

  /// Returns what is meant by an unknown parameter of a rule.
  static func meant(byParameter entry: Node.Entry, of definition: RuleDefinition?) -> Meant? {
    if ["value", "val", "arg", "param"].contains(entry.name) {
      guard let main = definition?.mainParameter else {
        return Meant(note: "the rule takes no value; remove the key")
      }
      return Meant(names: [main])
    }
    return parameters[entry.name]
  }
}

extension Node.Entry {
  /// Returns what is meant by a key that is one of another type, a rule or a normalizer.
  fileprivate func meantByRuleOrType(_ type: WidgetKey?) -> ForeignWords.Meant? {
    let types = WidgetKey.widgets(withKey: name)
    if let note = ruleNote(inFieldOf: type, isKey: !types.isEmpty) { return .init(note: note) }
    if !types.isEmpty {
      return .init(note: "\(name) is a key of type: \(types.joined(separator: ", "))")
    }
    if NormalizerKey.named(name) != nil {
      return .init(note: "\(name) is a normalizer: write normalize: [\(name)]")
    }
    return nil
  }

  /// Returns how to write a rule that is written as a key of its field; `nil` if it is none, or none
  /// for the field's type while it is a key of another.
  private func ruleNote(inFieldOf type: WidgetKey?, isKey: Bool) -> String? {
    guard let found = ForeignWords.rule(like: self.name),
      !isKey || RuleDefinition.named(self.name) != nil
    else { return nil }
    var name = found
    if type?.kind == .text, let length = RuleUse.rulesOnLength[name] { name = length }
    let kind = RuleDefinition.named(name)?.kind ?? .any
    if isKey, let type, kind != .any, kind != type.kind { return nil }
    let isPlain = value.isNull || value.truth != nil
    let limits = ForeignWords.limits(in: value, of: name)
    let written = isPlain ? name : limits ?? "\(name): \(value.shortYAML)"
    return "\(name) is a rule: write rules: [\(written)]"
  }
}

extension WidgetKey {
  /// Returns the types that have a key of their own.
  static func widgets(withKey key: String) -> [String] {
    all.filter { widget in
      var settings = Settings([], of: "", at: Mark(line: 1, column: 1))
      _ = widget.read(&settings)
      return settings.known.contains(key)
    }
    .map(\.name)
  }
}
