/// A list must not have duplicate items.
struct UniqueItems: Rule {
  let name = "unique_items"
  let requirement = Wording("needs.unique_items", "Each only once")
  var traits: RuleTraits { RuleTraits(.distinctItems) }

  /// The names of the answers in each entry of a repeated group, which are compared instead of items.
  var entries: [[FieldID]] = []

  var reads: [FieldID] { entries.flatMap(\.self) }

  func verdict(on items: [Value], among answers: Answers) -> Verdict {
    var seen: Set<Value> = []
    let all = entries.isEmpty ? items : entries.map { .list($0.map { answers[$0].orNull }) }
    for (index, item) in all.enumerated() where !seen.insert(item).inserted {
      let item = entries.isEmpty ? item : .text(item.words)
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

extension Value {
  /// The value, or null if it is blank: an answer that was not asked for is null, too.
  fileprivate var orNull: Value { isBlank ? .null : self }

  /// The texts and numbers in a list.
  fileprivate var words: String {
    guard case .list(let items) = self else { return "" }
    let words = items.compactMap { item -> String? in
      switch item {
      case .text, .number: item.isBlank ? nil : item.description
      case .null, .bool, .list, .object: nil
      }
    }
    return words.joined(separator: ", ")
  }
}

extension Clause {
  /// A list must not have duplicate items.
  public static var uniqueItems: Clause { Clause(UniqueItems()) }

  /// Returns the same clause; the rule that items differ is about the answers in entries, given their
  /// names.
  package func comparing(entries: [[FieldID]]) -> Clause {
    rule is UniqueItems ? with(UniqueItems(entries: entries)) : self
  }
}
