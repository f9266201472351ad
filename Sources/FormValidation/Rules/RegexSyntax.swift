/// Text must be a regular expression, as read by `pattern`.
struct RegexSyntax: Rule {
  let name = "regex_syntax"
  let requirement = Wording(
    "needs.regex",
    "A regular expression",
    judging: "{label} must be a regular expression."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    do throws(PatternError) {
      _ = try CompiledPattern(text, .part, ignoreCase: false)
      return .valid
    } catch {
      return .incomplete(
        "format.regex_syntax",
        Message("Invalid expression: {reason}.").fact,
        ["reason": .text(error.message), "position": .number(Number(error.offset + 1))]
      )
    }
  }

  package static let definition = RuleDefinition(
    "regex_syntax",
    "A regular expression",
    details:
      "As `pattern` reads it. A malformed one is incomplete, because more typing can complete it.",
    standard: "pcre2pattern(3)",
    codes: [ViolationCode("format.regex_syntax", "reason", "position")],
    example: RuleExample("regex_syntax", passes: #""[a-z]+""#, fails: #""[a-z""#)
  ) { _ in RegexSyntax() }
}

extension Clause {
  /// Text must be a regular expression.
  public static var regexSyntax: Clause { Clause(RegexSyntax()) }
}
