/// Text must be a media type: two names separated by a slash, optionally with parameters.
struct MIMEType: Rule {
  let name = "mime_type"
  var traits: RuleTraits { RuleTraits(trims: true) }
  let requirement = Wording(
    "needs.mime_type",
    "A media type, like text/html",
    judging: "{label} must be a media type, like text/html."
  )

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.mime_type", "a media type") { scanner throws(FormatFinding) in
      try MIMEType.readName(&scanner)
      try scanner.expect("/", orAdd: "enter.slash", "Enter a slash.")
      try MIMEType.readName(&scanner)
      while !scanner.isAtEnd {
        while scanner.skip(" ") || scanner.skip("\t") {}
        try scanner.expect(";", orAdd: "enter.semicolon", "Enter a semicolon.")
        while scanner.skip(" ") || scanner.skip("\t") {}
        try MIMEType.readToken(&scanner)
        try scanner.expect("=", orAdd: "enter.equals", "Enter an equals sign.")
        if scanner.skip("\"") {
          try MIMEType.readQuoted(&scanner)
        } else {
          try MIMEType.readToken(&scanner)
        }
      }
    }
  }

  private static func readName(_ scanner: inout FormatScanner) throws(FormatFinding) {
    let start = scanner.index
    while let next = scanner.next, next != UInt8(ascii: "/"), next != UInt8(ascii: ";"), next > 0x20
    {
      let isPlain = next.capital != nil || next.decimalDigit != nil
      let isJoint = scanner.index > start && "!#$&-^_.+".utf8.contains(next)
      guard isPlain || isJoint else { throw .strange(scanner.index) }
      guard scanner.index - start < 127 else {
        throw .wrong(scanner.index, "mime.at_most", "Enter at most 127 characters.")
      }
      scanner.index += 1
    }
    guard scanner.index > start else {
      throw scanner.isAtEnd
        ? .lacking(.enterLetterOrDigit) : .strange(start)
    }
  }

  private static func readToken(_ scanner: inout FormatScanner) throws(FormatFinding) {
    let start = scanner.index
    while let next = scanner.next,
      next.capital != nil || next.decimalDigit != nil || "!#$%&'*+-.^_`|~".utf8.contains(next)
    {
      scanner.index += 1
    }
    guard scanner.index > start else {
      throw scanner.isAtEnd
        ? .lacking(.enterLetterOrDigit) : .strange(start)
    }
  }

  private static func readQuoted(_ scanner: inout FormatScanner) throws(FormatFinding) {
    while let next = scanner.next, next != UInt8(ascii: "\"") {
      if next == UInt8(ascii: "\\") { scanner.index += 1 }
      guard let quoted = scanner.next else { break }
      guard 0x20..<0x7F ~= quoted || quoted == 0x09 else { throw .strange(scanner.index) }
      scanner.index += 1
    }
    try scanner.expect("\"", orAdd: .closeQuotation)
  }

  package static let definition = RuleDefinition(
    "mime_type",
    "A media type, like text/html",
    details: "Does not check whether the type is registered.",
    standard: "RFC 6838, 4.2, for names; RFC 9110, 5.6.6 and 8.3.1, for parameters",
    codes: [.format("mime_type")],
    example: RuleExample("mime_type", passes: #""text/html; charset=utf-8""#, fails: #""text//""#)
  ) { _ in MIMEType() }
}

extension Clause {
  /// Text must be a media type.
  public static var mimeType: Clause { Clause(MIMEType()) }
}
