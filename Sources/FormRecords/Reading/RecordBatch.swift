/// Complete records from a file, in order.
struct RecordBatch: Sendable {
  /// The bytes of the records, and of what follows them.
  let bytes: [UInt8]

  let records: [RecordSlice]

  /// The number of the first record in its file, from 1.
  let firstNumber: Int

  /// The names of the columns; `nil` for JSON.
  let header: [String]?

  /// The line of those names, if they preceded the first of the records.
  let headerLine: Int?

  /// What separates the cells of a table.
  let delimiter: Delimiter

  /// How the file is written; the bytes are in UTF-8.
  let encoding: FileEncoding
}

/// A record among the bytes of a batch.
struct RecordSlice: Sendable {
  /// The reason why a record cannot be read.
  enum Fault: Hashable, Sendable {
    /// It is longer than the limit.
    case tooLong
    /// A quotation mark opens a field that does not end.
    case openQuote
    /// The array of the records does not end.
    case openArray
    /// There is text after the array of the records.
    case textAfterArray
    /// The names of columns are not in the file's encoding.
    case illegibleNames(FileEncoding)
    /// The file has no records in text.
    case foreign(ForeignFile)
    /// The lines of the table end in carriage returns alone.
    case carriageReturns
  }

  /// The place of its bytes.
  var range: Range<Int>

  /// The line that it begins on, from 1.
  var line: Int

  /// The reason why it cannot be read, if known.
  var fault: Fault?
}

/// How records are written in a file.
package enum RecordFormat: String, Sendable, CaseIterable {
  /// One JSON array of objects, or objects one after another.
  case json
  /// A JSON object on each line.
  case jsonl
  /// A table: a header and one record per line, with cells between delimiters.
  case csv

  /// Returns the format indicated by a file's name, if any.
  package init?(fileName name: String) {
    switch true {
    case name.hasSuffix(".csv"), Delimiter(fileName: name) != nil: self = .csv
    case name.hasSuffix(".json"): self = .json
    case name.hasSuffix(".jsonl"), name.hasSuffix(".ndjson"): self = .jsonl
    default: return nil
    }
  }

  /// Returns the format of a text that begins with some bytes: JSON begins with a bracket.
  ///
  /// Consecutive objects are each on one line, unless the first line ends within one.
  init(beginning bytes: some Collection<UInt8>) {
    let text = bytes.drop(while: \.isSpaceInJSON)
    switch text.first {
    case UInt8(ascii: "["): self = .json
    case UInt8(ascii: "{"):
      let line = text.prefix { $0 != UInt8(ascii: "\n") }
      let last = line.reversed().first { !$0.isSpaceInJSON }
      self = line.count == text.count || last == UInt8(ascii: "}") ? .jsonl : .json
    default: self = .csv
    }
  }
}

extension UInt8 {
  /// Whether it is white space between JSON values.
  var isSpaceInJSON: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
      || self == UInt8(ascii: "\t")
  }
}
