/// A rule as it stands in a rule set: the rule, and what the set's author changed about it.
///
/// ```swift
/// .email.message("Use the address on your badge.")
/// .required.when("country", .oneOf(["US", "CA"]))
/// .maxLength(60).severity(.warning)
/// ```
public struct Clause: Sendable {
  private var content: Content

  /// Creates a clause of a rule.
  public init(
    _ rule: some Rule,
    message: Message? = nil,
    hint: Message? = nil,
    code: String? = nil
  ) {
    content = Content(rule, Changes(message: message, hint: hint, code: code))
  }

  /// The rule.
  public var rule: any Rule { content.rule }

  /// The kind of value that the rule looks at; that of its input, unless it is made of other rules.
  public var kind: ValueKind { content.kind }

  /// What the rule asks outside, if it does.
  public var remote: RemoteQuestion? { content.remote }

  /// The rule as one that proposes, if it does.
  var proposing: (any Proposing)? { content.proposing }

  /// Whether the rule asks outside.
  var asksOutside: Bool { content.remote != nil }

  /// Whether the rule speaks of blank answers.
  package var judgesBlank: Bool { content.judgesBlank }

  /// How much it matters when the rule is broken.
  public var severity: Severity {
    get { content.severity }
    set { changes.severity = newValue }
  }

  /// Whether the later rules of the set are skipped while this one is broken.
  public var isStop: Bool {
    get { content.isStop }
    set { changes.isStop = newValue }
  }

  /// The wording instead of the rule's own, for everything it finds.
  public var message: Message? {
    get { changes.message }
    set { changes.message = newValue }
  }

  /// The message to show instead while typing on can still fix the answer.
  public var hint: Message? {
    get { changes.hint }
    set { changes.hint = newValue }
  }

  /// The code instead of the rule's own.
  public var code: String? {
    get { changes.code }
    set { changes.code = newValue }
  }

  /// When the rule counts; `nil` for always.
  public var condition: Condition? {
    get { content.condition }
    set { changes.condition = newValue }
  }

  /// The name instead of the rule's own, by which violations and a form's wordings know it.
  public var id: String? {
    get { changes.id }
    set { changes.id = newValue }
  }

  /// When what the rule finds is shown, where it differs from the field's other rules.
  public var reveal: Reveal? {
    get { changes.reveal }
    set { changes.reveal = newValue }
  }

  /// The same rule, whose messages show nothing of the answer.
  package var hidingAnswer: Clause {
    var clause = self
    clause.changes.isSecret = true
    return clause
  }

  private var changes: Changes {
    get { content.changes.all }
    set { content = Content(content, newValue) }
  }

  /// The other fields whose answers the verdict depends on.
  public var reads: [FieldID] { rule.reads + (condition?.reads ?? []) }

  /// Whether the verdict depends on the answer to a field.
  func reads(_ field: FieldID) -> Bool {
    rule.reads.contains(field) || condition?.reads.contains(field) ?? false
  }

  /// Whether the rule counts among some answers.
  public func applies(among answers: Answers) -> Bool {
    content.condition?.holds(among: answers) ?? true
  }

  /// The rule's verdict on a value, worded as the author wants it, whether or not the rule counts.
  ///
  /// A value of a kind that the rule cannot look at is invalid.
  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    guard let verdict = content.judge(value, answers) else { return verdictOnOtherKind }
    return worded(verdict)
  }

  // Out of line, as is `reworded`, so that the code for a valid answer is short.
  @inline(never)
  private var verdictOnOtherKind: Verdict {
    let kind = Parameters.term("kind", .value(content.kind.rawValue), [:])
    return reworded(.invalid("kind", "{label} must be a {kind}.", kind))
  }

  /// The rule's verdict as a member of a set: a blank value reaches presence rules alone, and none
  /// that does not count.
  func verdictAsMember(on value: Value, among answers: Answers) -> Verdict {
    (content.judgesBlank || !value.isBlank) && applies(among: answers)
      ? verdict(on: value, among: answers) : .valid
  }

  /// What came of the rule as a member of a set, whatever came of the rules before it: a blank value
  /// reaches presence rules alone, unless what such a value lacks is to be listed.
  func outcome(
    on value: Value,
    among answers: Answers,
    evenIfBlank: Bool = false
  ) -> RuleOutcome {
    guard applies(among: answers) else { return .skipped }
    if value.isBlank, !content.judgesBlank, !evenIfBlank { return .judged(.valid) }
    if let (verdict, lines) = content.checklist?(value, answers) {
      return .judged(worded(verdict), parts: lines)
    }
    guard let verdict = content.judge(value, answers) else {
      return .judged(verdictOnOtherKind, parts: [])
    }
    return .judged(worded(verdict))
  }

  /// What the rule finds, in the author's words.
  func worded(_ verdict: consuming Verdict) -> Verdict {
    verdict.isValid ? .valid : reworded(verdict)
  }

  @inline(never)
  private func reworded(_ verdict: consuming Verdict) -> Verdict {
    verdict.mapViolations(reword)
  }

  /// Whether a blank answer breaks the rule and may not be handed over, where no other is given.
  var refusesBlank: Bool {
    judgesBlank && severity == .error && applies(among: Answers())
      && content.judge(.null, Answers())?.isValid != true
  }

  private func reword(_ violation: inout Violation) {
    // A rule made of others leaves them their names.
    if violation.rule.isEmpty { violation.rule = rule.name }
    let changes = changes
    if changes.severity != .error { violation.severity = changes.severity }
    if let id = changes.id { violation.rule = id }
    if let reveal = changes.reveal { violation.reveal = reveal }
    if changes.isSecret { violation.parameters.hideAnswer() }
    if let code = changes.code { violation.code = code }
    guard changes.message != nil || changes.hint != nil else { return }
    if let message = changes.message {
      violation.message = message
      violation.isReworded = true
      violation.hint = nil
    }
    if let hint = changes.hint, violation.isIncomplete { violation.hint = hint }
    // An author's wording may name what the rule demands, whatever the violation is about.
    violation.parameters.fill(from: rule.requirement.parameters)
  }
}

extension Clause {
  /// The lines of a live check-list for a value; none for a presence rule, nor for a rule that does
  /// not count.
  public func checklist(on value: Value, among answers: Answers) -> [ChecklistLine] {
    checklist(of: outcome(on: value, among: answers), on: value, among: answers)
  }

  /// The lines of a live check-list for what came of the rule on a value; a rule of one line has it
  /// in the author's words.
  func checklist(
    of outcome: RuleOutcome,
    on value: Value,
    among answers: Answers
  ) -> [ChecklistLine] {
    guard !judgesBlank, applies(among: answers) else { return [] }
    let outcome =
      value.isBlank ? self.outcome(on: value, among: answers, evenIfBlank: true) : outcome
    guard let message else {
      return outcome.parts ?? [ChecklistLine(rule.requirement(among: answers), outcome.standing)]
    }
    if let parts = outcome.parts, parts.count != 1 { return parts }
    let parameters = rule.requirement(among: answers).parameters
    let requirement = Requirement(message, parameters, isReworded: true)
    return [ChecklistLine(requirement, outcome.parts?.first?.standing ?? outcome.standing)]
  }

  /// The name of the rule, and of those it is made of.
  public var ruleNames: [String] {
    [id ?? rule.name] + (rule.traits.members?.clauses.flatMap(\.ruleNames) ?? [])
  }
}

extension Clause: Hashable {
  public static func == (left: Clause, right: Clause) -> Bool {
    left.content.changes == right.content.changes
      && AnyHashable(left.rule) == AnyHashable(right.rule)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.changes)
    hasher.combine(AnyHashable(rule))
  }
}

extension Clause {
  /// What the author of a set changed about a rule.
  private struct Changes: Hashable, Sendable {
    var message: Message?
    var hint: Message?
    var code: String?
    var condition: Condition?
    var id: String?
    var reveal: Reveal?
    var isSecret = false
    var severity = Severity.error
    var isStop = false
  }

  /// Changes kept apart, as most clauses have none.
  private indirect enum KeptChanges: Hashable, Sendable {
    case none
    case some(Changes)

    init(_ changes: Changes) {
      self = changes == Changes() ? .none : .some(changes)
    }

    var all: Changes {
      if case .some(let changes) = self { changes } else { Changes() }
    }
  }

  /// All of a clause, shared: a clause is copied by counting one reference, and what is asked for
  /// every value is at hand without another look at the type of the rule.
  private final class Content: Sendable {
    let rule: any Rule
    let kind: ValueKind
    let judgesBlank: Bool
    let remote: RemoteQuestion?
    let proposing: (any Proposing)?

    /// The verdict on a value, unless it is of a kind that the rule cannot look at.
    let judge: @Sendable (Value, Answers) -> Verdict?

    /// The same verdict with the lines of the rule's parts, if it has parts.
    let checklist: RuleTraits.Checklist?

    let severity: Severity
    let isStop: Bool
    let condition: Condition?
    let changes: KeptChanges

    init<R: Rule>(_ rule: R, _ changes: Changes) {
      let traits = rule.traits
      self.rule = rule
      kind = R.Input.kind == .any ? traits.members?.kind ?? .any : R.Input.kind
      judgesBlank = traits.judgesBlank
      (remote, proposing) = (traits.remote, traits.proposing)
      judge = Content.judge(rule, traits)
      checklist = traits.limitedChecklist
      (severity, isStop, condition) = (changes.severity, changes.isStop, changes.condition)
      self.changes = KeptChanges(changes)
    }

    init(_ other: Content, _ changes: Changes) {
      rule = other.rule
      (kind, judgesBlank) = (other.kind, other.judgesBlank)
      (remote, proposing) = (other.remote, other.proposing)
      (judge, checklist) = (other.judge, other.checklist)
      (severity, isStop, condition) = (changes.severity, changes.isStop, changes.condition)
      self.changes = KeptChanges(changes)
    }

    private static func judge<R: Rule>(
      _ rule: R,
      _ traits: RuleTraits
    ) -> @Sendable (Value, Answers) -> Verdict? {
      let limit = traits.textLimit
      let judge: @Sendable (Value, Answers) -> Verdict? = { value, answers in
        if value.isText(longerThan: limit) { return .textTooLong(limit) }
        return R.Input.lend(value) { rule.verdict(on: $0, among: answers) }
      }
      guard let allowsAtOnce = traits.allowsAtOnce else { return judge }
      return { value, answers in allowsAtOnce(value) ? .valid : judge(value, answers) }
    }
  }
}

extension RuleTraits {
  /// The checklist, which looks at no longer text than the rule does.
  fileprivate var limitedChecklist: Checklist? {
    guard let checklist else { return nil }
    let limit = textLimit
    return { value, answers in
      value.isText(longerThan: limit) ? nil : checklist(value, answers)
    }
  }
}

extension Value {
  fileprivate func isText(longerThan limit: Int) -> Bool {
    if case .text(let text) = self { text.utf8.count > limit } else { false }
  }
}

extension Verdict {
  /// The verdict on a text that is too long to be looked at.
  fileprivate static func textTooLong(_ limit: Int) -> Verdict {
    .invalid(
      "text.too_long",
      "Shorten it to {max} bytes so it can be checked.",
      ["max": .number(Number(limit))]
    )
  }
}
