/// Every character of a text must be in a selection, or none.
///
/// A wrong character makes the text invalid. If listed non-ASCII characters are allowed, or listed
/// characters are excluded, a wrong last character is incomplete, because an accent can still
/// follow. A character of an excluded set is rejected as soon as one of its scalars is in the set,
/// with any marks.
struct AllowedCharacters: Rule {
  var traits: RuleTraits {
    var traits = RuleTraits(textLimit: 100_000)
    if !isExcluded { traits.shape = .characters([selection]) }
    return traits
  }

  let selection: CharacterSelection

  /// Whether the characters are excluded.
  let isExcluded: Bool

  init(_ selection: CharacterSelection, isExcluded: Bool = false) {
    self.selection = selection
    self.isExcluded = isExcluded
  }

  var name: String { isExcluded ? "excludes_characters" : "only_characters" }

  var requirement: Wording {
    let message =
      switch (isExcluded, selection.set) {
      case (false, nil):
        Message(
          "needs.only_characters",
          "Only {characters}",
          judging: "{label} must contain only {characters}."
        )
      case (false, _):
        Message("needs.only", "Only {unit}", judging: "{label} must contain only {unit}.")
      case (true, nil):
        Message(
          "needs.none",
          "None {unit}",
          judging: "{label} must not contain any of {characters}."
        )
      case (true, _): Message("needs.no", "No {unit}", judging: "{label} must not contain {unit}.")
      }
    return Wording(message, selection.parameters)
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    if isExcluded ? selection.plainlyHoldsNone(of: text) : selection.plainlyHoldsAll(of: text) {
      return .valid
    }
    for (position, character) in text.enumerated() {
      let isForGood = isExcluded ? selection.touches(character) : !selection.canGainLast
      guard isExcluded && isForGood || selection.contains(character) == isExcluded else { continue }
      // Only the last character can still change; searching for the end of the text is rare.
      let isIncomplete = !isForGood && position + 1 == text.count
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

  package static let only = RuleDefinition(
    "only_characters",
    aliases: ["character_set"],
    "Only characters from a set",
    standard: standard,
    parameters: CharacterSelection.parameters,
    constraints: [.anyOf(["set", "characters"])],
    codes: [.notAllowed("set", "characters")],
    example: RuleExample("only_characters: letters", passes: #""été""#, fails: #""a1""#)
  ) { AllowedCharacters(CharacterSelection($0)) }

  package static let excluding = RuleDefinition(
    "excludes_characters",
    aliases: ["characterset_exclusive"],
    "No characters from a set",
    standard: standard,
    parameters: CharacterSelection.parameters,
    constraints: [.anyOf(["set", "characters"])],
    codes: [.notAllowed("set", "characters")],
    example: RuleExample("excludes_characters: digits", passes: #""abc""#, fails: #""a1""#)
  ) { AllowedCharacters(CharacterSelection($0), isExcluded: true) }

  private static let standard = "Unicode Standard Annexes #29, 3, and #15, 1.1"
}

extension Clause {
  /// Every character must be in a named set.
  public static func onlyCharacters(_ set: CharacterSetName, ascii: Bool = false) -> Clause {
    Clause(AllowedCharacters(CharacterSelection(set, ascii: ascii)))
  }

  /// Every character must be one of these.
  public static func onlyCharacters(_ characters: String) -> Clause {
    Clause(AllowedCharacters(CharacterSelection(characters: characters)))
  }

  /// No character may be in a named set.
  public static func excludesCharacters(_ set: CharacterSetName, ascii: Bool = false) -> Clause {
    Clause(AllowedCharacters(CharacterSelection(set, ascii: ascii), isExcluded: true))
  }

  /// No character may be one of these.
  public static func excludesCharacters(_ characters: String) -> Clause {
    Clause(AllowedCharacters(CharacterSelection(characters: characters), isExcluded: true))
  }
}
