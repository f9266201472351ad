import FormValidation
import FormWidgets
import Forms
import SourceText

/// Reads the entries of a form's fields, or of a group's: fields, notes, parts and groups.
struct FieldListReader {
  /// The content; complete only without findings.
  private(set) var content = FormContent()

  /// The number of fields, including those with errors.
  private(set) var count = 0

  /// The valid names of fields and groups, also of fields with errors.
  private(set) var names: [(id: FieldID, mark: Mark)] = []

  /// The names of columns that fields specify, also of fields with errors.
  private(set) var columns: [(name: String, mark: Mark)] = []

  /// The names of members that fields and groups specify, also of those with errors.
  private(set) var members: [GivenMember] = []

  /// The findings.
  private(set) var findings: [Finding] = []

  /// The rules of each entry, and its position.
  private(set) var extents: [(extent: RuleExtent, mark: Mark)] = []

  private let scope: RuleScope

  private var parts = PartCollector()

  /// Whether the previous entry is a field of the same part.
  private var followsField = false
  private var emptyPart: SectionReader?

  /// Reads entries, whose rules can use the names in scope.
  init(_ nodes: [Node], in scope: RuleScope, isGroup: Bool = false) {
    self.scope = scope
    names.reserveCapacity(nodes.count)
    for node in nodes where findings.count < Finding.limit {
      if let part = SectionReader(node, in: scope) {
        followsField = false
        read(part, isGroup: isGroup)
      } else if node.holds("group") {
        followsField = false
        read(GroupReader(node, in: scope))
      } else if let finding = FieldListReader.foreignEntry(node)
        ?? FieldListReader.misspelledKind(of: node)
      {
        findings.append(finding)
        count += 1
      } else {
        read(FieldReader(node, in: scope))
      }
    }
    content = FormContent(parts.finish())
    if count > 0, let emptyPart { complain(of: emptyPart) }
  }

  /// The keys that begin an entry other than a field.
  static let kinds = Form.Section.Kind.allCases.map(\.rawValue) + ["group", "hidden"]

  /// Returns an error if an entry has a type that is none of a field, like `{type: note}`.
  private static func foreignEntry(_ node: Node) -> Finding? {
    if let entry = node.members.first, node.members.count == 1, entry.value.isMapping,
      entry.value["type"] != nil
    {
      let note = "write \(ForeignWords.field(entry))"
      return Finding(entry.mark, "unknown key \(entry.name.quoted)", note: note)
    }
    if let finding = foreignPart(node.members) { return finding }
    guard let type = node["type"], let name = type.text, WidgetKey.named(name) == nil,
      let key = ForeignWords.entries[name]?.names.first
    else { return nil }
    var words = node.members.filter { ["id", "name"].contains($0.name) }
    if key != "hidden" {
      let keys = ["text", "value", "content", "title", "label", "message", "description", "name"]
      let members = node.members + (node["attributes"]?.members ?? [])
      words = keys.compactMap { key in members.first { $0.name == key } }
    }
    let value = words.first.map { $0.value.shortYAML } ?? (key == "hidden" ? "NAME" : "TEXT")
    let rest = key == "hidden" ? ", value: \(node["value"]?.shortYAML ?? "VALUE")" : ""
    return Finding(
      type.mark,
      "unknown type \(name.quoted)",
      note: "a \(key) is an entry of its own, without type: {\(key): \(value)\(rest)}"
    )
  }

  /// Returns an error if an entry is a text under a key like `markdown`.
  private static func foreignPart(_ entries: [Node.Entry]) -> Finding? {
    guard let entry = entries.first, !["label", "help", "hidden"].contains(entry.name),
      entries.dropFirst().allSatisfy({ ["when", "unless"].contains($0.name) })
    else { return nil }
    // The type of a field, before its other keys: `text: {id: a}`.
    let isType =
      WidgetKey.named(entry.name) != nil || ForeignWords.meant(byType: entry.name) != nil
    if entry.value.isMapping, isType, !kinds.contains(entry.name) {
      let note = "write the type as a key: {id: NAME, type: \(entry.name), …}"
      return Finding(entry.mark, "unknown key \(entry.name.quoted)", note: note)
    }
    let isText = ["text", "paragraph", "p"].contains(entry.name)
    guard let kind = isText ? "note" : ForeignWords.entries[entry.name]?.names.first,
      kind != "hidden", kind != entry.name, case .scalar = entry.value.content
    else { return nil }
    return Finding(entry.mark, "unknown key \(entry.name.quoted)", suggestion: kind)
  }

  /// Returns an error if an entry without the keys of a field begins with a key like `sction`.
  private static func misspelledKind(of node: Node) -> Finding? {
    guard case .mapping(let entries) = node.content, let first = entries.first,
      !entries.contains(where: { ["id", "type", "hidden"].contains($0.name) }),
      let kind = kinds.nearest(to: first.name)
    else { return nil }
    return Finding(first.mark, "unknown key \(first.name.quoted)", suggestion: kind)
  }

  private mutating func read(_ reader: FieldReader) {
    findings += reader.settings.findings
    if let mark = reader.besideMark, !followsField {
      findings.append(Finding(mark, "no field is directly before it on the page"))
    }
    followsField = true
    extents.append((reader.settings.extent, reader.settings.mark))
    count += 1
    emptyPart = nil
    if let column = reader.column { columns.append(column) }
    guard let name = reader.name else { return }
    names.append(name)
    if let member = reader.member { members.append(GivenMember(member, of: name.id)) }
    names += reader.rows.map { (name.id.member(FieldID($0.value.description)), name.mark) }
    guard let field = reader.field else { return }
    guard !reader.rows.isEmpty else { return parts.add(.field(field)) }
    FormContent(matrixOf: field, rows: reader.rows).parts.forEach { parts.add($0) }
  }

  private mutating func read(_ group: GroupReader) {
    findings += group.settings.findings
    extents += group.list?.extents ?? []
    extents.append((group.settings.extent, group.settings.mark))
    count += group.list?.count ?? 1
    emptyPart = nil
    guard let name = group.name, let list = group.list else { return }
    names.append(name)
    let id = group.isRepeated ? name.id.entry(0) : name.id
    names += list.names.map { (id.member($0.id), $0.mark) }
    if let member = group.member { members.append(GivenMember(member, of: name.id)) }
    members += list.members.map { $0.inside(id) }
    columns += list.columns
    group.content?.parts.forEach { parts.add($0) }
  }

  private mutating func read(_ part: SectionReader, isGroup: Bool) {
    findings += part.findings
    extents.append((part.extent, part.mark))
    if part.kind != .note {
      if isGroup {
        findings.append(Finding(part.mark, "a group cannot hold a \(part.kind.rawValue)"))
      }
      // A page may begin with a section.
      if let emptyPart, emptyPart.kind == part.kind || part.kind == .page {
        complain(of: emptyPart)
      }
      emptyPart = part
    }
    if let section = part.section(from: 0) { parts.begin(section) }
  }

  private mutating func complain(of part: SectionReader) {
    findings.append(Finding(part.mark, "no field belongs to this \(part.kind.rawValue)"))
  }
}

/// The name of a member that a field or group specifies.
struct GivenMember {
  let name: String
  let mark: Mark

  /// The field or group, with the group that it is in.
  let owner: FieldID
  private(set) var group: FieldID?

  init(_ given: (name: String, mark: Mark), of owner: FieldID) {
    (name, mark, self.owner) = (given.name, given.mark, owner)
  }

  /// Returns the member as one within a group.
  func inside(_ outer: FieldID) -> GivenMember {
    var member = GivenMember((name, mark), of: outer.member(owner))
    member.group = group.map(outer.member) ?? outer
    return member
  }

  /// Its name with that of its group, which differs from all names of other groups.
  var place: String { "\(group?.rawValue ?? "")/\(name)" }
}

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
          naming: naming
        )
      }
      ?? list.content.grouped(
        name.id,
        label: title,
        isOptional: isOptional,
        when: condition,
        member: member?.name,
        unanswered: unanswered
      )
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

extension Node {
  /// Returns whether it is a mapping with a key.
  fileprivate func holds(_ key: String) -> Bool {
    guard case .mapping(let entries) = content else { return false }
    return entries.contains { $0.name == key }
  }
}
