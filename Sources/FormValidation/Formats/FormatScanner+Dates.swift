extension FormatScanner {
  /// Reads the parts and marks of a format.
  mutating func read(_ format: DateFormat) throws(FormatFinding) {
    var start = MomentStart(.format(format))
    try read(format, into: &start)
  }

  /// Reads the parts and marks of a format, keeping what is possible up to date.
  mutating func read(_ format: DateFormat, into start: inout MomentStart) throws(FormatFinding) {
    for piece in format.pieces {
      switch piece {
      case .year:
        let begin = index
        guard try readYear(&start.date) > 0 else {
          throw .wrong(begin..<index, "Enter a year from 0001 to 9999.")
        }
      case .month: try readMonth(&start.date)
      case .day: try readDay(&start.date)
      case .hour: try readPair(into: &start.time.hour, in: 0...23, "Enter an hour from 00 to 23.")
      case .minute:
        try readPair(into: &start.time.minute, in: 0...59, "Enter a minute from 00 to 59.")
      case .second:
        try readPair(into: &start.time.second, in: 0...59, "Enter a second from 00 to 59.")
      case .mark(let mark):
        try expect(mark, orAdd: Wording("Enter \"{text}\".", ["text": .text(String(mark))]))
      }
    }
  }

  /// Reads a year and a month, and a day where it is wanted, by HTML or, strictly, by RFC 3339.
  mutating func readISODate(html: Bool, hasDay: Bool = true) throws(FormatFinding) {
    var date = DateStart()
    try readISODate(into: &date, html: html, hasDay: hasDay)
  }

  /// Reads a year and a month, and a day where it is wanted, keeping what is possible up to date.
  mutating func readISODate(
    into date: inout DateStart,
    html: Bool,
    hasDay: Bool = true
  ) throws(FormatFinding) {
    if html { try readLongYear(&date) } else { _ = try readYear(&date) }
    try expect("-", orAdd: "Enter a hyphen.")
    try readMonth(&date)
    guard hasDay else { return }
    try expect("-", orAdd: "Enter a hyphen.")
    try readDay(&date)
  }

  /// Reads a year of four digits.
  private mutating func readYear(_ date: inout DateStart) throws(FormatFinding) -> Int {
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

  /// Reads a year of four digits or more.
  @discardableResult
  private mutating func readLongYear(_ date: inout DateStart) throws(FormatFinding) -> Int {
    let start = index
    var (year, cycle, unit) = (0, 0, 1_000)
    while index - start < 4 || next?.decimalDigit != nil {
      let digit = try digit()
      year = min(year * 10 + digit, CalendarDate.lastYear)
      // Leap years repeat after 400 years, so no year is too long.
      cycle = (cycle * 10 + digit) % 400
      // What lacks to four digits will be digits too; from there on digits may come or not.
      date.year = min(year * unit, CalendarDate.lastYear)...CalendarDate.lastYear
      unit = max(1, unit / 10)
    }
    guard !isAtEnd else { return cycle }
    guard year > 0 else { throw .wrong(start..<index, "Years start at 0001.") }
    // A year too long to be told from others still has its own calendar.
    if year == CalendarDate.lastYear { year = CalendarDate.lastYear / 400 * 400 - 400 + cycle }
    date.year = year...year
    date.canLeap = CalendarDate.isLeap(cycle)
    return cycle
  }

  /// Reads a year of four digits or more; returns it modulo 400.
  mutating func readYearOfWeek() throws(FormatFinding) -> Int {
    var date = DateStart()
    return try readLongYear(&date)
  }

  private mutating func readMonth(_ date: inout DateStart) throws(FormatFinding) {
    try readPart(.month, of: &date, in: 1...12, "Enter a month from 01 to 12.")
  }

  private mutating func readDay(_ date: inout DateStart) throws(FormatFinding) {
    try readPart(.day, of: &date, in: 1...31, "Enter a day from 01 to 31.")
  }

  /// Reads two digits of a date, each of which must leave some date possible.
  private mutating func readPart(
    _ part: DateStart.Part,
    of date: inout DateStart,
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
