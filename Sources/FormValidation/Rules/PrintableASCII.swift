/// A text must consist of spaces and the visible characters of ASCII.
///
/// Anything else makes the text invalid.
struct PrintableASCII: Rule {
  let name = "printable_ascii"
  let requirement = Requirement("needs.printable", "Only printable ASCII")

  init() {}

  func verdict(on text: String, among _: Answers) -> Verdict {
    .only(
      Message("characters.printable", "Use printable ASCII only, not \"{character}\"."),
      in: text
    ) { scalar, _ in
      " "..."~" ~= scalar
    }
  }

  package static let definition = RuleDefinition(
    "printable_ascii",
    "Only visible ASCII and spaces",
    standard: "RFC 20, 2",
    codes: [.notAllowed()],
    example: RuleExample("printable_ascii", passes: #""a b!""#, fails: #""a\tb""#)
  ) { _ in PrintableASCII() }
}

extension Clause {
  /// A text must consist of spaces and the visible characters of ASCII.
  public static var printableASCII: Clause { Clause(PrintableASCII()) }
}
