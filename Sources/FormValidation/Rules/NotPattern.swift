/// A text must not match a regular expression: as a whole, or in any part of it.
///
/// The expression is read as `Pattern` reads it. One that is too costly for a text is given up, and
/// the verdict then is incomplete, with the code `pattern.too_costly`. A text that matches is
/// incomplete: what is typed next can lead out of the match.
///
/// With `\d+`: passes `"a1"`; fails `"12"`, incomplete.
/// - Source: pcre2pattern(3), with the options UTF, DOLLAR_ENDONLY and, for the whole text, ANCHORED
///   and ENDANCHORED.
public struct NotPattern: Rule {
  public let name = "not_pattern"

  /// The expression, as PCRE2 reads it.
  public let expression: String

  /// Whether the whole text must match to be refused; otherwise some part of it.
  public let anchored: Bool

  /// Whether upper and lower case are the same.
  public let ignoreCase: Bool

  /// A text that matches and is therefore refused, for messages.
  public let example: String?

  private let compiled: CompiledPattern

  /// Creates the rule, compiling the expression.
  /// - Throws: `PatternError` where the expression is ill-formed.
  public init(
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
  }

  public var requirement: Requirement {
    example == nil
      ? Requirement("Does not match {pattern}", ["pattern": .text(expression)])
      : Requirement("Not like {example}", parameters)
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    switch compiled.match(text) {
    case .noMatch: .valid
    case .tooCostly: .tooCostly
    case .match, .partial:
      .incomplete(
        "pattern.match",
        example == nil ? "Use another form." : "Use another form, not one like {example}.",
        parameters
      )
    }
  }

  private var parameters: Parameters {
    example.map { ["example": .text($0)] } ?? [:]
  }
}

extension NotPattern: Hashable {
  public static func == (left: NotPattern, right: NotPattern) -> Bool {
    left.expression == right.expression && left.anchored == right.anchored
      && left.ignoreCase == right.ignoreCase && left.example == right.example
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(expression)
    hasher.combine(anchored)
    hasher.combine(ignoreCase)
    hasher.combine(example)
  }
}

extension Clause {
  /// A text must not match a pattern.
  public static func notPattern(_ pattern: NotPattern) -> Clause { Clause(pattern) }

  /// A text must not match an expression.
  /// - Throws: `PatternError` where the expression is ill-formed.
  public static func notPattern(
    _ expression: String,
    anchored: Bool = true,
    ignoreCase: Bool = false,
    example: String? = nil
  ) throws(PatternError) -> Clause {
    let pattern = try NotPattern(
      expression,
      anchored: anchored,
      ignoreCase: ignoreCase,
      example: example
    )
    return Clause(pattern)
  }
}
