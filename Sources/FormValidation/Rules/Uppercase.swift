/// A text must have no lower-case letter: none that upper case would change.
///
/// Anything else makes the text invalid.
///
/// Passes: `"ABC 1"`. Fails: `"AbC"`, invalid.
/// - Source: Unicode Character Database, the property Changes_When_Uppercased.
public struct Uppercase: Rule {
  public let name = "uppercase"
  public let requirement = Requirement("needs.no_lowercase", "No lowercase letters")

  /// Creates the rule.
  public init() {}

  public func verdict(on text: String, among _: Answers) -> Verdict {
    .only(Message("characters.uppercase", "Use uppercase for \"{character}\"."), in: text) {
      scalar,
      _ in
      scalar.isASCII ? !("a"..."z" ~= scalar) : !scalar.properties.changesWhenUppercased
    }
  }
}

extension Uppercase {
  package static let definition = RuleDefinition(
    "uppercase",
    "No lowercase letters",
    details: "Refuses what uppercasing would change.",
    standard: "Unicode Character Database, the property Changes_When_Uppercased",
    codes: [.notAllowed()],
    example: RuleExample("uppercase", passes: #""ABC 1""#, fails: #""AbC""#)
  ) { _ in Uppercase() }
}

extension Clause {
  /// A text must have no lower-case letter: none that upper case would change.
  public static var uppercase: Clause { Clause(Uppercase()) }
}
