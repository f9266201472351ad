/// A fast check on the bytes of a text, which accepts most valid answers in data without creating a
/// string.
///
/// It is for plain texts: up to 1,024 bytes of printable ASCII that do not begin with a space. They
/// are not blank, and every byte is one character in any unit. Some rules can check any text that
/// begins this way.
package final class PlainTextLook: Sendable {
  /// The fast check of a rule.
  ///
  /// A structure, because an optional closure is called through two others.
  struct Glance: Sendable {
    /// Whether it can check any text whose first byte is that of a plain text.
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

    /// Creates a check that accepts ISO 8601 dates that meet a condition.
    static func dates(if allows: @escaping @Sendable (CalendarDate) -> Bool) -> Glance {
      Glance { CalendarDate(iso8601: UnsafeRawBufferPointer($0)).map(allows) ?? false }
    }
  }

  private static let limit = 1_024

  /// The field whose answer a valid text must repeat, if any.
  package let copied: FieldID?

  private let rules: Chain?
  private let isForAnyText: Bool

  /// The checks of the rules as a linked list, so that none is retained while it is used.
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

  /// Creates the check of some rules; `nil` if one of them has none, or depends on other answers in
  /// any way other than repeating one.
  ///
  /// If it is only for ASCII, no other text is known to be valid.
  package init?(_ rules: RuleSet, isForASCII: Bool = false) {
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
    isForAnyText = !isForASCII && glances.allSatisfy(\.isForAnyText)
  }

  /// Returns whether some bytes are a text that meets all rules, given the text that it may have to
  /// repeat; `false` if unknown.
  /// - Precondition: The bytes are well-formed UTF-8.
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

  /// Returns whether some bytes are a text that meets all rules, assuming that it repeats what it
  /// must; `false` if unknown.
  /// - Precondition: The bytes are well-formed UTF-8.
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
      // The highest bit of a byte is set if it is above 0x7F or below 0x20.
      !(word | word &+ UInt64(eightOf: 1) | word &- UInt64(eightOf: 0x20)).hasByteBeyondASCII
    }
  }
}
