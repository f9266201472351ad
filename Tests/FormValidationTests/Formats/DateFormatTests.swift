import FormValidation
import Testing

struct DateFormatTests {
  @Test(
    arguments: [
      ("YYYY-MM-DD", .date), ("DD.MM.YYYY", .date), ("YYYYMMDD", .date), ("MM/YYYY", .month),
      ("HH:mm", .time), ("ss.mm.HH", .time), ("YYYY-MM-DDTHH:mm", .dateTime),
      ("HH:mm:ss, DD.MM.YYYY", .dateTime),
    ] as [(String, DateFormat.Content)]
  )
  func `a format has the parts of a date, a time, both or a month`(
    text: String,
    content: DateFormat.Content
  ) throws {
    guard case .custom(let pattern) = try #require(DateFormat(text)) else {
      Issue.record("not a format of one's own")
      return
    }
    #expect(pattern.text == text)
    #expect(pattern.content == content)
  }

  @Test(arguments: [
    "", "YYYY", "YYYY-DD", "MM-DD", "HH", "mm:ss", "DD.MM.YYYY ss", "YYYY-MM ss", "YYYY-MM-DD HH",
    "DD.DD.MM.YYYY", "YY-MM-DD", "DD. of MM YYYY", "DD0MM0YYYY", "DD\u{2012}MM\u{2012}YYYY",
    "DD\rMM\rYYYY", "YYYY-mm",
  ])
  func `a format needs each part exactly once`(text: String) {
    #expect(DateFormat(text) == nil)
  }
}
