import Testing

@testable import FormRecords

/// What spreadsheets write into tables.
struct SpreadsheetTextTests {
  @Test(arguments: [
    "2026-02-28 00:00", "2026-02-28 00:00:00", "2026-02-28T00:00:00", "2026-02-28T00:00:00.000",
    "2026-02-28T00:00Z", "2026-02-28 00:00:00Z",
  ])
  func `midnight after a date is dropped`(cell: String) {
    #expect(cell.withoutMidnight == "2026-02-28")
  }

  @Test(arguments: [
    "", "2026-02-28", "2026-02-28 ", "2026-02-28T", "2026-02-28 0", "2026-02-28 00:0",
    "2026-02-28 00:01", "2026-02-28 00:00:01", "2026-02-28T00:00+01:00", "2026-02-28_00:00",
    "2026-02-28 00:00z", "2026-02-30 00:00", "26-02-28 00:00:00", "é2026-02-2 00:00",
    "2026-02-28  00:00",
  ])
  func `anything else after a date stays`(cell: String) {
    #expect(cell.withoutMidnight == cell)
  }
}
