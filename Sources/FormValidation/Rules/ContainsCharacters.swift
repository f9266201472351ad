/// Text must have a number of characters in a selection.
struct ContainsCharacters: Rule {
  let name = "contains_characters"
  var traits: RuleTraits { RuleTraits(textLimit: 100_000) }

  let selection: CharacterSelection
  let min: Int
  let max: Int?

  init(_ selection: CharacterSelection, min: Int = 1, max: Int? = nil) {
    self.selection = selection
    self.min = min
    self.max = max
  }

  var requirement: Wording {
    let message =
      if max == nil {
        Message(
          "characters.at_least",
          "At least {min} {unit:min}",
          judging: "{label} must contain at least {min} {unit:min}."
        )
      } else if min == 0 {
        Message(
          "characters.at_most",
          "At most {max} {unit:max}",
          judging: "{label} must contain at most {max} {unit:max}."
        )
      } else if min == max {
        Message(
          "characters.exactly",
          "Exactly {min} {unit:min}",
          judging: "{label} must contain exactly {min} {unit:min}."
        )
      } else {
        Message(
          "characters.between",
          "{min} to {max} {unit:max}",
          judging: "{label} must contain {min} to {max} {unit:max}."
        )
      }
    return Wording(message, parameters(actual: nil))
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let count = selection.count(in: text)
    if count >= min, count <= max ?? .max { return .valid }
    var parameters = parameters(actual: count)
    if count < min {
      parameters["missing"] = .number(Number(min - count))
      return .incomplete("characters.too_few", "Add {missing} more {unit:missing}.", parameters)
    }
    guard let max, count > max else { return .valid }
    parameters["excess"] = .number(Number(count - max))
    let message = Message("characters.too_many", "Remove {excess} {unit:excess}.")
    let isSettled = text.dropLast().count(where: selection.contains) > max
    return isSettled
      ? .invalid("characters.too_many", message, parameters)
      : .incomplete("characters.too_many", message, parameters)
  }

  private func parameters(actual: Int?) -> Parameters {
    var parameters = selection.parameters
    parameters["min"] = .number(Number(min))
    parameters["max"] = max.map { .number(Number($0)) }
    parameters["actual"] = actual.map { .number(Number($0)) }
    return parameters
  }

  package static let definition = RuleDefinition(
    "contains_characters",
    aliases: ["contains_digit", "contains_uppercase", "contains_lowercase", "contains_special"],
    "Enough characters from a set",
    details: """
      Counts characters as readers see them. Each alias names its set: digits, uppercase,
      lowercase or special.
      """,
    standard: "Unicode Standard Annex #29, 3",
    parameters: CharacterSelection.parameters + [
      RuleParameter("min", .count, "smallest number", default: 1),
      RuleParameter("max", .count, "largest number"),
    ],
    constraints: [.ascending("min", "max")],
    codes: [
      ViolationCode("characters.too_few", "set", "characters", "min", "max", "actual", "missing"),
      ViolationCode("characters.too_many", "set", "characters", "min", "max", "actual", "excess"),
    ],
    example: RuleExample(
      "contains_characters: {set: digits, min: 2}",
      passes: #""a12""#,
      fails: #""a1""#
    )
  ) { arguments throws(RuleArgumentError) in
    let sets: [String: CharacterSetName] = [
      "contains_digit": .digits, "contains_uppercase": .uppercase, "contains_lowercase": .lowercase,
      "contains_special": .special,
    ]
    let set = sets[arguments.spelling]
    guard set != nil || arguments.has("set") || arguments.has("characters") else {
      throw RuleArgumentError("set", "\(arguments.spelling) needs \"set\", \"characters\" or both")
    }
    return ContainsCharacters(
      CharacterSelection(arguments, of: set),
      min: arguments["min"],
      max: arguments[optional: "max"]
    )
  }
}

extension Clause {
  /// Text must have a number of characters in a named set.
  public static func containsCharacters(
    _ set: CharacterSetName,
    min: Int = 1,
    max: Int? = nil,
    ascii: Bool = false
  ) -> Clause {
    Clause(ContainsCharacters(CharacterSelection(set, ascii: ascii), min: min, max: max))
  }

  /// Text must have a number of these characters.
  public static func containsCharacters(
    _ characters: String,
    min: Int = 1,
    max: Int? = nil
  ) -> Clause {
    Clause(ContainsCharacters(CharacterSelection(characters: characters), min: min, max: max))
  }
}
