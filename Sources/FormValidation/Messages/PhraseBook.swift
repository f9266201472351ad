/// A language that messages can be worded in: its wordings by the ids of messages.
///
/// A violation whose message has an id that the book does not know is worded by its code. What the
/// book does not know at all stays English.
///
/// ```swift
/// let dutch = PhraseBook("nl", phrases: ["required": "Vul {label} in."])
/// ```
public struct PhraseBook: Hashable, Sendable {
  /// The language's code, `de`.
  /// - Source: IETF BCP 47.
  public let code: String

  /// How the language sorts counts.
  public let plurals: PluralRules

  /// How numbers, dates, and yes or no are typed in the language.
  public let forms: LocalForms

  /// The wordings, by the ids of messages.
  public let phrases: [String: Message]

  /// Creates a language of wordings by the ids of messages, or by the codes of violations.
  public init(
    _ code: String,
    plurals: PluralRules = .english,
    forms: LocalForms = LocalForms(),
    phrases: [String: Message]
  ) {
    self.code = code
    self.plurals = plurals
    self.forms = forms
    self.phrases = phrases
  }

  /// The words that rules come with.
  public static let english = PhraseBook("en", phrases: [:])

  /// The wording that a message has in the language; `nil` if none.
  public func wording(for message: Message) -> Message? {
    phrases.isEmpty ? nil : phrases[message.id]
  }

  /// The words of a wording, placeholders filled in.
  public func text(of wording: Wording) -> String {
    text(of: wording, counting: nil, form: nil)
  }

  /// The words of a wording in the plural form that a count calls for, and in a grammatical case if
  /// the language has it.
  func text(of wording: Wording, counting count: Value?, form: String?) -> String {
    var parameters = wording.parameters
    if let count { parameters["count"] = count }
    let inflected = form.flatMap { phrases["\(wording.message.id).\($0)"] }
    let own = wording.isReworded ? nil : inflected ?? self.wording(for: wording.message)
    return (own ?? wording.message).text(parameters, in: self)
  }

  /// What a field without a label is called.
  public var unnamed: String { word(Message("label.unnamed", "This")) }

  /// What comes between the members of a list.
  var separator: String { word(Message("list.separator", ", ")) }

  /// Texts any one of which will do, as one.
  func alternative(_ texts: [String]) -> String {
    let rest = texts.dropLast().joined(separator: separator)
    let pair = word(Message("list.or", "{first} or {last}"))
    return Message.pieces(of: pair).map { piece in
      switch (piece.isPlaceholder, piece.text) {
      case (true, "first"): rest
      case (true, "last"): texts.last ?? ""
      default: String(piece.text)
      }
    }
    .joined()
  }

  private func word(_ message: Message) -> String { (wording(for: message) ?? message).template }
}
