import FormValidation
import Forms
import SourceText

/// The names that rules can use: the fields of a form, if there is one, and its rule sets.
///
/// It is shared by everything that is read in it.
final class RuleScope {
  /// The fields; `nil` without a form, so that any name is allowed.
  let fields: FieldNames?

  /// The program's own rules and checks.
  let extensions: FormExtensions

  /// The rule sets of the form, each defined like a built-in rule.
  private var sets: [String: (definition: RuleDefinition, extent: RuleExtent)] = [:]

  /// The rules looked up so far: a form uses few of them, many times.
  private var rules: [String: RuleDefinition] = [:]

  /// The rules of fields read so far without a finding, each alone and in its list.
  ///
  /// A form with thousands of fields repeats most of them. Finding a rule is five times faster than
  /// reading it, and fields with the same list share its memory.
  var known: [WrittenRules: (rules: RuleSet, extent: RuleExtent)] = [:]

  /// The field that rules are read for now; `nil` for those of rule sets and checks.
  private(set) var subject: RuleSubject?

  /// What precedes a type in advice: `type: `, or an option.
  let typeKey: String

  /// Whether settings record the kinds of their keys, for the schema of form files.
  let notesKeys: Bool

  /// The form's texts in its languages.
  let texts: FormTexts

  /// Creates the scope of a form's rules, or of a single rule.
  init(
    fields: FieldNames? = nil,
    extensions: FormExtensions = FormExtensions(),
    texts: FormTexts = FormTexts(),
    typeKey: String = "type: ",
    notesKeys: Bool = false
  ) {
    self.fields = fields
    self.extensions = extensions
    self.texts = texts
    self.typeKey = typeKey
    self.notesKeys = notesKeys
  }

  /// Creates the scope of a group's rules, which can also use the names of the enclosing scope.
  init(fields: FieldNames, inside other: RuleScope) {
    self.fields = fields
    (extensions, notesKeys, typeKey) = (other.extensions, other.notesKeys, other.typeKey)
    (sets, setNames, texts) = (other.sets, other.setNames, other.texts)
  }

  /// Reads rules on the answers of a field.
  func reading<T>(for subject: RuleSubject?, _ read: () -> T) -> T {
    let outer = self.subject
    self.subject = subject
    defer { self.subject = outer }
    return read()
  }

  /// Returns the value that answers are compared with; for a toggle, words are booleans.
  func comparand(_ node: Node) -> Value {
    guard subject?.kind == .toggle, let truth = node.truth else { return node.value }
    return .bool(truth)
  }

  /// Returns the definition of a rule by name or alias, or of a rule set by name.
  func definition(named name: String) -> RuleDefinition? {
    if let known = sets[name]?.definition ?? rules[name] { return known }
    let definition = RuleDefinition.named(name)
    rules[name] = definition
    return definition
  }

  /// The names of the rule sets, in order.
  private(set) var setNames: [String] = []

  /// Returns the extent of the rule set with a name; `nil` if there is none.
  func extent(ofSet name: String) -> RuleExtent? {
    sets[name]?.extent
  }

  /// A rule set as used by rules.
  struct RuleSetUse {
    let rules: RuleSet
    let extent: RuleExtent
    let isSingle: Bool
    let message: Message?
  }

  /// Adds a rule set with a name.
  func add(_ name: String, _ set: RuleSetUse) {
    guard sets[name] == nil else { return }
    let definition = RuleDefinition(
      name,
      "All of the rules of a rule set",
      of: set.rules.kind,
      codes: AllOf.definition.codes,
      example: RuleExample(name)
    ) { arguments in
      var clause = Clause.all(set.rules, isSingle: set.isSingle || arguments.hasMessage)
      clause.message = set.message
      return clause
    }
    sets[name] = (definition, set.extent)
    setNames.append(name)
  }
}

/// The field whose answers rules are on.
struct RuleSubject {
  /// The kind of its answers, if known.
  let kind: ValueKind?

  /// The format of its answers, if it has one: rules that compare dates or times have no other.
  let format: FieldFormat?

  /// The position of its mapping, which tells fields of one name apart.
  let mark: Mark?

  /// Creates the subject of rules on a field, as written.
  init(_ entries: [Node.Entry], kind: ValueKind?) {
    self.kind = kind
    let type = entries.first { $0.name == "type" }?.value.text
    format = type.flatMap(FieldFormat.init(type:))
    mark = entries.first?.mark
  }
}

/// The format of the answers of a field for dates or times.
enum FieldFormat: String {
  case date = "YYYY-MM-DD"
  case time = "HH:mm"
  case dateTime = "YYYY-MM-DDTHH:mm"

  /// Returns the format of a type of field, if it has one.
  init?(type: String) {
    switch type {
    case "date": self = .date
    case "time": self = .time
    case "datetime": self = .dateTime
    default: return nil
    }
  }
}

/// Rules as they are written for a field of some kind, wherever they are.
struct WrittenRules: Hashable {
  private let kind: ValueKind?
  private let format: FieldFormat?

  /// Names and scalars as they are spelled; the bytes between them are in no text.
  private var bytes: [UInt8] = []

  /// Creates the key of entries in a list of rules on a field.
  init(_ nodes: [Node], for subject: RuleSubject) {
    (kind, format) = (subject.kind, subject.format)
    bytes.reserveCapacity(64)
    for node in nodes { add(node) }
  }

  func hash(into hasher: inout Hasher) {
    // The kind rarely differs; byte by byte, this would take four times as long.
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  private mutating func add(_ node: Node) {
    switch node.content {
    case .scalar(let value):
      bytes.append(node.spelling == nil ? 0xF8 : 0xF9)
      bytes += (node.spelling ?? value.description).utf8
    case .list(let nodes):
      bytes.append(0xFA)
      for node in nodes { add(node) }
      bytes.append(0xFF)
    case .mapping(let entries):
      bytes.append(0xFB)
      for entry in entries {
        bytes.append(0xFC)
        bytes += entry.name.utf8
        add(entry.value)
      }
      bytes.append(0xFF)
    }
  }
}

extension Node {
  /// The largest number of entries of a repeated group, from its counts as written.
  fileprivate var entryLimit: Int {
    let (min, max) = (self["min"]?.value, self["max"]?.value)
    if case .number(let max)? = max { return max.wholeValue ?? FormContent.entryLimit }
    guard case .number(let min)? = min else { return FormContent.usualEntryLimit }
    return Swift.max(min.wholeValue ?? 0, FormContent.usualEntryLimit)
  }
}

extension [Node.Entry] {
  /// The type of the toggle that an optional group has.
  fileprivate var presence: Node.Entry? {
    guard let optional = first(where: { $0.name == "optional" }), optional.value.truth == true,
      let mark = first?.mark
    else { return nil }
    return .init(name: "type", mark: mark, value: Node(.scalar("toggle"), at: mark))
  }

  /// The names of the rows, if it is a matrix.
  var rowNames: [String] {
    guard contains(where: { $0.name == "type" && $0.value.text == "matrix" }),
      case .list(let rows)? = first(where: { $0.name == "rows" })?.value.content
    else { return [] }
    return rows.map { ($0["value"] ?? $0).value.description }
  }
}

/// The number of rules in a rule, including nested ones, and their depth.
///
/// Without limits, a few lines of rule sets that use each other twice could create more rules than
/// a key can wait for.
struct RuleExtent {
  /// The largest number of rules in a form, counting those of a rule set at each use.
  static let countLimit = 250_000

  /// The deepest nesting of rule sets.
  static let depthLimit = 100

  /// The number of rules.
  private(set) var count = 0

  /// The depth of nesting.
  private(set) var depth = 0

  /// The extent of a rule that contains these rules.
  var enclosed: RuleExtent {
    var extent = self
    extent.count += 1
    extent.depth += 1
    return extent
  }

  /// Adds the rules of another extent beside these.
  mutating func add(_ other: RuleExtent) {
    count = min(count + other.count, 1 << 40)
    depth = max(depth, other.depth)
  }
}

/// The names of all fields of a form or group, known before any of them is read.
///
/// Fields of a group are also known by their full names, `address.city`, as are those of enclosing
/// groups.
///
/// The names are collected when they are first needed: the rules of most forms name no field.
final class FieldNames {
  private let nodes: [Node]
  private let outer: FieldNames?
  private lazy var table: Table = Table(of: nodes, inside: outer?.table)

  /// The names of the form itself.
  private var root: FieldNames { outer?.root ?? self }

  /// Returns the kind of a field's type, if known.
  private let kind: ([Node.Entry]) -> ValueKind?

  /// Creates the names of fields, which may still be invalid.
  init(
    of nodes: [Node] = [],
    inside outer: FieldNames? = nil,
    kind: @escaping ([Node.Entry]) -> ValueKind? = { _ in nil }
  ) {
    self.nodes = nodes
    self.outer = outer
    self.kind = kind
  }

  /// The names, in order.
  var names: [String] { table.names }

  /// Whether these are the names of a group.
  var isGroup: Bool { outer != nil }

  /// Returns the fields of the group or matrix with a name; none for a field, or a name that does
  /// not exist.
  func members(of name: String) -> [String] {
    // A list itself is a field of rules; its entries are numbered.
    names.filter { $0.hasPrefix(name + ".") || $0.hasPrefix(name + "[0].") }
  }

  /// Returns whether there is a field with a name.
  func contains(_ name: String) -> Bool { field(named: name) != nil }

  /// Returns whether a name is that of a repeated group, whose answers are those in its entries.
  func isList(_ name: String) -> Bool { field(named: name)?.isGroup ?? false }

  /// Returns the kind of a field's answers, if known.
  func kind(of name: String) -> ValueKind? {
    field(named: name).flatMap { $0.isGroup ? .list : kind($0.entries) }
  }

  /// Returns the mapping of a field, as written.
  func entries(of name: String) -> [Node.Entry] { field(named: name)?.entries ?? [] }

  /// Returns the repeated group in a name that cannot have as many entries as the name needs, with
  /// the largest number of its entries; `nil` if there is none.
  func shortList(in name: String) -> (list: String, count: Int)? {
    guard name.contains("[") else { return nil }
    let (table, path) = FieldID(name).isOfForm ? (root.table, name.dropFirst()) : (table, name[...])
    for match in path.matches(of: /\[([0-9]+)\]/) {
      let list = String(path[..<match.range.lowerBound])
      guard let limit = table.limit(of: list), Int(match.1) ?? .max >= limit else { continue }
      return (list, limit)
    }
    return nil
  }

  /// Returns the field with a name; one that begins with `/` is of the form itself.
  private func field(named name: String) -> Named? {
    guard FieldID(name).isOfForm else { return table[name] }
    return root.table[String(name.dropFirst())]
  }

  /// A field's mapping as written, and whether its name is that of a repeated group.
  private typealias Named = (entries: [Node.Entry], isGroup: Bool)

  private struct Table {
    private(set) var names: [String] = []
    private var fields: [String: Named] = [:]

    /// The largest number of entries of each repeated group.
    private var limits: [String: Int] = [:]

    init(of nodes: [Node], inside outer: Table?) {
      names.reserveCapacity(nodes.count)
      fields.reserveCapacity(nodes.count)
      add(nodes, to: "")
      guard let outer else { return }
      for name in outer.names where fields[name] == nil {
        add(name, outer.fields[name])
        limits[name] = outer.limits[name]
      }
    }

    /// Returns the largest number of entries of a repeated group.
    func limit(of list: String) -> Int? {
      limits[list.contains("[") ? list.replacing(/\[[0-9]+\]/, with: "[0]") : list]
    }

    /// The field with a name; in any entry of a repeated group, that of the first one.
    subscript(name: String) -> Named? {
      fields[name.contains("[") ? name.replacing(/\[[0-9]+\]/, with: "[0]") : name]
    }

    private mutating func add(_ nodes: [Node], to group: String) {
      for case .mapping(let entries) in nodes.lazy.map(\.content) {
        if let name = entries.first(where: { $0.name == "group" })?.value.text {
          guard
            case .list(let members)? = entries.first(where: { $0.name == "fields" })?.value.content
          else { continue }
          let counts = entries.first { $0.name == "repeat" }?.value
          let isRepeated = counts != nil
          if let counts { limits[group + name] = counts.entryLimit }
          add(members, to: "\(group)\(name)\(isRepeated ? "[0]" : "").")
          // The list of the entries, for rules on their number, or the toggle of the group.
          if isRepeated { add(group + name, ([], true)) }
          if let toggle = entries.presence { add(group + name, ([toggle], false)) }
        } else if let name = entries.first(where: { $0.name == "id" || $0.name == "hidden" })?.value
          .text
        {
          let rows = entries.rowNames
          // A matrix has its answers in its rows.
          if rows.isEmpty { add(group + name, (entries, false)) }
          for row in rows { add("\(group)\(name).\(row)", (entries, false)) }
        }
      }
    }

    private mutating func add(_ name: String, _ field: Named?) {
      names.append(name)
      fields[name] = field
    }
  }
}
