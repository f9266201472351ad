import FormValidation

/// All that a session says in its own name, in one language, looked up once.
struct SessionWords: Hashable, Sendable {
  private let wordings: [Message]

  /// What keys are called.
  let keys: KeyNames

  /// The words in English.
  static let english = SessionWords(in: .english)

  /// Looks the words up in a language.
  init(in language: PhraseBook) {
    keys = KeyNames(in: language.code)
    wordings = SessionWord.allCases.map { $0.wording(in: language) }
  }

  /// A word that has no placeholders.
  subscript(word: SessionWord) -> String { wordings[word.rawValue].template }

  /// A word with its placeholders filled in; the language sorts counts and joins lists.
  func text(_ word: SessionWord, _ parameters: Parameters, in language: PhraseBook) -> String {
    wordings[word.rawValue].text(parameters, in: language)
  }
}
