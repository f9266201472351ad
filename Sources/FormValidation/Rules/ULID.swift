/// Text must be a ULID: 26 digits and letters without I, L, O, and U, beginning with 0 to 7.
struct ULID: Rule {
  let name = "ulid"
  var traits: RuleTraits { RuleTraits(trims: true) }
  let requirement = Wording(
    "needs.ulid",
    "A ULID of 26 digits and letters",
    judging: "{label} must be a ULID of 26 digits and letters."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.ulid", "a ULID") { scanner throws(FormatFinding) in
      while scanner.index < 26 {
        guard let next = scanner.next else {
          throw .lacking(.enterDigitOrLetter)
        }
        switch next.capital ?? next {
        case UInt8(ascii: "I"), UInt8(ascii: "L"), UInt8(ascii: "O"), UInt8(ascii: "U"):
          throw .strange(scanner.index)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
        default: throw .strange(scanner.index)
        }
        guard scanner.index > 0 || next < UInt8(ascii: "8") else {
          throw .wrong(0, "ulid.start", "Start with 0 to 7.")
        }
        scanner.index += 1
      }
    }
  }

  package static let definition = RuleDefinition(
    "ulid",
    "A ULID",
    details: "26 digits and letters without I, L, O and U; letters may be lowercase.",
    standard: "The ULID specification",
    codes: [.format("ulid")],
    example: RuleExample("ulid", passes: #""01ARZ3NDEKTSV4RRFFQ69G5FAV""#, fails: #""8""#)
  ) { _ in ULID() }
}

extension Clause {
  /// Text must be a ULID.
  public static var ulid: Clause { Clause(ULID()) }
}
