/// Text must have a minimum or maximum number of words.
///
/// Words are counted by `String.wordCount`. Text with fewer words is incomplete; with more, it is
/// invalid.
struct WordCount: Rule {
  let name: String
  var traits: RuleTraits {
    RuleTraits(
      .length(min: isMin ? limit : nil, max: isMin ? nil : limit, .words),
      textLimit: 100_000
    )
  }

  private let limit: Int
  private let isMin: Bool

  /// Creates the rule for a minimum.
  init(min: Int) {
    (name, limit, isMin) = ("min_words", min, true)
  }

  /// Creates the rule for a maximum.
  init(max: Int) {
    (name, limit, isMin) = ("max_words", max, false)
  }

  var requirement: Wording {
    Wording(
      isMin
        ? Message(
          "words.at_least",
          "At least {min} words",
          judging: Message(
            "{label} must have at least {min} words.",
            one: "{label} must have at least {min} word.",
            counting: "min"
          ),
          one: "At least {min} word",
          counting: "min"
        )
        : Message(
          "words.at_most",
          "At most {max} words",
          judging: Message(
            "{label} must have at most {max} words.",
            one: "{label} must have at most {max} word.",
            counting: "max"
          ),
          one: "At most {max} word",
          counting: "max"
        ),
      [isMin ? "min" : "max": .number(Number(limit))]
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let count = text.wordCount
    if isMin ? count >= limit : count <= limit { return .valid }
    return isMin ? tooFew(count) : tooMany(count)
  }

  private func tooFew(_ count: Int) -> Verdict {
    .incomplete(
      "words.too_few",
      Message("Add {missing} more words.", one: "Add {missing} more word.", counting: "missing"),
      [
        "min": .number(Number(limit)), "actual": .number(Number(count)),
        "missing": .number(Number(limit - count)),
      ]
    )
  }

  private func tooMany(_ count: Int) -> Verdict {
    .invalid(
      "words.too_many",
      Message("Remove {excess} words.", one: "Remove {excess} word.", counting: "excess"),
      [
        "max": .number(Number(limit)), "actual": .number(Number(count)),
        "excess": .number(Number(count - limit)),
      ]
    )
  }

  package static let min = RuleDefinition(
    "min_words",
    "At least this many words",
    standard: "Unicode Standard Annex #29, 4",
    parameters: [.main("min", .count, "smallest number of words")],
    codes: [ViolationCode("words.too_few", "min", "actual", "missing")],
    example: RuleExample("min_words: 2", passes: #""Ada Lovelace""#, fails: #""Ada""#)
  ) { WordCount(min: $0["min"]) }

  package static let max = RuleDefinition(
    "max_words",
    "At most this many words",
    standard: "Unicode Standard Annex #29, 4",
    parameters: [.main("max", .count, "largest number of words")],
    codes: [ViolationCode("words.too_many", "max", "actual", "excess")],
    example: RuleExample("max_words: 2", passes: #""Ada Lovelace""#, fails: #""Augusta Ada King""#)
  ) { WordCount(max: $0["max"]) }
}

extension Clause {
  /// Text must have at least this many words.
  public static func minWords(_ min: Int) -> Clause { Clause(WordCount(min: min)) }

  /// Text must have at most this many words.
  public static func maxWords(_ max: Int) -> Clause { Clause(WordCount(max: max)) }
}
