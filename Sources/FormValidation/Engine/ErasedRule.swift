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

  /// What the rule asks outside, if it does.
  let remote: RemoteQuestion?

  /// The rule's verdict on a value, without finding out its type anew.
  let judge: @Sendable (Value, Answers) -> Verdict

  /// Creates it from a rule of a known type.
  init<Erased: Rule>(_ rule: Erased) {
    self.rule = rule
    kind = rule.kind
    judgesBlank = rule.judgesBlank
    remote = rule.remote
    judge = { value, answers in rule.judgement(of: value, among: answers) }
  }
}
