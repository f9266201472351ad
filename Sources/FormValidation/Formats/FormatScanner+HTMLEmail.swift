extension FormatScanner {
  /// Reads an e-mail address by HTML's rule up to the end of the text, and says where its domain
  /// begins.
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
        throw .wrong(index, "enter.letters_before_dot", "Enter letters or digits before this dot.")
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
      throw .lacking("enter.letter_or_digit", "Enter a letter or digit.")
    }
  }

  /// Reads the letters, digits and hyphens of a label, which may be none.
  private mutating func readHTMLLabel(of letters: ASCIISet) throws(FormatFinding) {
    let start = index
    skip(all: letters)
    guard index > start else { return }
    // A hyphen may neither begin a label nor be the last that fits into one.
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
  /// What HTML allows before the @.
  fileprivate static let htmlLocal = ASCIISet { $0.isAtom || $0 == UInt8(ascii: ".") }

  /// What HTML allows between the dots of a domain.
  fileprivate static let htmlLabel = ASCIISet {
    $0.capital != nil || $0.decimalDigit != nil || $0 == UInt8(ascii: "-")
  }
}

extension UInt8 {
  /// Whether an atom of an e-mail address may have the byte.
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
