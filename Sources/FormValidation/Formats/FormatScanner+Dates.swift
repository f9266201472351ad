extension FormatScanner {
  /// Reads a text to compare with others, narrowing the possible dates and times.
  mutating func read(
    _ content: DateFormat.Content,
    by format: DateFormat?,
    into moment: inout PartialMoment
  ) throws(FormatFinding) {
    let isHTML: Bool
    switch format {
    case .custom(let pattern)?: return try read(pattern, into: &moment)
    case .html?: isHTML = true
    case .rfc3339?, nil: isHTML = false
    }
    switch content {
    case .time: try readTimeOfDay(into: &moment)
    case .month: try readISODate(into: &moment.date, html: isHTML, hasDay: false)
    case .date, .dateTime, .dateTimeLocal, .week:
      try readDateAndTime(into: &moment, html: isHTML)
    }
  }

  /// Reads a date, and an optional time and offset after it.
  mutating func readDateAndTime(
    into moment: inout PartialMoment,
    html: Bool
  ) throws(FormatFinding) {
    try readISODate(into: &moment.date, html: html)
    guard skip("T") || skip("t") || skip(" ") else { return }
    moment.hasTime = true
    try readTimeOfDay(into: &moment)
    if !isAtEnd { try readOffset(into: &moment) }
  }

  /// Reads the parts and separators of a pattern, narrowing the possible dates and times.
  mutating func read(
    _ pattern: DateFormat.Pattern,
    into moment: inout PartialMoment
  ) throws(FormatFinding) {
    for piece in pattern.pieces {
      switch piece {
      case .year:
        let start = index
        guard try readYear(&moment.date) > 0 else {
          throw .wrong(start..<index, .yearRange)
        }
      case .month: try readMonth(&moment.date)
      case .day: try readDay(&moment.date)
      case .hour: try readPair(into: &moment.hour, in: 0...23, .hourRange)
      case .minute: try readPair(into: &moment.minute, in: 0...59, .minuteRange)
      case .second: try readPair(into: &moment.second, in: 0...59, .secondRange)
      case .separator(let separator):
        try expect(
          separator,
          orAdd: Wording("enter.quoted", "Enter \"{text}\".", ["text": .text(String(separator))])
        )
      }
    }
  }

  /// Reads a time; seconds and their fraction are optional.
  private mutating func readTimeOfDay(into moment: inout PartialMoment) throws(FormatFinding) {
    try readPair(into: &moment.hour, in: 0...23, .hourRange)
    try expect(":", orAdd: .enterColon)
    try readPair(into: &moment.minute, in: 0...59, .minuteRange)
    defer { if !isAtEnd { moment.endSeconds() } }
    guard skip(":") else { return }
    try readPair(into: &moment.second, in: moment.second, .secondRange)
    guard skip(".") else { return }
    var unit = TimeOfDay.second / 10
    repeat {
      // Digits beyond picoseconds change nothing.
      let low = moment.fraction.lowerBound + (try digit()) * unit
      moment.fraction = low...low + max(0, unit - 1)
      unit /= 10
    } while next?.decimalDigit != nil
  }

  /// Reads Z, or a sign, hours, and minutes, with an optional colon between them.
  private mutating func readOffset(into moment: inout PartialMoment) throws(FormatFinding) {
    if skip("Z") || skip("z") {
      moment.offsets = 0...0
      moment.hasOffset = true
      return
    }
    let isAhead = skip("+")
    if !isAhead { try expect("-", orAdd: .enterOffset) }
    moment.hasOffset = true
    moment.offsets = isAhead ? 0...Moment.offsetLimit : -Moment.offsetLimit...0
    let hours = try readHour()
    moment.offsets = isAhead ? hours * 60...hours * 60 + 59 : -hours * 60 - 59...(-hours * 60)
    _ = skip(":")
    let rest = try readMinute()
    let total = isAhead ? hours * 60 + rest : -hours * 60 - rest
    moment.offsets = total...total
  }

  /// Reads two digits, narrowing the possible values.
  mutating func readPair(
    into part: inout ClosedRange<Int>,
    in limits: ClosedRange<Int>,
    _ message: @autoclosure () -> Wording
  ) throws(FormatFinding) {
    let tens = try firstOfPair(in: limits, message()) * 10
    part = (tens...tens + 9).clamped(to: limits)
    let number = tens + (try digit())
    guard limits.contains(number) else { throw .wrong(index - 2..<index, message()) }
    part = number...number
  }
}

extension FormatScanner {
  /// Reads a year and a month, and a day if requested, by HTML or RFC 3339.
  mutating func readISODate(html: Bool, hasDay: Bool = true) throws(FormatFinding) {
    var date = PartialDate()
    try readISODate(into: &date, html: html, hasDay: hasDay)
  }

  /// Reads a year and a month, and a day if requested, narrowing the possible dates.
  mutating func readISODate(
    into date: inout PartialDate,
    html: Bool,
    hasDay: Bool = true
  ) throws(FormatFinding) {
    if html { try readLongYear(&date) } else { _ = try readYear(&date) }
    try expect("-", orAdd: .enterHyphen)
    try readMonth(&date)
    guard hasDay else { return }
    try expect("-", orAdd: .enterHyphen)
    try readDay(&date)
  }

  /// Reads a four-digit year.
  private mutating func readYear(_ date: inout PartialDate) throws(FormatFinding) -> Int {
    let start = index
    var year = 0
    var unit = 1_000
    while unit > 0 {
      year += try digit() * unit
      let years = year...year + unit - 1
      if years.overlaps(date.year) { date.year = years.clamped(to: date.year) }
      unit /= 10
    }
    date.canLeap = CalendarDate.isLeap(year)
    if let complaint = date.complaint { throw .wrong(start..<index, complaint) }
    return year
  }

  /// Reads a year of at least four digits, and returns it modulo 400.
  @discardableResult
  private mutating func readLongYear(_ date: inout PartialDate) throws(FormatFinding) -> Int {
    let start = index
    var (year, cycle, unit) = (0, 0, 1_000)
    while index - start < 4 || next?.decimalDigit != nil {
      let digit = try digit()
      year = min(year * 10 + digit, CalendarDate.lastYear)
      // Leap years repeat after 400 years, so a year can have any number of digits.
      cycle = (cycle * 10 + digit) % 400
      // There will be at least four digits, and more may follow.
      date.year = min(year * unit, CalendarDate.lastYear)...CalendarDate.lastYear
      unit = max(1, unit / 10)
    }
    guard !isAtEnd else { return cycle }
    guard year > 0 else {
      throw .wrong(start..<index, Wording("date.years_start", "Years start at 0001.").fact)
    }
    // A year that is too large to be distinguished from others still has its own calendar.
    if year == CalendarDate.lastYear { year = CalendarDate.lastYear / 400 * 400 - 400 + cycle }
    date.year = year...year
    date.canLeap = CalendarDate.isLeap(cycle)
    return cycle
  }

  /// Reads a year of at least four digits and one of its weeks.
  mutating func readWeek() throws(FormatFinding) {
    var date = PartialDate()
    let year = try readLongYear(&date)
    try expect("-", orAdd: "week.enter_hyphen", "Enter -W and the week.")
    try expect("W", orAdd: "week.enter", "Enter W and the week.")
    // A year has a week 53 if it begins on a Thursday, or is a leap year and begins on a Wednesday.
    let start = CalendarDate(knownYear: year, 1, 1).weekday
    let isLong = start == .thursday || start == .wednesday && CalendarDate.isLeap(year)
    let count = isLong ? 53 : 52
    _ = try pair(
      in: 1...count,
      Wording("week.range", "That year has weeks 01 to {max}.", max: count).fact
    )
  }

  private mutating func readMonth(_ date: inout PartialDate) throws(FormatFinding) {
    try readPart(.month, of: &date, in: 1...12, .monthRange)
  }

  private mutating func readDay(_ date: inout PartialDate) throws(FormatFinding) {
    try readPart(.day, of: &date, in: 1...31, .dayRange)
  }

  /// Reads two digits of a date, each of which must leave some date possible.
  private mutating func readPart(
    _ part: PartialDate.Part,
    of date: inout PartialDate,
    in limits: ClosedRange<Int>,
    _ message: @autoclosure () -> Wording
  ) throws(FormatFinding) {
    let tens = try firstOfPair(in: limits, message()) * 10
    date[part] = (tens...tens + 9).clamped(to: limits)
    if let complaint = date.complaint { throw .wrong(index - 1, complaint) }
    let number = tens + (try digit())
    guard limits.contains(number) else { throw .wrong(index - 2..<index, message()) }
    date[part] = number...number
    if let complaint = date.complaint { throw .wrong(index - 2..<index, complaint) }
  }
}
