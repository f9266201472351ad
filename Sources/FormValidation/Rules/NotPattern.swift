/// Text must not match a regular expression, entirely or in any part.
struct NotPattern: Rule {
  let name = "not_pattern"

  // A match has its own limits.
  var traits: RuleTraits { RuleTraits(pattern.shape(isRefused: true), textLimit: .max) }

  let pattern: Pattern

  /// Creates the rule from a pattern.
  init(_ pattern: Pattern) {
    self.pattern = pattern
  }

  /// Creates the rule, compiling the expression.
  /// - Throws: `PatternError` if the expression is invalid.
  init(
    _ expression: String,
    anchored: Bool = true,
    ignoreCase: Bool = false,
    example: String? = nil
  ) throws(PatternError) {
    pattern = try Pattern(
      expression,
      anchored: anchored,
      ignoreCase: ignoreCase,
      example: example
    )
  }

  var requirement: Wording {
    pattern.example == nil
      ? Wording(
        "needs.no_match",
        "Does not match {pattern}",
        judging: "{label} must have another format.",
        ["pattern": .text(pattern.expression)]
      )
      : Wording(
        "needs.not_like",
        "Not like {example}",
        judging: "{label} must not have the form of {example}.",
        pattern.parameters
      )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    switch pattern.outcome(on: text) {
    case .noMatch: .valid
    case .tooCostly: .tooCostly
    case .match, .partial: matched
    }
  }

  // Out of line: not needed for a text that does not match.
  @inline(never)
  private var matched: Verdict {
    .incomplete(
      "pattern.match",
      pattern.example == nil
        ? Message("pattern.other_format", "Use another format.")
        : Message("pattern.not_like", "Use another format, not one like {example}."),
      pattern.parameters
    )
  }

  package static let definition = RuleDefinition(
    "not_pattern",
    "Does not match a regular expression",
    details: "Uses the same expressions as `pattern`. Text that matches is incomplete.",
    standard: "pcre2pattern(3), with the options UTF and DOLLAR_ENDONLY",
    parameters: Pattern.parameters("false to refuse a match of part of the text"),
    codes: [ViolationCode("pattern.match", "example"), "pattern.too_costly"],
    example: RuleExample("not_pattern: '[0-9]+'", passes: #""a1""#, fails: #""12""#)
  ) { arguments throws(RuleArgumentError) in
    NotPattern(try Pattern(arguments))
  }
}

extension Clause {
  /// Text must not match an expression.
  /// - Throws: `PatternError` if the expression is invalid.
  public static func notPattern(
    _ expression: String,
    anchored: Bool = true,
    ignoreCase: Bool = false,
    example: String? = nil
  ) throws(PatternError) -> Clause {
    Clause(
      try NotPattern(expression, anchored: anchored, ignoreCase: ignoreCase, example: example)
    )
  }
}
