import FormValidation
import Testing

struct IsDateOrTimeTests {
  @Test(
    arguments: [
      (.date, "2024-02-29"),
      (.date, "0001-01-01"),
      (.date, "9999-12-31"),
      (.date, "1582-10-10"),
      (.date, "2000-02-29"),
      (.date(.html), "275760-09-13"),
      (.date(.html), "00001-01-01"),
      (.date(.html), "2016-02-29"),
      (.date(.rfc3339), "0000-02-29"),
      (.date(format("DD.MM.YYYY")), "29.02.2024"),
      (.time, "00:00"),
      (.time, "23:59"),
      (.time(format("HH.mm.ss")), "23.59.59"),
      (.time(.html), "12:00"),
      (.time(.html), "12:00:01"),
      (.time(.html), "12:00:00.123"),
      (.time(.rfc3339), "08:30:06Z"),
      (.time(.rfc3339), "08:30:06.283185z"),
      (.time(.rfc3339), "12:34:56-00:00"),
      (.time(.rfc3339), "23:59:60Z"),
      (.time(.rfc3339), "00:29:60-23:30"),
      (.time(.rfc3339), "00:00:60+00:01"),
      (.time(.rfc3339), "23:59:60.5+00:00"),
      (.dateTime, "2026-03-31T12:00:00Z"),
      (.dateTime, "2009-05-19 14:39:55Z"),
      (.dateTime, "1963-06-19t08:30:06.283185z"),
      (.dateTime, "1937-01-01T12:00:27.87+00:20"),
      (.dateTime(.html), "2026-03-31T12:00Z"),
      (.dateTime(.html), "12026-03-31 12:00:01.5+0100"),
      (.dateTime(.html), "2026-03-31T12:00-08:00"),
      (.dateTime(.html), "2026-03-31T12:00+00:00"),
      (.dateTime(format("YYYY-MM-DDTHH:mm")), "2026-03-31T12:00"),
      (.month, "2026-03"),
      (.month(.html), "12026-12"),
      (.month(.rfc3339), "0000-01"),
      (.month(format("MM/YYYY")), "03/2026"),
    ] as [(Clause, String)]
  )
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.date, "", "Enter a digit."),
      (.date, "2014", "Enter \"-\"."),
      (.date, "2014-02-2", "Enter a digit."),
      (.date, "000", "Enter a digit."),
      (.date(.html), "0000", "Enter a hyphen."),
      (.date(.html), "20145", "Enter a hyphen."),
      (.date(format("DD.MM.YYYY")), "29.02.", "Enter a digit."),
      (.time, "2", "Enter a digit."),
      (.time, "12", "Enter \":\"."),
      (.time(.html), "12:00:", "Enter a digit."),
      (.time(.html), "12:00:00.", "Enter a digit."),
      (.time(.rfc3339), "12:00", "Enter a colon."),
      (.time(.rfc3339), "12:00:00", "Enter Z or an offset, like +01:00."),
      (.time(.rfc3339), "12:00:60+12:0", "Enter a digit."),
      (.dateTime, "2026-03-31", "Enter T and the time."),
      (.dateTime, "2026-03-31T12:00:00", "Enter Z or an offset, like +01:00."),
      (.dateTime(.html), "2026-03-31T12:00", "Enter Z or an offset, like +01:00."),
      (.dateTime(format("YYYY-MM-DDTHH:mm")), "2026-03-31", "Enter \"T\"."),
      (.month, "2026", "Enter \"-\"."),
      (.month, "2026-1", "Enter a digit."),
      (.month(format("MM/YYYY")), "03/", "Enter a digit."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.date, "0000", "Years go from 0001 to 9999.", 0..<4),
      (.date, "2014-2", "Enter two digits, like 09.", 5..<6),
      (.date, "2014-13", "Enter a month from 01 to 12.", 5..<7),
      (.date, "2014-00", "Enter a month from 01 to 12.", 5..<7),
      (.date, "2014-02-3", "That month has only 28 days.", 8..<9),
      (.date, "2014-02-29", "That month has only 28 days.", 8..<10),
      (.date, "1900-02-29", "That month has only 28 days.", 8..<10),
      (.date, "2016-02-30", "That month has only 29 days.", 8..<9),
      (.date, "2014-04-31", "That month has only 30 days.", 8..<10),
      (.date, "2014-12-32", "Enter a day from 01 to 31.", 8..<10),
      (.date, "2014-12-4", "Enter two digits, like 09.", 8..<9),
      (.date, "20144", "Enter \"-\".", 4..<5),
      (.date, "2014-12-311", "Remove 1 digit.", 10..<11),
      (.date, " ", "A space is not allowed in a date.", 0..<1),
      (.date(.html), "0000-", "Years start at 0001.", 0..<4),
      (.date(.html), "1900-02-29", "That month has only 28 days.", 8..<10),
      (.date(.rfc3339), "-2", "\"-\" is not allowed in a date.", 0..<1),
      (.date(format("DD.MM.YYYY")), "31.04", "That month has only 30 days.", 3..<5),
      (.date(format("DD.MM.YYYY")), "30.02", "That month has only 29 days.", 3..<5),
      (.date(format("DD.MM.YYYY")), "29.02.2023", "That month has only 28 days.", 6..<10),
      (.time, "3", "Enter two digits, like 09.", 0..<1),
      (.time, "9:", "Enter two digits, like 09.", 0..<1),
      (.time, "24", "Enter an hour from 00 to 23.", 0..<2),
      (.time, "23:6", "Enter two digits, like 09.", 3..<4),
      (.time, "23:60", "Enter a minute from 00 to 59.", 3..<4),
      (.time, "2:", "Enter two digits, like 09.", 0..<1),
      (.time, "12:300", "Remove 1 digit.", 5..<6),
      (.time(.html), "12:00:60", "Enter a second from 00 to 59.", 6..<7),
      (.time(.html), "12:00:00.1234", "Remove 1 digit.", 12..<13),
      (.time(.rfc3339), "22:59:60Z", "Second 60 exists only at 23:59 UTC.", 8..<9),
      (.time(.rfc3339), "23:59:60+00:3", "Second 60 exists only at 23:59 UTC.", 12..<13),
      (.time(.rfc3339), "12:00:60-0", "Second 60 exists only at 23:59 UTC.", 9..<10),
      (.time(.rfc3339), "12:00:00+24", "Enter an hour from 00 to 23.", 9..<11),
      (.time(.rfc3339), "12:00:00x", "Enter Z or an offset, like +01:00.", 8..<9),
      (.dateTime, "2026-02-29", "That month has only 28 days.", 8..<10),
      (.dateTime, "2026-03-31_", "\"_\" is not allowed in a date and time.", 10..<11),
      (.dateTime, "2026-03-31T12:00:00ZZ", "\"Z\" is not allowed in a date and time.", 20..<21),
      (.dateTime(.html), "2026-03-31t", "Enter T and the time.", 10..<11),
      (.dateTime(.html), "2026-03-31T12:00-00:00", "Use Z for no offset.", 20..<22),
      (.dateTime, "1990-12-31T15:59:59-24", "Enter an hour from 00 to 23.", 20..<22),
      (.month, "2026-13", "Enter a month from 01 to 12.", 5..<7),
      (.month, "0000", "Years go from 0001 to 9999.", 0..<4),
      (.month, "2026-03-", "\"-\" is not allowed in a month.", 7..<8),
      (.month(format("MM/YYYY")), "3", "Enter two digits, like 09.", 0..<1),
    ] as [(Clause, String, String, Range<Int>)]
  )
  func `errors that typing cannot fix are reported`(
    _ clause: Clause,
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    clause.expectBreak(text, says: message, at: range)
  }

  @Test(arguments: [
    ("2026-03-31T12:00", Standing.valid), ("2026-03-31 12:00:30.5", .valid),
    ("12026-02-28T00:00", .valid), ("2026-03-31", .incomplete), ("2026-03-31T12", .incomplete),
    ("2026-03-31T12:00Z", .invalid), ("2026-02-29T12:00", .invalid), ("2026-03-31t12:00", .invalid),
    ("2026-03-31T12:00:00.1234", .invalid), ("2026-03-31T24:00", .invalid),
  ])
  func `a date and time without an offset pass`(text: String, standing: Standing) {
    #expect(Clause.dateTimeLocal.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("2026-W53", Standing.valid), ("2025-W52", .valid), ("2025-W53", .invalid),
    ("2020-W53", .valid),
    ("2015-W53", .valid), ("2016-W53", .invalid), ("2000-W53", .invalid), ("2004-W53", .valid),
    ("0001-W01", .valid), ("0000-W01", .invalid), ("2026-W00", .invalid), ("2026-W5", .incomplete),
    ("2026-W6", .invalid), ("2026-", .incomplete), ("2026-w01", .invalid), ("202", .incomplete),
    ("275760-W37", .valid), ("2026-W011", .invalid), ("", .incomplete), ("2026W01", .invalid),
    ("12020-W53", .valid),
  ])
  func `a week must be in its year`(text: String, standing: Standing) {
    #expect(Clause.week.standing(of: text) == standing)
  }

  @Test func `the message lists the weeks of the year`() {
    let verdict = Clause.week.verdict(on: "2025-W53", among: [:])
    #expect(verdict.texts == ["That year has weeks 01 to 52."])
    #expect(verdict.codes == ["date.not_a_week"])
  }

  @Test(
    arguments: [
      (.date, "date", "A date, YYYY-MM-DD"), (.date(.html), "date", "A date as in HTML"),
      (.date(.rfc3339), "date", "A date by RFC 3339"), (.time, "time", "A time, HH:mm"),
      (.time(.html), "time", "A time as in HTML"), (.time(.rfc3339), "time", "A time by RFC 3339"),
      (.dateTime, "date_time", "A date and time by RFC 3339"),
      (.dateTime(.html), "date_time", "A date and time as in HTML"),
      (.dateTime(format("YYYY-MM-DD HH:mm")), "date_time", "A date and time, YYYY-MM-DD HH:mm"),
      (.dateTimeLocal, "date_time_local", "A date and time as in HTML"),
      (.month, "month", "A month, YYYY-MM"), (.month(.html), "month", "A month as in HTML"),
      (.month(.rfc3339), "month", "A month by RFC 3339"), (.week, "week", "A week, like 2026-W08"),
    ] as [(Clause, String, String)]
  )
  func `the requirement names the format`(_ clause: Clause, _ name: String, _ text: String) {
    #expect(clause.rule.name == name)
    #expect(clause.rule.requirement.text == text)
  }
}
