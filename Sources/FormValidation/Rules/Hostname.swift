/// A text must be the name of a host: labels with dots between, and perhaps one dot at the end.
///
/// A label is 1 to 63 ASCII letters, digits and inner hyphens; all have at most 253 bytes. The last
/// one is not digits alone, lest the name look like an address. Whether a label that begins with
/// `xn--` spells anything is not asked.
///
/// Passes: `"example.com"`. Fails: `"example-"`, incomplete, and `"-example"`, invalid.
/// - Source: RFC 952; RFC 1123, 2.1; RFC 1034, 3.1 (255 octets, which are 253 as text).
public struct Hostname: Rule {
  public let name = "hostname"
  public let requirement: Requirement = "A host name, like example.com"

  /// Creates the rule.
  public init() {}

  public func verdict(on text: String, among _: Answers) -> Verdict {
    text.verdict("format.hostname", "a host name") { scanner throws(FormatFinding) in
      repeat { try Hostname.readLabel(&scanner) } while scanner.skip(".") && !scanner.isAtEnd
    }
  }

  private static let labelLimit = 63
  private static let limit = 253
  private static let hyphenAtEdge: Message = "Use a letter or digit here, not a hyphen."

  private static func readLabel(_ scanner: inout FormatScanner) throws(FormatFinding) {
    let start = scanner.index
    var isNumeric = true
    while let next = scanner.next, next != UInt8(ascii: ".") {
      let length = scanner.index - start
      let isHyphen = next == UInt8(ascii: "-")
      guard isHyphen || next.capital != nil || next.decimalDigit != nil else {
        throw .strange(scanner.index)
      }
      guard length < labelLimit else {
        throw .wrong(scanner.index, "At most \(labelLimit) characters between dots.")
      }
      guard scanner.index < limit else {
        throw .wrong(scanner.index, "At most \(limit) characters.")
      }
      // A hyphen may neither begin a label nor be the last that fits into one.
      if isHyphen, length == 0 || length == labelLimit - 1 {
        throw .wrong(scanner.index, hyphenAtEdge)
      }
      isNumeric = isNumeric && next.decimalDigit != nil
      scanner.index += 1
    }
    guard scanner.index > start else {
      throw scanner.isAtEnd
        ? .lacking("Begin with a letter or digit.")
        : .wrong(start, "Put letters or digits before this dot.")
    }
    if scanner.bytes[scanner.index - 1] == UInt8(ascii: "-") {
      throw scanner.isAtEnd
        ? .lacking("Go on with a letter or digit.") : .wrong(scanner.index - 1, hyphenAtEdge)
    }
    // With a dot behind, the next label may be the last.
    let isLast = scanner.index + 1 >= scanner.bytes.count
    guard !isLast || !isNumeric else { throw .lacking("Go on; the last part needs a letter.") }
  }
}

extension Clause {
  /// A text must be the name of a host.
  public static var hostname: Clause { Clause(Hostname()) }
}
