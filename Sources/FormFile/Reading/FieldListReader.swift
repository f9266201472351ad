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

  /// The positions of the mnemonics, by their fields.
  private(set) var mnemonics: [(id: FieldID, mark: Mark)] = []

  /// The positions of the conditions of pages and sections, in order; `nil` for those without one.
  private(set) var conditions: [Mark?] = []

  /// The names of columns that fields specify, also of fields with errors.
  private(set) var columns: [(name: String, mark: Mark)] = []

  /// The names of members that fields and groups specify, also of those with errors.
  private(set) var members: [GivenMember] = []

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
      } else if !node.hasKnownType, let finding = FieldListReader.foreignEntry(node) {
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

  /// Returns an error if an entry without a type of a field is written as in other programs, like
  /// `{type: note}`, or begins with a key like `sction`.
  private static func foreignEntry(_ node: Node) -> Finding? {
    if let entry = node.members.first, node.members.count == 1, entry.value.isMapping,
      entry.value["type"] != nil
    {
      let note = "write \(ForeignWords.field(entry))"
      return Finding(entry.mark, "unknown key \(entry.name.quoted)", note: note)
    }
    if let finding = foreignPart(node.members) ?? misspelledKind(of: node.members) {
      return finding
    }
    guard let type = node["type"], let name = type.text,
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
  private static func misspelledKind(of entries: [Node.Entry]) -> Finding? {
    guard let first = entries.first,
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
    if let mark = reader.mnemonicMark { mnemonics.append((name.id, mark)) }
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
    mnemonics += list.mnemonics.map { (id.member($0.id), $0.mark) }
    if let member = group.member { members.append(GivenMember(member, of: name.id)) }
    members += list.members.map { $0.inside(id) }
    columns += list.columns
    group.content?.parts.forEach { parts.add($0) }
  }

  private mutating func read(_ part: SectionReader, isGroup: Bool) {
    findings += part.findings
    extents.append((part.settings.extent, part.mark))
    if part.kind.holdsFields {
      conditions.append(part.conditionMark)
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

extension Node {
  /// Returns whether it is a mapping with a key.
  fileprivate func holds(_ key: String) -> Bool {
    guard case .mapping(let entries) = content else { return false }
    return entries.contains { $0.name == key }
  }

  /// Whether it has the type of a field.
  fileprivate var hasKnownType: Bool { self["type"]?.text.flatMap(WidgetKey.named) != nil }
}
