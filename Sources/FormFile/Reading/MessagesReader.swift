import FormValidation
import SourceText

/// Reads a form's own messages, by field and code or by code; a rule's name means all its codes.
///
/// ```yaml
/// messages:
///   email.required: We need an address to send the receipt.
///   length.too_short:                # by the count of a parameter
///     count: missing
///     one: One more character.
///     other: "{missing} more characters."
/// ```
struct MessagesReader {
  private(set) var messages: MessageCatalog
  private(set) var findings: [Finding] = []

  /// The names of fields, also of those with errors; those of a repeated group are meant in every
  /// entry, `passengers.name`.
  private let names: [String]
  private let knownNames: Set<String>

  /// The names of the rules that the form uses, including its own.
  private let ruleNames: Set<String>

  /// The rules of the form by their own code or id.
  private let rulesByCode: [String: [String]]

  private let scope: RuleScope

  /// Reads the mapping of names to messages, for the fields and rules of a form.
  init(
    _ node: Node,
    names: [String],
    fields: [FieldID],
    clauses: [Clause],
    in scope: RuleScope,
    adding messages: MessageCatalog
  ) {
    (self.messages, self.scope) = (messages, scope)
    self.names = (names.map { FieldID($0) } + fields).map(\.inAnyEntry.rawValue)
    knownNames = Set(self.names)
    ruleNames = Set(clauses.flatMap(\.ruleNames))
    var rulesByCode: [String: [String]] = [:]
    for clause in clauses {
      for code in [clause.code, clause.id].compactMap({ $0 }) {
        rulesByCode[code, default: []].append(clause.rule.name)
      }
    }
    self.rulesByCode = rulesByCode
    guard case .mapping(let entries) = node.content else {
      findings.append(
        Finding(node.mark, "expected a mapping of codes to messages, found \(node.kindWords)")
      )
      return
    }
    var seen: Set<String> = []
    for entry in entries where findings.count < Finding.limit {
      if !seen.insert(entry.name).inserted {
        findings.append(Finding(entry.mark, "duplicate key \(entry.name.quoted)"))
      }
      read(entry)
    }
  }

  private mutating func read(_ entry: Node.Entry) {
    let field = isKnown(entry.name) ? nil : field(of: entry.name)
    let code = String(entry.name.dropFirst(field.map { $0.count + 1 } ?? 0))
    guard isKnown(code) else {
      findings.append(unknown(entry, code: code, of: field))
      return
    }
    var settings = Settings([entry], of: "messages", at: entry.mark, scope: scope)
    messages[code, of: field.map { FieldID($0) }] = settings.translated(entry.name) { settings in
      settings.node(entry.name).flatMap { wording(entry.with($0), of: code) }
    }
    findings += settings.findings
  }

  /// Returns the field that a name begins with; those of groups have dots themselves.
  private func field(of name: String) -> String? {
    let dots = name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: ".") }
    return dots.reversed().lazy.map { String(name[..<$0]) }.first(where: knownNames.contains)
  }

  /// Returns the finding for a name that is not a code: an unknown field or code.
  private func unknown(_ entry: Node.Entry, code: String, of field: String?) -> Finding {
    let parts = entry.name.split(separator: ".", maxSplits: 1).map(String.init)
    // Findings that are not printed get no suggestion, which takes time to find.
    let hasAdvice = findings.count < Diagnostics.limit
    if field == nil, parts.count == 2, isKnown(parts[1]) {
      let nearest = hasAdvice ? names.nearest(to: parts[0]) : nil
      return Finding(
        entry.mark,
        "unknown field \(parts[0].quoted)",
        suggestion: nearest.map { "\($0).\(parts[1])" }
      )
    }
    let names = hasAdvice ? RuleDefinition.codes.keys.sorted() + RuleDefinition.allNames : []
    let nearest = names.nearest(to: code)
    return Finding(
      entry.mark,
      "unknown message code \(code.quoted)",
      suggestion: nearest.map { name in field.map { "\($0).\(name)" } ?? name },
      note: nearest == nil ? "use a code, like length.too_short, or field.code" : nil
    )
  }

  private func isKnown(_ code: String) -> Bool {
    RuleDefinition.codes[code] != nil || RuleDefinition.allNames.contains(code)
      || rulesByCode[code] != nil || ruleNames.contains(code)
  }

  /// Returns the placeholders of a code; `nil` if only the program knows them.
  private func placeholders(of code: String) -> [String]? {
    if let names = RuleDefinition.codes[code] { return names }
    if let definition = RuleDefinition.named(code) { return definition.placeholders }
    let names = (rulesByCode[code] ?? []).map { RuleDefinition.named($0)?.placeholders }
    return names.contains(nil) || names.isEmpty ? nil : names.flatMap { $0 ?? [] }
  }

  private mutating func wording(_ entry: Node.Entry, of code: String) -> Message? {
    let placeholders = placeholders(of: code)
    var parts = [Node.Entry(name: "other", mark: entry.mark, value: entry.value)]
    var loneKey: String? = "other"
    if case .mapping(let entries) = entry.value.content { (parts, loneKey) = (entries, nil) }
    var settings = Settings(parts, of: entry.name, at: entry.mark, loneKey: loneKey)
    defer {
      settings.finish()
      findings += settings.findings
    }
    guard settings.needs("other"), let other = settings.wording("other", placeholders) else {
      return nil
    }
    guard loneKey == nil else { return Message(other) }
    var wordings: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases where category != .other {
      wordings[category] = settings.wording(category.rawValue, placeholders)
    }
    guard settings.needs("count"), let count = settings.text("count") else { return nil }
    if let placeholders, !placeholders.contains(count) {
      settings.report(
        "unknown number \(count.quoted)",
        at: "count",
        suggestion: placeholders.nearest(to: count),
        note: "\(entry.name) accepts \(placeholders.joined(separator: ", "))"
      )
    }
    return Message(other, wordings, counting: count)
  }
}

extension Settings {
  /// Returns the message of a key, if present; any placeholder is allowed if none are known.
  fileprivate mutating func wording(_ key: String, _ placeholders: [String]?) -> String? {
    guard let placeholders else { return filledText(key) }
    return template(key, placeholders: .ofAnswer + placeholders)?.template
  }
}
