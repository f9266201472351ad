/// A rule of any type, with what is asked of it for every value.
///
/// It is shared, so that a clause is copied by counting a reference.
final class ErasedRule: Sendable {
  /// The rule.
  let rule: any Rule

  /// The kind of value that the rule looks at.
  let kind: ValueKind

  /// Whether the rule speaks of blank answers.
  let judgesBlank: Bool

  /// Creates it from a rule of a known type.
  init(_ rule: some Rule) {
    self.rule = rule
    kind = rule.kind
    judgesBlank = rule.judgesBlank
  }
}
