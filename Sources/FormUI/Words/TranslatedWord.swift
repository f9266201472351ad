import FormValidation

/// Something that this module says in its own name, in every language that it has.
protocol TranslatedWord: CaseIterable, Sendable {
  /// The wordings.
  var english: Message { get }
  var german: Message { get }
  var japanese: Message { get }

  /// The wording in a language.
  func wording(in language: PhraseBook) -> Message
}

extension TranslatedWord {
  /// The wording that the module has for the code of a language; the English one where it has none.
  func translation(to code: String) -> Message {
    switch code {
    case "de": german
    case "ja": japanese
    default: english
    }
  }
}
