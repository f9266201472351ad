/// How a language sorts counts into plural forms.
///
/// Each form but `other` has a condition, written as CLDR writes it.
///
/// ```swift
/// let polish = PluralRules([
///   .one: "i = 1 and v = 0",
///   .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
///   .many: "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9",
/// ])
/// polish.category(of: 3)  // few
/// ```
/// - Source: Unicode Technical Standard #35, part 3, 5.1.1, "Operands" and "Relations".
public struct PluralRules: Hashable, Sendable {
  private let conditions: [PluralCategory: String]

  /// Creates the rules of a language; what no condition holds of is `other`.
  public init(_ conditions: [PluralCategory: String]) {
    self.conditions = conditions
  }

  /// One, and the rest, as in English and German.
  public static let english = PluralRules([.one: "i = 1 and v = 0"])

  /// The form for a count.
  public func category(of count: Number) -> PluralCategory {
    for category in PluralCategory.allCases {
      if let condition = conditions[category], Operands(count).meet(condition) { return category }
    }
    return .other
  }

  /// What a condition can ask of a count.
  private struct Operands {
    /// The whole part, or what its last digits say of it if it is too large to count.
    private let whole: Int

    /// The digits after the point, without zeros at the end.
    private let fraction: Substring

    init(_ count: Number) {
      let parts = count.description.split(separator: ".", maxSplits: 1)
      let digits = parts[0].drop { $0 == "-" }
      whole = (Int(digits.suffix(15)) ?? 0) + (digits.count > 15 ? 1_000_000_000_000_000 : 0)
      fraction = parts.count == 2 ? parts[1] : ""
    }

    /// Whether one of the alternatives of a condition holds.
    func meet(_ condition: String) -> Bool {
      condition.split(separator: " or ").contains { alternative in
        alternative.split(separator: " and ").allSatisfy(meetsRelation)
      }
    }

    /// Whether a relation such as `i % 10 = 2..4` holds.
    private func meetsRelation(_ relation: Substring) -> Bool {
      let words = relation.split(separator: " ")
      guard words.count == 3 || words.count == 5, var value = operand(words[0]) else {
        return false
      }
      if words.count == 5, let modulus = Int(words[2]), modulus > 0 { value %= modulus }
      let isAmong = words[words.count - 1].split(separator: ",").contains { range in
        let ends = range.split(separator: "..").compactMap { Int($0) }
        guard let low = ends.first, let high = ends.last, low <= high else { return false }
        return low...high ~= value
      }
      return (words[words.count - 2] == "=") == isAmong
    }

    /// The value of an operand; `nil` if the count has none, as a fraction has no whole `n`.
    private func operand(_ name: Substring) -> Int? {
      switch name {
      case "n": fraction.isEmpty ? whole : nil
      case "i": whole
      case "v", "w": fraction.count
      case "f", "t": Int(fraction) ?? 0
      case "e", "c": 0
      default: nil
      }
    }
  }
}
