/// The plural rules of a language.
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
  /// The forms with their parsed conditions: alternatives of relations.
  private let forms: [Form]

  /// A form and its condition on the count.
  private struct Form: Hashable {
    let category: PluralCategory
    let alternatives: [[Relation]]
  }

  /// Creates the rules of a language; without a matching condition, a count is `other`.
  public init(_ conditions: [PluralCategory: String]) {
    self.init { conditions[$0] }
  }

  /// Creates the rules of a language from the condition of each form that has one.
  init(condition: (PluralCategory) -> String?) {
    forms = PluralCategory.allCases.compactMap { category in
      condition(category).map { condition in
        let alternatives = condition.split(separator: " ").split(separator: "or")
        return Form(
          category: category,
          alternatives: alternatives.map { $0.split(separator: "and").map(Relation.init) }
        )
      }
    }
  }

  /// One and other, as in English and German.
  public static let english = PluralRules { $0 == .one ? "i = 1 and v = 0" : nil }

  /// Returns the form for a count.
  package func category(of count: Number) -> PluralCategory {
    if forms.isEmpty { return .other }
    let operands = Operands(count)
    let form = forms.first { form in
      form.alternatives.contains { $0.allSatisfy { $0.holds(of: operands) } }
    }
    return form?.category ?? .other
  }

  /// The numbers in a range, both ends included.
  ///
  /// The first array of `ClosedRange<Int>` takes 270,000 instructions when a program starts.
  private struct Ends: Hashable {
    let low: Int
    let high: Int
  }

  /// A relation like `i % 10 = 2..4`; an invalid one never holds.
  private struct Relation: Hashable {
    private let operand: Character
    private let modulus: Int?
    private let ranges: [Ends]
    private let isEqual: Bool

    init(_ words: ArraySlice<Substring>) {
      let words = Array(words)
      let isWhole = words.count == 3 || words.count == 5 && words[1] == "%"
      operand = isWhole && words[0].count == 1 ? words[0].first ?? "?" : "?"
      modulus = words.count == 5 ? Int(words[2]) ?? 0 : nil
      isEqual = isWhole && words[words.count - 2] == "="
      ranges = (words.last ?? "").split(separator: ",").compactMap { range in
        let ends = range.split(separator: ".").compactMap { Int($0) }
        guard let low = ends.first, let high = ends.last, low <= high else { return nil }
        return Ends(low: low, high: high)
      }
    }

    func holds(of operands: Operands) -> Bool {
      guard modulus != 0, !ranges.isEmpty, var value = operands.value(of: operand) else {
        return false
      }
      if let modulus { value %= modulus }
      return ranges.contains { $0.low <= value && value <= $0.high } == isEqual
    }
  }

  /// An operand of a relation.
  private struct Operands {
    /// The whole part, or its last digits if it is too large.
    private let whole: Int

    /// The digits after the point, without zeros at the end.
    private let fraction: Substring

    init(_ count: Number) {
      if let value = count.wholeValue, value.magnitude < 1_000_000_000_000_000 {
        whole = Int(value.magnitude)
        fraction = ""
        return
      }
      let parts = count.description.split(separator: ".", maxSplits: 1)
      let digits = parts[0].drop { $0 == "-" }
      whole = (Int(digits.suffix(15)) ?? 0) + (digits.count > 15 ? 1_000_000_000_000_000 : 0)
      fraction = parts.count == 2 ? parts[1] : ""
    }

    /// Returns the value of an operand; `nil` if there is none, like `n` of a fraction.
    func value(of operand: Character) -> Int? {
      switch operand {
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

/// A plural category; every language has `other` and some of the rest.
/// - Source: Unicode Technical Standard #35, part 3, "Language Plural Rules".
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
