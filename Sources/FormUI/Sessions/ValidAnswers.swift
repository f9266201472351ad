import FormValidation

/// Answers known to be valid: most are given again and again, like ages and dates.
struct ValidAnswers {
  /// The most answers to remember, and the lowest number that is not one of them.
  private static let limit = 4_096

  /// Whether the verdict depends on the answer alone.
  private let isUsed: Bool

  private var wholes: [Bool] = []
  private var texts: Set<String> = []

  /// Whether texts are given again often enough; most names and addresses are not.
  private var remembersTexts = true
  private var lookups = 0
  private var hits = 0

  init(isUsed: Bool) { self.isUsed = isUsed }

  /// Returns whether an answer is known to be valid.
  mutating func knows(_ value: Value) -> Bool {
    switch value {
    case .number(let number):
      guard let whole = number.wholeValue else { return false }
      return wholes.indices ~= whole && wholes[whole]
    case .text(let text):
      guard remembersTexts, isUsed else { return false }
      lookups += 1
      let isKnown = texts.contains(text)
      if isKnown { hits += 1 }
      if lookups == 2 * ValidAnswers.limit {
        remembersTexts = hits > ValidAnswers.limit
        (lookups, hits) = (0, 0)
      }
      return isKnown
    default: return false
    }
  }

  /// Remembers a valid answer.
  mutating func remember(_ value: Value) {
    guard isUsed else { return }
    switch value {
    case .number(let number):
      guard let whole = number.wholeValue, 0..<ValidAnswers.limit ~= whole else { return }
      while wholes.count <= whole { wholes.append(false) }
      wholes[whole] = true
    case .text(let text):
      guard remembersTexts, texts.count < ValidAnswers.limit * 4, text.utf8.count < 64 else {
        return
      }
      texts.insert(text)
    default: break
    }
  }
}
