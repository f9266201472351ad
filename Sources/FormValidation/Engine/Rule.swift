/// A requirement for an input.
///
/// A rule is a value: its parameters, its code, its message, and one method that returns a verdict.
///
/// ```swift
/// struct Palindrome: Rule {
///   let name = "palindrome"
///   let requirement: Wording = "The same from both ends"
///
///   func verdict(on text: String, among _: Answers) -> Verdict {
///     text.elementsEqual(text.reversed())
///       ? .valid
///       : .incomplete("palindrome", "{label} must read the same from both ends.")
///   }
/// }
/// ```
///
/// A rule must keep this law: no prefix of a valid text is *invalid*. If it cannot tell, it returns
/// *incomplete*.
public protocol Rule<Input>: Hashable, Sendable {
  /// The type of value that the rule validates.
  associatedtype Input: RuleInput

  /// The rule's name in form files, like `min_length`.
  var name: String { get }

  /// Returns the verdict on an input, which may still be being typed.
  func verdict(on input: Input, among answers: Answers) -> Verdict

  /// The other fields whose answers the verdict depends on; empty by default.
  var reads: [FieldID] { get }

  /// The requirement, for checklists and help pages: "At least 3 characters"; the name by default.
  var requirement: Wording { get }

  /// Returns the requirement given other answers, with the actual date instead of "today";
  /// `requirement` by default.
  func requirement(among answers: Answers) -> Wording

  /// Returns the verdict on an input with a checklist line for each of several parts of the rule;
  /// the verdict alone by default.
  func outcome(on input: Input, among answers: Answers) -> RuleOutcome

  /// Features that few rules have; none by default.
  var traits: RuleTraits { get }
}

extension Rule {
  public var reads: [FieldID] { [] }

  public var requirement: Wording { Wording("{rule}", ["rule": .text(name)]) }

  public func requirement(among answers: Answers) -> Wording { requirement }

  public func outcome(on input: Input, among answers: Answers) -> RuleOutcome {
    .judged(verdict(on: input, among: answers))
  }

  public var traits: RuleTraits { RuleTraits() }
}

/// Features that few rules have, looked up once when a clause is created.
///
/// A rule declares them, because the first cast to each protocol searches all conformances of the
/// program.
public struct RuleTraits: Sendable {
  /// Whether the rule validates blank answers, which all other rules accept.
  public var judgesBlank: Bool

  /// The longest text that the rule checks, in bytes of UTF-8; longer text is invalid.
  ///
  /// It keeps every key fast, whatever is pasted. It is 1 MiB by default, and unlimited for a rule
  /// that validates blank answers.
  public var textLimit: Int

  /// Whether the rule is about a format, so that white space at both ends of an answer is removed:
  /// no one sees what a paste brings along.
  /// - Source: HTML Living Standard, 4.10.5.1.4 and 4.10.5.1.5, "value sanitization algorithm",
  ///   which removes ASCII white space; here, all White_Space is, as `Normalizer.trim` does.
  public var trims: Bool

  /// The numbers that the rule allows regardless of other answers, as bounds and steps.
  public var numberRange: NumberRange

  /// The rule as one that suggests corrections, if it does.
  public var proposing: (any Proposing)?

  /// The rule's external check, if it has one.
  public var remote: RemoteQuestion?

  /// The requirement of the rule as data; `nil` if it is too complex.
  var shape: RuleShape?

  /// The rule as one that compares what its text reads as, if it does.
  var comparing: (any ComparingRule)?

  /// The rules that it is composed of, if any.
  var members: RuleSet?

  /// The field whose answer the rule always accepts.
  var copied: FieldID?

  /// Whether the rule compares what its value reads as, and another rule says what it must be: a
  /// range of numbers, not a number.
  var comparesReading = false

  /// Whether digits of any script are read as those of ASCII before the answer is validated and
  /// submitted.
  ///
  /// A text that the rule accepts as it is must be accepted once normalized.
  var readsDigits = false

  /// Creates traits.
  public init(
    judgesBlank: Bool = false,
    textLimit: Int? = nil,
    trims: Bool = false,
    numberRange: NumberRange = .all,
    proposing: (any Proposing)? = nil,
    remote: RemoteQuestion? = nil
  ) {
    self.judgesBlank = judgesBlank
    self.textLimit = textLimit ?? (judgesBlank ? .max : 1_048_576)
    self.trims = trims
    self.numberRange = numberRange
    self.proposing = proposing
    self.remote = remote
  }

  /// Whether the verdict depends on external checks.
  var dependsOnChecks: Bool { remote != nil || members?.dependsOnChecks ?? false }

  /// Creates the traits of a rule that allows exactly the numbers of a range.
  init(numbers range: NumberRange, textLimit: Int? = nil) {
    self.init(textLimit: textLimit, trims: true, numberRange: range)
    shape = .numbers(range)
  }

  /// Creates the traits of a rule with a shape.
  init(
    _ shape: RuleShape,
    judgesBlank: Bool = false,
    textLimit: Int? = nil,
    trims: Bool = false
  ) {
    self.init(judgesBlank: judgesBlank, textLimit: textLimit, trims: trims)
    self.shape = shape
  }
}

/// A rule about several fields of a form, which marks one of them.
///
/// The rule belongs to the field it marks, and reads the others.
public protocol FormRule: Rule {
  /// The marked field, whose answer the rule validates.
  var field: FieldID { get }
}

/// A rule composed of other rules, with their fields and their kind of value.
public protocol CompositeRule: Rule {
  /// The rules that it is composed of, in order.
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

/// A rule that compares what its text reads as, and depends on the time or has other rules say what
/// the text must be.
protocol ComparingRule: Rule {
  /// Returns the requirement as data, given other answers; `nil` if it has none.
  func shape(among answers: Answers) -> RuleShape?

  /// Returns what a text must be that the rule could not read, by the code of that violation; `nil`
  /// if the requirement of the rule says enough.
  func requirement(ofUnread code: String) -> Wording?
}
