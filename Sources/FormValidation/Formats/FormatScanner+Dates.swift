extension FormatScanner {
  /// Reads the parts and marks of a format.
  mutating func read(_ format: DateFormat) throws(FormatFinding) {
    var date = DateStart()
    for piece in format.pieces {
      switch piece {
      case .year:
        let start = index
        guard try readYear(&date) > 0 else {
          throw .wrong(start..<index, "A year is 0001 to 9999.")
        }
      case .month: try readMonth(&date)
      case .day: try readDay(&date)
      case .hour: _ = try readHour()
      case .minute: _ = try readMinute()
      case .second: _ = try pair(in: 0...59, "A second is 00 to 59.")
      case .mark(let mark): try expect(mark, orAdd: "Go on with \"\(String(mark))\".")
      }
    }
  }

  /// Reads a year and a month, and a day where it is wanted, by HTML or, strictly, by RFC 3339.
  mutating func readISODate(html: Bool, hasDay: Bool = true) throws(FormatFinding) {
    var date = DateStart()
    if html { try readLongYear(&date) } else { _ = try readYear(&date) }
    try expect("-", orAdd: "Go on with a hyphen.")
    try readMonth(&date)
    guard hasDay else { return }
    try expect("-", orAdd: "Go on with a hyphen.")
    try readDay(&date)
  }

  /// Reads a year of four digits.
  private mutating func readYear(_ date: inout DateStart) throws(FormatFinding) -> Int {
    let start = index
    var year = 0
    for _ in 0..<4 { year = year * 10 + (try digit()) }
    date.canLeap = DateStart.isLeap(year)
    if let complaint = date.complaint { throw .wrong(start..<index, complaint) }
    return year
  }

  /// Reads a year of four digits or more.
  private mutating func readLongYear(_ date: inout DateStart) throws(FormatFinding) {
    let start = index
    var year = 0
    var isZero = true
    while index - start < 4 || next?.decimalDigit != nil {
      let digit = try digit()
      isZero = isZero && digit == 0
      // Leap years repeat after 400 years, so no year is too long.
      year = (year * 10 + digit) % 400
    }
    guard !isZero || isAtEnd else { throw .wrong(start..<index, "Years begin with 0001.") }
    date.canLeap = DateStart.isLeap(year)
  }

  private mutating func readMonth(_ date: inout DateStart) throws(FormatFinding) {
    try readPart(\.month, of: &date, in: 1...12, "A month is 01 to 12.")
  }

  private mutating func readDay(_ date: inout DateStart) throws(FormatFinding) {
    try readPart(\.day, of: &date, in: 1...31, "A day is 01 to 31.")
  }

  /// Reads two digits of a date, each of which must leave some date possible.
  private mutating func readPart(
    _ part: WritableKeyPath<DateStart, ClosedRange<Int>>,
    of date: inout DateStart,
    in limits: ClosedRange<Int>,
    _ message: Message
  ) throws(FormatFinding) {
    let tens = try digit() * 10
    guard limits.overlaps(tens...tens + 9) else { throw .wrong(index - 1, message) }
    date[keyPath: part] = (tens...tens + 9).clamped(to: limits)
    if let complaint = date.complaint { throw .wrong(index - 1, complaint) }
    let number = tens + (try digit())
    guard limits.contains(number) else { throw .wrong(index - 2..<index, message) }
    date[keyPath: part] = number...number
    if let complaint = date.complaint { throw .wrong(index - 2..<index, complaint) }
  }
}
