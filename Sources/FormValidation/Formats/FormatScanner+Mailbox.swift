extension FormatScanner {
  /// Reads an e-mail address up to the end of the text, and says where its domain begins.
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
      // In ASCII a name of other letters may become shorter when it goes on.
      guard start + length <= MailboxGrammar.limit else { throw .lacking("shorten", "Shorten it.") }
    }
    return start
  }

  /// Reads a domain, in which an @ is one too many.
  private mutating func readDomainOnly(_ grammar: DomainGrammar) throws(FormatFinding) -> Int {
    do throws(FormatFinding) {
      return try readDomain(grammar)
    } catch {
      if case .strange(let place) = error, bytes[place] == UInt8(ascii: "@") {
        throw .wrong(place, "email.one_at", "Keep only one @.")
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

  /// Goes to the last byte of a scalar that is not of ASCII.
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
    guard !isAtEnd else { throw .lacking("close.quotation", "Close the quotation mark.") }
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

  /// Reads an address in brackets, behind the first one.
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
  /// Whether an address may have the scalar: it is seen, no space, and in normal form no semicolon.
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
