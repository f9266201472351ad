/// The local formats of numbers and dates, and of answers to yes-or-no questions.
///
/// Answers are the same in every language: ISO 8601 dates, and numbers with a decimal point. Here,
/// text typed in a local format is converted into such an answer.
///
/// ```swift
/// Language.german.forms.plainNumber("1,5")        // "1.5"
/// Language.german.forms.isoDate("24.12.2026")     // "2026-12-24"
/// ```
public struct LocalForms: Hashable, Sendable {
  /// The order of the parts of a date.
  public enum DateOrder: Hashable, Sendable {
    /// As in `24.12.2026`.
    case dayMonthYear
    /// As in `12/24/2026`.
    case monthDayYear
    /// As in `2026-12-24`.
    case yearMonthDay
  }

  /// The separator between the parts of a date.
  public enum DateSeparator: String, Hashable, Sendable {
    /// As in `2026-12-24`.
    case hyphen = "-"
    /// As in `24.12.2026`.
    case period = "."
    /// As in `24/12/2026`.
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

  /// The lowercase letter that means yes.
  public let yes: Character

  /// The lowercase letter that means no.
  public let no: Character

  /// The code of the language whose words dates can be typed with, besides English.
  package var language = "en"

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
    var forms = LocalForms(
      decimalSeparator: decimalSeparator,
      dateOrder: dateOrder,
      dateSeparator: dateSeparator,
      hasTwelveHours: hasTwelveHours,
      yes: other.yes,
      no: other.no
    )
    forms.language = other.language
    return forms
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
}

extension String {
  /// The text without white space at either end.
  var trimmingSpaces: String { withoutSpaceAtStart.withoutSpaceAtEnd }
}
