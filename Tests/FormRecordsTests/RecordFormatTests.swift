import Testing

@testable import FormRecords

struct RecordFormatTests {
  @Test(
    arguments: [
      ("a.csv", .csv), ("a.json", .json), ("a.jsonl", .jsonl), ("a.ndjson", .jsonl), (".csv", .csv),
      ("a.tsv", .csv), ("a.TSV", .csv), ("a.tab", .csv), ("tsv", nil),
      ("a.b.json", .json), ("a.CSV", nil), ("a.csv.gz", nil), ("csv", nil), ("", nil),
      ("a.json ", nil),
    ] as [(String, RecordFormat?)]
  )
  func `a file's name may tell its format`(name: String, format: RecordFormat?) {
    #expect(RecordFormat(fileName: name) == format)
  }

  @Test(
    arguments: [
      ("", .csv), (" \r\n\t", .csv), ("a,b", .csv), ("\"a\"", .csv), ("1", .csv),
      ("\u{A0}{}", .csv),
      ("[", .json), ("\n [1", .json), ("{", .jsonl), ("{\"a\":1}", .jsonl),
      ("{\"a\":1}\n{", .jsonl),
      ("{\"a\":1} \r\n{", .jsonl), ("{\n", .json), ("{\"a\":1,\n", .json), (" {\"a\":{}\n", .jsonl),
    ] as [(String, RecordFormat)]
  )
  func `the first bytes tell the format`(text: String, format: RecordFormat) {
    #expect(RecordFormat(beginning: text.utf8) == format)
  }
}
