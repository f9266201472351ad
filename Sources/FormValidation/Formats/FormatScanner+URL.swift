extension FormatScanner {
  /// Reads one of some schemes and a mark after it, in any case; returns the scheme.
  mutating func readScheme(
    of schemes: [String],
    before mark: String
  ) throws(FormatFinding) -> String {
    var longest = 0
    for scheme in schemes {
      let count = agreement(with: scheme, from: 0)
      guard count == scheme.utf8.count else {
        longest = max(longest, count)
        continue
      }
      let rest = agreement(with: mark, from: count)
      if rest == mark.utf8.count {
        index = count + rest
        return scheme
      }
      longest = max(longest, count + rest)
    }
    let starts = Wording.List.choice(of: schemes.map { Wording.value($0 + mark) })
    let start = Wording("start.text", "Start with {text}.", .words("text", starts))
    throw longest == bytes.count ? .lacking(start) : .wrong(longest, start)
  }

  /// Reports the first unread white space, control character, backslash, or invisible character.
  func refuseBlanks() throws(FormatFinding) {
    var rest = self
    var suspicions = SuspicionScanner()
    while let next = rest.next {
      if next <= 0x20 || next == 0x7F || next == UInt8(ascii: "\\") { throw .strange(rest.index) }
      guard next >= 0x80 || suspicions.awaitsJoined else {
        rest.index += 1
        continue
      }
      // Of ASCII, only what stands before other characters matters.
      let last = bytes[rest.index - 1]
      if last < 0x80 { _ = suspicions.read(Unicode.Scalar(last)) }
      guard let scalar = rest.nextScalar else { throw .strange(rest.index) }
      // Non-ASCII control characters precede the others.
      if 0x80..<0xA0 ~= scalar.value || scalar.properties.isWhitespace {
        throw .strange(rest.index)
      }
      let joiner = suspicions.awaitsJoined ? 3 : 0
      switch suspicions.read(scalar) {
      case .invisible, .bidi: throw .strange(rest.index - joiner)
      default: rest.index += scalar.utf8.count
      }
    }
    if suspicions.awaitsJoined {
      throw .lacking("characters.enter_joined", "Enter the character to join.")
    }
  }

  /// Reports what RFC 3986 does not allow, from here to the end of the text; returns whether the
  /// text ends within an escape sequence.
  func refuseUnescaped(authorityEnd: Int) throws(FormatFinding) -> Bool {
    var isInFragment = false
    var offset = index
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "%"):
        for digit in offset + 1...offset + 2 {
          guard digit < bytes.count else { return true }
          guard bytes[digit].hexDigit != nil else {
            throw .wrong(offset, "url.escape_percent", "Write %25 for a percent sign.")
          }
        }
      case UInt8(ascii: "#"):
        guard !isInFragment else { throw .strange(offset) }
        isInFragment = true
      case UInt8(ascii: "["), UInt8(ascii: "]"):
        guard offset < authorityEnd else { throw .strange(offset) }
      // " < > ^ ` { | } and non-ASCII characters.
      case 0x22, 0x3C, 0x3E, 0x5E, 0x60, 0x7B...0x7D, 0x80...: throw .strange(offset)
      default: break
      }
      offset += 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte ends the part of an address between the two slashes and the path.
  var endsAuthority: Bool {
    self == UInt8(ascii: "/") || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
  }
}

/// The part of a web address between the two slashes and the path.
struct WebAuthority {
  /// The host, in UTF-8.
  let hostRange: Range<Int>

  /// The port after it, without its colon.
  private let portRange: Range<Int>?

  private let bytes: UnsafeBufferPointer<UInt8>
  private let scheme: String

  /// Finds the parts of an authority.
  init(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, scheme: String) {
    self.bytes = bytes
    self.scheme = scheme.lowercased()
    // A file URL has a host, but no user or port.
    let hasParts = self.scheme != "file"
    let at = hasParts ? bytes[range].lastIndex(of: UInt8(ascii: "@")) : nil
    let start = at.map { $0 + 1 } ?? range.lowerBound
    var isInBrackets = false
    let colon = bytes[start..<range.upperBound].firstIndex { byte in
      if byte == UInt8(ascii: "[") { isInBrackets = true }
      if byte == UInt8(ascii: "]") { isInBrackets = false }
      return hasParts && byte == UInt8(ascii: ":") && !isInBrackets
    }
    hostRange = start..<(colon ?? range.upperBound)
    portRange = colon.map { $0 + 1..<range.upperBound }
  }

  /// The host as written.
  var hostText: Slice<UnsafeBufferPointer<UInt8>> { bytes[hostRange] }

  /// The host as browsers interpret it, if they can.
  var host: WebHost? {
    let host = UnsafeBufferPointer(rebasing: bytes[hostRange])
    if isDrive { return .domain(hasTLD: false) }
    return WebAuthority.special.contains(scheme) ? WebHost(host) : WebHost(opaque: host)
  }

  /// Whether the port, if any, is a 16-bit number or empty.
  var hasValidPort: Bool {
    guard let portRange else { return true }
    var port = 0
    for byte in bytes[portRange] {
      guard let digit = byte.decimalDigit, port <= 0xFFFF else { return false }
      port = port * 10 + Int(digit)
    }
    return port <= 0xFFFF
  }

  /// The schemes whose hosts browsers parse.
  /// - Source: URL Living Standard, 4.2, "special scheme".
  private static let special = ["http", "https", "ws", "wss", "ftp", "file"]

  /// Whether a file URL's host is a drive, `C:`, which browsers treat as a part of the path.
  private var isDrive: Bool {
    scheme == "file" && hostRange.count == 2 && bytes[hostRange.lowerBound].capital != nil
      && (bytes[hostRange.lowerBound + 1] == UInt8(ascii: ":")
        || bytes[hostRange.lowerBound + 1] == UInt8(ascii: "|"))
  }
}

/// The grammars of web addresses.
public enum URLStandard: String, Hashable, Sendable, CaseIterable {
  /// Addresses that browsers can open.
  /// - Source: URL Living Standard, 4.4.
  case whatwg
  /// Addresses that browsers can open, in ASCII only and fully escaped.
  /// - Source: RFC 3986, appendix A.
  case rfc3986
}

/// A list of host names, in any case; `*.example.com` matches every host below example.com.
struct HostList {
  /// The names.
  let hosts: [String]

  /// Returns whether a host is in the list.
  func contains(_ host: some BidirectionalCollection<UInt8>) -> Bool {
    hosts.contains { name in
      guard name.utf8.first == UInt8(ascii: "*") else {
        return HostList.folded(host).elementsEqual(HostList.folded(name.utf8))
      }
      let end = name.utf8.dropFirst()
      return host.count > end.count
        && HostList.folded(host.suffix(end.count)).elementsEqual(HostList.folded(end))
    }
  }

  /// Returns whether a host in the list begins with these bytes.
  func hasStart(_ start: some Collection<UInt8>) -> Bool {
    hosts.contains { name in
      name.utf8.first == UInt8(ascii: "*")
        || HostList.folded(name.utf8).starts(with: HostList.folded(start))
    }
  }

  private static func folded<Bytes: Collection<UInt8>>(
    _ bytes: Bytes
  ) -> LazyMapCollection<Bytes, UInt8> {
    bytes.lazy.map { $0.capital ?? $0 }
  }
}
