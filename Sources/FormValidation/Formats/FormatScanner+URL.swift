extension FormatScanner {
  /// Reads one of some schemes with `://` behind it, in any case; says which.
  mutating func readScheme(of schemes: [String]) throws(FormatFinding) -> String {
    var longest = 0
    for scheme in schemes {
      let count = agreement(with: scheme, from: 0)
      guard count == scheme.utf8.count else {
        longest = max(longest, count)
        continue
      }
      let rest = agreement(with: "://", from: count)
      if rest == 3 {
        index = count + rest
        return scheme
      }
      longest = max(longest, count + rest)
    }
    let starts = Words.choice(of: schemes.map { Wording.value($0 + "://") })
    let start = Wording("start.text", "Start with {text}.", .words("text", starts))
    throw longest == bytes.count ? .lacking(start) : .wrong(longest, start)
  }

  /// Complains about the first white space, control or backslash that is not read yet.
  func refuseBlanks() throws(FormatFinding) {
    var rest = self
    while let next = rest.next {
      if next <= 0x20 || next == 0x7F || next == UInt8(ascii: "\\") { throw .strange(rest.index) }
      guard next >= 0x80 else {
        rest.index += 1
        continue
      }
      guard let scalar = rest.nextScalar else { throw .strange(rest.index) }
      // Controls beyond ASCII come first there.
      if scalar.value < 0xA0 || scalar.properties.isWhitespace { throw .strange(rest.index) }
      rest.index += scalar.utf8.count
    }
  }

  /// Complains about what RFC 3986 has no place for, from here to the end of the text; says whether
  /// the text ends within an escape.
  func refuseUnescaped(authorityEnd: Int) throws(FormatFinding) -> Bool {
    var isInFragment = false
    var place = index
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "%"):
        for digit in place + 1...place + 2 {
          guard digit < bytes.count else { return true }
          guard bytes[digit].hexDigit != nil else {
            throw .wrong(place, "url.escape_percent", "Write %25 for a percent sign.")
          }
        }
      case UInt8(ascii: "#"):
        guard !isInFragment else { throw .strange(place) }
        isInFragment = true
      case UInt8(ascii: "["), UInt8(ascii: "]"):
        guard place < authorityEnd else { throw .strange(place) }
      // " < > ^ ` { | } and what is not of ASCII.
      case 0x22, 0x3C, 0x3E, 0x5E, 0x60, 0x7B...0x7D, 0x80...: throw .strange(place)
      default: break
      }
      place += 1
    }
    return false
  }
}
