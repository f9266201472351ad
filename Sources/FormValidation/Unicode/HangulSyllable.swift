/// A syllable of Hangul, which is computed of its letters.
/// - Source: Unicode Standard, 3.12, "Conjoining Jamo Behavior".
struct HangulSyllable {
  private static let first: UInt32 = 0xAC00
  private static let leads: Range<UInt32> = 0x1100..<0x1113
  private static let vowels: Range<UInt32> = 0x1161..<0x1176
  // The first value stands for no tail.
  private static let tails: Range<UInt32> = 0x11A7..<0x11C3
  private static let vowelsAndTails = UInt32(vowels.count * tails.count)
  private static let all = first..<first + UInt32(leads.count) * vowelsAndTails

  private let index: UInt32

  /// Creates the syllable that a scalar is, if it is one.
  init?(_ scalar: Unicode.Scalar) {
    guard HangulSyllable.all.contains(scalar.value) else { return nil }
    index = scalar.value - HangulSyllable.first
  }

  /// Hands over its letters, in order.
  func forEachPart(_ body: (Unicode.Scalar) -> Void) {
    let tailCount = UInt32(HangulSyllable.tails.count)
    let lead = HangulSyllable.leads.lowerBound + index / HangulSyllable.vowelsAndTails
    let vowel =
      HangulSyllable.vowels.lowerBound + index % HangulSyllable.vowelsAndTails / tailCount
    Unicode.Scalar(lead).map(body)
    Unicode.Scalar(vowel).map(body)
    if index % tailCount > 0 {
      Unicode.Scalar(HangulSyllable.tails.lowerBound + index % tailCount).map(body)
    }
  }

  /// The syllable of a lead and a vowel, or of a syllable without a tail and a tail.
  static func composed(of left: Unicode.Scalar, _ right: Unicode.Scalar) -> Unicode.Scalar? {
    let tailCount = UInt32(tails.count)
    if leads.contains(left.value), vowels.contains(right.value) {
      let lead = left.value - leads.lowerBound
      let vowel = right.value - vowels.lowerBound
      return Unicode.Scalar(first + (lead * UInt32(vowels.count) + vowel) * tailCount)
    }
    guard let syllable = HangulSyllable(left), syllable.index % tailCount == 0,
      tails.dropFirst().contains(right.value)
    else { return nil }
    return Unicode.Scalar(left.value + right.value - tails.lowerBound)
  }
}
