/// Every character of a text must be of a selection.
///
/// A character that is not makes the text invalid. Where certain characters beyond ASCII are
/// allowed, the last one of a text is incomplete: an accent can still follow.
///
/// With `letters`: passes `"été"`; fails `"a1"`, invalid.
/// - Source: Unicode Standard Annex #29, 3, for characters; #15, 1.1, for canonical equivalence.
public struct OnlyCharacters: Rule {
  public let name = "only_characters"
  public let textLimit = 100_000

  /// The characters allowed.
  public let selection: CharacterSelection

  /// Creates the rule.
  public init(_ selection: CharacterSelection) {
    self.selection = selection
  }

  public var requirement: Requirement {
    Requirement(
      selection.set == nil
        ? Message("needs.only_characters", "Only {characters}")
        : Message("needs.only", "Only {unit}"),
      selection.parameters
    )
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    if selection.plainlyHoldsAll(of: text) { return .valid }
    for (position, character) in text.enumerated() where !selection.contains(character) {
      // Only of the last character can more be typed; a search for the end of the text is rare.
      let isIncomplete = selection.canGainLast && position + 1 == text.count
      return Verdict([
        .strange(
          Message(
            "characters.at_position",
            "\"{character}\" at position {position} is not allowed."
          ),
          character,
          at: position,
          isIncomplete: isIncomplete
        )
      ])
    }
    return .valid
  }
}

extension OnlyCharacters {
  package static let definition = RuleDefinition(
    "only_characters",
    aliases: ["character_set"],
    "Only characters of a set",
    standard: "Unicode Standard Annexes #29, 3, and #15, 1.1",
    parameters: CharacterSelection.parameters,
    constraints: [.anyOf(["set", "characters"])],
    codes: [.notAllowed("set", "characters")],
    example: RuleExample("only_characters: letters", passes: #""été""#, fails: #""a1""#)
  ) { OnlyCharacters(CharacterSelection($0)) }
}

extension Clause {
  /// Every character must be of a named set.
  public static func onlyCharacters(_ set: CharacterSetName, ascii: Bool = false) -> Clause {
    Clause(OnlyCharacters(CharacterSelection(set, ascii: ascii)))
  }

  /// Every character must be one of these.
  public static func onlyCharacters(_ characters: String) -> Clause {
    Clause(OnlyCharacters(CharacterSelection(characters: characters)))
  }
}
