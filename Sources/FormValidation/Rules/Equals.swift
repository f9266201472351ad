/// An answer must be a certain value, or what another field holds.
///
/// Values are compared with their kinds, texts by canonical equivalence, or whatever their case. A
/// text that is the start of the wanted one is incomplete.
///
/// With `"DELETE"`: passes `"DELETE"`; fails `"DEL"`, incomplete, and `"delete"`, invalid.
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
public struct Equals: Rule {
  public let name = "equals"
  public let textLimit = 100_000

  /// The wanted value.
  public let wanted: Comparand

  /// Whether upper and lower case are the same in texts.
  public let ignoreCase: Bool

  /// Creates the rule.
  public init(_ value: Value, ignoreCase: Bool = false) {
    self.init(.value(value), ignoreCase: ignoreCase)
  }

  /// Creates the rule for a value or a field.
  public init(_ wanted: Comparand, ignoreCase: Bool = false) {
    self.wanted = wanted
    self.ignoreCase = ignoreCase
  }

  public var reads: [FieldID] { wanted.reads }

  public var requirement: Requirement {
    let message = wanted.choose(
      Message("needs.equal", "Exactly {value}"),
      Message("needs.equal_field", "Exactly {other_label}")
    )
    return Requirement(message, wanted.parameters)
  }

  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    let target = wanted.value(among: answers)
    if [target].contain(value, ignoreCase: ignoreCase) { return .valid }
    let message = wanted.choose(
      "{label} must be {value}.",
      Message("choice.not_equal.field", "{label} must be {other_label}.")
    )
    return value.canBecome(target, ignoreCase: ignoreCase)
      ? .incomplete("choice.not_equal", message, wanted.parameters)
      : .invalid("choice.not_equal", message, wanted.parameters)
  }
}

extension Equals {
  package static let definition = RuleDefinition(
    "equals",
    aliases: ["equality", "eq"],
    "A given value, or another answer",
    standard: RuleDefinition.equivalence,
    parameters: [
      RuleParameter("value", .value, "the value", isMain: true),
      RuleParameter("field", .field, "the field to compare with instead"), .ignoreCase,
    ],
    constraints: [.oneOf("value", "field")],
    codes: [ViolationCode("choice.not_equal", "value", "other_label")],
    example: RuleExample("equals: DELETE", passes: #""DELETE""#, fails: #""delete""#)
  ) { Equals(Comparand($0), ignoreCase: $0["ignore_case"]) }
}

extension Clause {
  /// An answer must be a certain value.
  public static func equals(_ value: Value, ignoreCase: Bool = false) -> Clause {
    Clause(Equals(value, ignoreCase: ignoreCase))
  }

  /// An answer must be what another field holds.
  public static func equals(field: FieldID, ignoreCase: Bool = false) -> Clause {
    Clause(Equals(.field(field), ignoreCase: ignoreCase))
  }
}
