/// A normalization of a text for the rules and the submitted answer.
///
/// The text being edited never changes. Normalizing is idempotent.
public enum Normalizer: Hashable, Sendable {
  /// Removes white space at both ends.
  case trim
  /// Removes white space at the start.
  case trimStart
  /// Removes white space at the end.
  case trimEnd
  /// Replaces each run of white space with one space.
  case collapseSpaces
  /// Removes the Unicode scalars of certain characters anywhere, also from other characters.
  case strip(String)
  /// Converts letters to lowercase, in no particular language.
  case lowercase
  /// Converts letters to uppercase, in no particular language.
  case uppercase
  /// Folds case: `Straße` becomes `strasse`.
  case foldCase
  /// Capitalizes the first letter of each word, and converts the others to lowercase.
  case titleCase
  /// Composes accents, so that canonically equivalent texts are the same.
  case nfc
  /// Composes accents and replaces compatible characters, so that `ﬁ` is `fi`.
  case nfkc
  /// Converts decimal digits of any script to 0 to 9.
  case digitsToASCII
  /// Converts full-width letters, digits, and symbols to ASCII, and the ideographic space to a
  /// space.
  case fullWidthToASCII
  /// Reads a text in which digits are meant: converts digits of any script and the signs typed
  /// with them to ASCII, and removes invisible marks.
  case plainDigits
  /// Makes a slug for addresses and names of files: `Crème brûlée, Straße` becomes
  /// `creme-brulee-strasse`.
  case slug
  /// Converts a phone number to E.164 format, using a region if it has no country code.
  case e164(PhoneRegion? = nil)

  /// Replaces a text with the spelling of an equal one in a list.
  case spelling([String])

  /// Applies other normalizers to each text of a list.
  indirect case items([Normalizer])

  /// Returns the normalized text.
  /// - Complexity: O(n), in scalars.
  public func apply(to text: String) -> String {
    switch self {
    case .trim: text.hasSpaceAtEnds ? text.withoutSpaceAtStart.withoutSpaceAtEnd : text
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
    case .plainDigits: text.withPlainDigits
    case .slug: text.slug
    case .e164(let region): text.writtenByE164(in: region)
    case .spelling(let texts): text.spelled(asIn: texts)
    case .items: text
    }
  }
}

extension Normalizer {
  /// The normalizers without a parameter, by their names in forms.
  package static let plain: [(name: String, normalizer: Normalizer)] = [
    ("trim", .trim), ("trim_start", .trimStart), ("trim_end", .trimEnd),
    ("collapse_spaces", .collapseSpaces), ("lowercase", .lowercase), ("uppercase", .uppercase),
    ("fold_case", .foldCase), ("title_case", .titleCase), ("slug", .slug), ("nfc", .nfc),
    ("nfkc", .nfkc), ("digits_to_ascii", .digitsToASCII),
    ("full_width_to_ascii", .fullWidthToASCII),
  ]
}

extension [Normalizer] {
  /// The normalizers without duplicates.
  var distinct: [Normalizer] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }

  /// Returns the value after all normalizers, in order; only texts change, or those in a list.
  public func apply(to value: Value) -> Value {
    guard !isEmpty else { return value }
    switch value {
    case .text(let text): return .text(reduce(text) { $1.apply(to: $0) })
    case .list(let items):
      let inner = flatMap { normalizer -> [Normalizer] in
        if case .items(let inner) = normalizer { inner } else { [] }
      }
      return inner.isEmpty ? value : .list(items.map(inner.apply))
    case .null, .bool, .number, .object: return value
    }
  }
}

extension String {
  /// Returns the equal text in a list, ignoring case; the text itself if there is none.
  fileprivate func spelled(asIn texts: [String]) -> String {
    if texts.contains(where: isEquivalent) { return self }
    let folded = lowercased()
    return texts.first { $0.lowercased().isEquivalent(to: folded) } ?? self
  }
}

extension String {
  /// The text with 0 to 9 for the decimal digits of any script.
  /// - Source: Unicode Character Database, the property Numeric_Type, Decimal.
  var withASCIIDigits: String {
    replacingScalars { scalar in
      guard scalar.value > 0x7F, scalar.properties.numericType == .decimal,
        let digit = scalar.properties.numericValue
      else { return scalar }
      return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digit))
    }
  }

  /// The text with ASCII instead of full-width forms.
  /// - Source: Unicode Standard, the block Halfwidth and Fullwidth Forms.
  var withoutFullWidth: String {
    replacingScalars { scalar in
      switch scalar.value {
      case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(scalar.value - 0xFF01 + 0x21))
      case 0x3000: " "
      default: scalar
      }
    }
  }

  private func replacingScalars(_ replacement: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(unicodeScalars.lazy.map(replacement)))
  }
}

extension String {
  /// Whether the text begins or ends with white space.
  var hasSpaceAtEnds: Bool {
    unicodeScalars.first?.properties.isWhitespace == true
      || unicodeScalars.last?.properties.isWhitespace == true
  }

  /// The text from its first scalar that is not white space.
  var withoutSpaceAtStart: String {
    String(unicodeScalars.drop(while: \.properties.isWhitespace))
  }

  /// The text up to its last scalar that is not white space.
  var withoutSpaceAtEnd: String {
    let end = unicodeScalars.lastIndex { !$0.properties.isWhitespace }
      .map(unicodeScalars.index(after:))
    return String(unicodeScalars[..<(end ?? startIndex)])
  }

  /// The text with each run of white space replaced by one space.
  var withSpacesCollapsed: String {
    var collapsed = ""
    var isInRun = false
    for scalar in unicodeScalars {
      let isSpace = scalar.properties.isWhitespace
      if !isSpace {
        collapsed.unicodeScalars.append(scalar)
      } else if !isInRun {
        collapsed.append(" ")
      }
      isInRun = isSpace
    }
    return collapsed
  }

  /// The text without the scalars of another one.
  func stripped(of characters: String) -> String {
    let unwanted = Set(characters.unicodeScalars)
    return String(String.UnicodeScalarView(unicodeScalars.filter { !unwanted.contains($0) }))
  }
}

extension String {
  /// The text with each word capitalized and its other letters in lowercase.
  ///
  /// A word is one by `WordScanner`; in `o'brien` the apostrophe belongs to it, so it becomes
  /// `O'brien`.
  /// - Source: Unicode Standard, 3.13, R3, toTitlecase.
  var titleCased: String {
    var words = WordScanner()
    var count = 0
    var hasCapital = false
    var text = ""
    for scalar in unicodeScalars {
      words.read(scalar)
      if words.count > count {
        count = words.count
        hasCapital = false
      }
      if hasCapital || count == 0 || scalar.isMark || !scalar.properties.isCased {
        text += scalar.properties.lowercaseMapping
      } else {
        text += scalar.properties.titlecaseMapping
        hasCapital = true
      }
    }
    return text
  }
}
