/// A password must be hard enough to guess.
struct PasswordStrength: Rule {
  let name = "password_strength"
  var traits: RuleTraits { RuleTraits(textLimit: 10_000) }

  /// The lowest score, 0 to 4.
  let minScore: Int

  init(_ minScore: Int = 3) {
    self.minScore = min(max(minScore, 0), 4)
  }

  var requirement: Wording {
    Wording(
      "needs.password_strength",
      "Hard to guess, {min} of 4",
      judging: "{label} must be harder to guess.",
      parameters
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    let score = PasswordGuesses(text).score
    if score >= minScore { return .valid }
    return .incomplete(
      "password.weak",
      "Use a longer or less predictable password.",
      parameters.merging(["actual": .number(Number(score))])
    )
  }

  private var parameters: Parameters { ["min": .number(Number(minScore))] }

  package static let definition = RuleDefinition(
    "password_strength",
    "A password that is hard to guess",
    details: """
      The score is 0 if an estimated 1,000 guesses suffice, 1 for a million, 2 for 100 million, 3
      for ten billion, and else 4. Common passwords, also reversed or with symbols for letters,
      repeated characters, sequences, neighbors on a keyboard, years and dates are tried first, and
      then ten guesses a character. Only the first 64 characters count.
      """,
    standard: """
      D. L. Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016, 4 and
      5
      """,
    deviations: """
      The only list of words is that of `not_common_password`, each of which takes half as many
      guesses as the list has words.
      """,
    parameters: [
      RuleParameter(
        "min_score",
        .version(Score.self),
        "the lowest score, 0 to 4",
        isMain: true,
        default: Score.three
      )
    ],
    codes: [ViolationCode("password.weak", "min", "actual")],
    example: RuleExample(
      "password_strength: 3",
      passes: #""correct horse battery staple""#,
      fails: #""P4ssword2024""#
    )
  ) { PasswordStrength(Int(($0["min_score"] as Score).rawValue) ?? 3) }

  /// The scores in form files.
  private enum Score: String, CaseIterable {
    case zero = "0"
    case one = "1"
    case two = "2"
    case three = "3"
    case four = "4"
  }
}

extension Clause {
  /// A password must have a score of at least 0 to 4 by an estimate of the guesses it takes.
  public static func passwordStrength(_ minScore: Int = 3) -> Clause {
    Clause(PasswordStrength(minScore))
  }
}
