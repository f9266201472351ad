/// A change made to a copy of a text before rules see it, and to the answer handed over.
///
/// The text being edited is never touched. Doing any of them twice changes nothing more.
public enum Normalizer: Hashable, Sendable {
  /// Removes white space at both ends.
  case trim
  /// Removes white space at the start.
  case trimStart
  /// Removes white space at the end.
  case trimEnd
  /// Makes one space of each run of white space.
  case collapseSpaces
  /// Removes certain characters, wherever they stand.
  case strip(String)
  /// Makes every letter lower case, in no particular language.
  case lowercase
  /// Makes every letter upper case, in no particular language.
  case uppercase
  /// Removes the difference of upper and lower case: `Straße` becomes `strasse`.
  case foldCase
  /// Makes the first letter of each word a capital, and the others small.
  case titleCase
  /// Composes accents, so that canonically equivalent texts are alike.
  case nfc
  /// Composes accents and replaces what is compatible, so that `ﬁ` is `fi`.
  case nfkc
  /// Makes decimal digits of any script 0 to 9.
  case digitsToASCII
  /// Makes full-width letters, digits and signs those of ASCII, and the ideographic space a space.
  case fullWidthToASCII
  /// Writes a telephone number by E.164, as one of a region where it has no country in front.
  case e164(PhoneRegion? = nil)

  /// Writes a text as the one of a list that it is but for case.
  case spelling([String])

  /// The text after the change.
  ///
  /// A text of more than 100,000 bytes stays as it is, which keeps every key quick, whatever is
  /// pasted.
  /// - Complexity: O(n), in scalars.
  public func apply(to text: String) -> String {
    guard text.utf8.count <= Normalizer.textLimit else { return text }
    return switch self {
    case .trim: text.withoutSpaceAtStart.withoutSpaceAtEnd
    case .trimStart: text.withoutSpaceAtStart
    case .trimEnd: text.withoutSpaceAtEnd
    case .collapseSpaces: text.withSpacesCollapsed
    case .strip(let characters): text.stripped(of: characters)
    case .lowercase: text.lowercased()
    case .uppercase: text.uppercased()
    case .foldCase: text.foldedCase
    case .titleCase: text.titleCased
    case .nfc: text.normalized(to: .nfc)
    case .nfkc: text.normalized(to: .nfkc)
    case .digitsToASCII: text.withASCIIDigits
    case .fullWidthToASCII: text.withoutFullWidth
    case .e164(let region): text.writtenByE164(in: region)
    case .spelling(let texts): text.spelled(asIn: texts)
    }
  }
}

extension Normalizer {
  /// The longest text that is changed, in bytes of UTF-8.
  private static let textLimit = 100_000
}

extension [Normalizer] {
  /// The value after all changes, in order; only texts change.
  public func apply(to value: Value) -> Value {
    guard !isEmpty, case .text(let text) = value else { return value }
    return .text(reduce(text) { $1.apply(to: $0) })
  }
}

extension String {
  /// The text as the one of a list that it is but for case; itself where there is none.
  fileprivate func spelled(asIn texts: [String]) -> String {
    if texts.contains(self) { return self }
    let folded = lowercased()
    return texts.first { $0.lowercased() == folded } ?? self
  }
}
