/// Text must be a MAC address: twelve hexadecimal digits in pairs or groups of four.
struct MACAddress: Rule {
  let name = "mac"
  var traits: RuleTraits { RuleTraits(trims: true) }
  let requirement = Wording(
    "needs.mac",
    "A MAC address, like 00-1B-63-84-45-E6",
    judging: "{label} must be a MAC address, like 00-1B-63-84-45-E6."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.mac", "a MAC address") { scanner throws(FormatFinding) in
      try MACAddress.readHex(2, &scanner)
      guard let joint = scanner.next else {
        throw .lacking("mac.enter", "Enter a hyphen or a digit.")
      }
      let isPairs = joint == UInt8(ascii: "-") || joint == UInt8(ascii: ":")
      if !isPairs { try MACAddress.readHex(2, &scanner) }
      for _ in 0..<(isPairs ? 5 : 2) {
        let scalar = isPairs ? Unicode.Scalar(joint) : "."
        try scanner.expect(
          scalar,
          orAdd: isPairs
            ? Wording("mac.pairs", "Enter the digits in pairs.") : .enterDot
        )
        try MACAddress.readHex(isPairs ? 2 : 4, &scanner)
      }
    }
  }

  private static func readHex(
    _ count: Int,
    _ scanner: inout FormatScanner
  ) throws(FormatFinding) {
    for _ in 0..<count {
      guard let next = scanner.next else {
        throw .lacking(.enterHexDigit)
      }
      guard next.hexDigit != nil else { throw .strange(scanner.index) }
      scanner.index += 1
    }
  }

  package static let definition = RuleDefinition(
    "mac",
    "A MAC address",
    details: "Pairs with hyphens or colons between, or groups of four with dots; not mixed.",
    standard: "IEEE 802, 8.1",
    codes: [.format("mac")],
    example: RuleExample("mac", passes: #""00-1B-63-84-45-E6""#, fails: #""00:1B-""#)
  ) { _ in MACAddress() }
}

extension Clause {
  /// Text must be a MAC address.
  public static var mac: Clause { Clause(MACAddress()) }
}
