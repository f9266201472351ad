/// A form that texts which mean the same have alike.
/// - Source: Unicode Standard Annex #15; Unicode Standard, 3.11 and 3.12.
public enum NormalizationForm: String, Hashable, Sendable, CaseIterable {
  /// Canonically equivalent texts alike, accents composed: `e` and an acute accent are `é`.
  case nfc
  /// Compatible texts alike too: `ﬁ` is `fi`, `①` is `1`, and full-width letters are plain ones.
  case nfkc

  /// Whether the form leaves a scalar alone whatever stands around it, told by its value alone.
  fileprivate var firstChanging: UInt32 { self == .nfc ? 0x300 : 0xA0 }
}

extension String {
  /// The text in a form; the same text where nothing is to be done.
  /// - Complexity: O(n), in scalars.
  public func normalized(to form: NormalizationForm) -> String {
    guard !unicodeScalars.allSatisfy({ $0.value < form.firstChanging }) else { return self }
    var composition = Composition()
    for scalar in unicodeScalars {
      scalar.decompose(compatibly: form == .nfkc) { composition.add($0) }
    }
    return composition.finish()
  }

  /// Whether the text is in a form already.
  /// - Complexity: as `normalized(to:)`.
  public func isNormalized(to form: NormalizationForm) -> Bool {
    unicodeScalars.allSatisfy { $0.value < form.firstChanging }
      || normalized(to: form).unicodeScalars.elementsEqual(unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// Hands over what the scalar decomposes into, scalar by scalar; itself where it does not.
  func decompose(compatibly: Bool, _ body: (Unicode.Scalar) -> Void) {
    guard value >= 0xA0 else { return body(self) }
    if let syllable = HangulSyllable(self) { return syllable.forEachPart(body) }
    guard let entry = DecompositionTable.shared[value], compatibly || entry.isCanonical else {
      return body(self)
    }
    for part in entry.values { Unicode.Scalar(part)?.decompose(compatibly: compatibly, body) }
  }

  /// The scalar that this one and another one compose, if there is one.
  func composed(with next: Unicode.Scalar) -> Unicode.Scalar? {
    if let syllable = HangulSyllable.composed(of: self, next) { return syllable }
    return Composition.pairs[UInt64(value) << 32 | UInt64(next.value)].flatMap(Unicode.Scalar.init)
  }
}

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
