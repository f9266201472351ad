/// Parameters of rules on dates and times.
extension RuleParameter {
  private static let formatMeaning = "how it is written: YYYY, MM, DD, HH, mm, ss and separators"

  static let format = RuleParameter("format", .text, formatMeaning)

  static let mainFormat = RuleParameter("format", .text, formatMeaning, isMain: true)

  static let dateStandard = RuleParameter(
    "standard",
    .choice(DateStandard.self),
    "the grammar, if there is no format"
  )

  /// The standards that dates and times can be written by.
  enum DateStandard: String, CaseIterable {
    case html, rfc3339
  }
}

extension RuleParameter.Notation {
  private static let dateHint = "a date is 2026-03-31, 12:00, today, now, today+7d or {field: id}"

  package static let dateReference = RuleParameter.Notation(
    "a date",
    hint: dateHint,
    field: DateReference.field
  ) { value in
    if case .text(let text) = value { DateReference(text) } else { nil }
  }

  static let limit = RuleParameter.Notation(
    "a number or a date",
    hint: dateHint,
    field: Limit.field
  ) { value in
    switch value {
    case .number(let number): .number(number)
    case .text(let text): DateReference(text).map(Limit.date)
    default: nil
    }
  }
}

extension DateForm {
  /// The grammar that the parameters hold; `nil` for the rule's own.
  static func chosen(
    _ arguments: RuleArguments,
    _ purposes: [DateFormat.Purpose] = [.date, .dateTime, .time, .month],
    _ parts: String? = nil
  ) throws(RuleArgumentError) -> DateForm? {
    let standard: RuleParameter.DateStandard? = arguments[optional: "standard"]
    guard let text: String = arguments[optional: "format"] else {
      return standard.map { $0 == .html ? .html : .rfc3339 }
    }
    if standard != nil {
      throw RuleArgumentError("standard", "format cannot be combined with standard")
    }
    for purpose in purposes {
      if let format = DateFormat(text, for: purpose) { return .format(format) }
    }
    let usual = purposes.contains { $0 == .time } ? "a date's or a time's parts" : "a date's parts"
    let expected = parts.map { "\($0) once each" } ?? usual
    throw RuleArgumentError("format", "expected \(expected), found \"\(text.printable)\"")
  }
}

extension DateReference {
  static let details = """
    A date is compared with a date and a time with a time, at the precision of the less precise
    one. While another field is blank or malformed, any date passes.
    """

  static let parameters = [
    RuleParameter(
      "date",
      .notation(.dateReference),
      "a date, a month, a time, {field: id}, or the clock: today-18y, now+2h",
      isMain: true
    ),
    RuleParameter("field", .field, "the field to compare with instead"), .format, .dateStandard,
  ]

  /// The date that the parameters hold, and the grammar of answers.
  static func compared(
    _ arguments: RuleArguments
  ) throws(RuleArgumentError) -> (DateReference, DateForm?) {
    let form = try DateForm.chosen(arguments)
    let date = arguments[optional: "field"].map(DateReference.field) ?? arguments["date"]
    try date.checkFit(with: form, of: "date")
    return (date, form)
  }

  /// Refuses a time to compare dates with, and a date to compare times with.
  func checkFit(with form: DateForm?, of parameter: String) throws(RuleArgumentError) {
    guard let misfit = misfit(with: form, of: parameter) else { return }
    throw RuleArgumentError(parameter, misfit)
  }

  /// Why answers of a grammar cannot be compared with this; `nil` if they can.
  package func misfit(with form: DateForm?, of parameter: String) -> String? {
    guard let isTime = isTimeOfDay, case .format(let format) = form, isTime == format.hasYear
    else { return nil }
    let nouns = isTime ? ["a date", "a time"] : ["a time", "a date"]
    return "\(format.text) is \(nouns[0]), and \(parameter) \(nouns[1])"
  }
}

/// Parameters of rules on ages.
enum Age {
  static let details =
    "Someone born on 29 February turns a year older on 1 March in years without that day."

  static let parameters = [
    .main("years", .count, "the age"),
    RuleParameter(
      "on",
      .notation(.dateReference),
      "the date on which it counts; today if left out",
      default: DateReference.today
    ),
    .format, .dateStandard,
  ]

  /// The date on which the age counts.
  static func date(_ arguments: RuleArguments) throws(RuleArgumentError) -> DateReference {
    let date: DateReference = arguments["on"]
    if date.isTimeOfDay ?? false {
      throw RuleArgumentError("on", "expected a date, found a time")
    }
    return date
  }

  /// The grammar of the date of birth.
  static func form(_ arguments: RuleArguments) throws(RuleArgumentError) -> DateForm? {
    try DateForm.chosen(arguments, [.date, .dateTime])
  }
}

/// A limit that a form file gives, of numbers or of dates.
enum Limit {
  case number(Number)
  case date(DateReference)
  case field(FieldID)

  static let meaning = "a number, a date, {field: id}, or the clock: today-18y, now+2h"
  static let fieldMeaning = "the field that holds the limit instead"
  static let details = """
    The limit itself is accepted. With a format, a standard or a limit that is a date, answers are
    dates or times. A field that is blank or malformed does not limit.
    """

  /// The limit as one of numbers; `nil` if it is a date.
  fileprivate var ofNumbers: NumberRange.Bound? {
    switch self {
    case .number(let number): .number(number)
    case .date: nil
    case .field(let field): .field(field)
    }
  }

  /// The limit as one of dates; `nil` if it is a number.
  fileprivate var ofDates: DateReference? {
    switch self {
    case .number: nil
    case .date(let date): date
    case .field(let field): .field(field)
    }
  }
}

extension Clause {
  /// The range between the limits that the parameters hold: of dates if one is a date or there is
  /// a grammar of dates, else of numbers.
  static func range(_ arguments: RuleArguments) throws(RuleArgumentError) -> Clause {
    let names = ["min", "max"].filter(arguments.declares)
    var limits: [String: Limit] = [:]
    for name in names { limits[name] = arguments[optional: name] }
    if let field: FieldID = names.count == 1 ? arguments[optional: "field"] : nil {
      limits[names[0]] = .field(field)
    }
    let isOfDates =
      limits.values.contains { if case .date = $0 { true } else { false } }
      || arguments.has("format") || arguments.has("standard")
    guard isOfDates else {
      return .range(from: limits["min"]?.ofNumbers, to: limits["max"]?.ofNumbers)
    }
    let form = try DateForm.chosen(arguments)
    for (name, limit) in limits where limit.ofDates == nil {
      throw RuleArgumentError(name, "expected a date, found a number")
    }
    let (min, max) = (limits["min"]?.ofDates, limits["max"]?.ofDates)
    if let min, let max, let complaint = min.complaint(asMinOf: max) {
      throw RuleArgumentError("min", complaint)
    }
    try min?.checkFit(with: form, of: "min")
    try max?.checkFit(with: form, of: "max")
    return .range(min: min, max: max, form)
  }
}
