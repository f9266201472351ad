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
    let saysType = fieldKeys[entry.name]?.names == ["type"]
    if saysType || ["format", "hidden"].contains(entry.name), let meant = meant(byValueOf: entry) {
      return meant
    }
    if entry.name == "default", type?.name == "password" {
      return Meant(note: "a form file should not contain secrets; remove the key")
    }
    if unwrapped.contains(folded(entry.name[...])), case .mapping(let inner) = entry.value.content,
      let first = inner.first
    {
      let note = "write its keys in the field itself: \(first.name): \(first.value.shortYAML)"
      return Meant(note: note, replaced: inner.map(\.name))
    }
    // A key of another type is no foreign word with something added.
    let isOwn = !WidgetKey.widgets(withKey: entry.name).isEmpty
    let folded = folded(entry.name[...])
    guard let meant = isOwn ? fieldKeys.meanings[folded] : fieldKeys[entry.name] else {
      return entry.meantByRuleOrType(type)
    }
    guard let name = meant.names.first, !meant.names.contains(where: { isKey($0, of: type) }) else {
      return meant
    }
    return Node.Entry(name: name, mark: entry.mark, value: entry.value).meantByRuleOrType(type)
  }

  /// Keys that hold keys of a field elsewhere.
  private static let unwrapped: Set = [
    "attributes", "attrs", "props", "templateoptions", "ui:options", "inputprops",
    "settings", "config", "params", "fieldprops", "inputattrs",
  ]

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
    if entry.name != "format", let meant = meant(byType: text) {
      return Meant(note: meant.note ?? "write type: \(meant.names[0])")
    }
    return rule(like: text).map { Meant(note: "write rules: [\($0)]") }
  }

  /// Returns what is meant by an unknown type.
  static func meant(byType name: String) -> Meant? {
    let name = plain(type: name)
    if let meant = types[name] { return meant }
    if let own = stems(of: name).lazy.compactMap(WidgetKey.named).first {
      return Meant(names: [own.name])
    }
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

  /// Returns the word of a type in the notation of a programming language: `array` for `string[]`
  /// and `List<int>`, `str` for `Optional[str]` and `str | None`, `z.string` for `z.string()`.
  private static func plain(type name: String) -> String {
    let first = String(name.prefix { $0 != "|" && $0 != "(" && $0 != "?" }).trimmingSpaces
    guard let open = first.firstIndex(where: { "[<".contains($0) }) else { return first }
    guard first.lowercased().hasPrefix("optional") else { return "array" }
    return String(first[open...].dropFirst().prefix { $0 != "]" && $0 != ">" })
  }

  /// Returns the name of a rule that a word means, if that says it all.
  static func rule(like word: String) -> String? {
    if let name = RuleDefinition.named(word)?.name { return name }
    // In `isIn`, the prefix is certain: it is no ISIN.
    let isPrefixed = word.hasPrefix("is") && word.dropFirst(2).first?.isUppercase == true
    for stem in stems(of: word).dropFirst(isPrefixed ? 1 : 0) {
      if let name = foldedRules[stem] ?? rules.meanings[stem]?.names.first { return name }
    }
    return nil
  }

  /// The names of rules, by their names and aliases without underscores.
  private static let foldedRules = Dictionary(
    RuleDefinition.all.flatMap { definition in
      ([definition.name] + definition.aliases).map { (folded($0[...]), definition.name) }
    }
  ) { first, _ in first }

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
      return Meant(
        note: value.first == " "
          ? "write it without the quotes: \(text)"
          : "put a space after the colon: \(text[..<colon]): \(value)"
      )
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
    if let note = requirement ?? ForeignWords.rules[name]?.note {
      let rule = note.wholeMatch(of: /write (.+)/)?.1
      return .init(note: rule.map { "write rules: [\($0)]" } ?? note)
    }
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
    let names = type.flatMap { RuleUse.names(insteadOf: found, on: $0.kind) } ?? [found]
    let kind = RuleDefinition.named(names[0])?.kind ?? .any
    if isKey, let type, kind != .any, kind != type.kind { return nil }
    guard let written = written(as: names) else {
      return found == "required"
        ? "a field is optional unless it has rules: [required]; remove the key"
        : "without the rule \(found), the answer need not be so; remove the key"
    }
    let verb = names.count == 1 ? "is a rule" : "are rules"
    return "\(names.joined(separator: " and ")) \(verb): write rules: [\(written)]"
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
