import FormValidation

/// How a form file spells a rule: a row of the table in `RuleKeys.swift`.
struct RuleKey: Sendable {
  /// The rule's name.
  let name: String

  /// Other libraries' names for it.
  let aliases: [String]

  /// The kind of value that the rule looks at.
  let kind: ValueKind

  /// The parameter that may stand alone behind the name, if there is one.
  let main: String?

  /// What messages about it may mention, beside the label: the parameters of its violations.
  let placeholders: [String]

  /// Reads the parameters; nothing where they are wrong, which the settings then know.
  let read: @Sendable (inout Settings) -> Clause?

  /// Creates a row.
  init(
    _ name: String,
    aliases: [String] = [],
    on kind: ValueKind,
    main: String? = nil,
    placeholders: [String] = [],
    read: @escaping @Sendable (inout Settings) -> Clause?
  ) {
    self.name = name
    self.aliases = aliases
    self.kind = kind
    self.main = main
    self.placeholders = placeholders
    self.read = read
  }

  /// Whether the rule is about the whole form, and stands under its checks.
  var isAboutForm: Bool { RuleKey.wholes.contains { $0.name == name } }

  /// The row of a name or an alias.
  static func named(_ name: String) -> RuleKey? {
    for theme in themes {
      if let key = theme().first(where: { $0.name == name }) { return key }
    }
    return byAlias[name]
  }

  /// The rows by their aliases, made when a name is none of a rule.
  private static let byAlias = Dictionary(
    all.flatMap { key in key.aliases.map { ($0, key) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// The names of all rows, by which a form file may call the messages of a rule.
  static let names = Set(allNames)

  /// The names of all rows, in order.
  static let allNames = all.map(\.name)
}
