/// A file without records in text, recognized by its first bytes.
struct ForeignFile: Hashable, Sendable {
  /// What it is.
  private let name: String

  /// How to get records from it.
  private let advice: String

  /// What it is, and how to get records from it.
  var sentence: String { "the file is \(name); \(advice)" }

  private init(_ name: String, _ advice: String) {
    (self.name, self.advice) = (name, advice)
  }

  /// A file that begins like no text.
  static let binary = ForeignFile("binary", records)

  /// Creates the kind of the file that begins with some bytes; `nil` for text.
  init?(beginning bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      self.init("in UTF-32", "save it as UTF-8")
    } else if bytes.starts(with: "PK\u{3}\u{4}".utf8) {
      self = ForeignFile.archive(bytes)
    } else {
      let lowercase = bytes.prefix(9).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
      let isMarkup = ForeignFile.markup.contains { lowercase.starts(with: $0.utf8) }
      let found = ForeignFile.signatures.first { bytes.starts(with: $0.bytes) }?.file
      guard let file = isMarkup ? ForeignFile.page : found else { return nil }
      self = file
    }
  }

  private static let page = ForeignFile("HTML or XML", records)

  /// The beginnings of markup, which some programs write with the name of a workbook.
  private static let markup = ["<!doctype", "<html", "<?xml", "<table"]

  private static let records = "records are JSON, JSON Lines or CSV"
  private static let sheet = "save the sheet as CSV"
  private static let table = "export its rows as CSV or JSON Lines"

  private static func archive(_ bytes: [UInt8]) -> ForeignFile {
    if bytes.contains("xl/work".utf8) { return ForeignFile("an Excel workbook", sheet) }
    if bytes.contains("opendocument.spreadsheet".utf8) {
      return ForeignFile("an OpenDocument workbook", sheet)
    }
    return ForeignFile("a ZIP archive", "extract it, or save a workbook as CSV")
  }

  private static func compressed(_ name: String) -> ForeignFile {
    ForeignFile("compressed with \(name)", "decompress it first")
  }

  private static let signatures: [(bytes: [UInt8], file: ForeignFile)] = [
    ([0xD0, 0xCF, 0x11, 0xE0], ForeignFile("an old Excel workbook or another Office file", sheet)),
    ([0x1F, 0x8B], compressed("gzip")),
    (Array("BZh91AY&SY".utf8), compressed("bzip2")),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], compressed("xz")),
    ([0x28, 0xB5, 0x2F, 0xFD], compressed("zstd")),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], ForeignFile("a 7-Zip archive", "extract it first")),
    (Array("SQLite format 3\0".utf8), ForeignFile("an SQLite database", table)),
    (Array("PAR1\u{15}".utf8), ForeignFile("in Parquet", table)),
    (Array("ARROW1\0".utf8), ForeignFile("in Arrow", table)),
    (Array("Obj\u{1}".utf8), ForeignFile("in Avro", table)),
    (Array("%PDF-".utf8), ForeignFile("a PDF document", records)),
    ([0x89] + Array("PNG".utf8), ForeignFile("a PNG image", records)),
    ([0xFF, 0xD8, 0xFF], ForeignFile("a JPEG image", records)),
    (Array("GIF89a".utf8), ForeignFile("a GIF image", records)),
    ([0x7F] + Array("ELF".utf8), ForeignFile("a program", records)),
  ]
}
