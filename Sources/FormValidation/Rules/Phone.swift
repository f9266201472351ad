/// A text must be a telephone number.
///
/// By E.164 it is a plus and 7 to 15 digits, the first not 0. In the United States and Canada it is
/// ten digits, with 1 or +1 in front or without; there the area may stand in parentheses, and one
/// space, hyphen or point between two digits.
///
/// A *possible* number has so many digits. A *valid* one has, by E.164, a country that is given
/// out, and in North America an area and an exchange that begin with 2 to 9 and do not end with 11.
/// By E.164 numbers are held to be possible, those of a region to be valid, unless it is told
/// otherwise.
///
/// Passes: `"+14155552671"`; in the US `"(212) 555-1234"`. Fails: `"+1"`, incomplete, and `"+0"`,
/// invalid.
/// - Source: ITU-T E.164, 6 (at most 15 digits); 7 is the least in use. NANPA, "NANP numbering".
public struct Phone: Rule {
  public let name = "phone"

  /// The region as whose numbers are written, or nothing where they have their country in front.
  public let region: PhoneRegion?

  /// How closely the number is looked at.
  public let level: PhoneLevel

  /// Creates the rule.
  public init(_ region: PhoneRegion? = nil, level: PhoneLevel? = nil) {
    self.region = region
    self.level = level ?? (region == nil ? .possible : .valid)
  }

  public var requirement: Requirement {
    region == nil ? "A phone number like +14155552671" : "A phone number like (212) 555-1234"
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.phone", "a phone number") { scanner throws(FormatFinding) in
      if region == nil { try readE164(&scanner) } else { try readNANP(&scanner) }
    }
  }

  private func readE164(_ scanner: inout FormatScanner) throws(FormatFinding) {
    try scanner.expect("+", orAdd: "Begin with + and the country.")
    var number = try scanner.digit()
    guard number > 0 else { throw .wrong(1, "No country begins with 0.") }
    if level == .valid, number == 1 {
      try readCode(&scanner)
      try readCode(&scanner)
      for _ in 0..<4 { _ = try scanner.digit() }
      return
    }
    var count = 1
    while !scanner.isAtEnd {
      guard count < 15 else { throw .wrong(scanner.index, "At most 15 digits.") }
      let digit = try scanner.digit()
      count += 1
      guard level == .valid, count <= 3 else { continue }
      number = number * 10 + digit
      guard CallingCode.canBegin(with: number, count: count) else {
        throw .wrong(1..<scanner.index, "No country has this code.")
      }
    }
    guard count >= 7 else { throw .lacking("Go on with a digit.") }
  }

  private func readNANP(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if scanner.skip("+") {
      try scanner.expect("1", orAdd: "Go on with 1.")
      try Phone.readSeparator(&scanner)
    } else if scanner.skip("1") {
      try Phone.readSeparator(&scanner)
    }
    let isOpen = scanner.skip("(")
    try readCode(&scanner, separated: true)
    if isOpen { try scanner.expect(")", orAdd: "Close the parenthesis.") }
    try Phone.readSeparator(&scanner)
    try readCode(&scanner, separated: true)
    for _ in 0..<4 {
      try Phone.readSeparator(&scanner)
      _ = try scanner.digit()
    }
  }

  /// Reads an area or an exchange.
  private func readCode(
    _ scanner: inout FormatScanner,
    separated: Bool = false
  ) throws(FormatFinding) {
    let first = try scanner.digit()
    guard first > 1 || level == .possible else {
      throw .wrong(scanner.index - 1, "Use 2 to 9 here.")
    }
    if separated { try Phone.readSeparator(&scanner) }
    let second = try scanner.digit()
    if separated { try Phone.readSeparator(&scanner) }
    let third = try scanner.digit()
    guard second != 1 || third != 1 || level == .possible else {
      throw .wrong(scanner.index - 1, "Codes that end with 11 are for services.")
    }
  }

  private static func readSeparator(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if !scanner.skip("."), !scanner.skip(" ") { _ = scanner.skip("-") }
    guard !scanner.isAtEnd else { throw .lacking("Go on with a digit.") }
  }
}

extension Clause {
  /// A text must be a telephone number: with its country in front, or as a region writes it.
  public static func phone(_ region: PhoneRegion? = nil, level: PhoneLevel? = nil) -> Clause {
    Clause(Phone(region, level: level))
  }
}
