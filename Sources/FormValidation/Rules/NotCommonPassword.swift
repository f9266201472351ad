/// A password must not be a common one, nor a slight variation of one.
struct NotCommonPassword: Rule {
  let name = "not_common_password"
  let requirement = Wording(
    "needs.uncommon",
    "Not a common password",
    judging: "{label} must not be a common password."
  )
  let list: [String]
  private let words: PasswordWords

  /// Creates the rule with additional passwords to reject.
  init(list: [String] = []) {
    self.list = list
    words = PasswordWords(Set(list.map { $0.normalized(to: .nfkc).foldedCase }))
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    CommonPasswords.contain(text) || words.haveVariant(of: text)
      ? .incomplete([.common]) : .valid
  }
}

extension Violation {
  /// The verdict on a common password.
  static let common = Violation(
    "password.common",
    Message(
      "Choose a less common password.",
      judging: Message("needs.uncommon.judging", "{label} must not be a common password.")
    ),
    isIncomplete: true
  )
}

extension NotCommonPassword {
  package static let definition = RuleDefinition(
    "not_common_password",
    "Not a common password",
    details: """
      Ignores case, up to two symbols and up to four digits at the end, and symbols that replace
      letters.
      """,
    standard: "NIST SP 800-63B-4, 3.1.1.2, for what a list of refused passwords is",
    parameters: [
      RuleParameter(
        "list",
        .texts,
        "further passwords to refuse",
        isMain: true,
        default: [String]()
      )
    ],
    codes: ["password.common"],
    example: RuleExample(
      "not_common_password",
      passes: #""correct horse battery staple""#,
      fails: #""P@ssw0rd2024!""#
    )
  ) { NotCommonPassword(list: $0["list"]) }
}

extension Clause {
  /// A password must not be a common one.
  public static func notCommonPassword(list: [String] = []) -> Clause {
    Clause(NotCommonPassword(list: list))
  }
}
