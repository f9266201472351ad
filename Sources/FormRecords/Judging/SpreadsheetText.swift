import FormValidation

/// What spreadsheets write into tables.
extension String {
  /// The text without midnight after an ISO 8601 date, as spreadsheets write a date.
  var withoutMidnight: String {
    var day = String(prefix(10))
    let isDay = day.withUTF8 { CalendarDate(iso8601: UnsafeRawBufferPointer($0)) } != nil
    guard utf8.count > 10, isDay else { return self }
    let rest = dropFirst(10)
    guard rest.first == " " || rest.first == "T" else { return self }
    let time = rest.dropFirst().drop { "0:.".contains($0) }
    guard rest.count > 3, rest.dropFirst().hasPrefix("00:00"), time.isEmpty || time == "Z" else {
      return self
    }
    return day
  }
}
