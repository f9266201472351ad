/// A text must be an e-mail address, by the rule that HTML forms have.
///
/// Before the @: ASCII letters, digits, any of ``.!#$%&'*+/=?^_`{|}~-``, dots wherever. Behind it:
/// labels of 1 to 63 letters, digits and inner hyphens, with dots between; a single one will do.
///
/// Passes: `"ada@example.com"`, `"a..b@c"`. Fails: `"ada@"`, incomplete, and `"ada@-x.com"`, invalid.
/// - Source: HTML Living Standard, 4.10.5.1.5, "valid email address".
public struct Email: Rule {
  public let name = "email"
  public let requirement: Requirement = "An e-mail address"

  /// Creates the rule.
  public init() {}

  public func verdict(on text: String, among _: Answers) -> Verdict {
    var copy = text
    let finding = copy.withUTF8(Email.scan)
    return switch finding {
    case .address: .valid
    case .lacking(let message): .incomplete("format.email", message)
    case .strange(let offset):
      .misplaced("format.email", at: offset, in: text, "an e-mail address")
    // All before is ASCII, where a byte is a character.
    case .wrong(let offset, let message):
      .invalid("format.email", message, range: offset..<offset + 1)
    }
  }

  /// What a scan came upon; offsets are in UTF-8.
  private enum Finding {
    case address
    case lacking(Message)
    case strange(Int)
    case wrong(Int, Message)
  }

  /// The longest label of a domain, in bytes.
  /// - Source: RFC 1034, 3.5.
  private static let labelLimit = 63

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Finding {
    guard let at = bytes.firstIndex(where: { !isLocal($0) }) else {
      return .lacking("Add an @ and a domain, like @example.com.")
    }
    guard bytes[at] == UInt8(ascii: "@") else { return .strange(at) }
    guard at > 0 else { return .wrong(0, "Put a name before the @.") }
    return scan(bytes, domainFrom: at + 1)
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>, domainFrom start: Int) -> Finding {
    var labelStart = start
    for index in start..<bytes.count {
      let byte = bytes[index]
      let length = index - labelStart
      if byte == UInt8(ascii: ".") {
        if length == 0 { return .wrong(index, "Put letters or digits before this dot.") }
        if bytes[index - 1] == UInt8(ascii: "-") { return .wrong(index - 1, hyphenAtEdge) }
        labelStart = index + 1
        continue
      }
      guard isLabel(byte) else {
        return byte == UInt8(ascii: "@") ? .wrong(index, "Keep only one @.") : .strange(index)
      }
      if length >= labelLimit {
        return .wrong(index, "At most \(labelLimit) characters between the dots of a domain.")
      }
      // A hyphen may neither begin a label nor be the last that fits into one.
      if byte == UInt8(ascii: "-"), length == 0 || length == labelLimit - 1 {
        return .wrong(index, hyphenAtEdge)
      }
    }
    if labelStart == bytes.count {
      return .lacking(
        labelStart == start ? "Add a domain, like example.com." : "Go on with the domain."
      )
    }
    return bytes[bytes.count - 1] == UInt8(ascii: "-")
      ? .lacking("Go on with a letter or digit.") : .address
  }

  private static let hyphenAtEdge: Message = "Use a letter or digit here, not a hyphen."

  private static func isLabel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    switch byte {
    // ! # $ % & ' * + and / = ? and ^ _ ` { | } ~ in the order of ASCII, then the dot.
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2F, 0x3D, 0x3F, 0x5E...0x60, 0x7B...0x7E, 0x2E: true
    default: isLabel(byte)
    }
  }
}

extension Clause {
  /// A text must be an e-mail address, by the rule that HTML forms have.
  public static var email: Clause { Clause(Email()) }
}
