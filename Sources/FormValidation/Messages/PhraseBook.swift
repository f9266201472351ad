/// A language that violations and requirements can be worded in.
///
/// It knows wordings by the English they stand for, and by a violation's code for every other
/// wording of that code. What it does not know stays English.
///
/// ```swift
/// let dutch = PhraseBook("nl", phrases: ["{label} is needed.": "Vul {label} in."])
/// ```
public struct PhraseBook: Hashable, Sendable {
  /// The language's code, `de`.
  /// - Source: IETF BCP 47.
  public let code: String

  /// How the language sorts counts.
  public let plurals: PluralRule

  /// What stands between the members of a list.
  public let separator: String

  /// What stands before the last of several things any one of which will do.
  public let alternative: String

  /// What a field without a label is called.
  public let unnamed: String

  private let phrases: [String: Message]

  /// Creates a language of wordings, by the English ones or by code.
  ///
  /// Without a word for "or" of its own, choices are listed like anything else.
  public init(
    _ code: String,
    plurals: PluralRule = .oneOrMore,
    separator: String = ", ",
    alternative: String? = nil,
    unnamed: String = "This",
    phrases: [String: Message]
  ) {
    self.code = code
    self.plurals = plurals
    self.separator = separator
    self.alternative = alternative ?? separator
    self.unnamed = unnamed
    self.phrases = phrases
  }

  /// The words that rules come with.
  public static let english = PhraseBook("en", alternative: " or ", phrases: [:])

  /// The codes of the languages that can be had by their code.
  public static let codes = ["en", "de", "ja"]

  /// The language of a code, if there are wordings in it.
  public static func named(_ code: String) -> PhraseBook? {
    switch code {
    case "en": .english
    case "de": .german
    case "ja": .japanese
    default: nil
    }
  }

  /// How numbers, dates, and yes or no are typed in the language.
  public var forms: LocalForms {
    switch code {
    case "de": .german
    case "ja": .japanese
    default: LocalForms()
    }
  }

  /// The wording that stands for an English one; nothing where the book has none.
  public func wording(for message: Message) -> Message? {
    phrases[message.template]
  }

  /// The wording of a violation; nothing where the book has none.
  ///
  /// That of a code counts where the violation has all it mentions.
  public func wording(for violation: Violation) -> Message? {
    if let wording = phrases[violation.message.template] { return wording }
    guard let wording = phrases[violation.code] else { return nil }
    let isWhole = wording.placeholders.allSatisfy { name in
      name == "label" || violation.parameters[name] != nil
    }
    return isWhole ? wording : nil
  }

  /// The words of a wording, placeholders filled in.
  public func text(of wording: Wording) -> String {
    let own = wording.isReworded ? nil : self.wording(for: wording.message)
    return (own ?? wording.message).text(wording.parameters, in: self)
  }

  /// The phrases themselves, for whoever checks them.
  var all: [String: Message] { phrases }
}
