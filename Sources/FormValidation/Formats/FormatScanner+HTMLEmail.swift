extension FormatScanner {
  /// Reads an e-mail address by HTML's rule up to the end of the text, and says where its domain
  /// begins.
  mutating func readHTMLEmail() throws(FormatFinding) -> Int {
    index = bytes[index...].firstIndex { !FormatScanner.isHTMLLocal($0) } ?? bytes.count
    guard let next else { throw .lacking("Add an @ and a domain, like @example.com.") }
    guard next == UInt8(ascii: "@") else { throw .strange(index) }
    guard index > 0 else { throw .wrong(0, "Put a name before the @.") }
    index += 1
    let start = index
    try readHTMLDomain()
    return start
  }

  private mutating func readHTMLDomain() throws(FormatFinding) {
    let start = index
    while true {
      let label = index
      try readHTMLLabel()
      guard !isAtEnd else { break }
      guard bytes[index] == UInt8(ascii: ".") else {
        throw bytes[index] == UInt8(ascii: "@")
          ? .wrong(index, "Keep only one @.") : .strange(index)
      }
      if index == label { throw .wrong(index, "Put letters or digits before this dot.") }
      if bytes[index - 1] == UInt8(ascii: "-") {
        throw .wrong(index - 1, FormatScanner.hyphenAtEdge)
      }
      index += 1
    }
    guard let last = start < index ? bytes[index - 1] : nil else {
      throw .lacking("Add a domain, like example.com.")
    }
    if last == UInt8(ascii: ".") { throw .lacking("Go on with the domain.") }
    if last == UInt8(ascii: "-") { throw .lacking("Go on with a letter or digit.") }
  }

  /// Reads the letters, digits and hyphens of a label, which may be none.
  private mutating func readHTMLLabel() throws(FormatFinding) {
    let start = index
    var place = start
    defer { index = place }
    while place < bytes.count, FormatScanner.isHTMLLabel(bytes[place]) {
      let length = place - start
      if length >= FormatScanner.labelLimit {
        throw .wrong(
          place,
          Wording(
            "At most {max} characters between the dots of a domain.",
            max: FormatScanner.labelLimit
          )
        )
      }
      // A hyphen may neither begin a label nor be the last that fits into one.
      if bytes[place] == UInt8(ascii: "-"), length == 0 || length == FormatScanner.labelLimit - 1 {
        throw .wrong(place, FormatScanner.hyphenAtEdge)
      }
      place += 1
    }
  }

  private static func isHTMLLabel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isHTMLLocal(_ byte: UInt8) -> Bool {
    byte.isAtom || byte == UInt8(ascii: ".")
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
