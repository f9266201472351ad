/// A text must consist of letters, with the marks on them, and decimal digits.
///
/// They may be of any script, unless they are to be of ASCII or of a language. Any other character
/// makes the text invalid; a mark cannot be the first.
///
/// Passes: `"été2"`. Fails: `"a-1"`, invalid.
/// - Source: Unicode Standard, 4.5, the general categories L, M and Nd.
public struct Alphanumeric: Rule {
  public let name = "alphanumeric"
  public let requirement = Requirement("needs.alphanumeric", "Only letters and digits")

  private let alphabet: Alphabet

  /// Creates the rule; what is to be ignored is allowed too.
  public init(
    ascii: Bool = false,
    of language: Language? = nil,
    ignoring ignored: String = ""
  ) {
    alphabet = Alphabet(.lettersAndDigits, ascii: ascii, of: language, ignoring: ignored)
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    alphabet.verdict(
      on: text,
      Message("characters.alphanumeric", "Use letters and digits only, not \"{character}\".")
    )
  }
}

extension Alphanumeric {
  package static let definition = RuleDefinition(
    "alphanumeric",
    aliases: ["alnum"],
    "Only letters and digits",
    details: Alphabet.details,
    standard: "Unicode Standard, 4.5, the general categories L, M and Nd",
    parameters: Alphabet.parameters,
    codes: [.notAllowed()],
    example: RuleExample("alphanumeric", passes: #""été2""#, fails: #""a-1""#)
  ) { arguments throws(RuleArgumentError) in
    try Alphanumeric(
      ascii: Alphabet.isASCII(arguments),
      of: arguments[optional: "locale"],
      ignoring: arguments["ignore"]
    )
  }
}

extension Clause {
  /// A text must consist of letters and digits.
  public static var alphanumeric: Clause { Clause(Alphanumeric()) }

  /// A text must consist of letters and digits, of ASCII or any script.
  public static func alphanumeric(
    ascii: Bool = false,
    of language: Language? = nil,
    ignoring ignored: String = ""
  ) -> Clause {
    Clause(Alphanumeric(ascii: ascii, of: language, ignoring: ignored))
  }
}
