import FormValidation

/// The words of a language and of English that dates are typed with, without case and accents.
struct DateWords {
  /// The names of each month, January first, and of each weekday, Monday first.
  let months: [[String]]
  let weekdays: [[String]]

  private let language: Language

  /// Creates the words of a language by its code.
  init(_ code: String) {
    let language = Language.named(code) ?? .english
    self.language = language
    months = Narrator.englishMonths.enumerated().map { index, name in
      [language.phrases["month.\(index + 1)"]?.template.firstWord ?? "", name.foldedWord]
    }
    weekdays = Narrator.englishWeekdays.enumerated().map { index, name in
      let id = "weekday.\(index + 1)"
      let own = [language.phrases[id], language.phrases["\(id).of_date"]]
      return own.compactMap { $0?.template.firstWord } + [name.foldedWord]
    }
  }

  /// Returns the spellings of a word, those of the language first.
  func spellings(of word: Word) -> [String] {
    [word.wording(in: language), word.english].flatMap { message in
      message.template.split(separator: " ").map { String($0).foldedWord }
    }
  }

  /// The index of the month that a word names or abbreviates; `nil` if it is not one, or could be
  /// several.
  func month(_ word: String) -> Int? {
    guard word.count > 2 else { return nil }
    // The language's own name decides where both have the abbreviation.
    for spelling in 0..<2 {
      let named = months.indices.filter { months[$0][spelling].hasPrefix(word) }
      if !named.isEmpty { return named.count == 1 ? named[0] : nil }
    }
    return nil
  }

  /// Returns whether more letters can make a word the name of a month.
  func canBecomeMonth(_ word: String) -> Bool {
    months.contains { $0.contains { $0.hasPrefix(word) } }
  }

  /// The index of the weekday that a word names or abbreviates, with two letters or more; `nil` if
  /// it is not one.
  func weekday(_ word: String) -> Int? {
    let indices = weekdays.indices
    return indices.first { weekdays[$0].contains { !$0.isEmpty && word.hasPrefix($0) } }
      ?? indices.first { word.count > 1 && weekdays[$0].contains { $0.hasPrefix(word) } }
  }

  /// Returns whether more letters can make a word the name of a weekday.
  func canBecomeWeekday(_ word: String) -> Bool {
    weekday(word) != nil || weekdays.contains { $0.contains { $0.hasPrefix(word) } }
  }
}

extension String {
  /// The text without case, accents and typographic apostrophes.
  var foldedWord: String {
    String(decoding: String(map { $0 == "’" ? "'" : $0 }).foldedBytes, as: UTF8.self)
  }

  /// The first word outside placeholders, folded; empty if it has digits.
  fileprivate var firstWord: String {
    let text = replacingOccurrencesOfPlaceholders
    let word = text.drop { !$0.isLetter }.prefix(while: \.isLetter)
    return text.contains(where: \.isNumber) ? "" : String(word).foldedWord
  }

  private var replacingOccurrencesOfPlaceholders: String {
    split(separator: "}", omittingEmptySubsequences: false)
      .map { $0.prefix { $0 != "{" } }.joined()
  }
}
