import FormValidation

/// What rules can name: the fields of a form, where there is one, and its rule sets.
struct RuleScope {
  /// The fields; nothing where there is no form, and any may be named.
  var fields: FieldNames?

  /// What the program adds.
  var extensions = FormExtensions()

  /// The rule sets that the form names, each a row like those of the built-in rules.
  private(set) var sets: [RuleKey] = []

  /// Creates the scope of a form's rules, or of a rule by itself.
  init(fields: FieldNames? = nil, extensions: FormExtensions = FormExtensions()) {
    self.fields = fields
    self.extensions = extensions
  }

  /// The row of a rule's name or alias, or of a rule set's name.
  func key(named name: String) -> RuleKey? {
    RuleKey.named(name) ?? sets.first { $0.name == name }
  }

  /// The names there are.
  var names: [String] { RuleKey.all.map(\.name) + sets.map(\.name) }

  /// Adds a rule set under a name.
  mutating func add(_ name: String, _ rules: RuleSet, isSingle: Bool, message: Message?) {
    sets.append(
      RuleKey(name, on: rules.kind, placeholders: ["requirements"]) { settings in
        var clause = Clause.all(rules, isSingle: isSingle || settings.has("message"))
        clause.message = message
        return clause
      }
    )
  }
}
