/// A rule as it stands in a rule set: the rule, and what the set's author changed about it.
///
/// ```swift
/// .email.message("Use the address on your badge.")
/// .required.when("country", .oneOf(["US", "CA"]))
/// .maxLength(60).severity(.warning)
/// ```
public struct Clause: Sendable {
  private let erased: ErasedRule
  private var kept: KeptAdjustments

  /// How much it matters when the rule is broken.
  public var severity = Severity.error

  /// Whether the later rules of the set are skipped while this one is broken.
  public var isStop = false

  /// Creates a clause of a rule.
  public init(
    _ rule: some Rule,
    message: Message? = nil,
    hint: Message? = nil,
    code: String? = nil
  ) {
    erased = ErasedRule(rule)
    kept = KeptAdjustments(Adjustments(message: message, hint: hint, code: code))
  }

  /// The rule.
  public var rule: any Rule { erased.rule }

  /// The kind of value that the rule looks at.
  public var kind: ValueKind { erased.kind }

  /// What the rule asks outside, if it does.
  public var remote: RemoteQuestion? { erased.remote }

  /// Whether the rule speaks of blank answers.
  var judgesBlank: Bool { erased.judgesBlank }

  /// The wording instead of the rule's own, for everything it finds.
  public var message: Message? {
    get { adjustments.message }
    set { adjustments.message = newValue }
  }

  /// The message to show instead while typing on can still fix the answer.
  public var hint: Message? {
    get { adjustments.hint }
    set { adjustments.hint = newValue }
  }

  /// The code instead of the rule's own.
  public var code: String? {
    get { adjustments.code }
    set { adjustments.code = newValue }
  }

  /// When the rule counts; nothing for always.
  public var condition: Condition? {
    get { adjustments.condition }
    set { adjustments.condition = newValue }
  }

  /// The name instead of the rule's own, by which violations and a form's wordings know it.
  public var id: String? {
    get { adjustments.id }
    set { adjustments.id = newValue }
  }

  /// When what the rule finds is shown, where it differs from the field's other rules.
  public var reveal: Reveal? {
    get { adjustments.reveal }
    set { adjustments.reveal = newValue }
  }

  /// The same rule, whose messages show nothing of the answer.
  package var hidingAnswer: Clause {
    var clause = self
    clause.adjustments.isSecret = true
    return clause
  }

  private var adjustments: Adjustments {
    get { kept.all }
    set { kept = KeptAdjustments(newValue) }
  }

  /// The other fields whose answers the verdict depends on.
  public var reads: [FieldID] { rule.reads + (condition?.reads ?? []) }

  /// Whether the verdict depends on the answer to a field.
  func reads(_ field: FieldID) -> Bool {
    rule.reads.contains(field) || condition?.reads.contains(field) ?? false
  }

  /// Whether the rule counts among some answers.
  public func applies(among answers: Answers) -> Bool {
    if case .none = kept { return true }
    return condition?.holds(among: answers) ?? true
  }

  /// The rule's verdict on a value, worded as the author wants it, whether or not the rule counts.
  ///
  /// A value of a kind that the rule cannot look at is invalid.
  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    worded(erased.judge(value, answers))
  }

  /// What the rule finds, in the author's words.
  func worded(_ verdict: consuming Verdict) -> Verdict {
    verdict.isValid ? .valid : reworded(verdict)
  }

  /// Out of line, so that the code for a valid answer is short.
  @inline(never)
  private func reworded(_ verdict: consuming Verdict) -> Verdict {
    verdict.mapViolations(reword)
  }

  /// The rule's verdict as a member of a set: a blank value reaches presence rules alone.
  func verdictAsMember(on value: Value, among answers: Answers) -> Verdict {
    value.isBlank && !judgesBlank ? .valid : verdict(on: value, among: answers)
  }

  /// Whether a blank answer breaks the rule and may not be handed over, where no other is given.
  var refusesBlank: Bool {
    judgesBlank && severity == .error && applies(among: Answers())
      && !erased.judge(.null, Answers()).isValid
  }

  /// The lines of a live check-list for a value; a rule of one line has it in the author's words.
  public func checklist(on value: Value, among answers: Answers) -> [ChecklistLine] {
    let lines = erased.rule.checklist(of: value, among: answers)
    guard let message, lines.count == 1 else { return lines }
    let parameters = rule.requirement(among: answers).parameters
    let requirement = Requirement(message, parameters, isReworded: true)
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
    if severity != .error { violation.severity = severity }
    let adjustments = adjustments
    if let id = adjustments.id { violation.rule = id }
    if let reveal = adjustments.reveal { violation.reveal = reveal }
    if adjustments.isSecret { violation.parameters.hideAnswer() }
    if let code = adjustments.code { violation.code = code }
    guard adjustments.message != nil || adjustments.hint != nil else { return }
    if let message = adjustments.message {
      violation.message = message
      violation.isReworded = true
      violation.hint = nil
    }
    if let hint = adjustments.hint, violation.isIncomplete { violation.hint = hint }
    // An author's wording may name what the rule demands, whatever the violation is about.
    violation.parameters.fill(from: rule.requirement.parameters)
  }
}

extension Clause: Hashable {
  public static func == (left: Clause, right: Clause) -> Bool {
    left.kept == right.kept && left.severity == right.severity && left.isStop == right.isStop
      && AnyHashable(left.rule) == AnyHashable(right.rule)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kept)
    hasher.combine(severity)
    hasher.combine(AnyHashable(rule))
  }
}

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

  /// The rule's verdict on a value, without another look at its type.
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

/// What the author of a set changed about a rule.
struct Adjustments: Hashable, Sendable {
  /// The wording instead of the rule's own, for everything it finds.
  var message: Message?

  /// The message to show instead while typing on can still fix the answer.
  var hint: Message?

  /// The code instead of the rule's own.
  var code: String?

  /// When the rule counts; nothing for always.
  var condition: Condition?

  /// The name instead of the rule's own, in violations and for wordings.
  var id: String?

  /// When what the rule finds is shown, where it differs from the field's other rules.
  var reveal: Reveal?

  /// Whether messages show nothing of the answer.
  var isSecret = false
}

/// Adjustments kept apart from their clause, which stays small and quick to copy.
indirect enum KeptAdjustments: Hashable, Sendable {
  case none
  case some(Adjustments)

  /// Keeps adjustments; where nothing is adjusted, there is nothing to keep.
  init(_ adjustments: Adjustments) {
    self = adjustments == Adjustments() ? .none : .some(adjustments)
  }

  /// The adjustments that are kept.
  var all: Adjustments {
    switch self {
    case .none: Adjustments()
    case .some(let adjustments): adjustments
    }
  }
}
