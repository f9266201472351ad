public import FormValidation
public import Foundation

/// The number of the answer, exactly; it has up to 38 digits.
extension Decimal: AnswerConvertible, Validatable {
  public init?(answer: Value) {
    guard let number = Number(answer: answer), Self.allows(answer),
      let decimal = Decimal(string: number.description, locale: Locale(identifier: "en_US_POSIX")),
      Number(decimal.description) == number
    else { return nil }
    self = decimal
  }

  public static var answerRules: RuleSet { [.decimal(maxFractionDigits: 127, maxDigits: 38)] }

  public static var answerWords: String { "a number of up to 38 digits" }
}

/// The midnight in UTC of a date, or the moment of a date and time, which is in UTC without an offset.
extension Date: AnswerConvertible, Validatable {
  public init?(answer: Value) {
    guard case .text(let text) = answer, Self.allows(answer),
      let moment = Moment(text) ?? Moment(text + "T00:00")
    else {
      return nil
    }
    let seconds = moment.date.secondsSince1970 + moment.time.secondsSinceMidnight
    self.init(timeIntervalSince1970: seconds - Double((moment.offset ?? 0) * 60))
  }

  public static var answerRules: RuleSet { [.any([.date, .dateTime, .dateTimeLocal])] }

  public static var answerWords: String { "a date" }

  /// The date and time in UTC in RFC 3339 format; for a date that it cannot express, the number of
  /// seconds since 1970.
  public var valueToValidate: Value {
    let seconds = timeIntervalSince1970
    // The years 0 to 9999. Foundation's own description of a date that is not a number stops the
    // program.
    guard -62_167_219_200..<253_402_300_800 ~= seconds else { return .text("\(seconds)") }
    // 2000 began 946,684,800 seconds after 1970.
    return .text("\(Moment.startOf2000.advanced(by: .seconds(seconds - 946_684_800)))")
  }
}

/// The web address that the answer spells.
extension URL: AnswerConvertible, Validatable {
  public init?(answer: Value) {
    guard case .text(let text) = answer, Self.allows(answer) else { return nil }
    self.init(string: text)
  }

  public static var answerRules: RuleSet { [.url()] }

  public static var answerWords: String { "a URL" }

  /// The text of the URL.
  public var valueToValidate: Value { .text(absoluteString) }
}

/// The UUID that the answer spells, in either case.
extension UUID: AnswerConvertible, Validatable {
  public init?(answer: Value) {
    guard case .text(let text) = answer else { return nil }
    self.init(uuidString: text)
  }

  public static var answerRules: RuleSet { [.uuid] }

  public static var answerWords: String { "a UUID" }

  /// The text of the UUID, in lowercase.
  public var valueToValidate: Value { .text(uuidString.lowercased()) }
}

/// The locale of an identifier, such as `en-US`.
extension Locale: AnswerConvertible, Validatable {
  public init?(answer: Value) {
    guard case .text(let text) = answer, !text.isEmpty else { return nil }
    self.init(identifier: text)
  }

  public static var answerWords: String { "the identifier of a locale" }

  /// The identifier.
  public var valueToValidate: Value { .text(identifier) }
}

extension AnswerConvertible {
  /// Returns whether an answer meets the rules of the type.
  fileprivate static func allows(_ answer: Value) -> Bool { answer.validate(answerRules).isValid }
}

extension CalendarDate {
  /// The number of seconds from the start of 1970 to midnight in UTC.
  fileprivate var secondsSince1970: Double {
    // March 1 of the year 0 was 719,468 days before.
    Double(dayNumber - 719_468) * 86_400
  }
}

extension TimeOfDay {
  fileprivate var secondsSinceMidnight: Double { Double(picoseconds) / Double(TimeOfDay.second) }
}
