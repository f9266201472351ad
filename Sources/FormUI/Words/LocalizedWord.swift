import FormValidation

/// Something that this module says in its own name, in every language that there is.
protocol LocalizedWord: CaseIterable, Sendable {
  /// What the ids of all the words begin with, `session`.
  static var group: String { get }

  /// The wording in English.
  var english: Message { get }
}

extension LocalizedWord {
  /// The id that languages know the word by, `session.submitButton`.
  var id: String { "\(Self.group).\(self)" }

  /// The wording in a language: its own, else that of the language with its code, else English.
  func wording(in language: PhraseBook) -> Message {
    if language.code == PhraseBook.english.code, language.phrases.isEmpty { return english }
    return language.phrases[id] ?? PhraseBook.named(language.code)?.phrases[id] ?? english
  }
}
