import FormValidation
import FormWidgets
import Forms
import SourceText

/// Reads a group of fields: `- group: address`.
struct GroupReader {
  /// The group's name and its position, if valid.
  private(set) var name: (id: FieldID, mark: Mark)?

  /// The name of its member and its position, if present and valid.
  private(set) var member: (name: String, mark: Mark)?

  /// The entries of the group, if it has any.
  private(set) var list: FieldListReader?

  /// The fields with the names that they have outside the group; `nil` after an error.
  private(set) var content: FormContent?

  /// Whether it is a repeated group.
  private(set) var isRepeated = false

  /// The group's own keys, with all findings in it.
  private(set) var settings: Settings

  /// Reads a group, whose rules can use the names in scope.
  init(_ node: Node, in scope: RuleScope) {
    let entries =
      if case .mapping(let entries) = node.content { entries } else { [] as [Node.Entry] }
    settings = Settings(entries, of: "a group", at: node.mark, scope: scope) {
      ForeignWords.groupKeys[$0.name]
    }
    name = settings.name("group")
    let counts = settings.entryCounts("repeat")
    isRepeated = settings.has("repeat")
    let names = FieldNames(of: settings.entry("fields")?.entries ?? [], inside: scope.fields) {
      WidgetKey.of($0)?.kind
    }
    let label = settings.answerText("label", in: names, orOther: isRepeated ? ["n"] : [])
    let isOptional = settings.flag("optional") ?? false
    if isOptional, isRepeated {
      let note = "write repeat: {min: 0}"
      settings.report("a repeated group is not optional", at: "optional", note: note)
    }
    let unanswered = settings.choice("unanswered", of: Unanswered.self)
    if unanswered == .null, isOptional {
      settings.report("an optional group is left out while it is off", at: "unanswered")
    }
    member = settings.filledName("member")
    let (key, value) = (settings.text("key"), settings.text("value"))
    let condition = settings.standing()
    let rules = readRules(entries, ifOptional: isOptional)
    let hasFields = settings.needs("fields")
    let nodes = settings.list("fields")
    settings.finish()
    guard hasFields, let nodes else { return }
    let list = FieldListReader(
      nodes,
      in: RuleScope(fields: names, inside: scope),
      isGroup: true
    )
    self.list = list
    settings.findings += list.findings
    if list.count == 0 {
      settings.report("fields is empty; a group needs at least one field", at: "fields")
    }
    if isRepeated { checkEntries(list) }
    let naming = naming(key, value, of: list)
    guard let name, settings.findings.isEmpty else { return }
    let title = label ?? name.id.rawValue
    content =
      counts.map { counts in
        list.content.repeated(
          name.id,
          counts,
          label: title,
          when: condition,
          member: member?.name,
          unanswered: unanswered,
          naming: naming,
          rules: rules
        )
      }
      ?? list.content.grouped(
        name.id,
        label: title,
        isOptional: isOptional,
        when: condition,
        member: member?.name,
        unanswered: unanswered,
        rules: rules
      )
  }

  /// The rules on whether an optional group is there, and on the entries of a repeated one.
  private static let ofPresence = ["accepted", "declined"]
  private static let ofEntries = [
    "required", "prohibited", "min_items", "max_items", "unique_items",
  ]

  /// Returns the rules on the group as a whole.
  private mutating func readRules(
    _ given: [Node.Entry],
    ifOptional isOptional: Bool
  ) -> RuleSet {
    guard let nodes = settings.entries("rules") else { return [] }
    guard isOptional || isRepeated else {
      let note = "rules are of fields; those on several fields are checks of the form"
      settings.report("only an optional or a repeated group has rules", at: "rules", note: note)
      return []
    }
    let (scope, names) = (settings.scope, isRepeated ? Self.ofEntries : Self.ofPresence)
    let subject = RuleSubject(given, kind: isRepeated ? .list : .toggle)
    let entries = scope.reading(for: subject) { nodes.map { RuleEntry($0, in: scope) } }
    for entry in entries {
      settings.findings += entry.findings
      settings.extent.add(entry.extent)
      for use in entry.uses where !names.contains(use.name) {
        let note = "expected one of \(names.joined(separator: ", "))"
        let kind = isRepeated ? "a repeated" : "an optional"
        let message = "\(use.name) is no rule of \(kind) group"
        settings.findings.append(Finding(use.mark, message, note: note))
      }
    }
    return RuleSet(entries.flatMap(\.clauses))
  }

  /// Returns how the entries are named, given the names of fields in two keys.
  private mutating func naming(
    _ key: String?,
    _ value: String?,
    of list: FieldListReader
  ) -> Form.EntryNaming? {
    let fields = list.content.specimen.fields
    for (setting, name) in [("key", key), ("value", value)] {
      guard let name else { continue }
      let field = fields.first { $0.id.rawValue == name }
      if !isRepeated {
        settings.report("only a repeated group has it", at: setting, note: "write repeat: {min: 1}")
      } else if key == nil {
        settings.report("value needs a key", at: setting, note: "write key: NAME")
      } else if field == nil {
        let nearest = fields.map(\.id.rawValue).nearest(to: name)
        let message = "\(name.quoted) is no field of the group"
        settings.report(message, at: setting, suggestion: nearest)
      } else if setting == "key", field?.widget.traits.kind != .text {
        settings.report("\(name.quoted) must have texts as answers", at: setting)
      } else if field?.member != nil {
        let message = "\(name.quoted) is no member of its own, so it cannot have the name of one"
        settings.report(message, at: setting)
      } else if setting == "value", name == key {
        settings.report("\(name.quoted) is the key already", at: setting)
      } else if setting == "value",
        let rest = fields.first(where: { $0.isSubmitted && ![key, name].contains($0.id.rawValue) })
      {
        let message = "with a value, entries have no other answers, like \(rest.id.rawValue.quoted)"
        let note = "remove value, or write submit: false in that field"
        settings.report(message, at: setting, note: note)
      }
    }
    return key.map { Form.EntryNaming(key: FieldID($0), value: value.map { FieldID($0) }) }
  }

  /// Reports fields that a repeated group cannot contain.
  private mutating func checkEntries(_ list: FieldListReader) {
    for column in list.columns {
      let note = "in a table, its columns have names like \(name?.id.rawValue ?? "group")[0].name"
      let message = "a field of a repeated group cannot have a column"
      settings.findings.append(Finding(column.mark, message, note: note))
    }
    let fields = list.content.specimen.fields
    guard let field = fields.first(where: { $0.mnemonic != nil }) else { return }
    let id = field.id.rawValue.quoted
    settings.report("a field of a repeated group cannot have a mnemonic: \(id)", at: "group")
  }
}

extension Settings {
  /// Returns the name of a field or group and its position, if present and valid.
  mutating func name(_ key: String) -> (id: FieldID, mark: Mark)? {
    declare(key, .name)
    guard needs(key), let text = text(key), let node = node(key) else { return nil }
    guard Settings.isName(text) else {
      report(
        "invalid name \(text.quoted)",
        at: key,
        note: "start with a letter, then use letters, digits, _ or -"
      )
      return nil
    }
    return (FieldID(text), node.mark)
  }

  /// Returns the possible numbers of entries of a repeated group, if the key is present and valid:
  /// at least `min`, or 1, and at most `max`, or 20.
  fileprivate mutating func entryCounts(_ key: String) -> ClosedRange<Int>? {
    declare(key, .counts)
    guard let node = node(key) else { return nil }
    guard case .mapping(let entries) = node.content else {
      let most = node.spelling.flatMap(Int.init)
      report(
        key,
        wants: "a mapping with min and max",
        not: node,
        hint: "write \(key): {min: 1, max: \(most ?? FormContent.usualEntryLimit)}"
      )
      return nil
    }
    var item = Settings(entries, of: key, at: node.mark) { ForeignWords.parameters[$0.name] }
    let (hasMin, hasMax) = (item.has("min"), item.has("max"))
    let (min, max) = (item.count("min"), item.count("max"))
    item.finish()
    let least = min ?? 1
    let most = max ?? Swift.max(least, FormContent.usualEntryLimit)
    if let max, !(1...FormContent.entryLimit ~= max) {
      item.report("expected 1 to \(FormContent.entryLimit), found \(max)", at: "max")
    } else if least > most || least > FormContent.entryLimit {
      item.report("min \(least) is greater than max \(most)", at: hasMin ? "min" : "max")
    }
    findings += item.findings
    let isRead = hasMin == (min != nil) && hasMax == (max != nil) && item.findings.isEmpty
    return isRead ? least...most : nil
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || "0"..."9" ~= Unicode.Scalar(byte) || "_-".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    "a"..."z" ~= Unicode.Scalar(byte | 0x20)
  }
}
