/// Counts the words of a text, scalar by scalar, from its start.
///
/// A word begins with a letter or a digit and continues with letters, digits, marks, and
/// underscores; with an apostrophe, a period, or the like between two letters; with a comma or the
/// like between two digits. Each ideograph and each Hiragana letter is a separate word. Scripts
/// written without spaces, such as Thai, count as one word, because dividing them requires a
/// dictionary.
///
/// The count never decreases as a text grows.
/// - Source: Unicode Standard Annex #29, 4.1; most kinds of scalars are taken from general
///   categories and properties, which agree with Word_Break except for a few rare characters.
struct WordScanner {
  /// The role of a scalar in a word.
  enum Kind {
    case letter, digit, katakana, lone, joiner, midLetter, midDigit, midEither, ignored, other
  }

  /// How many words have begun.
  private(set) var count = 0

  /// The last scalar of the word being read, if any.
  private var last: Kind?

  /// The sign between letters or digits that is part of the word only if one follows.
  private var pending: Kind?

  /// Creates a scanner before the first scalar.
  init() {}

  /// Reads the next scalar.
  mutating func read(_ scalar: Unicode.Scalar) {
    let kind = WordScanner.kind(of: scalar)
    switch kind {
    case .ignored: return
    case .letter, .digit, .katakana, .lone: readWordy(kind)
    case .joiner:
      if last == .lone || pending != nil { last = nil }
      if last != nil { last = .joiner }
      pending = nil
    case .midLetter, .midDigit, .midEither:
      if pending != nil || !canFollow(kind) { last = nil }
      pending = last == nil ? nil : kind
    case .other:
      last = nil
      pending = nil
    }
  }

  private mutating func readWordy(_ kind: Kind) {
    if kind == .lone || !goesOn(with: kind) { count += 1 }
    last = kind
    pending = nil
  }

  /// Returns whether a letter or a digit belongs to the word being read.
  private func goesOn(with kind: Kind) -> Bool {
    guard let last, last != .lone else { return false }
    switch pending {
    case .midLetter: return kind == .letter
    case .midDigit: return kind == .digit
    case .midEither: return kind == last
    default: break
    }
    if last == .joiner || last == kind { return true }
    return last != .katakana && kind != .katakana
  }

  private func canFollow(_ kind: Kind) -> Bool {
    switch last {
    case .letter: kind != .midDigit
    case .digit: kind != .midLetter
    default: false
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    // The most common scalars.
    if scalar.isASCIILetter { return .letter }
    return Kind(listed: scalar.value)
      ?? (scalar.value == 0x200B ? .other : categoryKind(of: scalar))
  }

  private static func categoryKind(of scalar: Unicode.Scalar) -> Kind {
    if scalar.isASCII { return scalar.isASCIIDigit ? .digit : scalar == "_" ? .joiner : .other }
    switch scalar.properties.generalCategory {
    case .decimalNumber: return .digit
    case .connectorPunctuation: return .joiner
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return .ignored
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      // Below the first ideographs there are only letters.
      if scalar.value < 0x3000 { return .letter }
      let isLone = scalar.properties.isIdeographic || Script.hiragana.contains(scalar)
      return isLone ? .lone : .letter
    default: return scalar.properties.isAlphabetic ? .letter : .other
    }
  }
}
