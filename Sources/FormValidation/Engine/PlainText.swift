/// A quick look at the bytes of a text, which finds most valid answers in data without a string.
///
/// It is for plain texts: up to 1,024 bytes of printable ASCII, the first of which is no space. They
/// are not blank, and each byte is a character, whatever is counted.
package struct PlainTextLook: Sendable {
  /// Returns whether the look shows that a plain text is valid.
  package typealias Allows = @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> Bool

  private static let limit = 1_024

  private let rules: [Allows]

  /// Creates the look of some rules; `nil` if one of them has none, or depends on other answers.
  package init?(_ rules: RuleSet) {
    var looks: [Allows] = []
    for clause in rules.clauses where clause.severity == .error {
      guard clause.reads.isEmpty, clause.condition == nil, let allows = clause.allowsPlainText
      else { return nil }
      looks.append(allows)
    }
    self.rules = looks
  }

  /// Returns whether some bytes are a plain text that meets all rules; `false` if that is not known.
  package func allows(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, first != UInt8(ascii: " "), bytes.count <= PlainTextLook.limit
    else { return false }
    for byte in bytes where !(0x20...0x7E ~= byte) { return false }
    for allows in rules where !allows(bytes) { return false }
    return true
  }
}
