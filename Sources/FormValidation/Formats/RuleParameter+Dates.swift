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

  /// The standards of dates and times.
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

extension DateFormat {
  /// Returns the format of the parameters; `nil` for the rule's own.
  static func chosen(
    _ arguments: RuleArguments,
    _ contents: [Content] = [.date, .dateTime, .time, .month],
    _ parts: String? = nil
  ) throws(RuleArgumentError) -> DateFormat? {
    let standard: RuleParameter.DateStandard? = arguments[optional: "standard"]
    guard let text: String = arguments[optional: "format"] else {
      return standard.map { $0 == .html ? .html : .rfc3339 }
    }
    if standard != nil {
      throw RuleArgumentError("standard", "format cannot be combined with standard")
    }
    if let pattern = Pattern(text), contents.contains(pattern.content) { return .custom(pattern) }
    let usual = contents.contains(.time) ? "a date's or a time's parts" : "a date's parts"
    let expected = parts.map { "\($0) once each" } ?? usual
    throw RuleArgumentError("format", "expected \(expected), found \"\(text.printable)\"")
  }
}

/// A limit in a form file, of numbers or dates.
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

  /// The limit of numbers; `nil` if it is a date.
  fileprivate var ofNumbers: NumberRange.Bound? {
    switch self {
    case .number(let number): .number(number)
    case .date: nil
    case .field(let field): .field(field)
    }
  }

  /// The limit of dates; `nil` if it is a number.
  fileprivate var ofDates: DateReference? {
    switch self {
    case .number: nil
    case .date(let date): date
    case .field(let field): .field(field)
    }
  }
}

extension Clause {
  /// Returns the range between the limits of the parameters: of dates if one is a date or there is
  /// a date format, otherwise of numbers.
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
    let format = try DateFormat.chosen(arguments)
    for (name, limit) in limits where limit.ofDates == nil {
      throw RuleArgumentError(name, "expected a date, found a number")
    }
    let (min, max) = (limits["min"]?.ofDates, limits["max"]?.ofDates)
    if let min, let max, let complaint = min.complaint(asMinOf: max) {
      throw RuleArgumentError("min", complaint)
    }
    try min?.checkFit(with: format, of: "min")
    try max?.checkFit(with: format, of: "max")
    return .range(min: min, max: max, format)
  }
}
