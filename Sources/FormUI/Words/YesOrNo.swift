import FormValidation

/// A yes or no as typed in any of the supported languages.
enum YesOrNo: Hashable, Sendable {
  case yes, no

  /// Reads an answer, ignoring case; `nil` if it is neither.
  init?(_ line: String) {
    guard let answer = YesOrNo.answers[line[...].trimmingWhitespace.lowercased()] else {
      return nil
    }
    self = answer
  }

  /// Whether it is a yes.
  var isYes: Bool { self == .yes }

  private static let answers: [String: YesOrNo] = {
    var answers: [String: YesOrNo] = [
      "true": .yes, "on": .yes, "1": .yes, "false": .no, "off": .no, "0": .no,
    ]
    for language in PhraseBook.codes.compactMap(PhraseBook.named) {
      for (word, letter, answer) in [
        (SessionWord.yes, language.forms.yes, YesOrNo.yes),
        (SessionWord.no, language.forms.no, YesOrNo.no),
      ] {
        answers[word.wording(in: language).template.lowercased()] = answer
        answers[letter.lowercased()] = answer
      }
    }
    return answers
  }()
}
