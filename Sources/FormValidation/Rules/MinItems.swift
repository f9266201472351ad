/// So many must be chosen.
///
/// An empty list is judged too: with 1 or more, an answer is needed. A shorter list is incomplete.
///
/// With 2: passes `["a", "b"]`; fails `["a"]`, incomplete.
/// - Source: JSON Schema 2020-12, Validation, 6.4.2, for lists.
public struct MinItems: Rule {
  public let name = "min_items"
  public let judgesBlank = true

  /// The fewest items.
  public let min: Int

  /// Creates the rule.
  public init(_ min: Int) {
    self.min = min
  }

  public var requirement: Requirement {
    Requirement("needs.at_least", "At least {min}", parameters)
  }

  public func verdict(on items: [Value], among _: Answers) -> Verdict {
    guard items.count < min else { return .valid }
    var parameters = parameters
    parameters["actual"] = .number(Number(items.count))
    parameters["missing"] = .number(Number(min - items.count))
    return .incomplete("items.too_few", "Choose {missing} more.", parameters)
  }

  private var parameters: Parameters { ["min": .number(Number(min))] }
}

extension MinItems {
  package static let definition = RuleDefinition(
    "min_items",
    "At least this many are chosen",
    details: "An empty list is checked too.",
    standard: "JSON Schema 2020-12, Validation, 6.4.2",
    parameters: [.main("min", .count, "smallest number of items")],
    codes: [ViolationCode("items.too_few", "min", "actual", "missing")],
    example: RuleExample("min_items: 2", passes: #"["a", "b"]"#, fails: #"["a"]"#)
  ) { MinItems($0["min"]) }
}

extension Clause {
  /// So many must be chosen.
  public static func minItems(_ min: Int) -> Clause { Clause(MinItems(min)) }
}
