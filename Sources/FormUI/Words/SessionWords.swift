import FormValidation

/// All that a session says in its own name, in one language, looked up once.
struct SessionWords: Hashable, Sendable {
  private let wordings: [Message]

  /// The months with their year, `{year}`, from January.
  private let months: [Message]

  /// The days of the week in two letters or so, from Monday.
  let weekdays: [String]

  /// What keys are called.
  let keys: KeyNames

  /// The words in English.
  static let english = SessionWords(in: .english)

  /// Looks the words up in a language.
  init(in language: PhraseBook) {
    keys = KeyNames(in: language)
    wordings = SessionWord.allCases.map { $0.wording(in: language) }
    months = SessionWords.englishMonths.enumerated().map { index, name in
      language.phrases["month.\(index + 1)"] ?? Message("\(name) {year}")
    }
    weekdays = SessionWords.englishWeekdays.enumerated().map { index, name in
      language.phrases["weekday.\(index + 1)"]?.template ?? name
    }
  }

  /// A month of a year, from 1.
  func month(_ month: Int, of year: Int) -> String {
    months[month - 1].text(["year": .text(String(year))])
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static let englishWeekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  /// A word that has no placeholders.
  subscript(word: SessionWord) -> String { wordings[word.rawValue].template }

  /// A word with its placeholders filled in; the language sorts counts and joins lists.
  func text(_ word: SessionWord, _ parameters: Parameters, in language: PhraseBook) -> String {
    wordings[word.rawValue].text(parameters, in: language)
  }
}
