import FormValidation

/// What spreadsheets write into CSV files.
extension [String] {
  /// The number of columns without the last ones that have no name, as spreadsheets write them; all
  /// of them if none has a name.
  var namedCount: Int {
    let named = lastIndex { $0.contains { $0 != " " && $0 != "\t" } }
    return named.map { $0 + 1 } ?? count
  }

  /// Whether the only column has the separators that spreadsheets write where numbers have a decimal
  /// comma.
  var hasOtherSeparator: Bool {
    count == 1 && self[0].contains { ";\t|".contains($0) }
  }
}

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
