import FormValidation

/// A text of this module itself, in every language.
protocol LocalizedWord: CaseIterable, Sendable {
  /// The prefix of the ids of all words: `session`.
  static var group: String { get }

  /// The English wording.
  var english: Message { get }
}

extension LocalizedWord {
  /// The id of the word in languages: `session.submitButton`.
  var id: String { "\(Self.group).\(self)" }

  /// Returns the wording in a language: its own, else that of the language with its code, else
  /// English.
  func wording(in language: PhraseBook) -> Message {
    if language.code == PhraseBook.english.code, language.phrases.isEmpty { return english }
    return language.phrases[id] ?? PhraseBook.named(language.code)?.phrases[id] ?? english
  }
}
