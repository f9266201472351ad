/// Text must be a date, a time, both, a month or a week that exists in the proleptic Gregorian
/// calendar.
package struct IsDateOrTime: Rule {
  /// The content of the text.
  package let content: DateFormat.Content
  package let format: DateFormat

  /// Whether the format is a standard that was asked for by name.
  private let namesStandard: Bool

  /// The local format of dates, which is also accepted; `nil` if only the format is.
  package let local: LocalForms?

  /// Creates the rule; without a format, dates are `YYYY-MM-DD`, months `YYYY-MM`, times `HH:mm`,
  /// dates with times by RFC 3339, and others by HTML.
  package init(
    _ content: DateFormat.Content,
    _ format: DateFormat? = nil,
    orTyped local: LocalForms? = nil
  ) {
    self.content = content
    self.format = format ?? IsDateOrTime.usualFormat(of: content)
    namesStandard = format == .html || format == .rfc3339
    self.local = local.flatMap { $0.hasISODates ? nil : $0 }
  }

  package var name: String { content.rawValue }

  package var traits: RuleTraits {
    let traits = RuleTraits(trims: true)
    return namesStandard ? traits : traits.readingDigits
  }

  package var requirement: Wording {
    switch (content, format) {
    case (.date, .custom(let pattern)):
      Wording(
        "needs.date",
        "A date, {format}",
        judging: "{label} must be a date in the format {format}.",
        pattern.parameters
      )
    case (.date, .html):
      Wording(
        "needs.date.html",
        "A date as in HTML",
        judging: "{label} must be a date as in HTML."
      )
    case (.date, .rfc3339):
      Wording(
        "needs.date.rfc3339",
        "A date by RFC 3339",
        judging: "{label} must be a date by RFC 3339."
      )
    case (.time, .custom(let pattern)):
      Wording(
        "needs.time",
        "A time, {format}",
        judging: "{label} must be a time in the format {format}.",
        pattern.parameters
      )
    case (.time, .html):
      Wording(
        "needs.time.html",
        "A time as in HTML",
        judging: "{label} must be a time as in HTML."
      )
    case (.time, .rfc3339):
      Wording(
        "needs.time.rfc3339",
        "A time by RFC 3339",
        judging: "{label} must be a time by RFC 3339."
      )
    case (.dateTime, .custom(let pattern)), (.dateTimeLocal, .custom(let pattern)):
      Wording(
        "needs.date_time",
        "A date and time, {format}",
        judging: "{label} must be a date and time in the format {format}.",
        pattern.parameters
      )
    case (.dateTime, .rfc3339):
      Wording(
        "needs.date_time.rfc3339",
        "A date and time by RFC 3339",
        judging: "{label} must be a date and time by RFC 3339."
      )
    case (.dateTime, .html), (.dateTimeLocal, _):
      Wording(
        "needs.date_time.html",
        "A date and time as in HTML",
        judging: "{label} must be a date and time as in HTML."
      )
    case (.month, .custom(let pattern)):
      Wording(
        "needs.month",
        "A month, {format}",
        judging: "{label} must be a month in the format {format}.",
        pattern.parameters
      )
    case (.month, .html):
      Wording(
        "needs.month.html",
        "A month as in HTML",
        judging: "{label} must be a month as in HTML."
      )
    case (.month, .rfc3339):
      Wording(
        "needs.month.rfc3339",
        "A month by RFC 3339",
        judging: "{label} must be a month by RFC 3339."
      )
    case (.week, _):
      Wording(
        "needs.week",
        "A week, like 2026-W08",
        judging: "{label} must be a week, like 2026-W08."
      )
    }
  }

  package func verdict(on text: String, among _: Answers) -> Verdict {
    let verdict =
      finding(in: text).map { text.verdict(of: $0, content.code, content.noun) } ?? .valid
    guard let local else { return verdict }
    let typed = text.verdict(content.code, content.noun) { scanner throws(FormatFinding) in
      _ = try scanner.readDate(local)
    }
    guard typed.isInvalid else { return typed }
    let isISO = local.dateSeparator != .hyphen && text.utf8.contains(UInt8(ascii: "-"))
    return verdict.isInvalid && !isISO ? typed : verdict
  }

  private func finding(in text: String) -> FormatFinding? {
    // The closures capture copies; capturing the entire rule would cost 20 ns.
    let content = content
    switch format {
    case .html:
      return text.finding { scanner throws(FormatFinding) in try scanner.readHTML(content) }
    case .rfc3339:
      return text.finding { scanner throws(FormatFinding) in try scanner.readRFC3339(content) }
    case .custom(let pattern):
      return text.finding { scanner throws(FormatFinding) in
        var moment = PartialMoment(pattern.content, by: .custom(pattern))
        try scanner.read(pattern, into: &moment)
      }
    }
  }

  private static func usualFormat(of content: DateFormat.Content) -> DateFormat {
    switch content {
    case .date: usualDate
    case .time: .usualTime
    case .month: usualMonth
    case .dateTime: .rfc3339
    case .dateTimeLocal, .week: .html
    }
  }

  private static let usualDate = DateFormat("YYYY-MM-DD") ?? .rfc3339
  private static let usualMonth = DateFormat("YYYY-MM") ?? .html

  package static let date = RuleDefinition(
    "date",
    aliases: ["date_format"],
    "A date that exists",
    details: """
      YYYY-MM-DD, unless a format or a standard is chosen. The calendar is the proleptic
      Gregorian one. February 30 is not a date.
      """,
    standard: """
      HTML Living Standard, 2.3.5.2, "valid date string"; RFC 3339, 5.6, "full-date"
      """,
    parameters: [.mainFormat, .dateStandard],
    codes: [.format("date.not_a_date", "text", "max")],
    example: RuleExample("date", passes: #""2024-02-29""#, fails: #""2023-02-29""#)
  ) { arguments throws(RuleArgumentError) in
    try IsDateOrTime(.date, DateFormat.chosen(arguments, [.date], "YYYY, MM and DD"))
  }

  package static let time = RuleDefinition(
    "time",
    "A time of day, 24-hour clock",
    details: """
      HH:mm, unless a format or a standard is chosen. With html, seconds are optional. With
      rfc3339 they are required, with an offset, and second 60 is allowed at 23:59 UTC.
      """,
    standard: """
      HTML Living Standard, 2.3.5.4, "valid time string"; RFC 3339, 5.6, "full-time"
      """,
    parameters: [.mainFormat, .dateStandard],
    codes: [.format("date.not_a_time", "text")],
    example: RuleExample("time", passes: #""23:59""#, fails: #""24:00""#)
  ) { arguments throws(RuleArgumentError) in
    try IsDateOrTime(.time, DateFormat.chosen(arguments, [.time], "HH, mm and perhaps ss"))
  }

  package static let dateTime = RuleDefinition(
    "date_time",
    "A date and time with a UTC offset",
    details: """
      By RFC 3339 unless a format or a standard is chosen: seconds and an offset are required. Date
      and time are separated by T or a space. A custom format has no offset. With html, seconds are
      optional.
      """,
    standard: """
      HTML Living Standard, 2.3.5.7, "valid global date and time string"; RFC 3339, 5.6,
      "date-time", with its note on a space
      """,
    parameters: [.mainFormat, .dateStandard],
    codes: [.format("date.not_a_date_time", "text", "max")],
    example: RuleExample("date_time", passes: #""2026-03-31T12:00:00Z""#, fails: #""2026-02-29T""#)
  ) { arguments throws(RuleArgumentError) in
    let parts = "YYYY, MM, DD, HH, mm and perhaps ss"
    return try IsDateOrTime(.dateTime, DateFormat.chosen(arguments, [.dateTime], parts))
  }

  package static let dateTimeLocal = RuleDefinition(
    "date_time_local",
    "A date and time without an offset",
    standard: "HTML Living Standard, 2.3.5.5, \"valid local date and time string\"",
    codes: [.format("date.not_a_date_time", "text", "max")],
    example: RuleExample(
      "date_time_local",
      passes: #""2026-03-31T12:00""#,
      fails: #""2026-03-31T12:00Z""#
    )
  ) { _ in IsDateOrTime(.dateTimeLocal) }

  package static let month = RuleDefinition(
    "month",
    "A month and year",
    standard: "HTML Living Standard, 2.3.5.1, \"valid month string\"",
    deviations: "RFC 3339 has no months; by it, years are those of its dates.",
    parameters: [.mainFormat, .dateStandard],
    codes: [.format("date.not_a_month", "text")],
    example: RuleExample("month", passes: #""2026-03""#, fails: #""2026-13""#)
  ) { arguments throws(RuleArgumentError) in
    try IsDateOrTime(.month, DateFormat.chosen(arguments, [.month], "YYYY and MM"))
  }

  package static let week = RuleDefinition(
    "week",
    "A week and year",
    details: "Only long years have a week 53.",
    standard: "HTML Living Standard, 2.3.5.8, \"valid week string\"",
    codes: [.format("date.not_a_week", "max")],
    example: RuleExample("week", passes: #""2026-W53""#, fails: #""2025-W53""#)
  ) { _ in IsDateOrTime(.week) }
}

/// A rule that compares dates or times; a text that is none must first be one.
protocol DateRule: ComparingRule where Input == String {
  /// The format of dates; `nil` for ISO 8601.
  var format: DateFormat? { get }

  /// Returns the dates that the rule allows; `nil` if they are unknown, or no range.
  func range(among answers: Answers) -> DateRange?
}

extension DateRule {
  var traits: RuleTraits {
    var traits = RuleTraits(trims: true)
    traits.comparing = self
    traits.comparesReading = true
    if reads.isEmpty { traits.shape = shape(among: [:]) }
    switch format {
    case .html?, .rfc3339?: return traits
    case .custom?, nil: return traits.readingDigits
    }
  }

  /// Returns the dates as data; `nil` if there are none, or if they are not in ISO 8601.
  func shape(among answers: Answers) -> RuleShape? {
    format == nil ? range(among: answers)?.shape : nil
  }

  func requirement(ofUnread code: String) -> Wording? {
    let contents: [DateFormat.Content] = [.date, .time, .dateTime, .month]
    return contents.first { $0.code == code }.map { IsDateOrTime($0, format).requirement }
  }
}

extension DateFormat.Pattern {
  fileprivate var parameters: Parameters { ["format": .text(text)] }
}

extension Clause {
  /// Text must be a date.
  public static var date: Clause { Clause(IsDateOrTime(.date)) }

  /// Text must be a date in a format.
  public static func date(_ format: DateFormat) -> Clause { Clause(IsDateOrTime(.date, format)) }

  /// Text must be an ISO 8601 date, or one that `LocalForms.isoDate(_:)` can convert.
  public static func date(orTyped local: LocalForms) -> Clause {
    Clause(IsDateOrTime(.date, orTyped: local))
  }

  /// Text must be a time of day.
  public static var time: Clause { Clause(IsDateOrTime(.time)) }

  /// Text must be a time of day in a format.
  public static func time(_ format: DateFormat) -> Clause { Clause(IsDateOrTime(.time, format)) }

  /// Text must be a date and time.
  public static var dateTime: Clause { Clause(IsDateOrTime(.dateTime)) }

  /// Text must be a date and time in a format.
  public static func dateTime(_ format: DateFormat) -> Clause {
    Clause(IsDateOrTime(.dateTime, format))
  }

  /// Text must be a date and time without an offset.
  public static var dateTimeLocal: Clause { Clause(IsDateOrTime(.dateTimeLocal)) }

  /// Text must be a month and year.
  public static var month: Clause { Clause(IsDateOrTime(.month)) }

  /// Text must be a month and year in a format.
  public static func month(_ format: DateFormat) -> Clause { Clause(IsDateOrTime(.month, format)) }

  /// Text must be a week and year.
  public static var week: Clause { Clause(IsDateOrTime(.week)) }
}
