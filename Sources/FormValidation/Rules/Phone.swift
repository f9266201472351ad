/// A text must be a telephone number.
///
/// By E.164 it is a plus and 7 to 15 digits, the first not 0. In the US it is ten digits, with 1 or
/// +1 in front or without; area and exchange begin with 2 to 9 and do not end with 11. There the
/// area may stand in parentheses, and one space, hyphen or point between two digits.
///
/// Passes: `"+14155552671"`; in the US `"(212) 555-1234"`. Fails: `"+1"`, incomplete, and `"+0"`,
/// invalid.
/// - Source: ITU-T E.164, 6 (at most 15 digits); 7 is the least in use. NANPA, "NANP numbering",
///   format NXX-NXX-XXXX.
public struct Phone: Rule {
  public let name = "phone"

  /// How the number is written.
  public let form: PhoneForm

  /// Creates the rule.
  public init(_ form: PhoneForm = .e164) {
    self.form = form
  }

  public var requirement: Requirement {
    form == .e164 ? "A phone number like +14155552671" : "A phone number like (212) 555-1234"
  }

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.phone", "a phone number") { scanner throws(FormatFinding) in
      switch form {
      case .e164: try Phone.readE164(&scanner)
      case .us: try Phone.readNANP(&scanner)
      }
    }
  }

  private static func readE164(_ scanner: inout FormatScanner) throws(FormatFinding) {
    try scanner.expect("+", orAdd: "Begin with + and the country.")
    guard try scanner.digit() > 0 else { throw .wrong(1, "No country begins with 0.") }
    var count = 1
    while !scanner.isAtEnd {
      guard count < 15 else { throw .wrong(scanner.index, "At most 15 digits.") }
      _ = try scanner.digit()
      count += 1
    }
    guard count >= 7 else { throw .lacking("Go on with a digit.") }
  }

  private static func readNANP(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if scanner.skip("+") {
      try scanner.expect("1", orAdd: "Go on with 1.")
      try readSeparator(&scanner)
    } else if scanner.skip("1") {
      try readSeparator(&scanner)
    }
    let isOpen = scanner.skip("(")
    try readCode(&scanner)
    if isOpen { try scanner.expect(")", orAdd: "Close the parenthesis.") }
    try readSeparator(&scanner)
    try readCode(&scanner)
    for _ in 0..<4 {
      try readSeparator(&scanner)
      _ = try scanner.digit()
    }
  }

  /// Reads an area or an exchange.
  private static func readCode(_ scanner: inout FormatScanner) throws(FormatFinding) {
    guard try scanner.digit() > 1 else { throw .wrong(scanner.index - 1, "Use 2 to 9 here.") }
    try readSeparator(&scanner)
    let second = try scanner.digit()
    try readSeparator(&scanner)
    let third = try scanner.digit()
    guard second != 1 || third != 1 else {
      throw .wrong(scanner.index - 1, "Codes that end with 11 are for services.")
    }
  }

  private static func readSeparator(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if !scanner.skip("."), !scanner.skip(" ") { _ = scanner.skip("-") }
    guard !scanner.isAtEnd else { throw .lacking("Go on with a digit.") }
  }
}

extension Clause {
  /// A text must be a telephone number.
  public static func phone(_ form: PhoneForm = .e164) -> Clause { Clause(Phone(form)) }
}
