/// A number must be a port number.
struct Port: Rule {
  let name = "port"
  let requirement = Wording(
    "needs.port",
    "A port from 0 to 65535",
    judging: "{label} must be a port from 0 to 65535."
  )

  private static let number = IsInteger(min: 0, max: 65_535, allowLeadingZeros: false)

  var traits: RuleTraits { Port.number.traits }

  func verdict(on input: NumericText, among answers: Answers) -> Verdict {
    if input.isTyped, input.text.utf8.first == UInt8(ascii: "-") {
      return .misplaced("number.not_a_number", at: 0, in: input.text, "a port", "port.noun")
    }
    return Port.number.verdict(on: input, among: answers)
  }

  package static let definition = RuleDefinition(
    "port",
    "A port number, 0 to 65535",
    details: "A whole number without leading zeros.",
    standard: "RFC 6335, 6",
    codes: ViolationCode.wholeNumber,
    example: RuleExample("port", passes: #""443""#, fails: #""65536""#)
  ) { _ in Port() }
}

extension Clause {
  /// A number must be a port number.
  public static var port: Clause { Clause(Port()) }
}
