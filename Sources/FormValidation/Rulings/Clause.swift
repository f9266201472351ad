/// A rule as it stands in a rule set: the rule, and what the set's author changed about it.
///
/// ```swift
/// .email.message("Use the address on your badge.")
/// .required.when("country", .oneOf(["US", "CA"]))
/// .maxLength(60).severity(.warning)
/// ```
public struct Clause: Sendable {
  /// The rule.
  public let rule: any Rule

  /// The wording instead of the rule's own, for everything it finds.
  public var message: Message?

  /// The wording instead of the rule's own while the answer is incomplete.
  public var hint: Message?

  /// The code instead of the rule's own.
  public var code: String?

  /// How much it matters when the rule is broken.
  public var severity = Severity.error

  /// Whether the later rules of the set are skipped while this one is broken.
  public var isStop = false

  /// When the rule counts; nothing for always.
  public var condition: Condition?

  /// The kind of value that the rule looks at.
  public let kind: ValueKind

  /// The rule's own verdict and check-list, its input's type known where the clause was created.
  private let judge: @Sendable (Value, Answers) -> Verdict
  private let list: @Sendable (Value, Answers) -> [ChecklistLine]

  /// Creates a clause of a rule.
  public init<R: Rule>(
    _ rule: R,
    message: Message? = nil,
    hint: Message? = nil,
    code: String? = nil
  ) {
    self.rule = rule
    self.message = message
    self.hint = hint
    self.code = code
    kind = rule.kind
    judge = { value, answers in
      guard let input = R.Input(value) else {
        return .invalid("kind", "{label} must be a \(R.Input.kind.rawValue).")
      }
      return rule.verdict(on: input, among: answers)
    }
    list = { value, answers in
      R.Input(value).map { rule.checklist(on: $0, among: answers) } ?? []
    }
  }

  /// The other fields whose answers the verdict depends on.
  public var reads: [FieldID] { rule.reads + (condition?.reads ?? []) }

  /// Whether the rule counts among some answers.
  public func applies(among answers: Answers) -> Bool {
    condition?.holds(among: answers) ?? true
  }

  /// The rule's verdict on a value, worded as the author wants it, whether or not the rule counts.
  ///
  /// A value of a kind that the rule cannot look at is invalid.
  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    let verdict = judge(value, answers)
    return verdict.isValid ? verdict : verdict.mapViolations(reword)
  }

  /// The lines of a live check-list for a value; a rule of one line has it in the author's words.
  public func checklist(on value: Value, among answers: Answers) -> [ChecklistLine] {
    let lines = list(value, answers)
    guard let message, lines.count == 1 else { return lines }
    let requirement = Requirement(message, rule.requirement.parameters)
    return [ChecklistLine(requirement, lines[0].standing)]
  }

  /// The outcome, worded as the author wants it.
  func worded(_ outcome: RuleOutcome) -> RuleOutcome {
    guard case .judged(let verdict) = outcome, !verdict.isValid else { return outcome }
    return .judged(verdict.mapViolations(reword))
  }

  private func reword(_ violation: inout Violation) {
    // A rule made of others leaves them their names.
    if violation.rule.isEmpty { violation.rule = rule.name }
    if let code { violation.code = code }
    if severity != .error { violation.severity = severity }
    let wording = (violation.isIncomplete ? hint : nil) ?? message
    guard let wording else { return }
    violation.message = wording
    violation.isReworded = true
    // An author's wording may name what the rule demands, whatever the violation is about.
    for (name, value) in rule.requirement.parameters.pairs where violation.parameters[name] == nil {
      violation.parameters[name] = value
    }
  }
}

extension Clause: Hashable {
  public static func == (left: Clause, right: Clause) -> Bool {
    left.message == right.message && left.hint == right.hint && left.code == right.code
      && left.severity == right.severity && left.isStop == right.isStop
      && left.condition == right.condition && AnyHashable(left.rule) == AnyHashable(right.rule)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(hint)
    hasher.combine(code)
    hasher.combine(severity)
    hasher.combine(condition)
    hasher.combine(AnyHashable(rule))
  }
}
