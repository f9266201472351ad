/// A text must have no upper-case letter: none that lower case would change.
///
/// Anything else makes the text invalid.
///
/// Passes: `"straße 1"`. Fails: `"Straße"`, invalid.
/// - Source: Unicode Character Database, the property Changes_When_Lowercased.
public struct Lowercase: Rule {
  public let name = "lowercase"
  public let requirement = Requirement("needs.no_uppercase", "No uppercase letters")

  /// Creates the rule.
  public init() {}

  public func verdict(on text: String, among _: Answers) -> Verdict {
    .only(Message("characters.lowercase", "Use lowercase for \"{character}\"."), in: text) {
      scalar,
      _ in
      scalar.isASCII ? !("A"..."Z" ~= scalar) : !scalar.properties.changesWhenLowercased
    }
  }
}

extension Lowercase {
  package static let definition = RuleDefinition(
    "lowercase",
    "No uppercase letters",
    details: "Refuses what lowercasing would change.",
    standard: "Unicode Character Database, the property Changes_When_Lowercased",
    codes: [.notAllowed()],
    example: RuleExample("lowercase", passes: #""straße 1""#, fails: #""Straße""#)
  ) { _ in Lowercase() }
}

extension Clause {
  /// A text must have no upper-case letter: none that lower case would change.
  public static var lowercase: Clause { Clause(Lowercase()) }
}
