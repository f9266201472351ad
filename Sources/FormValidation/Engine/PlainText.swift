/// A quick look at the bytes of a text, which finds most valid answers in data without a string.
///
/// It is for plain texts: up to 1,024 bytes of printable ASCII, the first of which is no space. They
/// are not blank, and each byte is a character, whatever is counted. Some rules can look at any text
/// that begins like that.
package final class PlainTextLook: Sendable {
  /// The look of a rule.
  ///
  /// In a structure, since an optional closure is called through two others.
  struct Glance: Sendable {
    /// Whether it can look at any text whose first byte is that of a plain text.
    let isForAnyText: Bool

    /// Returns whether a plain text is known to be valid.
    let allows: @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> Bool

    init(
      isForAnyText: Bool = false,
      _ allows: @escaping @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
      self.isForAnyText = isForAnyText
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
  private let isForAnyText: Bool

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
    isForAnyText = glances.allSatisfy(\.isForAnyText)
  }

  /// Returns whether some bytes are a text that meets all rules, given the text that it may have to
  /// repeat; `false` if that is not known.
  /// - Precondition: They are well-formed UTF-8.
  package func allows(
    _ bytes: UnsafeBufferPointer<UInt8>,
    repeating other: UnsafeRawBufferPointer?
  ) -> Bool {
    guard allows(bytes) else { return false }
    guard copied != nil else { return true }
    guard let other, other.count == bytes.count else { return false }
    var words = ByteWords(other)
    for word in ByteWords(UnsafeRawBufferPointer(bytes)) where word != words.next() { return false }
    return true
  }

  /// Returns whether some bytes are a text that meets all rules, if it repeats what it has to;
  /// `false` if that is not known.
  /// - Precondition: They are well-formed UTF-8.
  func allows(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, 0x21...0x7E ~= first, bytes.count <= PlainTextLook.limit,
      isForAnyText || bytes.isPrintableASCII
    else { return false }
    return rules?.allows(bytes) ?? true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether each byte is a printable character of ASCII.
  fileprivate var isPrintableASCII: Bool {
    let words = ByteWords(UnsafeRawBufferPointer(self), filledWith: UInt8(ascii: " "))
    return words.allSatisfy { word in
      // The highest bit of a byte is set if it is beyond ASCII, 0x7F, or below 0x20.
      !(word | word &+ UInt64(eightOf: 1) | word &- UInt64(eightOf: 0x20)).hasByteBeyondASCII
    }
  }
}
