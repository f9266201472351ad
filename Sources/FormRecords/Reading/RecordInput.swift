import FormFile
import Glibc

/// A file of records, read in batches.
struct RecordInput {
  /// The longest record: 8 MiB, so that two workers stay below 64 MiB.
  static let recordLimit = 1 << 23

  /// The number of records in a batch after which no further line that is too long is skipped.
  private static let batchLimit = 1 << 12

  /// The number of bytes per read.
  private static let chunkSize = 1 << 17

  /// Reads the next bytes into memory, and returns their number; 0 at the end.
  private let read: RecordSource.Read

  private var format: RecordFormat?
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

  /// Whether a line that names the separator was skipped.
  private var hasSkippedHint = false

  /// Whether to skip the rest of a record that is too long.
  private var isSkipping = false

  /// The number of the next record, from 1.
  private var nextNumber = 1

  init(_ source: RecordSource) {
    read = source.read
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
        headerLine: headerLine
      )
    }
    return nil
  }

  /// Takes the names of columns from the first records, and returns their line; `nil` if there are
  /// none.
  private mutating func readHeader(of records: inout [RecordSlice], in bytes: [UInt8]) -> Int? {
    if nextNumber == 1, !hasSkippedHint, let first = records.first,
      bytes[first.range].isSeparatorHint
    {
      // Spreadsheets write it before the header, and read it themselves.
      hasSkippedHint = true
      records.removeFirst()
    }
    guard let first = records.first else { return nil }
    guard let names = names(in: bytes, first) else {
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
    if unread.isEmpty { return try read(memory) }
    let count = min(memory.count, unread.count)
    memory.copyBytes(from: unread.prefix(count))
    unread.removeFirst(count)
    return count
  }

  /// Returns whether the first bytes determine the format: they contain a line with text.
  private func isEnough(_ bytes: some Collection<UInt8>) -> Bool {
    if splitter != nil || bytes.count > 1 << 12 { return true }
    return bytes.drop { $0.isSpaceInJSON }.contains(UInt8(ascii: "\n"))
  }

  /// Determines the format from the first bytes, without a byte-order mark.
  private mutating func begin(_ bytes: inout [UInt8]) {
    guard splitter == nil else { return }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.beginsLikeUTF16 {
      (format, splitter) = (.jsonl, WholeSplitter(fault: .utf16))
      return
    }
    if bytes.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "K"), 3, 4]) {
      (format, splitter) = (.jsonl, WholeSplitter(fault: .workbook))
      return
    }
    let text = bytes.drop(while: \.isSpaceInJSON)
    // A byte-order mark alone is not a row of a table.
    guard !(hasEnded && text.isEmpty) else { return }
    let format = format ?? RecordFormat(beginning: text)
    self.format = format
    if format == .csv, text.endsLinesInReturns {
      (self.format, splitter) = (.jsonl, WholeSplitter(fault: .carriageReturns))
      return
    }
    splitter =
      switch format {
      case .json: ValueSplitter()
      case .jsonl: LineSplitter()
      case .csv: CSVSplitter()
      }
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

  /// Returns the names of columns in the first record; `nil` if that is malformed.
  private func names(in bytes: [UInt8], _ slice: RecordSlice) -> [String]? {
    bytes.withUnsafeBytes { bytes in
      let row = UnsafeRawBufferPointer(rebasing: bytes[slice.range])
      guard slice.fault == nil, !row.contains(0) else { return nil }
      var cells = CSVCells(row)
      var names: [String] = []
      do {
        while let cell = try cells.next() { names.append(cell.legibleText) }
      } catch {
        return nil
      }
      return names
    }
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

extension ArraySlice<UInt8> {
  /// Whether the line says that commas separate cells: `sep=,`.
  fileprivate var isSeparatorHint: Bool {
    let line = last == UInt8(ascii: "\r") ? dropLast() : self
    return line.elementsEqual("sep=,".utf8) || line.elementsEqual("\"sep=,\"".utf8)
  }
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

  let read: Read

  /// Creates a source.
  package init(name: String, format: RecordFormat?, read: @escaping Read) {
    self.name = name
    self.format = format
    self.read = read
  }
}
