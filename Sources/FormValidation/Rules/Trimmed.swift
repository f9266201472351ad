/// Text must not begin with a space, end with one, or both.
struct Trimmed: Rule {
  /// The ends of a text.
  enum Ends: Hashable, Sendable {
    /// Only the start.
    case start
    /// Only the end.
    case end
    /// Both the start and the end.
    case both
  }

  /// Where spaces are rejected.
  let ends: Ends
  let anyWhitespace: Bool

  init(_ ends: Ends = .both, anyWhitespace: Bool = false) {
    self.ends = ends
    self.anyWhitespace = anyWhitespace
  }

  var name: String {
    switch ends {
    case .start: "no_leading_space"
    case .end: "no_trailing_space"
    case .both: "trimmed"
    }
  }

  var requirement: Wording {
    switch ends {
    case .start:
      Wording(
        "needs.no_space_start",
        "No space at the start",
        judging: "{label} must not start with a space."
      )
    case .end:
      Wording(
        "needs.no_space_end",
        "No space at the end",
        judging: "{label} must not end with a space."
      )
    case .both:
      Wording(
        "needs.trimmed",
        "No space at the start or end",
        judging: "{label} must not start or end with a space."
      )
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let isSpaced = { (scalar: Unicode.Scalar) in scalar.isSpace(any: anyWhitespace) }
    let startsSpaced = ends != .end && text.unicodeScalars.first.map(isSpaced) ?? false
    let endsSpaced = ends != .start && text.unicodeScalars.last.map(isSpaced) ?? false
    return startsSpaced || endsSpaced ? verdict(on: text, startsSpaced, endsSpaced) : .valid
  }

  // Out of line: not needed for a text without such spaces.
  @inline(never)
  private func verdict(on text: String, _ startsSpaced: Bool, _ endsSpaced: Bool) -> Verdict {
    let count = text.count
    let start: Verdict =
      startsSpaced
      ? .invalid("space.leading", Wording.leadingSpace.message, range: 0..<1) : .valid
    let end: Verdict =
      endsSpaced
      ? .incomplete("space.trailing", "Remove the space at the end.", range: count - 1..<count)
      : .valid
    return start.merging(end)
  }

  package static let start = RuleDefinition(
    "no_leading_space",
    "No space at the start",
    standard: standard,
    parameters: [.anyWhitespace],
    codes: ["space.leading"],
    example: RuleExample("no_leading_space", passes: #""a ""#, fails: #"" a""#)
  ) { Trimmed(.start, anyWhitespace: $0["any_whitespace"]) }

  package static let end = RuleDefinition(
    "no_trailing_space",
    "No space at the end",
    standard: standard,
    parameters: [.anyWhitespace],
    codes: ["space.trailing"],
    example: RuleExample("no_trailing_space", passes: #"" a""#, fails: #""a ""#)
  ) { Trimmed(.end, anyWhitespace: $0["any_whitespace"]) }

  package static let definition = RuleDefinition(
    "trimmed",
    aliases: ["empty_space"],
    "No space at the start or end",
    details: "To remove such spaces instead, give the field `normalize: [trim]`.",
    standard: standard,
    parameters: [.anyWhitespace],
    codes: ["space.leading", "space.trailing"],
    example: RuleExample("trimmed", passes: #""a b""#, fails: #"" a""#)
  ) { Trimmed(anyWhitespace: $0["any_whitespace"]) }

  private static let standard = "Unicode Character Database, the property White_Space"
}

extension Trimmed: Proposing {
  /// Returns the text without the spaces that the rule rejects.
  func proposal(for text: String) -> String? {
    switch ends {
    case .start: Normalizer.trimStart.apply(to: text)
    case .end: Normalizer.trimEnd.apply(to: text)
    case .both: Normalizer.trim.apply(to: text)
    }
  }
}

extension RuleParameter {
  fileprivate static let anyWhitespace = RuleParameter(
    "any_whitespace",
    .flag,
    "true for any white space, not just spaces",
    default: false
  )
}

extension Clause {
  /// Text must not begin with a space.
  public static var noLeadingSpace: Clause { Clause(Trimmed(.start)) }

  /// Text must not begin with a space, or any white space.
  public static func noLeadingSpace(anyWhitespace: Bool) -> Clause {
    Clause(Trimmed(.start, anyWhitespace: anyWhitespace))
  }

  /// Text must not end with a space.
  public static var noTrailingSpace: Clause { Clause(Trimmed(.end)) }

  /// Text must not end with a space, or any white space.
  public static func noTrailingSpace(anyWhitespace: Bool) -> Clause {
    Clause(Trimmed(.end, anyWhitespace: anyWhitespace))
  }

  /// Text must neither begin nor end with a space.
  public static var trimmed: Clause { Clause(Trimmed()) }

  /// Text must neither begin nor end with a space, or any white space.
  public static func trimmed(anyWhitespace: Bool) -> Clause {
    Clause(Trimmed(anyWhitespace: anyWhitespace))
  }
}
