extension FormatScanner {
  /// Reads a date, a time, or both by HTML.
  mutating func readHTML(_ content: DateFormat.Content) throws(FormatFinding) {
    switch content {
    case .date: try readISODate(html: true)
    case .time: try readHTMLTime()
    case .dateTime, .dateTimeLocal:
      try readISODate(html: true)
      if !skip(" ") { try expect("T", orAdd: .enterTime) }
      try readHTMLTime()
      if content == .dateTime { try readHTMLOffset() }
    case .month: try readISODate(html: true, hasDay: false)
    case .week: try readWeek()
    }
  }

  /// Reads a date, a time, or both by RFC 3339, or by HTML if RFC 3339 does not define it.
  mutating func readRFC3339(_ content: DateFormat.Content) throws(FormatFinding) {
    switch content {
    case .date: try readISODate(html: false)
    case .time: try readRFCTime()
    case .dateTime:
      try readISODate(html: false)
      if !skip(" "), !skip("t") { try expect("T", orAdd: .enterTime) }
      try readRFCTime()
    case .month: try readISODate(html: false, hasDay: false)
    case .dateTimeLocal, .week: try readHTML(content)
    }
  }

  /// Reads an hour.
  mutating func readHour() throws(FormatFinding) -> Int {
    try pair(in: 0...23, .hourRange)
  }

  /// Reads a minute.
  mutating func readMinute() throws(FormatFinding) -> Int {
    try pair(in: 0...59, .minuteRange)
  }

  /// Reads a time by HTML: seconds, and up to three digits of their fraction, are optional.
  private mutating func readHTMLTime() throws(FormatFinding) {
    _ = try readHour()
    try expect(":", orAdd: .enterColon)
    _ = try readMinute()
    guard skip(":") else { return }
    _ = try pair(in: 0...59, .secondRange)
    guard skip(".") else { return }
    var count = 0
    repeat {
      _ = try digit()
      count += 1
    } while count < 3 && next?.decimalDigit != nil
  }

  /// Reads a time and its offset by RFC 3339.
  private mutating func readRFCTime() throws(FormatFinding) {
    let hour = try readHour()
    try expect(":", orAdd: .enterColon)
    let minute = try readMinute()
    try expect(":", orAdd: .enterColon)
    let second = try pair(in: 0...60, .secondRange)
    if skip(".") {
      repeat { _ = try digit() } while next?.decimalDigit != nil
    }
    try readRFCOffset(leapSecondAt: second == 60 ? hour * 60 + minute : nil)
  }

  /// Reads an offset by RFC 3339; after a leap second, it must be the one that makes it 23:59 UTC.
  private mutating func readRFCOffset(leapSecondAt minute: Int?) throws(FormatFinding) {
    guard !isAtEnd else { throw .lacking(.enterOffset) }
    if next == UInt8(ascii: "Z") || next == UInt8(ascii: "z") {
      guard minute == nil || minute == FormatScanner.lastMinute else {
        throw .wrong(index, .noLeapSecond)
      }
      index += 1
      return
    }
    // East of UTC it is just after midnight, or 23:59; west of it, earlier the same day.
    let isAhead = skip("+")
    if !isAhead { try expect("-", orAdd: .enterOffset) }
    let last = FormatScanner.lastMinute
    let offset = minute.map { isAhead ? ($0 + 1) % (last + 1) : last - $0 }
    let hours = offset.map { $0 / 60...$0 / 60 } ?? 0...23
    _ = try pair(
      in: hours,
      offset == nil ? .hourRange : .noLeapSecond
    )
    try expect(":", orAdd: .enterColon)
    let minutes = offset.map { $0 % 60...$0 % 60 } ?? 0...59
    _ = try pair(
      in: minutes,
      offset == nil ? .minuteRange : .noLeapSecond
    )
  }

  /// Reads an offset by HTML: the colon is optional, and -00:00 is not allowed.
  private mutating func readHTMLOffset() throws(FormatFinding) {
    guard !isAtEnd else { throw .lacking(.enterOffset) }
    if skip("Z") { return }
    let isAhead = skip("+")
    if !isAhead { try expect("-", orAdd: .enterOffset) }
    let hours = try readHour()
    _ = skip(":")
    if isAhead || hours > 0 {
      _ = try readMinute()
    } else {
      _ = try pair(in: 1...59, Wording("date.use_z", "Use Z for no offset."))
    }
  }

  /// The minute of the day whose end can have a leap second.
  private static let lastMinute = 23 * 60 + 59
}

extension Wording {
  package static let yearRange = Wording("date.year_range", "Years go from 0001 to 9999.").fact
  package static let monthRange = Wording("date.month_range", "Enter a month from 01 to 12.")
  package static let dayRange = Wording("date.day_range", "Enter a day from 01 to 31.")
  static let hourRange = Wording("date.hour_range", "Enter an hour from 00 to 23.")
  static let minuteRange = Wording("date.minute_range", "Enter a minute from 00 to 59.")
  static let secondRange = Wording("date.second_range", "Enter a second from 00 to 59.")
  static let enterOffset = Wording("date.enter_offset", "Enter Z or an offset, like +01:00.")
  fileprivate static let enterTime = Wording("date.enter_time", "Enter T and the time.")
  fileprivate static let noLeapSecond = Wording(
    "date.leap_second",
    "Second 60 exists only at 23:59 UTC."
  ).fact

  /// Returns the message for a day after the last one of its month.
  package static func monthHasDays(_ count: Int) -> Wording {
    Wording("date.month_has_days", "That month has only {max} days.", max: count).fact
  }
}
