/// An answer must equal a value or another field's answer, or must not.
///
/// Values are compared by kind, texts by canonical equivalence, optionally ignoring case. The start
/// of an expected text is incomplete, and so is a rejected text, because typing changes it.
struct Equals: Rule {
  var traits: RuleTraits {
    guard case .value(let value) = target else { return RuleTraits(textLimit: 100_000) }
    return RuleTraits(
      .values([value], isRefused: isRefused, ignoreCase: ignoreCase),
      textLimit: 100_000
    )
  }

  /// The value to compare with.
  let target: Comparand

  /// Whether it is rejected.
  let isRefused: Bool

  /// Whether to ignore case.
  let ignoreCase: Bool

  /// Creates the rule for a value.
  init(_ value: Value, isRefused: Bool = false, ignoreCase: Bool = false) {
    self.init(.value(value), isRefused: isRefused, ignoreCase: ignoreCase)
  }

  /// Creates the rule for a value or a field.
  init(_ target: Comparand, isRefused: Bool = false, ignoreCase: Bool = false) {
    self.target = target
    self.isRefused = isRefused
    self.ignoreCase = ignoreCase
  }

  var name: String { isRefused ? "not_equals" : "equals" }

  var reads: [FieldID] { target.field.map { [$0] } ?? [] }

  var requirement: Wording {
    let message =
      switch (isRefused, target.field) {
      case (false, nil): Message("needs.equal", "Exactly {value}", judging: Equals.sentence)
      case (false, _):
        Message("needs.equal_field", "Exactly {other_label}", judging: Equals.sentenceAboutField)
      case (true, nil):
        Message("needs.not_equal", "Not {value}", judging: "{label} must not be {value}.")
      case (true, _):
        Message(
          "needs.not_equal_field",
          "Not {other_label}",
          judging: Message("needs.different.judging", "{label} must differ from {other_label}.")
        )
      }
    return Wording(message, target.parameters)
  }

  func verdict(on value: Value, among answers: Answers) -> Verdict {
    if [target.value(among: answers)].contain(value, ignoreCase: ignoreCase) != isRefused {
      return .valid
    }
    return isRefused ? refusal : mismatch(of: value, among: answers)
  }

  private static let sentence = Message("choice.not_equal", "{label} must be {value}.")

  private static let sentenceAboutField = Message(
    "choice.not_equal.field",
    "{label} must be {other_label}."
  )

  // Out of line, like `mismatch`: a valid answer takes a fifth longer if space is reserved for
  // them.
  @inline(never)
  private var refusal: Verdict {
    let message =
      target.field == nil
      ? Message("choice.equal", "Give an answer other than {value}.")
      : Message("choice.equal.field", "Give an answer other than {other_label}.")
    return .incomplete("choice.equal", message, target.parameters)
  }

  @inline(never)
  private func mismatch(of value: Value, among answers: Answers) -> Verdict {
    let message =
      target.field == nil
      ? Equals.sentence : Equals.sentenceAboutField
    return value.canBecome(target.value(among: answers), ignoreCase: ignoreCase)
      ? .incomplete("choice.not_equal", message, target.parameters)
      : .invalid("choice.not_equal", message, target.parameters)
  }

  package static let definition = RuleDefinition(
    "equals",
    aliases: ["equality", "eq"],
    "Equal to a value or another answer",
    standard: RuleDefinition.equivalence,
    parameters: parameters,
    constraints: [.oneOf("value", "field")],
    codes: [ViolationCode("choice.not_equal", "value", "other_label")],
    example: RuleExample("equals: DELETE", passes: #""DELETE""#, fails: #""delete""#)
  ) { Equals($0, isRefused: false) }

  package static let negation = RuleDefinition(
    "not_equals",
    aliases: ["ne"],
    "Not equal to a value or another answer",
    standard: RuleDefinition.equivalence,
    parameters: parameters,
    constraints: [.oneOf("value", "field")],
    codes: [ViolationCode("choice.equal", "value", "other_label")],
    example: RuleExample("not_equals: root", passes: #""Root""#, fails: #""root""#)
  ) { Equals($0, isRefused: true) }

  private static let parameters = [
    RuleParameter("value", .value, "the value", isMain: true),
    RuleParameter("field", .field, "the field to compare with instead"), .ignoreCase,
  ]

  private init(_ arguments: RuleArguments, isRefused: Bool) {
    let field: FieldID? = arguments[optional: "field"]
    self.init(
      field.map(Comparand.field) ?? .value(arguments["value"]),
      isRefused: isRefused,
      ignoreCase: arguments["ignore_case"]
    )
  }
}

/// The other side of a comparison.
public enum Comparand: Hashable, Sendable {
  /// A certain value.
  case value(Value)
  /// The current answer of another field.
  case field(FieldID)

  /// The value to compare with.
  fileprivate func value(among answers: Answers) -> Value {
    switch self {
    case .value(let value): value
    case .field(let field): answers[field]
    }
  }

  /// The field whose answer it is, if any.
  fileprivate var field: FieldID? {
    if case .field(let field) = self { field } else { nil }
  }

  /// The value, or the name of the field, because its answer may be a secret.
  ///
  /// Callers that know labels show those instead of names.
  fileprivate var parameters: Parameters {
    switch self {
    case .value(let value): ["value": value]
    case .field(let field): ["other_label": .text(field.rawValue)]
    }
  }
}

/// An answer must equal the result of a closure.
///
/// Two such rules are equal if they read the same fields, because closures cannot be compared. The
/// expected value is never part of a message, because it may be a secret. Its start is incomplete.
struct EqualsTarget: Rule {
  let name = "equals"
  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }
  let requirement = Wording(
    "needs.target",
    "Exactly what is asked for",
    judging: "{label} must be exactly what is asked for."
  )
  let reads: [FieldID]
  private let target: @Sendable (Answers) -> Value

  init(reads: [FieldID] = [], _ target: @escaping @Sendable (Answers) -> Value) {
    self.reads = reads
    self.target = target
  }

  func verdict(on value: Value, among answers: Answers) -> Verdict {
    let wanted = target(answers)
    if value == wanted { return .valid }
    let message = Message("choice.not_target", "Enter exactly what is asked for.")
    return value.canBecome(wanted)
      ? .incomplete("choice.not_equal", message)
      : .invalid("choice.not_equal", message)
  }
}

extension EqualsTarget: Hashable {
  static func == (left: EqualsTarget, right: EqualsTarget) -> Bool {
    left.reads == right.reads
  }

  func hash(into hasher: inout Hasher) { hasher.combine(reads) }
}

extension Clause {
  /// An answer must equal a value.
  public static func equals(_ value: Value, ignoreCase: Bool = false) -> Clause {
    Clause(Equals(value, ignoreCase: ignoreCase))
  }

  /// An answer must equal another field's.
  public static func equals(field: FieldID, ignoreCase: Bool = false) -> Clause {
    Clause(Equals(.field(field), ignoreCase: ignoreCase))
  }

  /// An answer must not equal a value.
  public static func notEquals(_ value: Value, ignoreCase: Bool = false) -> Clause {
    Clause(Equals(value, isRefused: true, ignoreCase: ignoreCase))
  }

  /// An answer must not equal another field's.
  public static func notEquals(field: FieldID, ignoreCase: Bool = false) -> Clause {
    Clause(Equals(.field(field), isRefused: true, ignoreCase: ignoreCase))
  }

  /// An answer must equal the result of a closure.
  ///
  /// The closure runs when the field's own answer changes, and on every `refresh()` of its ruler.
  public static func equals<V: Validatable & Sendable>(_ target: @escaping @Sendable () -> V)
    -> Clause
  {
    Clause(EqualsTarget { _ in target().valueToValidate })
  }

  /// An answer must equal the result of a closure on the answers of other fields.
  ///
  /// The closure also runs when one of them changes.
  public static func equals<V: Validatable & Sendable>(
    reads: [FieldID],
    _ target: @escaping @Sendable (Answers) -> V
  ) -> Clause {
    Clause(EqualsTarget(reads: reads) { target($0).valueToValidate })
  }
}
