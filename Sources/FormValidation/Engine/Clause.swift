/// A rule in a rule set: the rule and its modifiers.
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
    let changes = Changes(message: message, hint: hint, code: code)
    content = Content(rule, changes)
  }

  /// The rule.
  public var rule: any Rule { content.rule }

  /// The kind of value that the rule validates.
  public var kind: ValueKind { content.kind }

  /// The rule's external check, if it has one.
  public var remote: RemoteQuestion? { content.traits.remote }

  /// The rule as one that suggests corrections, if it does.
  var proposing: (any Proposing)? { content.traits.proposing }

  /// What the rule, or one that it is composed of, does to an answer before rules see it.
  var normalizers: [Normalizer] { content.normalizers }

  /// The numbers that the rule allows regardless of other answers, as bounds and steps.
  package var numberRange: NumberRange { content.traits.numberRange }

  /// The field whose answer the rule always accepts.
  package var copied: FieldID? { content.traits.copied.map(resolved) }

  /// Whether the rule has an external check.
  var asksOutside: Bool { content.asksOutside }

  /// Whether the verdict depends on external checks: the rule's own, or those of rules that it is
  /// composed of or of its condition.
  package var dependsOnChecks: Bool { content.dependsOnChecks }

  /// Whether the rule validates blank answers.
  package var judgesBlank: Bool { content.judgesBlank }

  /// Features that few rules have.
  var traits: RuleTraits { content.traits }

  /// The severity of the rule's violations.
  public var severity: Severity {
    get { content.changes.severity }
    set { changes.severity = newValue }
  }

  /// Whether a broken rule skips the later rules of the set.
  public var isStop: Bool {
    get { content.changes.isStop }
    set { changes.isStop = newValue }
  }

  /// The message that replaces those of the rule.
  public var message: Message? {
    get { content.changes.message }
    set { changes.message = newValue }
  }

  /// The message that replaces it while the answer is incomplete.
  public var hint: Message? {
    get { content.changes.hint }
    set { changes.hint = newValue }
  }

  /// The code that replaces the rule's own.
  public var code: String? {
    get { content.changes.code }
    set { changes.code = newValue }
  }

  /// The condition under which the rule applies; `nil` for always.
  public var condition: Condition? {
    get { content.condition }
    set { changes.condition = newValue }
  }

  /// The name that replaces the rule's own in violations and message catalogs.
  public var id: String? {
    get { content.changes.id }
    set { changes.id = newValue }
  }

  /// When the rule's violations are shown, if it differs from the field's other rules.
  public var reveal: Reveal? {
    get { content.changes.reveal }
    set { changes.reveal = newValue }
  }

  /// The same rule with messages that never show the answer.
  package var hidingAnswer: Clause {
    var clause = self
    clause.changes.isSecret = true
    return clause
  }

  private var changes: Changes {
    get { content.changes }
    set { content = Content(content, newValue, scope: content.scope) }
  }

  /// Returns another rule with the same settings.
  func with(_ rule: some Rule) -> Clause {
    var clause = self
    clause.content = Content(rule, changes)
    return clause
  }

  /// Returns the same rule within a group, where it refers to fields by their short names.
  public func within(_ scope: FieldScope) -> Clause {
    guard !reads.isEmpty else { return self }
    var (clause, changes) = (self, changes)
    changes.condition = condition?.within(scope)
    let scope = content.scope?.within(scope) ?? scope
    clause.content = Content(content, changes, scope: scope)
    return clause
  }

  /// The rule in the form itself, where no name begins with `/`.
  package var inForm: Clause {
    var clause = self
    clause.changes.condition = condition?.inForm
    return clause
  }

  /// The other fields whose answers the verdict depends on.
  public var reads: [FieldID] {
    rule.reads.map(resolved) + (condition?.reads ?? [])
  }

  /// Returns the rule's requirement given other answers: with the actual date instead of "today".
  public func requirement(among answers: Answers) -> Wording {
    rule.requirement(among: inScope(answers))
  }

  /// Returns the full name of the field that a name in the rule refers to.
  func resolved(_ field: FieldID) -> FieldID { content.scope?.resolved(field) ?? field }

  /// Returns the answers under the names that the rule uses: in a group, short names.
  func inScope(_ answers: Answers) -> Answers { content.scope.map(answers.within) ?? answers }

  /// Returns whether the rule's condition holds for the answers, or would if the remote rules in it
  /// were met or were not.
  public func applies(among answers: Answers) -> Bool {
    content.condition?.mayHold(among: answers) ?? true
  }

  /// Returns the rule's verdict on a value with the author's messages, even if its condition does
  /// not hold.
  ///
  /// A value of the wrong kind is invalid.
  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    let verdict =
      content.scope == nil
      ? content.verdict(value, answers)
      : content.verdict(value, inScope(answers))
    guard let verdict else { return verdictOnOtherKind(value) }
    return verdict.isValid ? .valid : reworded(verdict, on: value)
  }

  // Out of line, as is `reworded`, so that the code for a valid answer is short.
  @inline(never)
  private func verdictOnOtherKind(_ value: Value) -> Verdict {
    reworded(.wrongKind(content.kind), on: value)
  }

  /// Returns the rule's verdict as a member of a set: valid if its condition does not hold, or for
  /// a blank value unless it is a presence rule.
  func verdictAsMember(on value: Value, among answers: Answers) -> Verdict {
    (judgesBlank || !value.isBlank) && applies(among: answers)
      ? verdict(on: value, among: answers) : .valid
  }

  /// Returns the rule's outcome as a member of a set, regardless of earlier rules.
  ///
  /// Blank values reach only presence rules, unless their checklist is needed.
  func outcome(
    on value: Value,
    among answers: Answers,
    evenIfBlank: Bool = false
  ) -> RuleOutcome {
    guard applies(among: answers) else { return .skipped }
    if value.isBlank, !judgesBlank, !evenIfBlank { return .judged(.valid) }
    return content.outcome(value, inScope(answers))?.mapViolations { reword(&$0, on: value) }
      ?? .judged(verdictOnOtherKind(value), parts: [])
  }

  /// Returns a verdict on a value with the author's messages.
  func worded(_ verdict: consuming Verdict, on value: Value) -> Verdict {
    verdict.isValid ? .valid : reworded(verdict, on: value)
  }

  @inline(never)
  private func reworded(_ verdict: consuming Verdict, on value: Value) -> Verdict {
    verdict.mapViolations { reword(&$0, on: value) }
  }

  /// Whether a blank answer breaks the rule and blocks, without other answers.
  var refusesBlank: Bool {
    judgesBlank && severity == .error && applies(among: Answers())
      && content.verdict(.null, Answers())?.isValid != true
  }

  private func reword(_ violation: inout Violation, on value: Value) {
    // A composite rule keeps the names of its members.
    if violation.rule.isEmpty {
      (violation.rule, violation.broken) = (rule.name, BrokenRule(content))
    }
    let changes = changes
    if changes.severity != .error { violation.severity = changes.severity }
    if let id = changes.id { violation.rule = id }
    if let reveal = changes.reveal { violation.reveal = reveal }
    if changes.isSecret { violation.parameters.hideAnswer() }
    if let code = changes.code { violation.code = code }
    // A message on the answer fits neither what is wrong with the form nor a missing check.
    guard changes.message != nil || changes.hint != nil,
      !["pattern.too_costly", "remote.pending"].contains(violation.message.id)
    else { return }
    if let message = changes.message {
      violation.message = message
      violation.isReworded = true
      violation.hint = nil
    }
    if let hint = changes.hint, violation.isIncomplete { violation.hint = hint }
    // An author's message may mention any parameter of the requirement.
    violation.parameters.fill(from: rule.requirement.parameters)
    if !changes.isSecret, [changes.message, changes.hint].contains(where: \.mentionsAnswer) {
      violation.parameters.mention(answer: value)
    }
  }
}

extension Clause: Hashable {
  public static func == (left: Clause, right: Clause) -> Bool {
    left.content === right.content
      || left.content.changes == right.content.changes && left.content.scope == right.content.scope
        && left.rule.isEqual(to: right.rule)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.changes)
    rule.hash(into: &hasher)
  }
}

extension Clause {
  /// The modifiers of a rule.
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

  /// The shared content of a clause.
  ///
  /// Copying a clause retains one reference. What every value needs is apart from the traits and the
  /// changes, because reading a part of them copies them.
  private final class Content: Breakable {
    let rule: any Rule
    let kind: ValueKind
    let judgesBlank: Bool
    let asksOutside: Bool
    let dependsOnChecks: Bool
    let normalizers: [Normalizer]

    /// Stored, because computing the range of numbers each time takes exponential time for nested
    /// rule sets.
    let traits: RuleTraits

    /// Returns the verdict on a value; `nil` for the wrong kind.
    let verdict: @Sendable (Value, Answers) -> Verdict?

    /// Returns the outcome for a value; `nil` for the wrong kind.
    let outcome: @Sendable (Value, Answers) -> RuleOutcome?

    let condition: Condition?
    let changes: Changes

    /// The scope that resolves the rule's names; `nil` outside groups.
    let scope: FieldScope?

    var requirement: Wording { rule.requirement }
    var comparesReading: Bool { traits.comparesReading }

    func requirement(ofUnread code: String) -> Wording? {
      traits.comparing?.requirement(ofUnread: code)
    }

    init<R: Rule>(_ rule: R, _ changes: Changes) {
      let traits = rule.traits
      self.rule = rule
      self.traits = traits
      kind = R.Input.kind == .any ? traits.members?.kind ?? .any : R.Input.kind
      (judgesBlank, asksOutside) = (traits.judgesBlank, traits.remote != nil)
      dependsOnChecks = traits.dependsOnChecks || changes.condition?.dependsOnChecks ?? false
      normalizers = traits.normalizers(for: R.Input.kind)
      (self.changes, condition, scope) = (changes, changes.condition, nil)
      // A rule alone does not trim: a standard says what a text is, spaces included.
      let (limit, readings) = (traits.textLimit, traits.readings(of: R.Input.kind))
      verdict = { value, answers in
        if value.isText(longerThan: limit) { return .textTooLong(limit) }
        let verdict = R.Input.lend(value) { rule.verdict(on: $0, among: answers) }
        guard verdict?.isValid == false, let read = value.read(by: readings) else {
          return verdict
        }
        return R.Input.lend(read) { rule.verdict(on: $0, among: answers) }
      }
      outcome = { value, answers in
        if value.isText(longerThan: limit) { return .judged(.textTooLong(limit)) }
        let outcome = R.Input.lend(value) { rule.outcome(on: $0, among: answers) }
        guard outcome?.verdict.isValid == false, let read = value.read(by: readings) else {
          return outcome
        }
        return R.Input.lend(read) { rule.outcome(on: $0, among: answers) }
      }
    }

    init(_ other: Content, _ changes: Changes, scope: FieldScope?) {
      (rule, kind, judgesBlank) = (other.rule, other.kind, other.judgesBlank)
      (normalizers, traits, asksOutside) = (other.normalizers, other.traits, other.asksOutside)
      (verdict, outcome) = (other.verdict, other.outcome)
      dependsOnChecks = traits.dependsOnChecks || changes.condition?.dependsOnChecks ?? false
      (self.changes, condition, self.scope) = (changes, changes.condition, scope)
    }
  }
}

extension Verdict {
  /// Returns the verdict on a value that is not of a kind.
  package static func wrongKind(_ kind: ValueKind) -> Verdict { .invalid("kind", kind.demand) }

  /// The verdict on a value that is not an object.
  package static let noObject = Verdict.invalid("kind", .noObject)
}

extension Message {
  /// The message on a value that is not an object.
  static let noObject = Message("kind.object", "{label} must be an object.")
}
