import FormValidation

/// A yes or no as typed in any of the supported languages.
package enum YesOrNo: Hashable, Sendable {
  case yes, no

  /// Reads an answer, ignoring case; `nil` if it is neither.
  package init?(_ line: String) {
    let line = line[...].trimmingWhitespace.lowercased()
    guard let answer = YesOrNo.common[line] ?? YesOrNo.translated[line] else { return nil }
    self = answer
  }

  package var isYes: Bool { self == .yes }

  /// The answers of scripts, and the English ones.
  private static let common: [String: YesOrNo] = {
    var answers = YesOrNo.answers(in: [.english])
    for word in ["true", "on", "1"] { answers[word] = .yes }
    for word in ["false", "off", "0"] { answers[word] = .no }
    return answers
  }()

  /// The answers in all languages, which are only read if an answer is none of the common ones.
  private static let translated = answers(in: Language.codes.lazy.compactMap(Language.named))

  private static func answers(in languages: some Sequence<Language>) -> [String: YesOrNo] {
    var answers: [String: YesOrNo] = [:]
    for language in languages {
      for (word, letter, answer) in [
        (Word.yes, language.forms.yes, YesOrNo.yes),
        (Word.no, language.forms.no, YesOrNo.no),
      ] {
        answers[word.wording(in: language).template.lowercased()] = answer
        answers[letter.lowercased()] = answer
      }
    }
    return answers
  }
}
