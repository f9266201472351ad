/// The languages that a form's texts are written in, and the one that it is shown in.
///
/// Each text is chosen when the form is created:
///
/// ```swift
/// let text = FormLanguages(.english, .german, preferring: ["de-AT"])
/// let form = Form(
///   text(en: "Sign up", de: "Anmelden"),
///   messages: MessageCatalog(in: text.language)
/// ) {
///   Field("age", label: text(en: "Age", de: "Alter"), NumberField())
/// }
/// ```
@dynamicCallable
public struct FormLanguages: Hashable, Sendable {
  /// The languages, in the order in which they stand in for one that a text lacks.
  public let languages: [Language]

  /// The language of the form, of its messages and its keys.
  public let language: Language

  /// Creates the languages of a form, which is shown in the one requested first.
  /// - Parameters:
  ///   - first: The language if no language of the form is requested.
  ///   - others: The other languages.
  ///   - codes: The requested languages, the best first, as tags or as names of locales: `de-AT`,
  ///     `de_AT.UTF-8`.
  public init(_ first: Language, _ others: Language..., preferring codes: [String] = []) {
    self.init([first] + others, preferring: codes, or: first)
  }

  /// Creates the languages of a form in order; `nil` if there are none.
  package init?(_ languages: [Language], preferring codes: [String]) {
    guard let first = languages.first else { return nil }
    self.init(languages, preferring: codes, or: first)
  }

  private init(_ languages: [Language], preferring codes: [String], or first: Language) {
    self.languages = languages
    let known = languages.map(\.code)
    let best = codes.lazy.compactMap { known.language(for: $0) }.first
    language = languages.first { $0.code == best } ?? first
  }

  /// Returns the language that an environment requests, as the name of a locale; empty if none.
  ///
  /// - Source: POSIX.1-2024, 8.2, internationalization variables.
  public static func requested(inEnvironment variable: (String) -> String?) -> [String] {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].map { variable($0) ?? "" }
    return names.first { !$0.isEmpty }.map { [$0] } ?? []
  }

  /// Returns one of several texts by the codes of their languages: that in the form's language, or
  /// else in the first of the others.
  ///
  /// A call with the codes as labels does the same: `text(en: "Age", de: "Alter")`.
  public func text(_ texts: KeyValuePairs<String, String>) -> String {
    choice(among: texts.map(\.key)).map { texts[$0].value } ?? ""
  }

  /// Returns one of several texts by the codes of their languages.
  public func dynamicallyCall(withKeywordArguments texts: KeyValuePairs<String, String>) -> String {
    text(texts)
  }

  /// Returns the index of the best code among those of a text; `nil` if it is in no language of the
  /// form.
  package func choice(among codes: [String]) -> Int? {
    ([language] + languages).lazy.compactMap { codes.firstIndex(of: $0.code) }.first
  }
}

extension [String] {
  /// Returns the code of the language that a tag or the name of a locale requests; `nil` if it is
  /// none of these codes.
  ///
  /// A region does not matter unless there is a language for it.
  package func language(for name: String) -> String? {
    let tag = name.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-").lowercased()
    func primary(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
    return first { $0.lowercased() == tag }
      ?? first { primary($0.lowercased()) == primary(tag) }
  }
}
