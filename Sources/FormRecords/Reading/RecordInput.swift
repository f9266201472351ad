import Glibc

/// A file of records, read in batches.
struct RecordInput {
  /// The longest record: 8 MiB, so that two workers stay below 64 MiB.
  static let recordLimit = 1 << 23

  /// The number of records in a batch after which no further line that is too long is skipped.
  private static let batchLimit = 1 << 12

  /// The number of bytes per read.
  private static let chunkSize = 1 << 17

  private let source: RecordSource

  /// The names of columns, which tell the delimiter if they are known.
  private let names: ColumnNames?

  private var format: RecordFormat?
  private var delimiter = Delimiter.comma
  private var encoding = FileEncoding(used: .utf8)

  /// What converts the file to UTF-8; `nil` for a file in UTF-8.
  private var decoder: TextDecoder?

  private var splitter: (any RecordSplitter)?
  private var header: [String]?

  /// The beginning of a record whose end was not read yet.
  private var rest: [UInt8] = []

  /// The position of the next byte in the file.
  private var offset = 0

  /// The bytes after a record without an end, up to 16 MiB, which are read again before others: the
  /// short records in them must not become a single batch.
  private var unread: ArraySlice<UInt8> = []

  /// Whether the bytes after those that were split are to be read again.
  private var rereads = false
  private var hasEnded = false

  /// Whether to skip the rest of a record that is too long.
  private var isSkipping = false

  /// The number of the next record, from 1.
  private var nextNumber = 1

  init(_ source: RecordSource, _ names: ColumnNames? = nil) {
    self.source = source
    self.names = names
    format = source.format
  }

  /// Returns the next records; `nil` at the end.
  mutating func next() throws -> RecordBatch? {
    while !hasEnded {
      var bytes = try moreBytes()
      begin(&bytes)
      var records: [RecordSlice] = []
      let used = split(bytes, into: &records)
      offset += used
      if rereads {
        unread = bytes[used...] + unread
        (rest, hasEnded) = ([], false)
        bytes = Array(bytes[..<used])
      } else {
        rest = Array(bytes[used...])
      }
      let headerLine = header == nil && format == .csv ? readHeader(of: &records, in: bytes) : nil
      guard !records.isEmpty || headerLine != nil else { continue }
      defer { nextNumber += records.count }
      return RecordBatch(
        bytes: bytes,
        records: records,
        firstNumber: nextNumber,
        header: header,
        headerLine: headerLine,
        delimiter: delimiter,
        encoding: encoding
      )
    }
    return nil
  }

  /// Takes the names of columns from the first records, and returns their line; `nil` if there are
  /// none.
  private mutating func readHeader(of records: inout [RecordSlice], in bytes: [UInt8]) -> Int? {
    guard var first = records.first else { return nil }
    let names = bytes.withUnsafeBytes { bytes -> [String]? in
      let row = UnsafeRawBufferPointer(rebasing: bytes[first.range])
      if first.fault == nil, !row.isUTF8 { first.fault = .illegibleNames(encoding) }
      return first.fault == nil ? CSVCells.names(in: row, separatedBy: delimiter) : nil
    }
    guard let names else {
      // Without the names of columns, no record can be read.
      (header, records, hasEnded, nextNumber) = ([], [first], true, 0)
      return nil
    }
    header = names
    records.removeFirst()
    return first.line
  }

  /// Returns the remaining bytes with more appended.
  ///
  /// A rest without an end doubles, so that it is searched only a few times.
  private mutating func moreBytes() throws -> [UInt8] {
    let rest = rest
    let room = max(RecordInput.chunkSize, rest.count)
    var failure: (any Error)?
    let bytes = [UInt8](unsafeUninitializedCapacity: rest.count + room) { buffer, count in
      count = buffer.update(fromContentsOf: rest)
      do {
        // A pipe returns less than there is room for, which is enough unless the rest is long.
        repeat {
          let added = try readMore(
            into: UnsafeMutableRawBufferPointer(buffer[count..<rest.count + room].rebased)
          )
          count += added
          hasEnded = added == 0
        } while !hasEnded && (count - rest.count < rest.count / 2 || !isEnough(buffer[..<count]))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads the next bytes into memory, and returns their number; 0 at the end.
  private mutating func readMore(into memory: UnsafeMutableRawBufferPointer) throws -> Int {
    while unread.isEmpty {
      guard decoder != nil else { return try source.read(memory) }
      let raw = try [UInt8](unsafeUninitializedCapacity: RecordInput.chunkSize) { buffer, count in
        count = try source.read(UnsafeMutableRawBufferPointer(buffer))
      }
      unread = decoder?.decode(raw, isLast: raw.isEmpty)[...] ?? []
      if raw.isEmpty, unread.isEmpty { return 0 }
    }
    let count = min(memory.count, unread.count)
    memory.copyBytes(from: unread.prefix(count))
    unread.removeFirst(count)
    return count
  }

  /// Returns whether the first bytes determine the format: they contain a line with text, and for a
  /// table its header, whose names may have line breaks in quotation marks.
  private func isEnough(_ bytes: some Collection<UInt8>) -> Bool {
    if splitter != nil || bytes.count > 1 << 16 { return true }
    let isMarked = bytes.prefix(4).contains { $0 == 0 || $0 >= 0xFE }
    let mayBeUTF16 = isMarked || source.encoding?.name == TextEncoding.utf16.name
    if mayBeUTF16, bytes.count < 4 || !bytes.count.isMultiple(of: 2) { return false }
    let text = bytes.drop { $0.isSpaceInJSON }
    let mayBeTable = (format ?? .csv) == .csv && RecordFormat(beginning: text.prefix(1)) == .csv
    var isQuoted = false
    return text.contains { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == UInt8(ascii: "\n") && !(isQuoted && mayBeTable)
    }
  }

  /// Determines the encoding, the format and the delimiter from the first bytes, and removes those
  /// that only indicate them.
  private mutating func begin(_ bytes: inout [UInt8]) {
    guard splitter == nil else { return }
    if let file = ForeignFile(beginning: bytes) { return end(.foreign(file)) }
    decode(&bytes)
    let text = bytes.drop(while: \.isSpaceInJSON)
    // A byte-order mark alone is not a row of a table.
    guard !(hasEnded && text.isEmpty) else { return }
    let format = format ?? RecordFormat(beginning: text)
    self.format = format
    switch format {
    case .json: splitter = ValueSplitter()
    case .jsonl: splitter = LineSplitter()
    case .csv: beginTable(&bytes)
    }
  }

  /// Converts the first bytes to UTF-8, without a byte-order mark.
  private mutating func decode(_ bytes: inout [UInt8]) {
    let mark = TextEncoding.marked(in: bytes)
    let mayBeUTF16 = source.encoding == nil || source.encoding == .utf16
    let detected = mark?.0 ?? (mayBeUTF16 ? TextEncoding.unmarkedUTF16(in: bytes) : nil)
    let used = detected ?? source.encoding ?? .utf8
    encoding = FileEncoding(used: used)
    if mark != nil, let asked = source.encoding, asked.name != used.name {
      encoding.ignored = asked
    }
    bytes.removeFirst(mark?.length ?? 0)
    guard used != .utf8 else { return }
    var decoder = TextDecoder(used)
    bytes = decoder.decode(bytes, isLast: hasEnded)
    self.decoder = decoder
  }

  /// Determines the delimiter of a table, without a first line that only specifies it.
  private mutating func beginTable(_ bytes: inout [UInt8]) {
    let hint = Delimiter.specified(in: bytes)
    bytes.removeFirst(hint?.length ?? 0)
    let expected = Delimiter(fileName: source.name)
    delimiter =
      source.delimiter ?? hint?.0
      ?? bytes.withUnsafeBytes {
        Delimiter.separating($0, expected: expected) { names?.knownCount(in: $0) ?? 0 }
      }
    if bytes.withUnsafeBytes({ $0.firstLine.contains { $0.isBinary && $0 != delimiter.byte } }) {
      return end(.foreign(.binary))
    }
    if bytes.endsLinesInReturns { return end(.carriageReturns) }
    splitter = CSVSplitter(separatedBy: delimiter)
    if hint != nil { splitter?.line = 2 }
  }

  /// Reports a file that cannot be split.
  private mutating func end(_ fault: RecordSlice.Fault) {
    (format, splitter) = (.jsonl, WholeSplitter(fault: fault))
  }

  /// Splits bytes into records, and returns how many were used.
  private mutating func split(
    _ bytes: [UInt8],
    into records: inout [RecordSlice]
  ) -> Int {
    guard var splitter else { return 0 }
    defer { self.splitter = splitter }
    return bytes.withUnsafeBytes { text in
      var end = 0
      if isSkipping {
        guard skipLine(of: text, to: &end, by: &splitter) else { return end }
      }
      while true {
        let first = records.count
        let start = end
        let rest = UnsafeRawBufferPointer(rebasing: text[start...])
        end += splitter.split(rest, at: offset + start, isLast: hasEnded, into: &records)
        for index in first..<records.count {
          let range = records[index].range
          records[index].range = range.lowerBound + start..<range.upperBound + start
          if range.count > RecordInput.recordLimit { records[index].fault = .tooLong }
        }
        let long = records[first...].firstIndex { $0.fault == .tooLong }
        if format == .csv, let long {
          // Whether its end has been read must not matter.
          (end, splitter.line) = (records[long].range.lowerBound, records[long].line)
          records.removeSubrange(long...)
          skipRecord(of: text, at: &end, by: &splitter, into: &records)
          return end
        }
        rereads = hasEnded && end < text.count
        guard !hasEnded, text.count - end > RecordInput.recordLimit else { return end }
        skipRecord(of: text, at: &end, by: &splitter, into: &records)
        guard rereads, records.count < RecordInput.batchLimit else { return end }
      }
    }
  }

  /// Reports a record that is too long, and moves after its line: what follows may be complete.
  private mutating func skipRecord(
    of text: UnsafeRawBufferPointer,
    at index: inout Int,
    by splitter: inout any RecordSplitter,
    into records: inout [RecordSlice]
  ) {
    records.append(RecordSlice(range: index..<index, line: splitter.line, fault: .tooLong))
    rereads = skipLine(of: text, to: &index, by: &splitter)
  }

  /// Moves an index after the end of the line, and returns whether that is in the text.
  private mutating func skipLine(
    of text: UnsafeRawBufferPointer,
    to index: inout Int,
    by splitter: inout any RecordSplitter
  ) -> Bool {
    let end = text.index(of: UInt8(ascii: "\n"), from: index, to: text.count)
    isSkipping = end == nil
    if end != nil { splitter.line += 1 }
    index = end.map { $0 + 1 } ?? text.count
    return end != nil
  }
}

extension Sequence<UInt8> {
  /// Whether lines end in carriage returns alone, as in files of old systems.
  fileprivate var endsLinesInReturns: Bool {
    let bytes = Array(self)
    return bytes.dropLast().contains(UInt8(ascii: "\r")) && !bytes.contains(UInt8(ascii: "\n"))
      && !bytes.contains(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  /// Whether it is a control character that is not in the first line of any text.
  fileprivate var isBinary: Bool { self < 0x20 && !(0x09...0x0D ~= self) }
}

extension Slice<UnsafeMutableBufferPointer<UInt8>> {
  /// The part as a separate buffer.
  fileprivate var rebased: UnsafeMutableBufferPointer<UInt8> { .init(rebasing: self) }
}

/// A file of records, or standard input.
package struct RecordSource: Sendable {
  /// Reads the next bytes into memory, and returns their number; 0 at the end.
  package typealias Read = @Sendable (UnsafeMutableRawBufferPointer) throws -> Int

  /// The name in reports.
  package let name: String

  /// The format; `nil` to detect it from the first bytes.
  package let format: RecordFormat?

  /// The delimiter of a table; `nil` to detect it from the header and the name.
  let delimiter: Delimiter?

  /// The encoding, unless a byte-order mark indicates another; `nil` to detect it.
  let encoding: TextEncoding?

  let read: Read

  package init(
    name: String,
    format: RecordFormat?,
    delimiter: Delimiter? = nil,
    encoding: TextEncoding? = nil,
    read: @escaping Read
  ) {
    self.name = name
    self.format = format
    self.delimiter = delimiter
    self.encoding = encoding
    self.read = read
  }
}
