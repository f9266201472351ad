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
/// A rule that claims live verdicts keeps this law: no prefix of a valid text is *invalid*. Where it
/// cannot tell, it answers *incomplete*.
public protocol Rule<Input>: Hashable, Sendable {
  /// What the rule looks at.
  associatedtype Input: RuleInput

  /// The kind of value that the rule looks at; that of its input, unless it is made of other rules.
  var kind: ValueKind { get }

  /// The rule's name as a form file spells it, `min_length`.
  var name: String { get }

  /// What must hold, for a check-list or a help page: "At least 3 characters".
  var requirement: Requirement { get }

  /// The other fields whose answers the verdict depends on.
  var reads: [FieldID] { get }

  /// Whether the rule speaks of blank answers; any other rule is not asked about them.
  var judgesBlank: Bool { get }

  /// The longest text that the rule looks at, in bytes of UTF-8; a longer one is invalid.
  ///
  /// It keeps every key quick, whatever is pasted. It is a mebibyte unless the rule has another, and
  /// a rule that speaks of blank answers has none unless it says so.
  var textLimit: Int { get }

  /// The verdict on an input, which may still be in the typing.
  func verdict(on input: Input, among answers: Answers) -> Verdict

  /// The lines of a live check-list: one, unless the rule has parts.
  func checklist(on input: Input, among answers: Answers) -> [ChecklistLine]
}

extension Rule {
  public var kind: ValueKind { Input.kind }

  public var reads: [FieldID] { [] }

  public var judgesBlank: Bool { false }

  public var textLimit: Int { judgesBlank ? .max : 1_048_576 }

  public func checklist(on input: Input, among answers: Answers) -> [ChecklistLine] {
    [ChecklistLine(requirement, verdict(on: input, among: answers))]
  }
}
