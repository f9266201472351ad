extension CharacterSelection {
  /// The characters as messages mention them: `{unit:min}`.
  package var term: Wording {
    let characters: Parameters = ["characters": .text(characters)]
    guard let set else {
      return self.characters.isEmpty
        ? Wording("set.none", "no characters")
        : Wording("set.of", "of {characters}", characters)
    }
    let named =
      ascii && set != .ascii
      ? Wording("set.ascii_only", "ASCII {unit:count}", .term("unit", set.term, [:])) : set.term
    if self.characters.isEmpty { return named }
    return Wording("set.or", "{unit:count} or {characters}", .term("unit", named, characters))
  }

  /// The selection as parameters of messages.
  var parameters: Parameters {
    var parameters: Parameters = [:]
    parameters["set"] = set.map { .text($0.rawValue) }
    parameters["characters"] = characters.isEmpty ? nil : .text(characters)
    return .term("unit", term, parameters)
  }
}

extension CharacterSelection {
  static let parameters = [
    RuleParameter(
      "set",
      .choice(
        CharacterSetName.self,
        meaning: { CharacterSelection($0) },
        other: { CharacterSelection(characters: $0) }
      ),
      "a set, a script, or the characters",
      isMain: true
    ),
    RuleParameter(
      "characters",
      .text,
      "characters to count too, or instead of a set",
      default: ""
    ),
    RuleParameter("ascii", .flag, "true for the set's ASCII characters only", default: false),
  ]

  /// Creates the selection of the parameters; an alias can imply the set.
  init(_ arguments: RuleArguments, of implied: CharacterSetName? = nil) {
    let chosen: CharacterSelection? = arguments[optional: "set"]
    self.init(
      chosen?.set ?? implied,
      characters: (chosen?.characters ?? "") + arguments["characters"],
      ascii: arguments["ascii"]
    )
  }
}

extension CharacterSetName {
  /// The characters of the set as messages mention them, in plural and singular.
  package var term: Wording {
    let (several, one) =
      switch self {
      case .letters: ("letters", "letter")
      case .digits: ("digits", "digit")
      case .emoji: ("emoji", "emoji")
      case .uppercase: ("uppercase letters", "uppercase letter")
      case .lowercase: ("lowercase letters", "lowercase letter")
      case .special: ("special characters", "special character")
      case .whitespace: ("spaces", "space")
      case .ascii: ("ASCII characters", "ASCII character")
      default: ("\(rawValue.capitalizedName) letters", "\(rawValue.capitalizedName) letter")
      }
    return Wording(counted: "set.\(rawValue)", several, one)
  }
}

extension String {
  /// The name with a capital first letter.
  package var capitalizedName: String { prefix(1).uppercased() + String(dropFirst()) }
}
