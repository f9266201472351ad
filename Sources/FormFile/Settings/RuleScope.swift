import FormValidation
import SourceText

/// The names that rules can use: the fields of a form, if there is one, and its rule sets.
///
/// Shared by all that is read in it.
final class RuleScope {
  /// The fields; `nil` without a form, so that any may be named.
  let fields: FieldNames?

  /// The program's own rules and checks.
  let extensions: FormExtensions

  /// The rule sets of the form, each defined like a built-in rule.
  private var sets: [String: (definition: RuleDefinition, extent: RuleExtent)] = [:]

  /// The rules named so far: a form names few of them, many times.
  private var rules: [String: RuleDefinition] = [:]

  /// Creates the scope of a form's rules, or of a single rule.
  init(fields: FieldNames? = nil, extensions: FormExtensions = FormExtensions()) {
    self.fields = fields
    self.extensions = extensions
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

/// The number of rules in a rule, including nested ones, and their depth.
///
/// Otherwise, a few lines of rule sets that use each other twice could make more rules than a key
/// can wait for.
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

/// The names of all fields of a form, known before any of them is read.
struct FieldNames {
  /// The names, in order.
  let names: [String]

  /// The kind of each field, if known, and its index among the nodes, by name.
  private var fields: [String: (kind: ValueKind?, index: Int)] = [:]

  private let nodes: [Node]

  /// Collects the names of fields, which may still be invalid, and the kinds of their types.
  init(of nodes: [Node] = [], kindOfType: (String) -> ValueKind? = { _ in nil }) {
    var names: [String] = []
    names.reserveCapacity(nodes.count)
    fields.reserveCapacity(nodes.count)
    self.nodes = nodes
    for (index, node) in nodes.enumerated() {
      guard case .mapping(let entries) = node.content else { continue }
      let name = entries.first { $0.name == "id" || $0.name == "hidden" }?.value.text
      guard let name else { continue }
      names.append(name)
      let type = entries.first { $0.name == "type" }?.value.text
      fields[name] = (type.flatMap(kindOfType), index)
    }
    self.names = names
  }

  /// Returns whether there is a field with a name.
  func contains(_ name: String) -> Bool { fields[name] != nil }

  /// Returns the kind of a field's answers, if known.
  func kind(of name: String) -> ValueKind? { fields[name]?.kind }

  /// Returns the mapping of a field, as written.
  func entries(of name: String) -> [Node.Entry] {
    guard let index = fields[name]?.index, case .mapping(let entries) = nodes[index].content
    else { return [] }
    return entries
  }
}
