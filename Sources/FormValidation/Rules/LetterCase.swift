/// Text must have no letters of the other case: none that a change of case would change.
struct LetterCase: Rule {
  /// Whether letters must be uppercase.
  let isUpper: Bool

  var name: String { isUpper ? "uppercase" : "lowercase" }

  var requirement: Wording {
    isUpper
      ? Wording(
        "needs.no_lowercase",
        "No lowercase letters",
        judging: "{label} must not contain lowercase letters."
      )
      : Wording(
        "needs.no_uppercase",
        "No uppercase letters",
        judging: "{label} must not contain uppercase letters."
      )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let refused: ClosedRange<Unicode.Scalar> = isUpper ? "a"..."z" : "A"..."Z"
    return .only(message, in: text) { scalar, _ in
      if scalar.isASCII { return !(refused ~= scalar) }
      let properties = scalar.properties
      return isUpper ? !properties.changesWhenUppercased : !properties.changesWhenLowercased
    }
  }

  private var message: Message {
    isUpper
      ? Message("characters.uppercase", "Use uppercase for \"{character}\".")
      : Message("characters.lowercase", "Use lowercase for \"{character}\".")
  }

  package static let lower = RuleDefinition(
    "lowercase",
    "No uppercase letters",
    details: "Rejects characters that lowercasing would change.",
    standard: "Unicode Character Database, the property Changes_When_Lowercased",
    codes: [.notAllowed()],
    example: RuleExample("lowercase", passes: #""straße 1""#, fails: #""Straße""#)
  ) { _ in LetterCase(isUpper: false) }

  package static let upper = RuleDefinition(
    "uppercase",
    "No lowercase letters",
    details: "Rejects characters that uppercasing would change.",
    standard: "Unicode Character Database, the property Changes_When_Uppercased",
    codes: [.notAllowed()],
    example: RuleExample("uppercase", passes: #""ABC 1""#, fails: #""AbC""#)
  ) { _ in LetterCase(isUpper: true) }
}

extension LetterCase: Proposing {
  /// Returns the text in the required case.
  func proposal(for text: String) -> String? {
    isUpper ? text.uppercased() : text.lowercased()
  }
}

extension Clause {
  /// Text must have no uppercase letters: none that lowercasing would change.
  public static var lowercase: Clause { Clause(LetterCase(isUpper: false)) }

  /// Text must have no lowercase letters: none that uppercasing would change.
  public static var uppercase: Clause { Clause(LetterCase(isUpper: true)) }
}
