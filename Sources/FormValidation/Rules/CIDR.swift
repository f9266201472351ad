/// Text must be a block of IP addresses: an address, a slash and the number of common bits.
struct CIDR: Rule {
  let name = "cidr"
  var traits: RuleTraits { RuleTraits(trims: true) }
  var version: IPVersion = .any

  var requirement: Wording {
    Wording(
      "needs.cidr",
      "An address block, like {example}",
      judging: "{label} must be an address block, like {example}.",
      ["example": version == .v6 ? "2001:db8::/32" : "192.0.2.0/24"]
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.cidr", "an address block") { scanner throws(FormatFinding) in
      try CIDR.read(version == .any ? CIDR.version(of: scanner.bytes) : version, &scanner)
    }
  }

  /// The version indicated by the first separator of an address; without one, it can become version
  /// 6.
  ///
  /// It is determined before a finding is created, because that allocates memory.
  private static func version(of bytes: UnsafeBufferPointer<UInt8>) -> IPVersion {
    let mark = bytes.first { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
    return mark == UInt8(ascii: ".") ? .v4 : .v6
  }

  private static func read(
    _ version: IPVersion,
    _ scanner: inout FormatScanner
  ) throws(FormatFinding) {
    if version == .v4 {
      try scanner.readIPv4()
    } else {
      try scanner.readIPv6(allowZone: false)
    }
    try scanner.expect("/", orAdd: "cidr.enter_bits", "Enter a slash and the number of bits.")
    let limit = version == .v4 ? 32 : 128
    let start = scanner.index
    var bits = try scanner.digit()
    while let digit = scanner.next?.decimalDigit {
      guard bits > 0 else { throw .wrong(start, .removeLeadingZero) }
      bits = bits * 10 + Int(digit)
      scanner.index += 1
      guard bits <= limit else {
        throw .wrong(
          start..<scanner.index,
          Wording("number.from_0_to", "Use a number from 0 to {max}.", max: limit)
        )
      }
    }
  }

  package static let definition = RuleDefinition(
    "cidr",
    "A block of IP addresses, like 192.0.2.0/24",
    details: "Bits after the common ones may be set.",
    standard: "RFC 4632, 3.1; RFC 4291, 2.3",
    parameters: [
      RuleParameter(
        "version",
        .version(IPVersion.self),
        "the version",
        isMain: true,
        default: IPVersion.any
      )
    ],
    codes: [.format("cidr", "max")],
    example: RuleExample("cidr", passes: #""192.0.2.0/24""#, fails: #""192.0.2.0/33""#)
  ) { CIDR(version: $0["version"]) }
}

extension Clause {
  /// Text must be a block of IP addresses.
  public static func cidr(version: IPVersion = .any) -> Clause { Clause(CIDR(version: version)) }
}
