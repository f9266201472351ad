import Diagnostics
import FormValidation

/// The rows of rules on the words of a text, and on how it is encoded.
extension RuleKey {
  static let wordings = [
    RuleKey("min_words", on: .text, main: "min", placeholders: ["min", "actual", "missing"]) {
      settings in
      guard settings.needs("min"), let min = settings.count("min") else { return nil }
      return .minWords(min)
    },
    RuleKey("max_words", on: .text, main: "max", placeholders: ["max", "actual", "excess"]) {
      settings in
      guard settings.needs("max"), let max = settings.count("max") else { return nil }
      return .maxWords(max)
    },
    RuleKey("no_suspicious", on: .text, main: "checks", placeholders: ["position"]) { settings in
      .noSuspicious(
        Set(settings.choices("checks", of: Suspicion.self) ?? Suspicion.allCases)
      )
    },
    RuleKey("normalized", on: .text, main: "form", placeholders: ["form"]) { settings in
      .normalized(settings.choice("form", of: NormalizationForm.self) ?? .nfc)
    },
  ]

  /// Reads whose letters a rule allows: those of ASCII, of a language, or of any script.
  static func alphabet(
    from settings: inout Settings,
    clause: (_ ascii: Bool, _ language: Language?, _ ignored: String) -> Clause
  ) -> Clause? {
    let count = settings.findings.count
    let isASCII = settings.flag("ascii")
    let isUnicode = settings.flag("unicode")
    let ignored = settings.text("ignore") ?? ""
    let language = settings.language("locale")
    if let isASCII, let isUnicode, isASCII == isUnicode {
      settings.report("unicode is the opposite of ascii", at: "unicode")
    }
    guard settings.findings.count == count else { return nil }
    return clause(isASCII ?? isUnicode.map { !$0 } ?? false, language, ignored)
  }
}

extension Settings {
  /// The language of the locale that a key names, if it is there and its alphabet is known.
  fileprivate mutating func language(_ key: String) -> Language? {
    guard let locale = text(key) else { return nil }
    if let language = Language(locale: locale) { return language }
    let names = Language.allCases.map(\.rawValue).joined(separator: ", ")
    report(
      "\(subject(key)) has no alphabet of \(locale.quoted)",
      at: key,
      note: "the languages are \(names)"
    )
    return nil
  }
}
