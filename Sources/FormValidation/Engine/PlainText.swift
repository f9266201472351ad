/// A quick look at the bytes of a text, which finds most valid answers in data without a string.
///
/// It is for plain texts: up to 1,024 bytes of printable ASCII, the first of which is no space. They
/// are not blank, and each byte is a character, whatever is counted.
package final class PlainTextLook: Sendable {
  /// Returns whether the look shows that a plain text is valid.
  package typealias Allows = @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> Bool

  private static let limit = 1_024

  /// The field whose answer a text has to repeat to be valid, if there is one.
  package let copied: FieldID?

  private let rules: Chain?

  /// The looks of the rules as a linked list: none is retained while it is used.
  private final class Chain: Sendable {
    private let look: Allows
    private let rest: Chain?

    init(_ look: @escaping Allows, _ rest: Chain?) {
      self.look = look
      self.rest = rest
    }

    func allows(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      look(bytes) && rest?.allows(bytes) ?? true
    }
  }

  /// Creates the look of some rules; `nil` if one of them has none, or depends on other answers in
  /// another way than to repeat one.
  package init?(_ rules: RuleSet) {
    var looks: [Allows] = []
    var copied: FieldID?
    for clause in rules.clauses where clause.severity == .error {
      guard clause.condition == nil else { return nil }
      if let field = clause.copied, copied == nil {
        copied = field
      } else {
        guard clause.reads.isEmpty, let allows = clause.allowsPlainText else { return nil }
        looks.append(allows)
      }
    }
    self.copied = copied
    self.rules = looks.reversed().reduce(nil) { Chain($1, $0) }
  }

  /// Returns the look of a rule that allows dates as ISO 8601 writes them, if they meet a condition.
  static func allowing(_ allows: @escaping @Sendable (CalendarDate) -> Bool) -> Allows {
    { CalendarDate(iso8601: UnsafeRawBufferPointer($0)).map(allows) ?? false }
  }

  /// Returns whether some bytes are a plain text that meets all rules, if it repeats what it has to;
  /// `false` if that is not known.
  package func allows(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, first != UInt8(ascii: " "), bytes.count <= PlainTextLook.limit
    else { return false }
    for byte in bytes where !(0x20...0x7E ~= byte) { return false }
    return rules?.allows(bytes) ?? true
  }
}
