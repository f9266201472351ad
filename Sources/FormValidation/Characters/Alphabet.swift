/// The scalars that a rule on letters allows.
struct Alphabet: Hashable, Sendable {
  /// What is allowed beside letters and the marks on them.
  enum Extent: Hashable {
    case letters
    case lettersAndDigits
    case lettersDigitsAndDashes
  }

  private let extent: Extent
  private let ascii: Bool
  private let language: Language?
  private let ignored: String

  /// Creates the scalars of an extent, maybe of a language; those of another text are allowed too.
  init(_ extent: Extent, ascii: Bool, of language: Language? = nil, ignoring ignored: String) {
    self.extent = extent
    self.ascii = ascii
    self.language = language
    self.ignored = ignored
  }

  /// The verdict on a text that must consist of these scalars.
  func verdict(on text: String, _ message: Message) -> Verdict {
    var last: Unicode.Scalar?
    return .only(message, in: text) { scalar, isFirst in
      if let language {
        // A letter and an accent typed behind it are the letter that they compose.
        if let letter = last?.composed(with: scalar), language.contains(letter) {
          last = letter
          return true
        }
        last = scalar
        if language.contains(scalar) { return true }
      } else if scalar.isASCII || !ascii, scalar.isLetter || !isFirst && scalar.isMark {
        return true
      }
      return allowsSign(scalar) || ignored.unicodeScalars.contains(scalar)
    }
  }

  /// Whether a digit or a dash is allowed.
  private func allowsSign(_ scalar: Unicode.Scalar) -> Bool {
    let isDigit =
      ascii || language != nil ? scalar.isASCIIDigit : scalar.isDecimalDigit
    if extent != .letters, isDigit { return true }
    return extent == .lettersDigitsAndDashes && (scalar == "-" || scalar == "_")
  }
}

extension Alphabet {
  static let details =
    "Of any script, with the marks on them, unless ASCII or a language is asked for."

  static let parameters = [
    RuleParameter("ascii", .flag, "true for ASCII letters and digits only"),
    RuleParameter("unicode", .flag, "the opposite of ascii"),
    RuleParameter("ignore", .text, "characters that are accepted anywhere", default: ""),
    RuleParameter(
      "locale",
      .notation(.language),
      "the language whose letters to accept: de, fr-CA"
    ),
  ]

  /// Whether the arguments ask for ASCII alone.
  static func isASCII(_ arguments: RuleArguments) throws(RuleArgumentError) -> Bool {
    let isASCII: Bool? = arguments[optional: "ascii"]
    let isUnicode: Bool? = arguments[optional: "unicode"]
    if let isASCII, isASCII == isUnicode {
      throw RuleArgumentError("unicode", "unicode is the opposite of ascii")
    }
    return isASCII ?? isUnicode.map { !$0 } ?? false
  }
}
