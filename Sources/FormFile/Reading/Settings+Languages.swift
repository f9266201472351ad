import FormValidation
import SourceText

/// The languages of a form.
extension Settings {
  /// Reads the languages that the form's texts are written in, before any of them.
  mutating func readLanguages(_ extensions: FormExtensions) {
    declare("languages", .wordList(Language.codes))
    guard let nodes = list("languages") else {
      return scope.texts.begin(in: nil, isUnclear: has("languages"))
    }
    if has("language") {
      let note = "without --lang or the environment, it is the first of its languages"
      report("a form with languages has no language", at: "language", note: note)
    }
    if nodes.isEmpty { report("languages is an empty list", at: "languages") }
    var languages: [Language] = []
    for node in nodes {
      guard let language = language(node) else { continue }
      if languages.contains(where: { $0.code == language.code }) {
        findings.append(Finding(node.mark, "duplicate language \(language.code.quoted)"))
      }
      languages.append(language)
    }
    let isUnclear = languages.count < nodes.count
    let codes = languages.map(\.code)
    if let code = extensions.language?.code, !codes.contains(code), !codes.isEmpty, !isUnclear {
      let list = codes.joined(separator: ", ")
      report("the form is not in \(code), only in \(list)", at: "languages")
    }
    let requested = extensions.language.map { [$0.code] } ?? extensions.requestedLanguages
    scope.texts.begin(
      in: FormLanguages(languages, preferring: requested),
      isUnclear: isUnclear
    )
  }

  /// Reads the language of a form with only one, and returns that of the form.
  mutating func language(_ extensions: FormExtensions) -> Language {
    declare("language", .words(Language.codes))
    let own = text("language") == nil ? nil : node("language").flatMap { language($0) }
    return scope.texts.languages?.language ?? extensions.language ?? own ?? .english
  }

  /// Reads the format of dates, times and decimals.
  mutating func locale() -> LocalForms? {
    declare("locale", .words(LocalForms.codes))
    guard let code = text("locale") else { return nil }
    let locale = LocalForms.named(code)
    if locale == nil {
      let codes = LocalForms.codes
      report(
        "unknown locale \(code.quoted)",
        at: "locale",
        suggestion: codes.nearest(to: code),
        note: "expected one of \(codes.joined(separator: ", "))"
      )
    }
    return locale
  }

  /// Returns the language that a node names, and reports if there is none.
  private mutating func language(_ node: Node) -> Language? {
    if let language = node.text.flatMap(Language.named) { return language }
    let nearest = node.text.flatMap { code in
      Language.codes.language(for: code) ?? ForeignWords.languages[code]?.names.first
        ?? Language.codes.nearest(to: code)
    }
    let message =
      node.text.map { "unknown language \($0.quoted)" }
      ?? "expected a language, found \(node.kindWords)"
    let note = nearest == nil ? "expected one of \(Language.codes.joined(separator: ", "))" : nil
    findings.append(Finding(node.mark, message, suggestion: nearest, note: note))
    return nil
  }
}
