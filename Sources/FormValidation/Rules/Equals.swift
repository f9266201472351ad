/// An answer must be a certain value.
///
/// Values are compared with their kinds, texts by canonical equivalence. A text that is the start of
/// the wanted one is incomplete.
///
/// With `"DELETE"`: passes `"DELETE"`; fails `"DEL"`, incomplete, and `"delete"`, invalid.
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
public struct Equals: Rule {
  public let name = "equals"

  /// The wanted value.
  public let value: Value

  /// Creates the rule.
  public init(_ value: Value) {
    self.value = value
  }

  public var requirement: Requirement { Requirement("Exactly {value}", parameters) }

  public func verdict(on value: Value, among _: Answers) -> Verdict {
    if value == self.value { return .valid }
    return value.canBecome(self.value)
      ? .incomplete("choice.not_equal", "{label} must be {value}.", parameters)
      : .invalid("choice.not_equal", "{label} must be {value}.", parameters)
  }

  private var parameters: Parameters { ["value": value] }
}

extension Clause {
  /// An answer must be a certain value.
  public static func equals(_ value: Value) -> Clause { Clause(Equals(value)) }
}
