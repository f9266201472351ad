/// A text must consist of letters, with the marks on them, decimal digits, hyphens and low lines.
///
/// They may be of any script, unless they are to be of ASCII or of a language. Any other character
/// makes the text invalid; a mark cannot be the first.
///
/// Passes: `"a-1_b"`. Fails: `"a b"`, invalid.
/// - Source: Unicode Standard, 4.5, the general categories L, M and Nd.
public struct AlphaDash: Rule {
  public let name = "alpha_dash"
  public let requirement = Requirement("needs.alpha_dash", "Only letters, digits, - and _")

  private let alphabet: Alphabet

  /// Creates the rule; what is to be ignored is allowed too.
  public init(
    ascii: Bool = false,
    of language: Language? = nil,
    ignoring ignored: String = ""
  ) {
    alphabet = Alphabet(.lettersDigitsAndDashes, ascii: ascii, of: language, ignoring: ignored)
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    alphabet.verdict(
      on: text,
      Message("characters.alpha_dash", "Use letters, digits, - and _ only, not \"{character}\".")
    )
  }
}

extension AlphaDash {
  package static let definition = RuleDefinition(
    "alpha_dash",
    "Only letters, digits, - and _",
    details: Alphabet.details,
    standard: "Unicode Standard, 4.5, the general categories L, M and Nd",
    parameters: Alphabet.parameters,
    codes: [.notAllowed()],
    example: RuleExample("alpha_dash", passes: #""a-1_b""#, fails: #""a b""#)
  ) { arguments throws(RuleArgumentError) in
    try AlphaDash(
      ascii: Alphabet.isASCII(arguments),
      of: arguments[optional: "locale"],
      ignoring: arguments["ignore"]
    )
  }
}

extension Clause {
  /// A text must consist of letters, digits, hyphens and low lines.
  public static var alphaDash: Clause { Clause(AlphaDash()) }

  /// A text must consist of letters, digits, hyphens and low lines, of ASCII or any script.
  public static func alphaDash(
    ascii: Bool = false,
    of language: Language? = nil,
    ignoring ignored: String = ""
  ) -> Clause {
    Clause(AlphaDash(ascii: ascii, of: language, ignoring: ignored))
  }
}
