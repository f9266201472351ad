/// A text must have no control characters, tabs and line breaks included.
struct NoControl: Rule {
  let name = "no_control"
  let requirement = Requirement("needs.no_control", "No control characters")

  init() {}

  func verdict(on text: String, among _: Answers) -> Verdict {
    .only(
      Message("characters.control", "Remove the control character at position {position}."),
      in: text
    ) { scalar, _ in
      !(..<0x20 ~= scalar.value || 0x7F...0x9F ~= scalar.value)
    }
  }

  package static let definition = RuleDefinition(
    "no_control",
    "No control characters",
    details: "Tabs and line breaks are control characters.",
    standard: "Unicode Standard, 23.1",
    codes: [.notAllowed()],
    example: RuleExample("no_control", passes: #""a b""#, fails: #""a\tb""#)
  ) { _ in NoControl() }
}

extension Clause {
  /// A text must have no control characters, tabs and line breaks included.
  public static var noControl: Clause { Clause(NoControl()) }
}
