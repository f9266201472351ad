/// A rule of any type, with what needs to know the type bound to it where the type is known.
///
/// It is shared, so that a clause is copied by counting a reference.
final class ErasedRule: Sendable {
  /// The rule.
  let rule: any Rule

  /// The kind of value that the rule looks at.
  let kind: ValueKind

  /// Whether the rule speaks of blank answers.
  let judgesBlank: Bool

  /// The rule's own verdict on a value; one of a kind that it cannot look at is invalid.
  let verdict: @Sendable (Value, Answers) -> Verdict

  /// The rule's own check-list for a value; empty for one of a kind that it cannot look at.
  let checklist: @Sendable (Value, Answers) -> [ChecklistLine]

  /// Creates it from a rule of a known type.
  init<R: Rule>(_ rule: R) {
    self.rule = rule
    kind = rule.kind
    judgesBlank = rule.judgesBlank
    // In a box: the closures would else copy all of the rule on each call.
    let boxed = BoxedRule(rule)
    let limit = rule.textLimit
    verdict = { value, answers in
      if value.isText(longerThan: limit) { return .textTooLong(limit) }
      guard let input = R.Input(value) else {
        return .invalid("kind", "{label} must be a \(R.Input.kind.rawValue).")
      }
      return boxed.rule.verdict(on: input, among: answers)
    }
    checklist = { value, answers in
      if value.isText(longerThan: limit) {
        return [ChecklistLine(boxed.rule.requirement, .textTooLong(limit))]
      }
      return R.Input(value).map { boxed.rule.checklist(on: $0, among: answers) } ?? []
    }
  }
}

extension Verdict {
  /// The verdict on a text that is too long to be looked at.
  fileprivate static func textTooLong(_ limit: Int) -> Verdict {
    .invalid(
      "text.too_long",
      "Shorten it to {max} bytes, to be checked.",
      ["max": .number(Number(limit))]
    )
  }
}

extension Value {
  /// Whether the value is a text of more bytes than a limit.
  fileprivate func isText(longerThan limit: Int) -> Bool {
    if case .text(let text) = self { text.utf8.count > limit } else { false }
  }
}

/// A rule of a known type, shared.
private final class BoxedRule<R: Rule>: Sendable {
  let rule: R

  init(_ rule: R) {
    self.rule = rule
  }
}
