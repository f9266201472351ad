/// A text must have at least so many words.
///
/// Words are those of `String.wordCount`. A text with fewer is incomplete.
///
/// With 2: passes `"Ada Lovelace"`; fails `"Ada"`, incomplete.
/// - Source: Unicode Standard Annex #29, 4.
public struct MinWords: Rule {
  public let name = "min_words"
  public let textLimit = 100_000

  /// The fewest words.
  public let min: Int

  /// Creates the rule.
  public init(_ min: Int) {
    self.min = min
  }

  public var requirement: Requirement {
    Requirement(
      Message(
        "words.at_least",
        "At least {min} words",
        one: "At least {min} word",
        counting: "min"
      ),
      ["min": .number(Number(min))]
    )
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    let count = text.wordCount
    guard count < min else { return .valid }
    return .incomplete(
      "words.too_few",
      Message("Add {missing} more words.", one: "Add {missing} more word.", counting: "missing"),
      [
        "min": .number(Number(min)), "actual": .number(Number(count)),
        "missing": .number(Number(min - count)),
      ]
    )
  }
}

extension MinWords {
  package static let definition = RuleDefinition(
    "min_words",
    "At least this many words",
    standard: "Unicode Standard Annex #29, 4",
    parameters: [.main("min", .count, "smallest number of words")],
    codes: [ViolationCode("words.too_few", "min", "actual", "missing")],
    example: RuleExample("min_words: 2", passes: #""Ada Lovelace""#, fails: #""Ada""#)
  ) { MinWords($0["min"]) }
}

extension Clause {
  /// A text must have at least so many words.
  public static func minWords(_ min: Int) -> Clause { Clause(MinWords(min)) }
}
