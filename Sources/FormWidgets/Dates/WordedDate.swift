import FormValidation

/// A date typed with words: `28 Dec 2026`, `Mon, Dec 28, 2026`, `2026年12月28日`, `Dec 28`, `tomorrow`
/// or `+3d`.
enum WordedDate: Equatable, Sendable {
  /// A date.
  case date(CalendarDate)
  /// The beginning of a date.
  case begun
  /// A day after the last one of its month, which has so many.
  case beyondMonth(days: Int)
  /// A day of a year, with the name of another weekday.
  case otherWeekday
  /// Not a date, whatever follows.
  case none

  /// Reads a text in a language, given the current date for one that is counted from it.
  init(_ typed: String, in language: String, today: CalendarDate?) {
    let text = String(typed[...].trimmingWhitespace).foldedWord
    // Most dates have digits only; the longest has about 40 characters.
    guard text.utf8.count <= 80, text.hasDateWords else {
      let isSigned =
        text.first == "-" && text.dropFirst().allSatisfy { $0.isASCIIDigit || $0 == " " }
      self = isSigned ? .begun : .none
      return
    }
    let words = DateWords(language)
    let relative = WordedDate.relative(text, words, today)
    self = relative == .none ? WordedDate.named(text, words, today) : relative
  }

  /// The same date in the form of a rule's verdict; `nil` for no date.
  var verdict: Verdict? {
    switch self {
    case .date: .valid
    case .begun: .incomplete("date.not_a_date", Wording.enterRestOfDate.message)
    case .beyondMonth(let days): .noDate(.monthHasDays(days))
    case .otherWeekday:
      .noDate(Wording("date.other_weekday", "That date falls on another weekday.").fact)
    case .none: nil
    }
  }
}

/// Dates counted from today.
extension WordedDate {
  /// Reads a word for a day near today, a number of days, weeks, months or years, or both.
  private static func relative(
    _ text: String,
    _ words: DateWords,
    _ today: CalendarDate?
  ) -> WordedDate {
    var rest = text[...]
    var start = 0
    for (word, days) in [(Word.today, 0), (.tomorrow, 1), (.yesterday, -1)] {
      for spelling in words.spellings(of: word) {
        if spelling.hasPrefix(text), spelling != text { return .begun }
        guard text.hasPrefix(spelling) else { continue }
        (rest, start) = (text.dropFirst(spelling.count), days)
      }
    }
    rest = rest.trimmingWhitespace
    guard let sign = rest.first else { return today.map { .of($0.adding(days: start)) } ?? .begun }
    guard sign == "+" || sign == "-" else { return .none }
    rest = rest.dropFirst().trimmingWhitespace
    let digits = rest.prefix { $0.isASCIIDigit }
    let unit = String(rest.dropFirst(digits.count).trimmingWhitespace)
    guard digits.count <= 5, let count = Int(digits) else {
      return rest.isEmpty ? .begun : .none
    }
    if unit.isEmpty { return .begun }
    let steps = sign == "-" ? -count : count
    let units: [(Word, (CalendarDate) -> CalendarDate)] = [
      (.dayUnit, { $0.adding(days: steps) }), (.weekUnit, { $0.adding(days: 7 * steps) }),
      (.monthUnit, { $0.adding(months: steps) }), (.yearUnit, { $0.adding(months: 12 * steps) }),
    ]
    for (word, end) in units where words.spellings(of: word).contains(unit) {
      return today.map { .of(end($0.adding(days: start))) } ?? .begun
    }
    let isBegun = units.contains { word, _ in
      words.spellings(of: word).contains { $0.hasPrefix(unit) }
    }
    return isBegun ? .begun : .none
  }

  /// Returns a date in the years that dates can have.
  private static func of(_ date: CalendarDate) -> WordedDate {
    1...9_999 ~= date.year ? .date(date) : .none
  }
}

/// Dates with the name of a month.
extension WordedDate {
  /// A part of a date.
  private enum Part {
    case weekday, day, month, year
  }

  /// A word or a number of a date, with its meaning if a sign after it tells.
  private struct Token {
    let text: String
    var part: Part?
  }

  private static let orders: [[Part]] = [
    [.day, .month, .year], [.month, .day, .year], [.year, .month, .day],
    [.weekday, .day, .month, .year], [.weekday, .month, .day, .year],
    [.year, .month, .day, .weekday], [.month, .day, .weekday],
  ]

  private static func named(
    _ text: String,
    _ words: DateWords,
    _ today: CalendarDate?
  ) -> WordedDate {
    guard let (tokens, isOpen) = tokens(in: text, words) else { return .none }
    let date = named(tokens, isOpen: isOpen, words, today)
    guard date == .none, isOpen, let last = tokens.last?.text,
      words.spellings(of: .dateFillers).contains(where: { $0.hasPrefix(last) })
    else { return date }
    let rest = Array(tokens.dropLast())
    return rest.isEmpty || named(rest, isOpen: false, words, today) != .none ? .begun : .none
  }

  private static func named(
    _ tokens: [Token],
    isOpen: Bool,
    _ words: DateWords,
    _ today: CalendarDate?
  ) -> WordedDate {
    var found = WordedDate.none
    for order in orders where tokens.count <= order.count {
      var parts: [Part: Int] = [:]
      var fits = true
      for (index, (token, part)) in zip(tokens, order).enumerated() where fits {
        if token.part == nil || token.part == part, let number = number(of: token, part, words) {
          parts[part] = number
        } else {
          fits = isOpen && index == tokens.count - 1 && canBecome(part, token, words)
        }
      }
      guard fits else { continue }
      let reading = parts.count == tokens.count ? date(parts, today) : .begun
      if case .date = reading { return reading }
      if found != .begun { found = reading }
    }
    return found
  }

  /// What may follow the number of a day: `1er janvier`, `1º de mayo`.
  private static let ordinals = ["er", "º", "o"]

  /// Returns the words and numbers of a text, and whether the last one may continue; `nil` if a word
  /// and a number touch.
  private static func tokens(in text: String, _ words: DateWords) -> ([Token], isOpen: Bool)? {
    let signs: [Character: Part] = ["年": .year, "月": .month, "日": .day]
    let fillers = words.spellings(of: .dateFillers)
    var tokens: [Token] = []
    var rest = text[...]
    var isOpen = false
    var hasBegun = false
    while let first = rest.first {
      if first.isASCIIDigit {
        guard !isOpen else { return nil }
        let digits = rest.prefix { $0.isASCIIDigit }
        rest = rest.dropFirst(digits.count)
        tokens.append(Token(text: String(digits), part: rest.first.flatMap { signs[$0] }))
        isOpen = tokens[tokens.count - 1].part == nil
        if !isOpen { rest = rest.dropFirst() }
      } else if first.isLetter {
        let word = String(rest.prefix { $0.isLetter })
        rest = rest.dropFirst(word.count)
        let isOrdinal =
          tokens.last?.text.last?.isASCIIDigit == true
          && ordinals.contains { $0 == word || rest.isEmpty && $0.hasPrefix(word) }
        guard !isOpen || isOrdinal else { return nil }
        isOpen = true
        let isLeftOut = isOrdinal || !rest.isEmpty && fillers.contains(word)
        if !isLeftOut { tokens.append(Token(text: word)) }
      } else {
        guard " .,-/()".contains(first), hasBegun else { return nil }
        isOpen = false
        rest = rest.dropFirst()
      }
      hasBegun = true
    }
    return (tokens, isOpen)
  }

  /// Returns the number that a token has as a part; `nil` if it has none.
  private static func number(of token: Token, _ part: Part, _ words: DateWords) -> Int? {
    switch part {
    case .weekday: words.weekday(token.text)
    case .month where token.part == .month: number(token.text, 1...12)
    case .month: words.month(token.text).map { $0 + 1 }
    case .day: number(token.text, 1...31)
    case .year: token.text.count == 4 ? number(token.text, 1...9_999) : nil
    }
  }

  private static func number(_ text: String, _ limits: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { limits.contains($0) ? $0 : nil }
  }

  /// Returns whether an unfinished token can become a part.
  private static func canBecome(_ part: Part, _ token: Token, _ words: DateWords) -> Bool {
    switch part {
    case .weekday: words.canBecomeWeekday(token.text)
    case .month: words.canBecomeMonth(token.text) || token.text.isDigits(atMost: 2)
    case .day: token.text == "0"
    case .year: token.text.isDigits(atMost: 3)
    }
  }

  /// Returns the date of some parts; without a year, the next one from today on.
  private static func date(_ parts: [Part: Int], _ today: CalendarDate?) -> WordedDate {
    guard let month = parts[.month], let day = parts[.day] else { return .begun }
    let isLeap = parts[.year].map(CalendarDate.isLeap) ?? true
    let days = CalendarDate.days(inMonth: month, isLeap: isLeap)
    if day > days { return .beyondMonth(days: days) }
    guard let years = parts[.year].map({ $0...$0 }) ?? today.map({ $0.year...$0.year + 8 })
    else { return .begun }
    let dates = years.lazy.compactMap { CalendarDate(year: $0, month: month, day: day) }
    let date = dates.first { parts[.year] != nil || today.map($0.isOnOrAfter) ?? false }
    let weekday = parts[.weekday].map { Weekday.allCases[$0] }
    guard let date else { return .begun }
    if weekday == nil || weekday == date.weekday { return .date(date) }
    return parts[.year] == nil ? .begun : .otherWeekday
  }
}

extension CalendarDate {
  fileprivate func isOnOrAfter(_ other: CalendarDate) -> Bool { self >= other }
}

extension String {
  /// Whether a date has more than digits and the marks between them.
  package var hasDateWords: Bool { contains { !"0123456789./- ".contains($0) } }

  /// Whether the text is a number of digits up to a limit.
  fileprivate func isDigits(atMost count: Int) -> Bool {
    1...count ~= self.count && allSatisfy(\.isASCIIDigit)
  }
}
