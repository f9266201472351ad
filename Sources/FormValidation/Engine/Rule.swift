/// A thing that must hold of an input.
///
/// A rule is a value: its parameters, its code and its wording, and one method that judges.
///
/// ```swift
/// struct Palindrome: Rule {
///   let name = "palindrome"
///   let requirement: Requirement = "The same from both ends"
///
///   func verdict(on text: String, among _: Answers) -> Verdict {
///     text.elementsEqual(text.reversed())
///       ? .valid
///       : .incomplete("palindrome", "{label} must read the same from both ends.")
///   }
/// }
/// ```
///
/// A rule that claims live verdicts keeps this law: no prefix of a valid text is *invalid*. Where
/// it cannot tell, it answers *incomplete*.
public protocol Rule<Input>: Hashable, Sendable {
  /// What the rule looks at.
  associatedtype Input: RuleInput

  /// The kind of value that the rule looks at; that of its input, unless it is made of other rules.
  var kind: ValueKind { get }

  /// The rule's name as a form file spells it, `min_length`.
  var name: String { get }

  /// What must hold, for a check-list or a help page: "At least 3 characters".
  var requirement: Requirement { get }

  /// What must hold, given other answers: with the date itself where `requirement` says "today";
  /// `requirement`, unless the rule says otherwise.
  func requirement(among answers: Answers) -> Requirement

  /// The other fields whose answers the verdict depends on.
  var reads: [FieldID] { get }

  /// Whether the rule speaks of blank answers; any other rule is not asked about them.
  var judgesBlank: Bool { get }

  /// The longest text that the rule looks at, in bytes of UTF-8; a longer one is invalid.
  ///
  /// It keeps every key quick, whatever is pasted. It is a mebibyte unless the rule has another,
  /// and a rule that speaks of blank answers has none unless it says so.
  var textLimit: Int { get }

  /// The verdict on an input, which may still be in the typing.
  func verdict(on input: Input, among answers: Answers) -> Verdict

  /// The lines of a live check-list: one, unless the rule has parts.
  func checklist(on input: Input, among answers: Answers) -> [ChecklistLine]

  /// The verdict on a value of any kind; no rule needs to say it itself.
  ///
  /// A value of a kind that the rule cannot look at is invalid, and so is too long a text.
  func judgement(of value: Value, among answers: Answers) -> Verdict

  /// The numbers that the rule allows whatever the other answers are, as far as bounds and steps
  /// can say; all of them by default.
  var numberRange: NumberRange { get }

  /// What the rule asks outside, if it does; `nil` by default.
  var remote: RemoteQuestion? { get }

  /// The rule as one that proposes, if it does; no rule needs to say it itself.
  var proposing: (any Proposing)? { get }
}

extension Rule {
  public var kind: ValueKind { Input.kind }

  public var reads: [FieldID] { [] }

  public func requirement(among _: Answers) -> Requirement { requirement }

  public var judgesBlank: Bool { false }

  public var textLimit: Int { judgesBlank ? .max : 1_048_576 }

  public var numberRange: NumberRange { .all }

  public var remote: RemoteQuestion? { nil }

  public func checklist(on input: Input, among answers: Answers) -> [ChecklistLine] {
    [ChecklistLine(requirement(among: answers), verdict(on: input, among: answers))]
  }

  public func judgement(of value: Value, among answers: Answers) -> Verdict {
    judgementOfInput(in: value, among: answers)
  }

  // A cast would do too, but the first one of each type looks through all conformances of the
  // program.
  public var proposing: (any Proposing)? { nil }

  /// The verdict on the value as the input that the rule is written for.
  func judgementOfInput(in value: Value, among answers: Answers) -> Verdict {
    if isTooLong(value) { return .textTooLong(textLimit) }
    return Input.lend(value) { verdict(on: $0, among: answers) }
      ?? .invalid(
        "kind",
        "{label} must be a {kind}.",
        .term("kind", .value(Input.kind.rawValue), [:])
      )
  }

  /// The lines of a live check-list for a value of any kind; none for one that the rule cannot look
  /// at.
  func checklist(of value: Value, among answers: Answers) -> [ChecklistLine] {
    if isTooLong(value) { return [ChecklistLine(requirement, .textTooLong(textLimit))] }
    return Input.lend(value) { checklist(on: $0, among: answers) } ?? []
  }

  private func isTooLong(_ value: Value) -> Bool {
    if case .text(let text) = value { text.utf8.count > textLimit } else { false }
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

/// A rule about several fields of a form, which blames one of them.
///
/// The rule is put on the field it blames, and reads the others.
public protocol FormRule: Rule {
  /// The field that is blamed; its own answer is the one the rule is asked about.
  var field: FieldID { get }
}

/// A rule made of other rules, which reads, looks at and judges what they do.
public protocol CompositeRule: Rule {
  /// The rules it is made of, in order.
  var members: RuleSet { get }
}

extension CompositeRule {
  public var reads: [FieldID] { members.reads }
}

extension CompositeRule where Input == Value {
  public var kind: ValueKind { members.kind }

  public var judgesBlank: Bool { members.judgesBlank }
}

extension Clause {
  /// The name of the rule, and of those it is made of.
  public var ruleNames: [String] {
    var names: [String] = []
    addRuleNames(to: &names)
    return names
  }

  private func addRuleNames(to names: inout [String]) {
    names.append(id ?? rule.name)
    for member in (rule as? any CompositeRule)?.members.clauses ?? [] {
      member.addRuleNames(to: &names)
    }
  }
}
