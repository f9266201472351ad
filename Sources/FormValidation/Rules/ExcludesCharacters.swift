/// No character of a text may be of a selection.
///
/// Of a named set it is as soon as one of its scalars is, whatever marks are on it. A text that
/// ends with one of certain characters is incomplete: an accent can still follow, which makes it
/// another.
///
/// With `digits`: passes `"abc"`; fails `"a1"`, invalid.
/// - Source: Unicode Standard Annex #29, 3, for characters; #15, 1.1, for canonical equivalence.
public struct ExcludesCharacters: Rule {
  public let name = "excludes_characters"
  public let textLimit = 100_000

  /// The characters refused.
  public let selection: CharacterSelection

  /// Creates the rule.
  public init(_ selection: CharacterSelection) {
    self.selection = selection
  }

  public var requirement: Requirement {
    Requirement(
      selection.set == nil
        ? Message("needs.none", "None {unit}") : Message("needs.no", "No {unit}"),
      selection.parameters
    )
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    if selection.plainlyHoldsNone(of: text) { return .valid }
    for (position, character) in text.enumerated() {
      let isForGood = selection.touches(character)
      guard isForGood || selection.contains(character) else { continue }
      return Verdict([
        .strange(
          Message(
            "characters.at_position",
            "\"{character}\" at position {position} is not allowed."
          ),
          character,
          at: position,
          isIncomplete: !isForGood && position + 1 == text.count
        )
      ])
    }
    return .valid
  }
}

extension ExcludesCharacters {
  package static let definition = RuleDefinition(
    "excludes_characters",
    aliases: ["characterset_exclusive"],
    "No characters of a set",
    standard: "Unicode Standard Annexes #29, 3, and #15, 1.1",
    parameters: CharacterSelection.parameters,
    constraints: [.anyOf(["set", "characters"])],
    codes: [.notAllowed("set", "characters")],
    example: RuleExample("excludes_characters: digits", passes: #""abc""#, fails: #""a1""#)
  ) { ExcludesCharacters(CharacterSelection($0)) }
}

extension Clause {
  /// No character may be of a named set.
  public static func excludesCharacters(_ set: CharacterSetName, ascii: Bool = false) -> Clause {
    Clause(ExcludesCharacters(CharacterSelection(set, ascii: ascii)))
  }

  /// No character may be one of these.
  public static func excludesCharacters(_ characters: String) -> Clause {
    Clause(ExcludesCharacters(CharacterSelection(characters: characters)))
  }
}
