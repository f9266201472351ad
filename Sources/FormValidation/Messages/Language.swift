/// A language for messages: its translations by message id.
///
/// If a violation's message has an unknown id, its code is used. Unknown messages stay in English.
///
/// ```swift
/// let dutch = Language("nl", phrases: ["required": "Vul {label} in."])
/// ```
///
/// A notice of a form has shorter variants for narrow screens after ` | `.
public struct Language: Hashable, Sendable {
  /// The language's code, `de`.
  /// - Source: IETF BCP 47.
  public let code: String

  /// The plural rules of the language.
  public let plurals: PluralRules

  /// The local forms of numbers, dates, and yes or no.
  public let forms: LocalForms

  /// The local forms of the language itself, whatever formats it is written in.
  private var ownForms: LocalForms

  /// The wordings by message id.
  package let phrases: [String: Message]

  /// Creates a language from wordings by message id or by violation code.
  public init(
    _ code: String,
    plurals: PluralRules = .english,
    forms: LocalForms = LocalForms(),
    phrases: [String: Message]
  ) {
    self.code = code
    self.plurals = plurals
    (self.forms, ownForms) = (forms, forms)
    self.phrases = phrases
  }

  /// Returns the same language with numbers, dates, and times in other formats; `nil` for its own.
  func written(as locale: LocalForms?, phrases: [String: Message]? = nil) -> Language {
    let forms = (locale ?? ownForms).answering(as: forms)
    var language = Language(code, plurals: plurals, forms: forms, phrases: phrases ?? self.phrases)
    language.ownForms = ownForms
    return language
  }

  /// The built-in wording of the rules.
  public static let english = Language("en", phrases: [:])

  /// Returns the translation of a message; `nil` if there is none.
  package func wording(for message: Message) -> Message? {
    phrases.isEmpty ? nil : phrases[message.id]
  }

  /// Returns the words of a wording with placeholders filled in.
  public func text(of wording: Wording) -> String {
    text(of: wording, counting: nil, form: nil)
  }

  /// Returns the words of a wording in the plural form for a count, and in a grammatical case if
  /// the language has one.
  func text(of wording: Wording, counting count: Value?, form: String?) -> String {
    var parameters = wording.parameters
    if let count { parameters["count"] = count }
    let inflected = form.flatMap { phrases["\(wording.message.id).\($0)"] }
    let own = wording.isReworded ? nil : inflected ?? self.wording(for: wording.message)
    return (own ?? wording.message).text(parameters, in: self)
  }

  /// The name of a field without a label.
  package var unnamed: String { word(Message("label.unnamed", "This")) }

  /// Returns the name of an item of a list without a label.
  func item(numbered number: Int) -> String {
    let message = Message("label.item", "Item {number}")
    return (wording(for: message) ?? message).text(["number": .number(Number(number))], in: self)
  }

  /// Returns a list as one text.
  ///
  /// The first `joined` of the standard library in a process would search the conformances of all
  /// types, which takes longer than a key.
  package func list(_ texts: some Collection<String>) -> String {
    let separator = word(Message("list.separator", ", "))
    return texts.dropFirst().reduce(into: texts.first ?? "") { list, text in
      list += separator
      list += text
    }
  }

  /// Returns alternatives as one text.
  func alternative(_ texts: [String]) -> String {
    let rest = list(texts.dropLast())
    let pair = word(Message("list.or", "{first} or {last}"))
    return pair.replacingPlaceholders { $0 == "first" ? rest : texts.last ?? "" }
  }

  private func word(_ message: Message) -> String { (wording(for: message) ?? message).template }
}
