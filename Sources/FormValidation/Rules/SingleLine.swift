/// A text must be on one line.
///
/// Anything else makes the text invalid.
struct SingleLine: Rule {
  let name = "single_line"
  let requirement = Requirement("needs.one_line", "On one line")

  init() {}

  func verdict(on text: String, among _: Answers) -> Verdict {
    .only(Message("characters.line_break", "Remove the line break."), in: text) { scalar, _ in
      !scalar.isLineBreak
    }
  }

  package static let definition = RuleDefinition(
    "single_line",
    "One line",
    standard: "Unicode Standard, 5.8, table 5-2, without the file separators",
    codes: [.notAllowed()],
    example: RuleExample("single_line", passes: #""a\tb""#, fails: #""a\n""#)
  ) { _ in SingleLine() }
}

extension Clause {
  /// A text must be on one line.
  public static var singleLine: Clause { Clause(SingleLine()) }
}
