extension FormatScanner {
  /// Reads a text of a shape, keeping what is possible up to date.
  mutating func read(_ shape: MomentShape, into start: inout MomentStart) throws(FormatFinding) {
    switch shape {
    case .date(let isLong): try readDateAndTime(into: &start, isLong: isLong)
    case .month(let isLong): try readISODate(into: &start.date, html: isLong, hasDay: false)
    case .time: try readTimeOfDay(into: &start.time)
    case .format(let format): try read(format, into: &start)
    }
  }

  /// Reads a date, and the time and the offset that may follow.
  mutating func readDateAndTime(
    into start: inout MomentStart,
    isLong: Bool
  ) throws(FormatFinding) {
    try readISODate(into: &start.date, html: isLong)
    guard skip("T") || skip("t") || skip(" ") else { return }
    start.hasTime = true
    try readTimeOfDay(into: &start.time)
    var offset = OffsetStart()
    defer { start.offset = offset }
    if !isAtEnd { try readOffset(into: &offset) }
  }

  /// Reads a time; seconds, and their fraction, may be left out.
  mutating func readTimeOfDay(into time: inout TimeStart) throws(FormatFinding) {
    try readPair(into: &time.hour, in: 0...23, "Enter an hour from 00 to 23.")
    try expect(":", orAdd: "Enter a colon.")
    try readPair(into: &time.minute, in: 0...59, "Enter a minute from 00 to 59.")
    defer { if !isAtEnd { time.endSeconds() } }
    guard skip(":") else { return }
    try readPair(into: &time.second, in: time.second, "Enter a second from 00 to 59.")
    guard skip(".") else { return }
    var unit = TimeOfDay.second / 10
    repeat {
      // Digits that no picosecond is left for tell nothing.
      let low = time.fraction.lowerBound + (try digit()) * unit
      time.fraction = low...low + max(0, unit - 1)
      unit /= 10
    } while next?.decimalDigit != nil
  }

  /// Reads Z, or a sign, hours and minutes, with or without a colon between.
  private mutating func readOffset(into offset: inout OffsetStart) throws(FormatFinding) {
    if skip("Z") || skip("z") {
      offset = OffsetStart(minutes: 0...0, isBegun: true)
      return
    }
    let isAhead = skip("+")
    if !isAhead { try expect("-", orAdd: "Enter Z or an offset, like +01:00.") }
    offset.isBegun = true
    offset.minutes = isAhead ? 0...Moment.offsetLimit : -Moment.offsetLimit...0
    let hours = try pair(in: 0...23, "Enter an hour from 00 to 23.")
    offset.minutes = isAhead ? hours * 60...hours * 60 + 59 : -hours * 60 - 59...(-hours * 60)
    _ = skip(":")
    let rest = try pair(in: 0...59, "Enter a minute from 00 to 59.")
    let total = isAhead ? hours * 60 + rest : -hours * 60 - rest
    offset.minutes = total...total
  }

  /// Reads two digits, keeping what they leave possible up to date.
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
