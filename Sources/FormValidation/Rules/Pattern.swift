public import _StringProcessing

/// Text must match a regular expression, entirely or in part.
struct Pattern: Rule {
  let name = "pattern"

  // A match has its own limits.
  var traits: RuleTraits { RuleTraits(shape(isRefused: false), textLimit: .max) }

  /// Returns the shape of the rule, or of its negation.
  func shape(isRefused: Bool) -> RuleShape {
    .pattern(expression, isWhole: anchored, isRefused: isRefused, ignoreCase: ignoreCase)
  }

  /// The expression in PCRE2 syntax.
  let expression: String
  let anchored: Bool

  /// Whether to ignore case.
  let ignoreCase: Bool
  let example: String?
  private let compiled: CompiledPattern
  private let starts: CompiledPattern?

  /// Creates the rule, compiling the expression.
  /// - Throws: `PatternError` if the expression is invalid.
  init(
    _ expression: String,
    anchored: Bool = true,
    ignoreCase: Bool = false,
    example: String? = nil
  ) throws(PatternError) {
    self.expression = expression
    self.anchored = anchored
    self.ignoreCase = ignoreCase
    self.example = example
    compiled = try CompiledPattern(expression, anchored ? .whole : .part, ignoreCase: ignoreCase)
    starts = anchored ? Pattern.starts(of: expression, ignoreCase: ignoreCase) : nil
  }

  var requirement: Wording {
    example == nil
      ? Wording(
        "needs.pattern",
        "Matches {pattern}",
        judging: Pattern.expected,
        ["pattern": .text(expression)]
      )
      : Wording(
        "needs.like",
        "Like {example}",
        judging: "{label} must have the form of {example}.",
        parameters
      )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let outcome = outcome(on: text)
    return outcome == .match ? .valid : verdict(on: text, outcome)
  }

  // Out of line: not needed for a text that matches.
  @inline(never)
  private func verdict(on text: String, _ outcome: CompiledPattern.Outcome) -> Verdict {
    if let starts, !text.isEmpty, starts.match(text) == .noMatch {
      return .invalid(
        "pattern.no_match",
        example == nil
          ? Pattern.expected
          : Message("pattern.expected_like", "Use the expected format, like {example}."),
        parameters
      )
    }
    return outcome == .tooCostly
      ? .tooCostly
      : .incomplete(
        "pattern.no_match",
        example == nil
          ? Message("pattern.incomplete", "This is not complete yet.")
          : Message("pattern.continue", "Continue in the format of {example}."),
        parameters
      )
  }

  private static let expected = Message(
    "pattern.expected",
    "{label} must have the expected format."
  )

  /// Returns the result of matching the expression itself.
  func outcome(on text: String) -> CompiledPattern.Outcome { compiled.match(text) }

  /// The example, for messages.
  var parameters: Parameters {
    example.map { ["example": .text($0)] } ?? [:]
  }

  /// Returns the expression that tests whether a text can be the start of a match.
  ///
  /// The engine cannot combine a partial match with its own end anchor, so the end is in the
  /// expression. A recursion into the entire expression would then require the end too early.
  private static func starts(of expression: String, ignoreCase: Bool) -> CompiledPattern? {
    let bytes = Array(expression.utf8)
    let recurs = bytes.indices.contains { start in
      recursions.contains { bytes[start...].starts(with: $0.utf8) }
    }
    guard !recurs else { return nil }
    // `\E` ends an open quotation; the line feed ends a comment of the extended syntax.
    for end in ["\\E)\\z", "\\E\n)\\z"] {
      let ended = "(?:" + expression + end
      if let compiled = try? CompiledPattern(ended, .start, ignoreCase: ignoreCase) {
        return compiled
      }
    }
    return nil
  }

  private static let recursions = ["(?R", "(?0", "(?+0", "(?-0", "\\g<", "\\g'"]

  static func parameters(_ anchored: String) -> [RuleParameter] {
    [
      .main("matches", .text, "the expression"),
      RuleParameter("anchored", .flag, anchored, default: true), .ignoreCase,
      RuleParameter("example", .prose, "a text for the message to show"),
    ]
  }

  /// Creates the pattern from the parameters.
  init(_ arguments: RuleArguments) throws(RuleArgumentError) {
    do throws(PatternError) {
      try self.init(
        arguments["matches"],
        anchored: arguments["anchored"],
        ignoreCase: arguments["ignore_case"],
        example: arguments[optional: "example"]
      )
    } catch {
      throw RuleArgumentError(
        "matches",
        "invalid pattern: \(error.message)",
        part: error.offset..<error.offset + 1
      )
    }
  }

  package static let definition = RuleDefinition(
    "pattern",
    aliases: ["regex", "matches", "format"],
    "Matches a regular expression",
    details: #"""
      The whole text must match. A dot matches anything but a line feed; \d, \s and \w are
      ASCII; $ is the very end. An expression that takes too long on a text is abandoned.
      """#,
    standard: "pcre2pattern(3), with the options UTF and DOLLAR_ENDONLY",
    parameters: Pattern.parameters("false to accept a match of part of the text"),
    codes: [ViolationCode("pattern.no_match", "example"), "pattern.too_costly"],
    example: RuleExample("pattern: '[a-z][0-9]'", passes: #""a1""#, fails: #""1""#)
  ) { arguments throws(RuleArgumentError) in
    try Pattern(arguments)
  }
}

extension Verdict {
  /// The verdict on an abandoned match.
  @inline(never) static var tooCostly: Verdict {
    .incomplete(
      "pattern.too_costly",
      "{label} cannot be checked; the form's pattern takes too long."
    )
  }
}

extension Pattern: Hashable {
  static func == (left: Pattern, right: Pattern) -> Bool {
    left.expression == right.expression && left.anchored == right.anchored
      && left.ignoreCase == right.ignoreCase && left.example == right.example
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(expression)
    hasher.combine(anchored)
    hasher.combine(ignoreCase)
    hasher.combine(example)
  }
}

extension Clause {
  /// Text must match an expression.
  /// - Throws: `PatternError` if the expression is invalid.
  public static func pattern(
    _ expression: String,
    anchored: Bool = true,
    ignoreCase: Bool = false,
    example: String? = nil
  ) throws(PatternError) -> Clause {
    let pattern = try Pattern(
      expression,
      anchored: anchored,
      ignoreCase: ignoreCase,
      example: example
    )
    return Clause(pattern)
  }
  /// Text must match a regular expression in its entirety.
  ///
  /// ```swift
  /// static let slug: RuleSet = [.required, .pattern(/[a-z0-9-]+/)]
  /// ```
  ///
  /// PCRE2 matches it, by Unicode scalars, so that it can neither hang a key nor reject a text that
  /// typing can still complete.
  /// - Precondition: The expression was written as text, in a syntax that PCRE2 also reads. For an
  ///   expression that a user wrote, use `pattern(_:anchored:ignoreCase:example:)`, which throws an
  ///   error instead.
  // Emitted only in callers, so that a program that never calls it has no code for `Regex`.
  @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
  @_alwaysEmitIntoClient
  public static func pattern<Output>(
    _ expression: Regex<Output>,
    example: String? = nil
  ) -> Clause {
    guard let text = expression._literalPattern else {
      preconditionFailure("the expression was not written as text")
    }
    do {
      return try pattern(text, example: example)
    } catch {
      preconditionFailure("\(text): \(error)")
    }
  }
}
