/// An answer must not be a certain value, nor what another field holds.
///
/// Values are compared with their kinds, texts by canonical equivalence, or whatever their case. An
/// answer that is the value is incomplete: typing on makes another one of it.
///
/// With `"root"`: passes `"Root"`, `"roots"`; fails `"root"`, incomplete.
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
public struct NotEquals: Rule {
  public let name = "not_equals"
  public let textLimit = 100_000

  /// The value refused.
  public let refused: Comparand

  /// Whether upper and lower case are the same in texts.
  public let ignoreCase: Bool

  /// Creates the rule.
  public init(_ value: Value, ignoreCase: Bool = false) {
    self.init(.value(value), ignoreCase: ignoreCase)
  }

  /// Creates the rule for a value or a field.
  public init(_ refused: Comparand, ignoreCase: Bool = false) {
    self.refused = refused
    self.ignoreCase = ignoreCase
  }

  public var reads: [FieldID] { refused.reads }

  public var requirement: Requirement {
    let message = refused.choose(
      Message("needs.not_equal", "Not {value}"),
      Message("needs.not_equal_field", "Not {other_label}")
    )
    return Requirement(message, refused.parameters)
  }

  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    guard [refused.value(among: answers)].contain(value, ignoreCase: ignoreCase) else {
      return .valid
    }
    let message = refused.choose(
      "Give an answer other than {value}.",
      Message("choice.equal.field", "Give an answer other than {other_label}.")
    )
    return .incomplete("choice.equal", message, refused.parameters)
  }
}

extension NotEquals {
  package static let definition = RuleDefinition(
    "not_equals",
    aliases: ["ne"],
    "Not a given value, nor another answer",
    standard: RuleDefinition.equivalence,
    parameters: [
      RuleParameter("value", .value, "the value", isMain: true),
      RuleParameter("field", .field, "the field to compare with instead"), .ignoreCase,
    ],
    constraints: [.oneOf("value", "field")],
    codes: [ViolationCode("choice.equal", "value", "other_label")],
    example: RuleExample("not_equals: root", passes: #""Root""#, fails: #""root""#)
  ) { NotEquals(Comparand($0), ignoreCase: $0["ignore_case"]) }
}

extension Clause {
  /// An answer must not be a certain value.
  public static func notEquals(_ value: Value, ignoreCase: Bool = false) -> Clause {
    Clause(NotEquals(value, ignoreCase: ignoreCase))
  }

  /// An answer must not be what another field holds.
  public static func notEquals(field: FieldID, ignoreCase: Bool = false) -> Clause {
    Clause(NotEquals(.field(field), ignoreCase: ignoreCase))
  }
}
