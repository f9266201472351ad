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

  /// The rule's name as a form file spells it, `min_length`.
  var name: String { get }

  /// The verdict on an input, which may still be in the typing.
  func verdict(on input: Input, among answers: Answers) -> Verdict

  /// The other fields whose answers the verdict depends on; none by default.
  var reads: [FieldID] { get }

  /// What must hold, for a check-list or a help page: "At least 3 characters"; the name by default.
  var requirement: Requirement { get }

  /// What few rules have; by default, nothing.
  var traits: RuleTraits { get }
}

extension Rule {
  public var reads: [FieldID] { [] }

  public var requirement: Requirement { Requirement("{rule}", ["rule": .text(name)]) }

  public var traits: RuleTraits { RuleTraits() }

  /// What must hold, given other answers: with the date itself where `requirement` says "today".
  public func requirement(among answers: Answers) -> Requirement {
    traits.requirement?(answers) ?? requirement
  }
}

/// What few rules have, looked up once when a clause is made.
///
/// It is data, and not protocols to cast to: the first cast of each type searches all conformances
/// of the program.
public struct RuleTraits: Sendable {
  /// Whether the rule speaks of blank answers; any other rule is not asked about them.
  public var judgesBlank: Bool

  /// The longest text that the rule looks at, in bytes of UTF-8; a longer one is invalid.
  ///
  /// It keeps every key quick, whatever is pasted. It is a mebibyte unless the rule has another,
  /// and a rule that speaks of blank answers has none unless it says so.
  public var textLimit: Int

  /// The numbers that the rule allows whatever the other answers are, as far as bounds and steps
  /// can say.
  public var numberRange: NumberRange

  /// The rule as one that proposes, if it does.
  public var proposing: (any Proposing)?

  /// What the rule asks outside, if it does.
  public var remote: RemoteQuestion?

  /// What must hold, given other answers, if that differs.
  var requirement: (@Sendable (Answers) -> Requirement)?

  /// The rules that it is made of, if it is.
  var members: RuleSet?

  /// The verdict on a value with the lines of the rule's parts, if it has parts.
  var checklist: Checklist?

  /// A verdict on a value and the check-list it amounts to; `nil` for a value of a kind that the
  /// rule cannot look at.
  typealias Checklist = @Sendable (Value, Answers) -> (verdict: Verdict, lines: [ChecklistLine])?

  /// Tells values that the rule allows at a glance.
  var allowsAtOnce: (@Sendable (Value) -> Bool)?

  /// Creates traits.
  public init(
    judgesBlank: Bool = false,
    textLimit: Int? = nil,
    numberRange: NumberRange = .all,
    proposing: (any Proposing)? = nil,
    remote: RemoteQuestion? = nil
  ) {
    self.judgesBlank = judgesBlank
    self.textLimit = textLimit ?? (judgesBlank ? .max : 1_048_576)
    self.numberRange = numberRange
    self.proposing = proposing
    self.remote = remote
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

  public var traits: RuleTraits {
    var traits = RuleTraits(judgesBlank: Input.kind == .any && members.judgesBlank)
    traits.members = members
    return traits
  }
}
