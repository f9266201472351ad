/// A rule as it stands in a rule set: the rule, and what the set's author changed about it.
public struct Clause: Sendable {
  /// The rule.
  public let rule: any Rule

  /// The wording instead of the rule's own, for everything it finds.
  public var message: Message?

  /// The wording instead of the rule's own while the answer is incomplete.
  public var hint: Message?

  /// The code instead of the rule's own.
  public var code: String?

  /// Creates a clause of a rule.
  public init(
    _ rule: any Rule,
    message: Message? = nil,
    hint: Message? = nil,
    code: String? = nil
  ) {
    self.rule = rule
    self.message = message
    self.hint = hint
    self.code = code
  }

  /// The kind of value that the rule looks at.
  public var kind: ValueKind {
    func kind<R: Rule>(of rule: R) -> ValueKind { R.Input.kind }
    return kind(of: rule)
  }

  /// The rule's verdict on a value, worded as the author wants it.
  ///
  /// A value of a kind that the rule cannot look at is invalid.
  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    func judge<R: Rule>(_ rule: R) -> Verdict {
      guard let input = R.Input(value) else {
        return .invalid("kind", "{label} must be a \(R.Input.kind.rawValue).")
      }
      return rule.verdict(on: input, among: answers)
    }
    let verdict = judge(rule)
    return verdict.isValid ? verdict : verdict.mapViolations(reword)
  }

  /// The lines of a live check-list for a value.
  public func checklist(on value: Value, among answers: Answers) -> [ChecklistLine] {
    func lines<R: Rule>(of rule: R) -> [ChecklistLine] {
      guard let input = R.Input(value) else { return [] }
      return rule.checklist(on: input, among: answers)
    }
    return lines(of: rule)
  }

  private func reword(_ violation: inout Violation) {
    violation.rule = rule.name
    if let code { violation.code = code }
    if let message { violation.message = message }
    if let hint, violation.isIncomplete { violation.message = hint }
  }
}

extension Clause: Hashable {
  public static func == (left: Clause, right: Clause) -> Bool {
    left.message == right.message && left.hint == right.hint && left.code == right.code
      && AnyHashable(left.rule) == AnyHashable(right.rule)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(hint)
    hasher.combine(code)
    hasher.combine(AnyHashable(rule))
  }
}
