import FormValidation

/// What rules can name: the fields of a form, where there is one, and its rule sets.
struct RuleScope {
  /// The fields; nothing where there is no form, and any may be named.
  var fields: FieldNames?

  /// What the program adds.
  var extensions = FormExtensions()

  /// The rule sets that the form names, each defined like a built-in rule.
  private var sets: [String: (definition: RuleDefinition, extent: RuleExtent)] = [:]

  /// Creates the scope of a form's rules, or of a rule by itself.
  init(fields: FieldNames? = nil, extensions: FormExtensions = FormExtensions()) {
    self.fields = fields
    self.extensions = extensions
  }

  /// The definition of a rule by its name or an alias, or of a rule set by its name.
  func definition(named name: String) -> RuleDefinition? {
    sets[name]?.definition ?? RuleDefinition.named(name)
  }

  /// The names of the rule sets, in order.
  private(set) var setNames: [String] = []

  /// What the rule set of a name comes to; `nil` if there is no such set.
  func extent(ofSet name: String) -> RuleExtent? {
    sets[name]?.extent
  }

  /// A rule set as rules use it.
  struct RuleSetUse {
    let rules: RuleSet
    let extent: RuleExtent
    let isSingle: Bool
    let message: Message?
  }

  /// Adds a rule set under a name.
  mutating func add(_ name: String, _ set: RuleSetUse) {
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

/// How many rules a rule comes to, with those within it, and how deep they go.
///
/// A few lines of rule sets that use each other twice would otherwise come to more rules than any
/// key could wait for.
struct RuleExtent {
  /// The most rules of a form, counting those of a rule set wherever it is used.
  static let countLimit = 250_000

  /// The most rule sets within each other.
  static let depthLimit = 100

  /// The number of rules.
  private(set) var count = 0

  /// The number of rules within each other.
  private(set) var depth = 0

  /// The extent of a rule that has these rules within it.
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
