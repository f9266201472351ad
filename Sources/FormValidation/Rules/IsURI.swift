/// Text must be a URI of any scheme, such as `mailto:ada@example.org` or `urn:isbn:0451450523`.
struct IsURI: Rule {
  let name = "uri"
  var traits: RuleTraits {
    RuleTraits(.format(isReference ? "uri-reference" : "uri"), trims: true)
  }

  /// The only schemes to accept; any if empty.
  var schemes: [String] = []

  /// Whether a reference without a scheme, such as `../a`, is accepted too.
  var isReference = false

  var requirement: Wording {
    guard schemes.isEmpty else {
      return Wording(
        "needs.uri_scheme",
        "A URI that starts with {text}",
        judging: "{label} must be a URI that starts with {text}.",
        .words("text", .choice(of: schemes.map { .value($0 + ":") }))
      )
    }
    return Wording(
      "needs.uri",
      "A URI, like urn:isbn:0451450523",
      judging: "{label} must be a URI, like urn:isbn:0451450523."
    )
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.uri", "a URI") { scanner throws(FormatFinding) in try scan(&scanner) }
  }

  private func scan(_ scanner: inout FormatScanner) throws(FormatFinding) {
    if !schemes.isEmpty, !isReference {
      _ = try scanner.readScheme(of: schemes, before: ":")
    } else if !isReference || scanner.hasColonInFirstSegment {
      try scanner.readScheme()
    }
    try scanner.refuseBlanks()
    let hasAuthority = scanner.agreement(with: "//", from: scanner.index) == 2
    let start = scanner.index + (hasAuthority ? 2 : 0)
    let rest = scanner.bytes[start...]
    let end = hasAuthority ? rest.firstIndex(where: \.endsAuthority) ?? rest.endIndex : start
    let endsInEscape = try scanner.refuseUnescaped(authorityEnd: end)
    if hasAuthority { try scanner.checkAuthority(start..<end) }
    if endsInEscape { throw .lacking(.enterHexDigit) }
    scanner.index = rest.endIndex
  }

  package static let definition = RuleDefinition(
    "uri",
    "An address of any scheme",
    details: """
      Starts with a scheme and a colon, and is in ASCII only and fully escaped. For addresses that
      browsers open, use url.
      """,
    standard: "RFC 3986, appendix A",
    parameters: [
      RuleParameter(
        "schemes",
        .texts,
        "the only schemes to accept; any if left out",
        default: [String]()
      ),
      RuleParameter(
        "reference",
        .flag,
        "true to accept references without a scheme, like ../a",
        default: false
      ),
    ],
    constraints: [.excludes("schemes", ["reference"])],
    codes: [.format("uri", "text")],
    example: RuleExample("uri", passes: #""mailto:ada@example.org""#, fails: #""//example.org""#)
  ) { IsURI(schemes: $0["schemes"], isReference: $0["reference"]) }
}

extension FormatScanner {
  /// Whether a colon comes before the first slash, question mark and number sign.
  fileprivate var hasColonInFirstSegment: Bool {
    bytes.first { $0 == UInt8(ascii: ":") || $0.endsAuthority } == UInt8(ascii: ":")
  }

  /// Reads a scheme and the colon after it.
  /// - Source: RFC 3986, 3.1.
  fileprivate mutating func readScheme() throws(FormatFinding) {
    while let next, next != UInt8(ascii: ":") || index == 0 {
      let isMark = "+-.".utf8.contains(next) || next.decimalDigit != nil
      guard next.capital != nil || (isMark && index > 0) else { throw .strange(index) }
      index += 1
    }
    guard skip(":") else {
      throw .lacking("uri.enter_colon", "Enter a colon after the scheme, like urn:.")
    }
  }

  /// Checks the authority in a range of bytes, all of them allowed in a URI.
  /// - Source: RFC 3986, 3.2.
  fileprivate func checkAuthority(_ range: Range<Int>) throws(FormatFinding) {
    let at = bytes[range].firstIndex(of: UInt8(ascii: "@"))
    let start = at.map { $0 + 1 } ?? range.lowerBound
    if let strange = bytes[range.lowerBound..<start].firstIndex(where: \.isBracket) {
      throw .strange(strange)
    }
    let isLiteral = start < range.upperBound && bytes[start] == UInt8(ascii: "[")
    let hostEnd = isLiteral ? try endOfLiteral(in: start + 1..<range.upperBound) : start
    let host = hostEnd..<range.upperBound
    let strange = bytes[host].firstIndex { $0.isBracket || $0 == UInt8(ascii: "@") }
    if let strange { throw .strange(strange) }
    let colon = bytes[host].firstIndex(of: UInt8(ascii: ":"))
    if isLiteral, !host.isEmpty, colon != hostEnd { throw .strange(hostEnd) }
    let port = (colon.map { $0 + 1 } ?? range.upperBound)..<range.upperBound
    guard let other = bytes[port].firstIndex(where: { $0.decimalDigit == nil }) else { return }
    let message = Wording("uri.port_digits", "Use digits for the port.")
    // What may still become a user's name ends with an @.
    let isUser = at == nil && !isLiteral && range.upperBound == bytes.count
    throw isUser ? .lacking(message) : .wrong(other, message)
  }

  /// Returns the end of an IP literal whose first bracket was read.
  private func endOfLiteral(in range: Range<Int>) throws(FormatFinding) -> Int {
    let close = bytes[range].firstIndex(of: UInt8(ascii: "]"))
    let text = range.lowerBound..<(close ?? range.upperBound)
    var literal = FormatScanner(UnsafeBufferPointer(rebasing: bytes[text]))
    let bracket = Wording("uri.enter_bracket", "Enter a closing bracket.")
    do throws(FormatFinding) {
      if literal.skip("v") || literal.skip("V") {
        try literal.readFutureAddress()
      } else {
        try literal.readIPv6(allowZone: false)
      }
      try literal.finish()
    } catch {
      guard case .lacking(let wording) = error else { throw error.moved(by: text.lowerBound) }
      throw text.upperBound == bytes.count ? error : .wrong(text.upperBound, wording)
    }
    guard let close else {
      throw text.upperBound == bytes.count ? .lacking(bracket) : .wrong(text.upperBound, bracket)
    }
    return close + 1
  }

  /// Reads the rest of an address of a later version.
  /// - Source: RFC 3986, 3.2.2, "IPvFuture".
  private mutating func readFutureAddress() throws(FormatFinding) {
    let start = index
    while next?.hexDigit != nil { index += 1 }
    guard index > start else { throw isAtEnd ? .lacking(.enterHexDigit) : .strange(index) }
    try expect(".", orAdd: .enterDot)
    guard !isAtEnd else { throw .lacking(.enterLetterOrDigit) }
    while let next, next != UInt8(ascii: "%") && next != UInt8(ascii: "@") && !next.isBracket {
      index += 1
    }
  }
}

extension UInt8 {
  fileprivate var isBracket: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "]") }
}

extension Clause {
  /// Text must be a URI.
  public static var uri: Clause { Clause(IsURI()) }

  /// Text must be a URI with one of certain schemes, of any if there are none, or else a reference,
  /// if that is accepted too.
  public static func uri(schemes: [String] = [], isReference: Bool = false) -> Clause {
    Clause(IsURI(schemes: schemes, isReference: isReference))
  }
}
