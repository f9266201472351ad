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
