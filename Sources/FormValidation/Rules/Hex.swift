/// A text must consist of hexadecimal digits, in either case.
struct Hex: Rule {
  let name = "hex"
  let requirement = Requirement("needs.hex", "Only hexadecimal digits")

  init() {}

  func verdict(on text: String, among _: Answers) -> Verdict {
    .only(Message("characters.hex", "Use only 0-9 and a-f."), in: text) { scalar, _ in
      scalar.isASCIIDigit || "a"..."f" ~= scalar || "A"..."F" ~= scalar
    }
  }

  package static let definition = RuleDefinition(
    "hex",
    "Only hexadecimal digits",
    details: "In either case, without 0x.",
    codes: [.notAllowed()],
    example: RuleExample("hex", passes: #""c0FFee""#, fails: #""0x1""#)
  ) { _ in Hex() }
}

extension Clause {
  /// A text must consist of hexadecimal digits, in either case.
  public static var hex: Clause { Clause(Hex()) }
}
