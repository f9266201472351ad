import FormValidation
import Testing

extension TypingLawTests {
  private static let dates = [
    "2020-01-31", "2019-12-31", "2020-02-29", "1999-06-15T12:30", "2020-01-01T00:00:00.5Z",
    "2020-01-31 23:59+01:00", "31.01.2020", "29.02.2024", "0001-01-01", "12020-01-31", "2020-01",
  ]
  private static let times = ["12:00", "11:59:59.999", "22:00", "05:00:00", "23:59:60"]
  private static let pieces = ["0", "1", "2", "9", "-", "T", ":", ".", " ", "Z", "+", "é", "5"]
  private static let stamps = ["2020/01/31 12:00", "2019/12/30 23:59"]
  private static let stamp = DateFormat("YYYY/MM/DD HH:mm")
  private static let german = DateFormat("DD.MM.YYYY")

  /// The samples of rules on dates, times and sums.
  static let timeSamples: [Sample] =
    [nil, german].flatMap { (form: DateFormat?) in
      [
        Sample(.before(date("2020-02-01"), form), dates, pieces),
        Sample(.after(date("2020-01-30"), form), dates, pieces),
        Sample(.beforeOrEqual(date("2020-01-31T12:00Z"), form), dates, pieces),
        Sample(.afterOrEqual(date("2020-01-31T12:00"), form), dates, pieces),
        Sample(.range(min: date("2019-12-31"), max: date("2020-01-31"), form), dates, pieces),
        Sample(.minAge(18, on: date("2038-02-01"), form), dates, pieces),
        Sample(.maxAge(18, on: date("2038-01-30"), form), dates, pieces),
        Sample(.weekday([.friday, .tuesday], form), dates, pieces),
      ]
    } + [
      Sample(.after(date("2020-01-30"), .html), dates, pieces),
      Sample(.before(date("20200-02-01"), .html), dates, pieces),
      Sample(.range(min: date("2019-12-31"), max: .today, stamp), stamps, pieces),
      Sample(.before(date("12:00")), times, pieces), Sample(.after(date("12:00")), times, pieces),
      Sample(.range(min: date("22:00"), max: date("05:00")), times, pieces),
      Sample(.before(date("2020-02")), dates, pieces),
      Sample(.before(.field("other")), dates, pieces),
      Sample(.before(.today), ["2020-01-01"], pieces), Sample(.cardExpiry, ["11/26"], pieces),
      Sample(.week, ["2026-W53", "2025-W52", "12020-W01"], pieces + ["W"]),
      Sample(.duration, ["P1Y2M3DT4H5M6S", "P3W", "PT1S"], pieces + ["P", "M", "D", "H"]),
      Sample(.dateTimeLocal, dates, pieces), Sample(.cardCode, ["123", "1234"], pieces),
      Sample(.atLeast(1, of: ["field", "none"], at: "field"), ["a", ""], pieces),
      Sample(.sumOf(["field", "none"], min: 12, max: 90, at: "field"), ["12", "9", "-1"], pieces),
      Sample(.range(from: .field("none"), to: .number(9)), ["9", "12"], pieces),
    ]

  /// Rules that hold of no date outside the years 2022 to 2025, so that these show all there is.
  private static let narrow: [(Clause, String)] =
    ["YYYY-MM-DD", "DD.MM.YYYY", "MM/DD/YYYY"].flatMap { (format: String) -> [(Clause, String)] in
      let form = DateFormat(format)
      return [
        (.range(min: date("2024-01-30"), max: date("2024-02-10"), form), format),
        (.range(min: date("2024-02-29"), max: date("2024-02-29"), form), format),
        (.range(min: date("2022-11-08"), max: date("2025-03-02"), form), format),
        (.range(min: date("2022-12-31"), max: date("2023-01-01"), form), format),
      ]
    }

  @Test(arguments: narrow)
  func `the start of a date is invalid exactly if no date in the range continues it`(
    _ clause: Clause,
    _ format: String
  ) {
    var possible: Set<String> = []
    var starts: Set<String> = []
    for year in 2022...2025 {
      for month in 1...12 {
        for day in 1...31 where CalendarDate(year: year, month: month, day: day) != nil {
          let parts = ["YYYY": "\(year)", "MM": two(month), "DD": two(day)]
          let mark = String(format.first { !$0.isLetter } ?? " ")
          let text = format.split { !$0.isLetter }.map { parts[String($0)] ?? "" }
            .joined(separator: mark)
          let prefixes = (0...text.count).map { String(text.prefix($0)) }
          starts.formUnion(prefixes)
          if clause.standing(of: text) == .valid { possible.formUnion(prefixes) }
        }
      }
    }
    #expect(!possible.isEmpty)
    for start in starts {
      let isInvalid = clause.standing(of: start) == .invalid
      #expect(isInvalid == !possible.contains(start), "\(start)")
    }
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
