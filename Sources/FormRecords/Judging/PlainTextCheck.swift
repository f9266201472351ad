import FormValidation

/// A fast check of the bytes of a text, which accepts most valid answers in data without storing
/// them.
///
/// It is for plain texts: up to 1,024 bytes of printable ASCII that do not begin with a space. They
/// are not blank, and every byte is one character in any unit. If no rule limits the length, the
/// check can accept any text that begins this way.
///
/// A class, so that each check retains one object.
final class PlainTextCheck: Sendable {
  private static let limit = 1_024

  /// The field whose answer a valid text must repeat, if any.
  let copied: FieldID?

  private let minLength: Int
  private let maxLength: Int
  private let patterns: [CompiledPattern]

  /// The other rules, which are run on the text itself.
  private let others: RuleSet

  private let isForASCII: Bool

  /// Creates the check of some rules; `nil` if one of them depends on other answers in any way other
  /// than repeating one.
  ///
  /// If it is only for ASCII, no other text is known to be valid.
  init?(_ rules: RuleSet, isForASCII: Bool = false) {
    var copied: FieldID?
    var lengths = (min: 0, max: PlainTextCheck.limit)
    var patterns: [CompiledPattern] = []
    var others: [Clause] = []
    var isForASCII = isForASCII
    for clause in rules.clauses where clause.severity == .error {
      guard clause.condition == nil else { return nil }
      if let field = clause.copied, copied == nil {
        copied = field
        continue
      }
      guard clause.reads.isEmpty else { return nil }
      switch clause.shape {
      case .presence: break
      case .length(let min, let max, let unit) where unit != .words:
        lengths.min = Swift.max(lengths.min, min ?? 0)
        lengths.max = Swift.min(lengths.max, max ?? .max)
        isForASCII = true
      case .pattern(let expression, let isWhole, isRefused: false, let ignoreCase):
        guard
          let pattern = try? CompiledPattern(
            expression,
            isWhole ? .whole : .part,
            ignoreCase: ignoreCase
          )
        else { return nil }
        patterns.append(pattern)
      default: others.append(clause)
      }
    }
    self.copied = copied
    (minLength, maxLength) = lengths
    self.patterns = patterns
    self.others = RuleSet(others)
    self.isForASCII = isForASCII
  }

  /// Returns whether some bytes are a text that meets all rules, given the text that it may have to
  /// repeat; `false` if unknown.
  /// - Precondition: The bytes are well-formed UTF-8.
  func allows(_ text: UnsafeRawBufferPointer, repeating other: UnsafeRawBufferPointer?) -> Bool {
    guard let first = text.first, 0x21...0x7E ~= first, text.count >= minLength,
      text.count <= maxLength, !isForASCII || text.isPrintableASCII,
      copied == nil || other.map(text.elementsEqual) == true
    else { return false }
    let bytes = text.bindMemory(to: UInt8.self)
    guard patterns.allSatisfy({ $0.match(bytes) == .match }) else { return false }
    return others.clauses.isEmpty
      || others.verdict(on: .text(String(decoding: text, as: UTF8.self))).isValid
  }
}

extension UnsafeRawBufferPointer {
  /// Whether each byte is a printable character of ASCII.
  fileprivate var isPrintableASCII: Bool {
    // Without branches, so that many bytes are checked at a time.
    reduce(UInt8(0)) { $0 | ($1 &- 0x20 > 0x5E ? 1 : 0) } == 0
  }
}
