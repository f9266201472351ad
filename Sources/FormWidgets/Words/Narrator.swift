package import FormValidation

/// Says words, dates and the names of keys in one language: on the screen, in lines and in
/// announcements.
///
/// All texts are looked up once. A class, because every canvas refers to it.
package final class Narrator: Sendable {
  private let language: Language
  private let wordings: [Message]

  /// The months with their year, `{year}`, from January.
  private let months: [Message]

  /// The months of dates in words, short enough for a field: with `{year}`, and in the American
  /// order with `{day}`.
  private let monthsOfDates: [Message]

  /// The weekdays in about two letters, from Monday.
  let weekdays: [String]

  /// The weekdays of dates in words, from Monday.
  private let weekdaysOfDates: [String]

  /// The names of keys.
  package let keys: KeyNames

  /// The symbols in what it says.
  package let glyphs: Glyphs

  /// How dates are written.
  package let forms: LocalForms

  /// The words in English.
  package static let english = Narrator(in: .english)

  /// Creates the words of a language, except those that a form replaces.
  package init(
    in language: Language,
    _ glyphs: Glyphs = .unicode,
    replacing own: [(word: Word, text: String)] = []
  ) {
    self.glyphs = glyphs
    keys = KeyNames(in: language)
    forms = language.forms
    self.language = language
    var wordings =
      language.hasNoWords && language.forms == Language.english.forms
      ? Narrator.englishWordings : Narrator.wordings(in: language)
    for (word, text) in own { wordings[word.rawValue] = Message(text.printable) }
    self.wordings = wordings
    months = Narrator.englishMonths.enumerated().map { index, name in
      language.phrases["month.\(index + 1)"] ?? Message("\(name) {year}")
    }
    let isAmerican = language.writesAmericanDates
    monthsOfDates = Narrator.englishMonths.enumerated().map { index, name in
      let phrases = language.phrases
      return phrases["month.\(index + 1).of_date"] ?? phrases["month.\(index + 1)"]
        ?? Message(isAmerican ? "\(name.prefix(3)) {day}, {year}" : "\(name.prefix(3)) {year}")
    }
    weekdays = Narrator.englishWeekdays.enumerated().map { index, name in
      language.phrases["weekday.\(index + 1)"]?.template ?? String(name.prefix(2))
    }
    weekdaysOfDates = Narrator.englishWeekdays.enumerated().map { index, name in
      let phrases = language.phrases
      let own = phrases["weekday.\(index + 1).of_date"] ?? phrases["weekday.\(index + 1)"]
      return own?.template ?? name
    }
  }

  /// Returns a month of a year, from 1.
  func month(_ month: Int, of year: Int) -> String {
    months[month - 1].text(["year": .text(String(year))])
  }

  /// Returns a date with its weekday and the name of its month.
  func words(of date: CalendarDate) -> String {
    let index = Weekday.allCases.firstIndex(of: date.weekday) ?? 0
    let day = Value.number(Number(date.day))
    let month = monthsOfDates[date.month - 1].text(["day": day, "year": .text(String(date.year))])
    return text(
      .dateInWords,
      ["weekday": .text(weekdaysOfDates[index]), "day": day, "month": .text(month)]
    )
  }

  /// Returns a date as it is said, with the whole names of its weekday and its month.
  package func fullWords(of date: CalendarDate) -> String {
    let (number, day) = (date.weekday.number, Value.number(Number(date.day)))
    let weekday = language.phrases["day.\(number)"]?.template ?? date.weekday.label
    let month =
      language.writesAmericanDates
      ? "\(Narrator.englishMonths[date.month - 1]) \(date.day), \(date.year)"
      : self.month(date.month, of: date.year)
    return text(
      .dateInFull,
      ["weekday": .text(weekday), "day": day, "month": .text(month)]
    )
  }

  /// Looked up once in a process: most forms are in English.
  private static let englishWordings = wordings(in: .english)

  /// Returns the longest variant of each word in a language.
  private static func wordings(in language: Language) -> [Message] {
    Word.allCases.map { $0.wording(in: language).written($0, in: language).longest }
  }

  static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  static let englishWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// Returns a count with its limit: `137 / 200 words`; of characters and items, only the numbers.
  package func counter(_ count: Int, of limit: Int, _ unit: LengthUnit?) -> String {
    let numbers: Parameters = ["count": .number(Number(count)), "limit": .number(Number(limit))]
    switch unit {
    case .words?, .bytes?:
      let term = unit.map { Parameters.term("unit", $0.term, numbers) } ?? numbers
      return Message("{count} / {limit} {unit:limit}").text(term, in: language)
    case .graphemes?, .scalars?, .utf16?, nil:
      return Message("{count} / {limit}").text(numbers, in: language)
    }
  }

  /// The word without placeholders.
  package subscript(word: Word) -> String { wordings[word.rawValue].template }

  /// Returns the longest variant of a word with its placeholders filled; the language chooses plurals
  /// and joins lists.
  package func text(_ word: Word, _ parameters: Parameters = [:]) -> String {
    wordings[word.rawValue].text(parameters, in: language)
  }
}

extension Language {
  /// Whether dates in words have the American order: `Mon, Dec 28, 2026`.
  /// - Source: CLDR 46, the formats yMMMEd.
  fileprivate var writesAmericanDates: Bool {
    code == Language.english.code && forms.dateOrder == .monthDayYear
  }
}

extension Message {
  /// Returns the format of a date or a time in the order of a locale other than the language's own;
  /// any other word is unchanged.
  fileprivate func written(_ word: Word, in language: Language) -> Message {
    if word == .dateInWords || word == .dateInFull, language.writesAmericanDates {
      return "{weekday}, {month}"
    }
    guard word == .dateForm || word == .timeForm else { return self }
    let (forms, own) = (language.forms, Language.named(language.code)?.forms ?? LocalForms())
    switch word {
    case .timeForm where forms.hasTwelveHours: return Message("\(template) AM")
    case .dateForm
    where (forms.dateOrder, forms.dateSeparator) != (own.dateOrder, own.dateSeparator):
      let parts = template.split { !$0.isLetter }
      guard parts.count == 3 else { return self }
      let (year, month, day) =
        switch own.dateOrder {
        case .yearMonthDay: (parts[0], parts[1], parts[2])
        case .monthDayYear: (parts[2], parts[0], parts[1])
        case .dayMonthYear: (parts[2], parts[1], parts[0])
        }
      return Message(forms.joined(year: year, month: month, day: day))
    default: return self
    }
  }
}
