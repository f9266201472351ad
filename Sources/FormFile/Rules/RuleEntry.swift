import FormValidation

/// One entry of a list of rules, read.
///
/// ```yaml
/// - required                        # a name
/// - length: {min: 3, max: 20}       # a name and its parameters
/// - max_length: 254                 # a name and its main parameter
/// - rule: pattern                   # the long form, with modifiers
///   matches: '[a-z]+'
///   message: Letters only.
/// ```
struct RuleEntry {
  /// The row of the rule, if there is such a rule.
  let key: RuleKey?

  /// Where the rule's name stands.
  let mark: Mark

  /// The rule with its modifiers, if nothing is wrong with it.
  let clause: Clause?

  /// What the parameters were read from, with everything found there.
  let settings: Settings

  /// Reads an entry, whose rule can name some fields, or any where there is no form.
  init(_ node: Node, among fields: FieldNames? = nil) {
    var spelling = RuleSpelling(node, among: fields)
    key = spelling.key
    mark = spelling.settings.mark
    clause = spelling.key.flatMap { RuleEntry.clause(of: $0, from: &spelling.settings) }
    settings = spelling.settings
  }

  private static func clause(of key: RuleKey, from settings: inout Settings) -> Clause? {
    let clause = key.read(&settings)
    let placeholders = ["label"] + key.placeholders
    let message = settings.message("message", placeholders: placeholders)
    let hint = settings.message("hint", placeholders: placeholders)
    let code = settings.words("code")
    settings.finish()
    return clause.map { Clause($0.rule, message: message, hint: hint, code: code) }
  }
}
