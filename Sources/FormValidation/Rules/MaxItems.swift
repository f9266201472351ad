/// At most so many may be chosen.
///
/// A longer list is invalid. With 2: passes `["a", "b"]`; fails `["a", "b", "c"]`, invalid.
/// - Source: JSON Schema 2020-12, Validation, 6.4.1, for lists.
public struct MaxItems: Rule {
  public let name = "max_items"

  /// The most items.
  public let max: Int

  /// Creates the rule.
  public init(_ max: Int) {
    self.max = max
  }

  public var requirement: Requirement { Requirement("needs.at_most", "At most {max}", parameters) }

  public func verdict(on items: [Value], among _: Answers) -> Verdict {
    guard items.count > max else { return .valid }
    var parameters = parameters
    parameters["actual"] = .number(Number(items.count))
    parameters["excess"] = .number(Number(items.count - max))
    return .invalid("items.too_many", "Choose at most {max}, {excess} fewer.", parameters)
  }

  private var parameters: Parameters { ["max": .number(Number(max))] }
}

extension MaxItems {
  package static let definition = RuleDefinition(
    "max_items",
    "At most this many are chosen",
    standard: "JSON Schema 2020-12, Validation, 6.4.1",
    parameters: [.main("max", .count, "largest number of items")],
    codes: [ViolationCode("items.too_many", "max", "actual", "excess")],
    example: RuleExample("max_items: 2", passes: #"["a", "b"]"#, fails: #"["a", "b", "c"]"#)
  ) { MaxItems($0["max"]) }
}

extension Clause {
  /// At most so many may be chosen.
  public static func maxItems(_ max: Int) -> Clause { Clause(MaxItems(max)) }
}
