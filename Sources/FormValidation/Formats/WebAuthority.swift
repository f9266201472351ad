/// What stands between the two slashes of a web address and its path.
struct WebAuthority {
  /// The host, in UTF-8.
  let hostRange: Range<Int>

  /// The port behind it, without its colon.
  private let portRange: Range<Int>?

  private let bytes: UnsafeBufferPointer<UInt8>
  private let scheme: String

  /// Finds the parts of an authority.
  init(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, scheme: String) {
    self.bytes = bytes
    self.scheme = scheme.lowercased()
    // Files are on a host, without a user or a port.
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

  /// The host as it is written.
  var hostText: Slice<UnsafeBufferPointer<UInt8>> { bytes[hostRange] }

  /// What browsers take the host for, if they can.
  var host: WebHost? {
    let host = UnsafeBufferPointer(rebasing: bytes[hostRange])
    if isDrive { return .domain(hasTLD: false) }
    return WebAuthority.special.contains(scheme) ? WebHost(host) : WebHost(opaque: host)
  }

  /// Whether the port, if there is one, is a number of 16 bits or nothing.
  var hasValidPort: Bool {
    guard let portRange else { return true }
    var port = 0
    for byte in bytes[portRange] {
      guard let digit = byte.decimalDigit, port <= 0xFFFF else { return false }
      port = port * 10 + Int(digit)
    }
    return port <= 0xFFFF
  }

  /// The schemes whose hosts browsers look at.
  /// - Source: URL Living Standard, 4.2, "special scheme".
  private static let special = ["http", "https", "ws", "wss", "ftp", "file"]

  /// Whether a file's host is a drive, `C:`, of which browsers make a part of the path.
  private var isDrive: Bool {
    scheme == "file" && hostRange.count == 2 && bytes[hostRange.lowerBound].capital != nil
      && (bytes[hostRange.lowerBound + 1] == UInt8(ascii: ":")
        || bytes[hostRange.lowerBound + 1] == UInt8(ascii: "|"))
  }
}
