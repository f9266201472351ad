/// An answer must not be a certain value.
///
/// Values are compared with their kinds, texts by canonical equivalence. An answer that is the value
/// is incomplete: typing on makes another one of it.
///
/// With `"root"`: passes `"Root"`, `"roots"`; fails `"root"`, incomplete.
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
public struct NotEquals: Rule {
  public let name = "not_equals"

  /// The value refused.
  public let value: Value

  /// Creates the rule.
  public init(_ value: Value) {
    self.value = value
  }

  public var requirement: Requirement { Requirement("Not {value}", parameters) }

  public func verdict(on value: Value, among _: Answers) -> Verdict {
    value == self.value
      ? .incomplete("choice.equal", "Give an answer other than {value}.", parameters) : .valid
  }

  private var parameters: Parameters { ["value": value] }
}

extension Clause {
  /// An answer must not be a certain value.
  public static func notEquals(_ value: Value) -> Clause { Clause(NotEquals(value)) }
}
