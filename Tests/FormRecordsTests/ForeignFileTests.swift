import Testing

@testable import FormRecords

struct ForeignFileTests {
  @Test(
    arguments: [
      (
        "PK\u{3}\u{4}..[Content_Types].xml..xl/workbook.xml",
        "an Excel workbook; save the sheet as CSV"
      ),
      (
        "PK\u{3}\u{4}mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
        "an OpenDocument workbook; save the sheet as CSV"
      ),
      ("PK\u{3}\u{4}word/", "a ZIP archive; extract it, or save a workbook as CSV"),
      ("SQLite format 3\0", "an SQLite database; export its rows as CSV or JSON Lines"),
      ("PAR1\u{15}", "in Parquet; export its rows as CSV or JSON Lines"),
      ("%PDF-1.7", "a PDF document; records are JSON, JSON Lines or CSV"),
      ("<!DOCTYPE html>", "HTML or XML; records are JSON, JSON Lines or CSV"),
      ("<Table>", "HTML or XML; records are JSON, JSON Lines or CSV"),
      ("GIF89a", "a GIF image; records are JSON, JSON Lines or CSV"),
    ]
  )
  func `a file that begins like no text is named`(beginning: String, words: String) {
    #expect(ForeignFile(beginning: Array(beginning.utf8))?.sentence == "the file is " + words)
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B], "compressed with gzip; decompress it first"),
      ([0x28, 0xB5, 0x2F, 0xFD], "compressed with zstd; decompress it first"),
      (
        [0xD0, 0xCF, 0x11, 0xE0],
        "an old Excel workbook or another Office file; save the sheet as CSV"
      ),
      ([0x89, 0x50, 0x4E, 0x47], "a PNG image; records are JSON, JSON Lines or CSV"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "in UTF-32; save it as UTF-8"),
      ([0, 0, 0xFE, 0xFF], "in UTF-32; save it as UTF-8"),
    ] as [([UInt8], String)]
  )
  func `a file of bytes is named`(bytes: [UInt8], words: String) {
    #expect(ForeignFile(beginning: bytes)?.sentence == "the file is " + words)
  }

  @Test(arguments: [
    "", "PK", "PK,name", "PAR1,PAR2", "<name>,b", "BZh,b", "GIF8,b", "%PDF,b", "{}", "[]", "name\0",
    "SQLite format,b",
  ])
  func `text is no other file`(beginning: String) {
    #expect(ForeignFile(beginning: Array(beginning.utf8)) == nil)
  }
}
