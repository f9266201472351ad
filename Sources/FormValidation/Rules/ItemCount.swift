/// A minimum or maximum number of items must be chosen.
struct ItemCount: Rule {
  let name: String
  private let limit: Int
  private let isMin: Bool

  /// Creates the rule for a minimum; a negative limit counts as 0.
  init(min: Int) {
    (name, limit, isMin) = ("min_items", Swift.max(0, min), true)
  }

  /// Creates the rule for a maximum; a negative limit counts as 0.
  init(max: Int) {
    (name, limit, isMin) = ("max_items", Swift.max(0, max), false)
  }

  var traits: RuleTraits {
    RuleTraits(
      .itemCount(min: isMin ? limit : nil, max: isMin ? nil : limit),
      judgesBlank: isMin
    )
  }

  var requirement: Wording {
    Wording(
      isMin
        ? Message("needs.at_least", "At least {min}") : Message("needs.at_most", "At most {max}"),
      parameters
    )
  }

  func verdict(on items: [Value], among _: Answers) -> Verdict {
    if isMin ? items.count >= limit : items.count <= limit { return .valid }
    var parameters = parameters
    parameters["actual"] = .number(Number(items.count))
    parameters[isMin ? "missing" : "excess"] = .number(Number(abs(items.count - limit)))
    return isMin
      ? .incomplete(
        "items.too_few",
        Message("Choose {missing} more.", judging: .atLeastItems),
        parameters
      )
      : .invalid(
        "items.too_many",
        Message("Choose at most {max}; remove {excess}.", judging: .atMostItems),
        parameters
      )
  }

  private var parameters: Parameters { [isMin ? "min" : "max": .number(Number(limit))] }

  package static let min = RuleDefinition(
    "min_items",
    "At least this many items chosen",
    details: "An empty list is checked too.",
    standard: "JSON Schema 2020-12, Validation, 6.4.2",
    parameters: [.main("min", .count, "smallest number of items")],
    codes: [ViolationCode("items.too_few", "min", "actual", "missing")],
    example: RuleExample("min_items: 2", passes: #"["a", "b"]"#, fails: #"["a"]"#)
  ) { ItemCount(min: $0["min"]) }

  package static let max = RuleDefinition(
    "max_items",
    "At most this many items chosen",
    standard: "JSON Schema 2020-12, Validation, 6.4.1",
    parameters: [.main("max", .count, "largest number of items")],
    codes: [ViolationCode("items.too_many", "max", "actual", "excess")],
    example: RuleExample("max_items: 2", passes: #"["a", "b"]"#, fails: #"["a", "b", "c"]"#)
  ) { ItemCount(max: $0["max"]) }
}

extension Message {
  /// The sentence about a list of too few items.
  package static let atLeastItems = Message(
    "items.too_few.judging",
    "{label} must have at least {min} items.",
    one: "{label} must have at least {min} item.",
    counting: "min"
  )

  /// The sentence about a list of too many items.
  package static let atMostItems = Message(
    "items.too_many.judging",
    "{label} must have at most {max} items.",
    one: "{label} must have at most {max} item.",
    counting: "max"
  )
}

extension Clause {
  /// At least this many must be chosen.
  public static func minItems(_ min: Int) -> Clause { Clause(ItemCount(min: min)) }

  /// At most this many can be chosen.
  public static func maxItems(_ max: Int) -> Clause { Clause(ItemCount(max: max)) }
}
