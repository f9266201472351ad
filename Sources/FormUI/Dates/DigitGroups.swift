/// Groups of digits with a sign between them, such as a date's, which a person need not type.
struct DigitGroups: Hashable, Sendable {
  /// How many digits each group has.
  let lengths: [Int]

  /// What stands between two groups.
  let separator: Character

  /// The groups of a date, `2026-03-31`.
  static let date = DigitGroups(lengths: [4, 2, 2], separator: "-")

  /// The groups of a time, `23:59`.
  static let time = DigitGroups(lengths: [2, 2], separator: ":")

  /// The text with a digit or a separator typed behind it, where that brings about more than
  /// itself: a digit behind a full group a separator before it, a separator behind a lone digit a
  /// zero.
  ///
  /// Nothing where the character is to be typed as it is.
  func text(_ text: String, typing character: Character) -> String? {
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    guard let last = groups.last, groups.count < lengths.count,
      zip(groups.dropLast(), lengths).allSatisfy({ $0.isDigits && $0.count == $1 }), last.isDigits
    else { return nil }
    let length = lengths[groups.count - 1]
    if character.isASCIIDigit, last.count == length { return "\(text)\(separator)\(character)" }
    guard character == separator, last.count == 1, length == 2 else { return nil }
    return "\(text.dropLast())0\(last)\(separator)"
  }

  /// A run of digits in groups, as far as it goes; any other text as it is.
  func grouped(_ text: String) -> String {
    guard text.count == lengths.reduce(0, +), text[...].isDigits else { return text }
    return text.reduce(into: "") { $0 = self.text($0, typing: $1) ?? $0 + String($1) }
  }

  /// The numbers that a whole text is made of; nothing where it is none.
  func numbers(in text: String) -> [Int]? {
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    guard groups.count == lengths.count,
      zip(groups, lengths).allSatisfy({ $0.isDigits && $0.count == $1 })
    else { return nil }
    return groups.compactMap { Int($0) }
  }
}

extension Substring {
  /// Whether the text is digits 0 to 9, one at least.
  fileprivate var isDigits: Bool { !isEmpty && allSatisfy(\.isASCIIDigit) }
}

extension Character {
  /// Whether the character is one of the digits 0 to 9, with no mark on it.
  ///
  /// A range of characters does not tell: `1` with an accent lies between `0` and `9` as well.
  var isASCIIDigit: Bool { asciiValue.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false }
}
