/// The local formats of numbers and dates, and of answers to yes-or-no questions.
///
/// Answers are the same in every language: ISO 8601 dates, and numbers with a decimal point. Here,
/// text typed in a local format is converted into such an answer.
///
/// ```swift
/// PhraseBook.german.forms.plainNumber("1,5")        // "1.5"
/// PhraseBook.german.forms.isoDate("24.12.2026")     // "2026-12-24"
/// ```
public struct LocalForms: Hashable, Sendable {
  /// The order of the parts of a date.
  public enum DateOrder: Hashable, Sendable {
    case dayMonthYear
    case monthDayYear
    case yearMonthDay
  }

  /// The separator between the parts of a date.
  public enum DateSeparator: String, Hashable, Sendable {
    case hyphen = "-"
    case period = "."
    case slash = "/"

    var scalar: Unicode.Scalar {
      switch self {
      case .hyphen: "-"
      case .period: "."
      case .slash: "/"
      }
    }
  }

  /// The separator before the decimals of a number.
  public let decimalSeparator: DecimalSeparator

  /// The order of the parts of a date.
  public let dateOrder: DateOrder

  /// The separator between the parts of a date.
  public let dateSeparator: DateSeparator

  /// Whether times are shown on a 12-hour clock, like `2:30 PM`.
  public let hasTwelveHours: Bool

  /// The lowercase letters that mean yes and no.
  public let yes: Character
  public let no: Character

  /// Creates the formats of a language; by default, those of ISO 8601 and English.
  public init(
    decimalSeparator: DecimalSeparator = .point,
    dateOrder: DateOrder = .yearMonthDay,
    dateSeparator: DateSeparator = .hyphen,
    hasTwelveHours: Bool = false,
    yes: Character = "y",
    no: Character = "n"
  ) {
    self.decimalSeparator = decimalSeparator
    self.dateOrder = dateOrder
    self.dateSeparator = dateSeparator
    self.hasTwelveHours = hasTwelveHours
    self.yes = yes
    self.no = no
  }

  /// Returns these formats with the letters for yes and no of others.
  func answering(as other: LocalForms) -> LocalForms {
    LocalForms(
      decimalSeparator: decimalSeparator,
      dateOrder: dateOrder,
      dateSeparator: dateSeparator,
      hasTwelveHours: hasTwelveHours,
      yes: other.yes,
      no: other.no
    )
  }

  /// Returns a number in the local format, such as `1,5` for 1.5 with a decimal comma.
  package func written(_ number: Number) -> String { written(number.description) }

  /// Returns a number in the local format; `nil` for any other value, or if it would not differ.
  package func written(_ value: Value) -> String? {
    guard decimalSeparator == .comma, case .number(let number) = value else { return nil }
    return written(number)
  }

  /// Returns a number with a decimal point in the local format.
  package func written(_ plain: String) -> String {
    guard decimalSeparator == .comma, plain.utf8.contains(UInt8(ascii: ".")) else { return plain }
    return String(plain.map { $0 == "." ? "," : $0 })
  }

  /// Returns a time in the local format, such as `2:30 PM` for 14:30 on a 12-hour clock; with
  /// seconds, in ISO 8601 format.
  package func written(_ time: TimeOfDay) -> String {
    let text = time.description
    guard hasTwelveHours, text.utf8.count == 5 else { return text }
    let minute = text.suffix(2)
    return "\((time.hour + 11) % 12 + 1):\(minute) \(time.hour < 12 ? "AM" : "PM")"
  }

  /// Returns a date in the local format.
  package func written(_ date: CalendarDate) -> String {
    let parts = date.description.split(separator: "-")
    guard !hasISODates, parts.count == 3 else { return date.description }
    return joined(year: parts[0], month: parts[1], day: parts[2])
  }

  /// Returns the parts of a date in the language's order, with its separator.
  package func joined(year: Substring, month: Substring, day: Substring) -> String {
    let parts =
      switch dateOrder {
      case .dayMonthYear: [day, month, year]
      case .monthDayYear: [month, day, year]
      case .yearMonthDay: [year, month, day]
      }
    return parts.joined(separator: dateSeparator.rawValue)
  }

  /// Whether dates are typed only in ISO 8601 format.
  package var hasISODates: Bool { dateOrder == .yearMonthDay && dateSeparator == .hyphen }

  /// Returns the answer that a letter means: the language's own, or `y` and `n`; `nil` for any
  /// other letter.
  package func flag(_ letter: Character) -> Bool? {
    let letter = letter.lowercased()
    if letter == yes.lowercased() || letter == "y" { return true }
    return letter == no.lowercased() || letter == "n" ? false : nil
  }

  /// Returns a typed number with a decimal point and without surrounding white space.
  ///
  /// With a decimal comma, points before the comma group digits: `1.234,5` is `1234.5`, and so do
  /// several points: `1.234.567`. A lone point without a comma precedes the decimals in any
  /// language, as in numbers from a form file or from data.
  package func plainNumber(_ typed: String) -> String {
    let text = typed.trimmingSpaces
    guard decimalSeparator == .comma else { return text }
    guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")) else {
      let groups = text.groupsOfThree
      return groups.count > 2 ? groups.joined() : text
    }
    let whole = text[..<comma].utf8.split(
      separator: UInt8(ascii: "."),
      omittingEmptySubsequences: false
    )
    let isGrouped = whole.dropFirst().allSatisfy { $0.count == 3 } && whole.first?.isEmpty == false
    guard whole.count == 1 || isGrouped else { return text }
    let digits = whole.map { String(decoding: $0, as: UTF8.self) }.joined()
    let plain = digits + "." + text[text.utf8.index(after: comma)...]
    return NumberScanner(plain).reading == .invalid ? text : plain
  }
}

extension LocalForms {
  /// Returns whether a lone point in a typed number could group digits as well as precede decimals:
  /// `1.000` with a decimal comma.
  package func isAmbiguous(_ typed: String) -> Bool {
    decimalSeparator == .comma && typed.trimmingSpaces.groupsOfThree.count == 2
  }
}

extension String {
  /// The groups of three digits of a whole number with points between them, the first one with the
  /// sign and fewer digits; empty for any other text.
  fileprivate var groupsOfThree: [Substring] {
    let point = UInt8(ascii: ".")
    // A long text is not split: its first group has at most a sign and three digits.
    guard utf8.prefix(5).contains(point) else { return [] }
    let groups = split(separator: ".", omittingEmptySubsequences: false)
    let first = groups[0].first == "-" ? groups[0].dropFirst() : groups[0]
    guard 1...3 ~= first.count, first.first != "0" else { return [] }
    let isGrouped = groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
    let digits = [first] + groups.dropFirst()
    return isGrouped && digits.allSatisfy { $0.utf8.allSatisfy { $0.decimalDigit != nil } }
      ? groups : []
  }

  /// The text without white space at either end.
  var trimmingSpaces: String { withoutSpaceAtStart.withoutSpaceAtEnd }
}
