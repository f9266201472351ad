/// A text must consist of letters, with the marks on them.
///
/// They may be of any script, unless they are to be of ASCII or of a language. Any other character
/// makes the text invalid; a mark cannot be the first.
///
/// Passes: `"été"`. Fails: `"a1"`, invalid.
/// - Source: Unicode Standard, 4.5, the general categories L, M and Nd.
public struct Alpha: Rule {
  public let name = "alpha"
  public let requirement = Requirement("needs.letters", "Only letters")

  private let alphabet: Alphabet

  /// Creates the rule; what is to be ignored is allowed too.
  public init(
    ascii: Bool = false,
    of language: Language? = nil,
    ignoring ignored: String = ""
  ) {
    alphabet = Alphabet(.letters, ascii: ascii, of: language, ignoring: ignored)
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    alphabet.verdict(
      on: text,
      Message("characters.letters", "Use letters only, not \"{character}\".")
    )
  }
}

extension Alpha {
  package static let definition = RuleDefinition(
    "alpha",
    "Only letters",
    details: Alphabet.details,
    standard: "Unicode Standard, 4.5, the general categories L and M",
    parameters: Alphabet.parameters,
    codes: [.notAllowed()],
    example: RuleExample("alpha", passes: #""été""#, fails: #""a1""#)
  ) { arguments throws(RuleArgumentError) in
    try Alpha(
      ascii: Alphabet.isASCII(arguments),
      of: arguments[optional: "locale"],
      ignoring: arguments["ignore"]
    )
  }
}

extension Clause {
  /// A text must consist of letters.
  public static var alpha: Clause { Clause(Alpha()) }

  /// A text must consist of letters, of ASCII or any script.
  public static func alpha(
    ascii: Bool = false,
    of language: Language? = nil,
    ignoring ignored: String = ""
  ) -> Clause {
    Clause(Alpha(ascii: ascii, of: language, ignoring: ignored))
  }
}
