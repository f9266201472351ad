/// A text must have at most so many words.
///
/// Words are those of `String.wordCount`. A text with more is invalid.
///
/// With 2: passes `"Ada Lovelace"`; fails `"Augusta Ada King"`, invalid.
/// - Source: Unicode Standard Annex #29, 4.
public struct MaxWords: Rule {
  public let name = "max_words"
  public let textLimit = 100_000

  /// The most words.
  public let max: Int

  /// Creates the rule.
  public init(_ max: Int) {
    self.max = max
  }

  public var requirement: Requirement {
    Requirement(
      Message("words.at_most", "At most {max} words", one: "At most {max} word", counting: "max"),
      ["max": .number(Number(max))]
    )
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    let count = text.wordCount
    guard count > max else { return .valid }
    return .invalid(
      "words.too_many",
      Message("Remove {excess} words.", one: "Remove {excess} word.", counting: "excess"),
      [
        "max": .number(Number(max)), "actual": .number(Number(count)),
        "excess": .number(Number(count - max)),
      ]
    )
  }
}

extension MaxWords {
  package static let definition = RuleDefinition(
    "max_words",
    "At most this many words",
    standard: "Unicode Standard Annex #29, 4",
    parameters: [.main("max", .count, "largest number of words")],
    codes: [ViolationCode("words.too_many", "max", "actual", "excess")],
    example: RuleExample("max_words: 2", passes: #""Ada Lovelace""#, fails: #""Augusta Ada King""#)
  ) { MaxWords($0["max"]) }
}

extension Clause {
  /// A text must have at most so many words.
  public static func maxWords(_ max: Int) -> Clause { Clause(MaxWords(max)) }
}
