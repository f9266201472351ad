/// A text must be of ASCII.
///
/// Anything else makes the text invalid.
struct ASCII: Rule {
  let name = "ascii"
  let requirement = Requirement("needs.ascii", "Only ASCII")

  init() {}

  func verdict(on text: String, among _: Answers) -> Verdict {
    .only(Message("characters.ascii", "Use ASCII only, not \"{character}\"."), in: text) {
      scalar,
      _ in
      scalar.isASCII
    }
  }

  package static let definition = RuleDefinition(
    "ascii",
    "Only ASCII",
    standard: "RFC 20, 2",
    codes: [.notAllowed()],
    example: RuleExample("ascii", passes: #""a\tb""#, fails: #""é""#)
  ) { _ in ASCII() }
}

extension Clause {
  /// A text must be of ASCII.
  public static var ascii: Clause { Clause(ASCII()) }
}
