/// A list must not have duplicate items.
struct UniqueItems: Rule {
  let name = "unique_items"
  let requirement = Wording("needs.unique_items", "Each only once")
  var traits: RuleTraits { RuleTraits(.distinctItems) }

  func verdict(on items: [Value], among _: Answers) -> Verdict {
    var seen: Set<Value> = []
    for (index, item) in items.enumerated() where !seen.insert(item).inserted {
      return .invalid(
        "items.repeated",
        Message(
          "Keep only one \"{item}\".",
          judging: "{label} must contain \"{item}\" only once."
        ),
        ["item": item, "position": .number(Number(index + 1))]
      )
    }
    return .valid
  }

  package static let definition = RuleDefinition(
    "unique_items",
    "No duplicate items",
    details:
      "Compares items deeply and by kind: 1 equals 1.0, but neither true nor \"1\".",
    standard: "JSON Schema 2020-12, Validation, 6.4.3; Core, 4.2.2, for equality",
    codes: [ViolationCode("items.repeated", "item", "position")],
    example: RuleExample("unique_items", passes: "[1, true, [1]]", fails: "[1, 1.0]")
  ) { _ in UniqueItems() }
}

extension Clause {
  /// A list must not have duplicate items.
  public static var uniqueItems: Clause { Clause(UniqueItems()) }
}
