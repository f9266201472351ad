/// Text must have the format of a JSON Web Token: three parts in URL-safe Base64, separated by
/// dots.
struct JWT: Rule {
  let name = "jwt"
  var traits: RuleTraits { RuleTraits(trims: true) }
  let requirement = Wording(
    "needs.jwt",
    "A JSON Web Token",
    judging: "{label} must be a JSON Web Token."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.jwt", "a JSON Web Token") { scanner throws(FormatFinding) in
      for part in 0..<3 {
        if part > 0 {
          try scanner.expect(".", orAdd: "jwt.next_part", "Enter a dot and the next part.")
        }
        let start = scanner.index
        while let next = scanner.next, next.isBase64(urlSafe: true) { scanner.index += 1 }
        let length = scanner.index - start
        guard length % 4 != 1, length > 0 || part == 2 else {
          throw scanner.isAtEnd
            ? .lacking("jwt.rest", "Enter the rest of this part.") : .strange(scanner.index)
        }
      }
    }
  }

  package static let definition = RuleDefinition(
    "jwt",
    "A JSON Web Token, by its format",
    details: "Does not check what its parts say or whether the signature is valid.",
    standard: "RFC 7519, 3; RFC 7515, 7.1; RFC 4648, 5",
    codes: [.format("jwt")],
    example: RuleExample("jwt", passes: #""eyJhbGciOiJub25lIn0.e30.""#, fails: #""a=b""#)
  ) { _ in JWT() }
}

extension Clause {
  /// Text must have the format of a JSON Web Token.
  public static var jwt: Clause { Clause(JWT()) }
}
