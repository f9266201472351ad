/// A quick look at the bytes of a text, which finds most valid answers in data without a string.
///
/// It is for plain texts: up to 1,024 bytes of printable ASCII, the first of which is no space. They
/// are not blank, and each byte is a character, whatever is counted.
package final class PlainTextLook: Sendable {
  /// The look of a rule.
  ///
  /// In a structure, since an optional closure is called through two others.
  struct Glance: Sendable {
    /// Returns whether a plain text is known to be valid.
    let allows: @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> Bool

    init(_ allows: @escaping @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> Bool) {
      self.allows = allows
    }

    /// Creates a look that allows dates as ISO 8601 writes them, if they meet a condition.
    static func dates(if allows: @escaping @Sendable (CalendarDate) -> Bool) -> Glance {
      Glance { CalendarDate(iso8601: UnsafeRawBufferPointer($0)).map(allows) ?? false }
    }
  }

  private static let limit = 1_024

  /// The field whose answer a text has to repeat to be valid, if there is one.
  package let copied: FieldID?

  private let rules: Chain?

  /// The looks of the rules as a linked list: none is retained while it is used.
  private final class Chain: Sendable {
    private let first: Glance
    private let rest: Chain?

    init(_ first: Glance, _ rest: Chain?) {
      self.first = first
      self.rest = rest
    }

    func allows(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      first.allows(bytes) && rest?.allows(bytes) ?? true
    }
  }

  /// Creates the look of some rules; `nil` if one of them has none, or depends on other answers in
  /// another way than to repeat one.
  package init?(_ rules: RuleSet) {
    var glances: [Glance] = []
    var copied: FieldID?
    for clause in rules.clauses where clause.severity == .error {
      guard clause.condition == nil else { return nil }
      if let field = clause.copied, copied == nil {
        copied = field
      } else {
        guard clause.reads.isEmpty, let glance = clause.glance else { return nil }
        glances.append(glance)
      }
    }
    self.copied = copied
    self.rules = glances.reversed().reduce(nil) { Chain($1, $0) }
  }

  /// Returns whether some bytes are a plain text that meets all rules, if it repeats what it has to;
  /// `false` if that is not known.
  package func allows(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, first != UInt8(ascii: " "), bytes.count <= PlainTextLook.limit,
      bytes.isPrintableASCII
    else { return false }
    return rules?.allows(bytes) ?? true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether each byte is a printable character of ASCII; eight are looked at in one step.
  fileprivate var isPrintableASCII: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    guard bytes.count >= 8 else { return allSatisfy { 0x20...0x7E ~= $0 } }
    // The last eight may have been looked at before.
    var start = 0
    while true {
      let word = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      // The highest bit of a byte is set if it is beyond ASCII, 0x7F, or below 0x20.
      let odd = word | word &+ 0x0101_0101_0101_0101 | word &- 0x2020_2020_2020_2020
      if odd & 0x8080_8080_8080_8080 != 0 { return false }
      if start + 8 == bytes.count { return true }
      start = Swift.min(start + 8, bytes.count - 8)
    }
  }
}
