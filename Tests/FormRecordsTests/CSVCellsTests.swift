import Testing

@testable import FormRecords

struct CSVCellsTests {
  @Test(
    arguments: [
      ("", [""]), (",", ["", ""]), ("a", ["a"]), ("a,b,", ["a", "b", ""]),
      (" a , b ", [" a ", " b "]),
      ("\"\"", [""]), ("\"a,b\",c", ["a,b", "c"]), ("\"a\nb\",c", ["a\nb", "c"]),
      ("\"\"\"\"", ["\""]), ("\"\"\"\"\"\"", ["\"\""]), ("\"a\"\"b\",", ["a\"b", ""]),
      ("\r", [""]), ("a\r", ["a"]), ("a\r\r", ["a\r"]), ("\"a\"\r", ["a"]), ("a,\r", ["a", ""]),
      ("\"a\"\"\u{301}\"", ["a\"\u{301}"]), ("é,漢,😀", ["é", "漢", "😀"]), ("a;b", ["a;b"]),
    ] as [(String, [String])]
  )
  func `a record has the texts between its commas`(record: String, cells: [String]) {
    #expect(CSVCells.texts(in: Array(record.utf8)) == .success(cells))
  }

  @Test(
    arguments: [
      (";", ["a,b", "c"], "a,b;c"), (";", ["a;b", ""], "\"a;b\";"),
      ("tab", ["a", "b;c"], "a\tb;c"),
      ("|", ["a", "b"], "a|\"b\"\r"), (" ", ["a", "b"], "a b"),
    ] as [(String, [String], String)]
  )
  func `a record has the texts between other delimiters`(
    delimiter: String,
    cells: [String],
    record: String
  ) throws {
    let delimiter = try #require(Delimiter(delimiter))
    #expect(CSVCells.texts(in: Array(record.utf8), delimiter) == .success(cells))
  }

  @Test(
    arguments: [
      ("a\"", .quoteInText), ("a\"b\"", .quoteInText), (" \"a\"", .quoteInText),
      ("\"a\"b", .textAfterQuote), ("\"a\" ,b", .textAfterQuote), ("\"", .textAfterQuote),
      ("x,\"a", .textAfterQuote), ("\"a\"\"", .textAfterQuote), ("\"a\"\r\r", .textAfterQuote),
    ] as [(String, CSVCells.Fault)]
  )
  func `a misplaced quotation mark is a fault`(record: String, fault: CSVCells.Fault) {
    #expect(CSVCells.texts(in: Array(record.utf8)) == .failure(fault))
  }

  @Test(arguments: [[0xFF], [0xC3], [0x22, 0xFF, 0x22, 0x22, 0x22]] as [[UInt8]])
  func `a cell that is not UTF-8 has no text, but can be shown`(bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { bytes in
      var cells = CSVCells(bytes, separatedBy: .comma)
      let cell = try #require(try cells.next())
      #expect(cell.text == nil)
      #expect(cell.legibleText.contains("\u{FFFD}"))
      #expect(try cells.next() == nil)
    }
  }
}

extension CSVCells {
  /// Returns the texts of a record's cells.
  fileprivate static func texts(
    in record: [UInt8],
    _ delimiter: Delimiter = .comma
  ) -> Result<[String?], Fault> {
    record.withUnsafeBytes { bytes in
      Result { () throws(Fault) in
        var cells = CSVCells(bytes, separatedBy: delimiter)
        var texts: [String?] = []
        while let cell = try cells.next() { texts.append(cell.text) }
        return texts
      }
    }
  }
}
