extension FormatScanner {
  /// Reads an email address up to the end of the text, and returns the start of its domain.
  mutating func readMailbox(_ grammar: MailboxGrammar) throws(FormatFinding) -> Int {
    if grammar.allowsQuotes, skip("\"") {
      try readQuoted(grammar)
    } else {
      try readAtoms(grammar)
    }
    guard !isAtEnd else {
      throw .lacking("email.enter_at", "Enter @ and a domain, like @example.com.")
    }
    guard skip("@") else { throw .strange(index) }
    guard bytes.count <= MailboxGrammar.limit else {
      throw .wrong(
        MailboxGrammar.limit..<bytes.count,
        Wording("most.bytes", "At most {max} bytes.", max: MailboxGrammar.limit)
      )
    }
    let start = index
    guard !isAtEnd else {
      throw .lacking("email.enter_domain", "Enter a domain, like example.com.")
    }
    if grammar.allowsQuotes, skip("[") {
      try readLiteral()
    } else {
      let length = try readDomainOnly(grammar.domain)
      // In ASCII, a name with other letters may become shorter as it continues.
      guard start + length <= MailboxGrammar.limit else { throw .lacking("shorten", "Shorten it.") }
    }
    return start
  }

  /// Reads a domain, in which another @ is not allowed.
  private mutating func readDomainOnly(_ grammar: DomainGrammar) throws(FormatFinding) -> Int {
    do throws(FormatFinding) {
      return try readDomain(grammar)
    } catch {
      if case .strange(let offset) = error, bytes[offset] == UInt8(ascii: "@") {
        throw .wrong(offset, "email.one_at", "Keep only one @.")
      }
      throw error
    }
  }

  private mutating func readAtoms(_ grammar: MailboxGrammar) throws(FormatFinding) {
    var isAfterDot = true
    while let next, next != UInt8(ascii: "@") {
      if next == UInt8(ascii: ".") {
        guard !isAfterDot else {
          throw .wrong(index, "enter.letter_before_dot", "Enter a letter or digit before this dot.")
        }
      } else if next >= 0x80 {
        try skipLetter(grammar)
      } else {
        guard next.isAtom else { throw .strange(index) }
      }
      isAfterDot = next == UInt8(ascii: ".")
      index += 1
      try checkLocal()
    }
    if isAfterDot, !isAtEnd {
      throw index == 0
        ? .wrong(0, "email.name_before_at", "Enter a name before the @.")
        : .wrong(index - 1, "email.dot_before_at", "Remove the dot before the @.")
    }
  }

  /// Skips to the last byte of a scalar that is not ASCII.
  private mutating func skipLetter(_ grammar: MailboxGrammar) throws(FormatFinding) {
    guard grammar.allowsUnicode, let scalar = nextScalar, index > 0 || !scalar.isMark,
      scalar.isVisible
    else { throw .strange(index) }
    index += scalar.utf8.count - 1
  }

  private mutating func readQuoted(_ grammar: MailboxGrammar) throws(FormatFinding) {
    while let next, next != UInt8(ascii: "\"") {
      if next == UInt8(ascii: "\\") {
        index += 1
        guard let quoted = self.next else { break }
        guard 0x20..<0x7F ~= quoted else { throw .strange(index) }
      } else if next >= 0x80 {
        try skipLetter(grammar)
      } else {
        guard 0x20..<0x7F ~= next else { throw .strange(index) }
      }
      index += 1
      try checkLocal()
    }
    guard !isAtEnd else { throw .lacking(.closeQuotation) }
    index += 1
    try checkLocal()
  }

  private func checkLocal() throws(FormatFinding) {
    guard index <= MailboxGrammar.localLimit else {
      throw .wrong(
        index - 1,
        Wording(
          "most.bytes_before_at",
          "At most {max} bytes before the @.",
          max: MailboxGrammar.localLimit
        )
      )
    }
  }

  /// Reads an address in brackets, after the first one.
  private mutating func readLiteral() throws(FormatFinding) {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "]"))
    let start = index
    var inner = FormatScanner(UnsafeBufferPointer(rebasing: bytes[start..<(end ?? bytes.count)]))
    do throws(FormatFinding) {
      try inner.readLiteralAddress()
      try inner.finish()
    } catch {
      if case .lacking = error, let end {
        throw .wrong(end, "email.complete_brackets", "Complete the address in brackets.")
      }
      throw error.moved(by: start)
    }
    guard let end else { throw .lacking("close.bracket", "Close the bracket.") }
    index = end + 1
  }

  private mutating func readLiteralAddress() throws(FormatFinding) {
    guard next?.capital != nil else { return try readIPv4() }
    for letter in "IPV6:".utf8 {
      guard let next else { throw .lacking("email.enter_ipv6", "Enter IPv6: and the address.") }
      guard (next.capital ?? next) == letter else { throw .strange(index) }
      index += 1
    }
    try readIPv6(allowZone: false)
  }
}

extension Unicode.Scalar {
  /// Whether an address may contain the scalar: it is visible, not a space, and not a semicolon in
  /// normal form.
  /// - Source: Unicode Character Database, UnicodeData.txt, field 5, of the Greek question mark.
  fileprivate var isVisible: Bool {
    if value == 0x37E { return false }
    return switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }
}

extension FormatScanner {
  /// Reads an email address by HTML's grammar up to the end of the text, and returns the start of
  /// its domain.
  mutating func readHTMLEmail() throws(FormatFinding) -> Int {
    skip(all: .htmlLocal)
    guard let next else {
      throw .lacking("email.enter_at", "Enter @ and a domain, like @example.com.")
    }
    guard next == UInt8(ascii: "@") else { throw .strange(index) }
    guard index > 0 else { throw .wrong(0, "email.name_before_at", "Enter a name before the @.") }
    index += 1
    let start = index
    try readHTMLDomain()
    return start
  }

  private mutating func readHTMLDomain() throws(FormatFinding) {
    let start = index
    let letters = ASCIISet.htmlLabel
    while true {
      let label = index
      try readHTMLLabel(of: letters)
      guard !isAtEnd else { break }
      guard bytes[index] == UInt8(ascii: ".") else {
        throw bytes[index] == UInt8(ascii: "@")
          ? .wrong(index, "email.one_at", "Keep only one @.") : .strange(index)
      }
      if index == label {
        throw .wrong(index, .enterLettersBeforeDot)
      }
      if bytes[index - 1] == UInt8(ascii: "-") {
        throw .wrong(index - 1, FormatScanner.hyphenAtEdge)
      }
      index += 1
    }
    guard let last = start < index ? bytes[index - 1] : nil else {
      throw .lacking("email.enter_domain", "Enter a domain, like example.com.")
    }
    if last == UInt8(ascii: ".") {
      throw .lacking("email.rest_of_domain", "Enter the rest of the domain.")
    }
    if last == UInt8(ascii: "-") {
      throw .lacking(.enterLetterOrDigit)
    }
  }

  /// Reads the letters, digits, and hyphens of a label, which may be empty.
  private mutating func readHTMLLabel(of letters: ASCIISet) throws(FormatFinding) {
    let start = index
    skip(all: letters)
    guard index > start else { return }
    // A hyphen must neither begin a label nor be the last character that fits into one.
    if bytes[start] == UInt8(ascii: "-") { throw .wrong(start, FormatScanner.hyphenAtEdge) }
    let last = start + FormatScanner.labelLimit - 1
    guard index > last else { return }
    if bytes[last] == UInt8(ascii: "-") { throw .wrong(last, FormatScanner.hyphenAtEdge) }
    guard index == last + 1 else {
      throw .wrong(
        last + 1,
        Wording(
          "most.characters_between_domain_dots",
          "At most {max} characters between the dots of a domain.",
          max: FormatScanner.labelLimit
        )
      )
    }
  }
}

extension ASCIISet {
  /// The characters that HTML allows before the @.
  fileprivate static let htmlLocal = ASCIISet { $0.isAtom || $0 == UInt8(ascii: ".") }

  /// The characters that HTML allows between the dots of a domain.
  fileprivate static let htmlLabel = ASCIISet {
    $0.capital != nil || $0.decimalDigit != nil || $0 == UInt8(ascii: "-")
  }
}

extension UInt8 {
  /// Whether an atom of an email address may contain the byte.
  /// - Source: RFC 5322, 3.2.3, "atext".
  var isAtom: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    // ! # $ % & ' * + and / = ? and ^ _ ` { | } ~ in the order of ASCII.
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2F, 0x3D, 0x3F, 0x5E...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

/// The options of an email address, beyond atoms separated by dots.
struct MailboxGrammar {
  /// Whether quoted text is allowed before the @, and an address in brackets after it.
  var allowsQuotes = false

  /// Whether letters of any script may appear before the @.
  var allowsUnicode = false

  /// The grammar of the domain.
  var domain: DomainGrammar

  /// The longest part before the @, in bytes.
  /// - Source: RFC 5321, 4.5.3.1.1.
  static let localLimit = 64

  /// The longest address, in bytes: a path of 256 without its brackets.
  /// - Source: RFC 5321, 4.5.3.1.3.
  static let limit = 254

  /// Creates the grammar of a standard; `nil` for HTML's.
  init?(_ standard: EmailStandard, allowsUnicode: Bool) {
    switch standard {
    case .html: return nil
    case .practical:
      domain = DomainGrammar(
        lastLabel: .letters,
        minLabels: 2,
        allowsUnicode: true,
        folds: true,
        reservesHyphens: true
      )
    case .rfc5321, .rfc6531:
      domain = DomainGrammar(lastLabel: .anything, allowsUnicode: standard == .rfc6531)
    }
    allowsQuotes = standard != .practical
    self.allowsUnicode = allowsUnicode || standard == .rfc6531
  }
}

/// The grammars of email addresses.
public enum EmailStandard: String, Hashable, Sendable, CaseIterable {
  /// HTML's: dots anywhere before the @, and any domain, even a single label.
  /// - Source: HTML Living Standard, 4.10.5.1.5, "valid email address".
  case html
  /// Addresses in actual use: atoms with single dots between them, at a domain of at least two
  /// labels.
  /// - Source: RFC 5322, 3.4.1, "dot-atom"; RFC 5321, 4.5.3.1 (64 and 254 octets); RFC 5891.
  case practical
  /// Addresses that servers accept: also quoted text before the @, and an address in brackets after
  /// it.
  /// - Source: RFC 5321, 4.1.2 and 4.1.3.
  case rfc5321
  /// Like `rfc5321`, with letters of any script.
  /// - Source: RFC 6531, 3.3.
  case rfc6531
}
