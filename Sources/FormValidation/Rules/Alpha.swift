/// Text must consist of letters with their marks, and optionally digits, hyphens, and underscores.
struct Alpha: Rule {
  /// The characters allowed besides letters and their marks.
  enum Extent: Hashable, Sendable {
    /// Nothing.
    case letters
    /// Decimal digits.
    case lettersAndDigits
    /// Decimal digits, hyphens and underscores.
    case lettersDigitsAndDashes
  }

  private let extent: Extent
  private let ascii: Bool
  private let language: Alphabet?
  private let ignored: String

  /// Creates the rule; ignored characters are also allowed.
  init(
    _ extent: Extent = .letters,
    ascii: Bool = false,
    of language: Alphabet? = nil,
    ignoring ignored: String = ""
  ) {
    self.extent = extent
    self.ascii = ascii
    self.language = language
    self.ignored = ignored
  }

  var traits: RuleTraits {
    var traits = RuleTraits()
    if language == nil { traits.shape = .characters(selections) }
    return traits
  }

  /// The characters allowed in texts of any language.
  private var selections: [CharacterSelection] {
    let letters = CharacterSelection(.letters, ascii: ascii)
    let digits = CharacterSelection(.digits, ascii: ascii)
    let more: [CharacterSelection] =
      switch extent {
      case .letters: []
      case .lettersAndDigits: [digits]
      case .lettersDigitsAndDashes: [digits, CharacterSelection(characters: "-_")]
      }
    return [letters, CharacterSelection(characters: ignored)] + more
  }

  var name: String {
    switch extent {
    case .letters: "alpha"
    case .lettersAndDigits: "alphanumeric"
    case .lettersDigitsAndDashes: "alpha_dash"
    }
  }

  var requirement: Wording {
    switch extent {
    case .letters:
      Wording("needs.letters", "Only letters", judging: "{label} must contain only letters.")
    case .lettersAndDigits:
      Wording(
        "needs.alphanumeric",
        "Only letters and digits",
        judging: "{label} must contain only letters and digits."
      )
    case .lettersDigitsAndDashes:
      Wording(
        "needs.alpha_dash",
        "Only letters, digits, - and _",
        judging: "{label} must contain only letters, digits, - and _."
      )
    }
  }

  func verdict(on text: String, among _: Answers) -> Verdict {
    var last: Unicode.Scalar?
    return .only(message, in: text) { scalar, isFirst in
      if let language {
        // A letter and an accent typed after it count as the composed letter.
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

  /// Returns whether a digit or a dash is allowed.
  private func allowsSign(_ scalar: Unicode.Scalar) -> Bool {
    let isDigit =
      ascii || language != nil ? scalar.isASCIIDigit : scalar.isDecimalDigit
    if extent != .letters, isDigit { return true }
    return extent == .lettersDigitsAndDashes && (scalar == "-" || scalar == "_")
  }

  private var message: Message {
    switch extent {
    case .letters: Message("characters.letters", "Use letters only, not \"{character}\".")
    case .lettersAndDigits:
      Message("characters.alphanumeric", "Use letters and digits only, not \"{character}\".")
    case .lettersDigitsAndDashes:
      Message("characters.alpha_dash", "Use letters, digits, - and _ only, not \"{character}\".")
    }
  }

  package static let definition = RuleDefinition(
    "alpha",
    "Only letters",
    details: details,
    standard: "Unicode Standard, 4.5, the general categories L and M",
    parameters: parameters,
    codes: [.notAllowed()],
    example: RuleExample("alpha", passes: #""été""#, fails: #""a1""#)
  ) { arguments throws(RuleArgumentError) in try Alpha(.letters, arguments) }

  package static let alphanumeric = RuleDefinition(
    "alphanumeric",
    aliases: ["alnum"],
    "Only letters and digits",
    details: details,
    standard: standard,
    parameters: parameters,
    codes: [.notAllowed()],
    example: RuleExample("alphanumeric", passes: #""été2""#, fails: #""a-1""#)
  ) { arguments throws(RuleArgumentError) in try Alpha(.lettersAndDigits, arguments) }

  package static let dash = RuleDefinition(
    "alpha_dash",
    "Only letters, digits, - and _",
    details: details,
    standard: standard,
    parameters: parameters,
    codes: [.notAllowed()],
    example: RuleExample("alpha_dash", passes: #""a-1_b""#, fails: #""a b""#)
  ) { arguments throws(RuleArgumentError) in try Alpha(.lettersDigitsAndDashes, arguments) }

  private static let details =
    "Of any script, with the marks on them, unless ASCII or a language is asked for."

  private static let standard = "Unicode Standard, 4.5, the general categories L, M and Nd"

  private static let parameters = [
    RuleParameter("ascii", .flag, "true for ASCII letters and digits only"),
    RuleParameter("unicode", .flag, "the opposite of ascii"),
    RuleParameter("ignore", .text, "characters that are accepted anywhere", default: ""),
    RuleParameter(
      "locale",
      .notation(.language),
      "the language whose letters to accept: de, fr-CA"
    ),
  ]

  private init(_ extent: Extent, _ arguments: RuleArguments) throws(RuleArgumentError) {
    let isASCII: Bool? = arguments[optional: "ascii"]
    let isUnicode: Bool? = arguments[optional: "unicode"]
    if let isASCII, isASCII == isUnicode {
      throw RuleArgumentError("unicode", "unicode is the opposite of ascii")
    }
    self.init(
      extent,
      ascii: isASCII ?? isUnicode.map { !$0 } ?? false,
      of: arguments[optional: "locale"],
      ignoring: arguments["ignore"]
    )
  }
}

extension RuleParameter.Notation {
  fileprivate static let language = RuleParameter.Notation(
    "a language whose alphabet is known",
    hint: "the languages are \(Alphabet.allCases.map(\.rawValue).joined(separator: ", "))"
  ) { value in
    value.text.flatMap { Alphabet(locale: $0) }
  }
}

extension Clause {
  /// Text must consist of letters.
  public static var alpha: Clause { Clause(Alpha()) }

  /// Text must consist of letters and digits.
  public static var alphanumeric: Clause { Clause(Alpha(.lettersAndDigits)) }

  /// Text must consist of letters, digits, hyphens and underscores.
  public static var alphaDash: Clause { Clause(Alpha(.lettersDigitsAndDashes)) }

  /// Text must consist of letters, ASCII only or of any script.
  public static func alpha(
    ascii: Bool = false,
    of language: Alphabet? = nil,
    ignoring ignored: String = ""
  ) -> Clause {
    Clause(Alpha(ascii: ascii, of: language, ignoring: ignored))
  }

  /// Text must consist of letters and digits, ASCII only or of any script.
  public static func alphanumeric(
    ascii: Bool = false,
    of language: Alphabet? = nil,
    ignoring ignored: String = ""
  ) -> Clause {
    Clause(Alpha(.lettersAndDigits, ascii: ascii, of: language, ignoring: ignored))
  }

  /// Text must consist of letters, digits, hyphens, and underscores, ASCII only or of any script.
  public static func alphaDash(
    ascii: Bool = false,
    of language: Alphabet? = nil,
    ignoring ignored: String = ""
  ) -> Clause {
    Clause(Alpha(.lettersDigitsAndDashes, ascii: ascii, of: language, ignoring: ignored))
  }
}

/// A language with a known alphabet.
/// - Source: the letters, validator.js 13.15.35, "alpha.js".
public enum Alphabet: String, Hashable, Sendable, CaseIterable {
  case bg, cs, da, de, el, en, es, fi, fr, hu, it, nb, nl, nn, pl, pt, ru, sk, sl, sv, tr, uk

  /// Creates the language of a locale: `en` of `en-GB`.
  package init?(locale: String) {
    let code = locale.prefix { $0 != "-" && $0 != "_" }
    self.init(rawValue: code.lowercased())
  }

  /// Returns whether the alphabet has a letter, in either case, with its accent composed.
  func contains(_ letter: Unicode.Scalar) -> Bool {
    if letter.isASCII { return letter.isASCIILetter && isLatin }
    return letters.unicodeScalars.contains(letter)
      || letters.unicodeScalars.contains { String($0) == letter.properties.lowercaseMapping }
  }

  private var isLatin: Bool {
    switch self {
    case .bg, .el, .ru, .uk: false
    default: true
    }
  }

  /// The lowercase non-ASCII letters, and capitals whose lowercase is not in the alphabet.
  private var letters: String {
    switch self {
    case .bg: "абвгдежзийклмнопрстуфхцчшщъыьэюя"
    case .cs: "áčďéěíňóřšťúůýž"
    case .da, .nb, .nn: "æøå"
    case .de: "äöüßẞ"
    case .el: "αβγδεζηθικλμνξοπρςστυφχψωάέήίόύώϊϋΐΰ"
    case .en: ""
    case .es: "áéíñóúü"
    case .fi, .sv: "åäö"
    case .fr: "àâæçéèêëïîôœùûüÿ"
    case .hu: "áéíóöőúüű"
    case .it: "àéèìîóòù"
    case .nl: "áéëïóöüú"
    case .pl: "ąćęśłńóżź"
    case .pt: "ãáàâäçéêëíïõóôöúü"
    case .ru: "абвгдежзийклмнопрстуфхцчшщъыьэюяё"
    case .sk: "áčďéíňóšťúýžĺŕľäô"
    case .sl: "čćđšž"
    case .tr: "çğİıöşü"
    case .uk: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя"
    }
  }
}
