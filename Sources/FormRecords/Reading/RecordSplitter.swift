import Glibc

/// Splits bytes into records, without reading the values in them.
protocol RecordSplitter: Sendable {
  /// The line of the next byte, from 1.
  var line: Int { get set }

  /// Splits bytes starting at the first one, which begins a record or is between records.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - offset: The position of the first byte in the file.
  ///   - isLast: Whether no bytes follow.
  ///   - records: The records found.
  /// - Returns: The number of bytes that were split; the rest begins an incomplete record or, if no
  ///   bytes follow, is to be split again.
  mutating func split(
    _ bytes: UnsafeRawBufferPointer,
    at offset: Int,
    isLast: Bool,
    into records: inout [RecordSlice]
  ) -> Int
}

extension UnsafeRawBufferPointer {
  /// Returns the index of the next byte of a value, from an index; `nil` if there is none.
  @inline(__always)
  func index(of byte: UInt8, from start: Int, to end: Int) -> Int? {
    guard start < end, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// Whether the bytes are well-formed UTF-8.
  var isUTF8: Bool {
    (try? UTF8Span(validating: assumingMemoryBound(to: UInt8.self).span)) != nil
  }

  /// Returns the number of line feeds in a range.
  func lineFeedCount(in range: Range<Int>) -> Int {
    var count = 0
    var next = range.lowerBound
    while let index = index(of: UInt8(ascii: "\n"), from: next, to: range.upperBound) {
      count += 1
      next = index + 1
    }
    return count
  }
}

/// A file that cannot be split: one record with the reason.
struct WholeSplitter: RecordSplitter {
  let fault: RecordSlice.Fault
  var line = 1
  private var isReported = false

  init(fault: RecordSlice.Fault) {
    self.fault = fault
  }

  mutating func split(
    _ bytes: UnsafeRawBufferPointer,
    at offset: Int,
    isLast: Bool,
    into records: inout [RecordSlice]
  ) -> Int {
    if !isReported { records.append(RecordSlice(range: 0..<0, line: line, fault: fault)) }
    isReported = true
    return bytes.count
  }
}

/// Records with one line each.
struct LineSplitter: RecordSplitter {
  var line = 1

  mutating func split(
    _ bytes: UnsafeRawBufferPointer,
    at offset: Int,
    isLast: Bool,
    into records: inout [RecordSlice]
  ) -> Int {
    var start = 0
    while start < bytes.count {
      let end = bytes.index(of: UInt8(ascii: "\n"), from: start, to: bytes.count)
      guard let end = end ?? (isLast ? bytes.count : nil) else { break }
      // A line without text is not a record, as between paragraphs.
      if bytes[start] > 0x20 || bytes[start..<end].contains(where: { !$0.isSpaceInJSON }) {
        records.append(RecordSlice(range: start..<end, line: line))
      }
      line += 1
      start = end + 1
    }
    return min(start, bytes.count)
  }
}

/// Records separated by line breaks outside of quotation marks.
struct CSVSplitter: RecordSplitter {
  let delimiter: Delimiter
  var line = 1

  /// The position in the file before which no quotation mark closes a cell that an earlier line
  /// leaves open; `.max` if there is none up to the end.
  ///
  /// Otherwise, all bytes would be searched again for each such line.
  private var openEnd = 0

  init(separatedBy delimiter: Delimiter) {
    self.delimiter = delimiter
  }

  mutating func split(
    _ bytes: UnsafeRawBufferPointer,
    at offset: Int,
    isLast: Bool,
    into records: inout [RecordSlice]
  ) -> Int {
    var start = 0
    while start < bytes.count {
      let found = bytes.index(of: UInt8(ascii: "\n"), from: start, to: bytes.count)
      let lineEnd = found ?? bytes.count
      var end: Int? = lineEnd
      if bytes.index(of: UInt8(ascii: "\""), from: start, to: lineEnd) != nil {
        end = endOfRecord(in: bytes, at: offset, from: start, to: lineEnd)
        if end == nil, isLast || found != nil && openEnd == .max {
          // What follows may be complete: only the line is lost.
          records.append(RecordSlice(range: start..<lineEnd, line: line, fault: .openQuote))
          line += 1
          start = lineEnd + 1
          if openEnd == .max { continue }
          openEnd = .max
          break
        }
      }
      guard let end, end < bytes.count || isLast else { break }
      if end > start, end > start + 1 || bytes[start] != UInt8(ascii: "\r") {
        records.append(RecordSlice(range: start..<end, line: line))
      }
      line += 1 + (end > lineEnd ? bytes.lineFeedCount(in: start..<end) : 0)
      start = end + 1
    }
    return min(start, bytes.count)
  }

  /// Returns the index of the line feed that ends the record at an index, or of the end of the
  /// bytes; `nil` if they end within quotation marks.
  private mutating func endOfRecord(
    in bytes: UnsafeRawBufferPointer,
    at offset: Int,
    from start: Int,
    to lineEnd: Int
  ) -> Int? {
    var end: Int?
    if lineEnd < openEnd - offset {
      let line = UnsafeRawBufferPointer(rebasing: bytes[..<lineEnd])
      end = line.endOfRecord(from: start, separatedBy: delimiter.byte)
      if end == nil, openEnd - offset < bytes.count {
        let open = openEnd - offset
        end = bytes.endOfRecord(from: open, separatedBy: delimiter.byte, isQuoted: true)
      }
    } else {
      end = bytes.endOfRecord(from: start, separatedBy: delimiter.byte)
    }
    if end == nil { openEnd = max(openEnd, offset + bytes.count) }
    return end
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the index of the line feed that ends the CSV record around an index, or of the end of
  /// the bytes; `nil` if they end within quotation marks.
  func endOfRecord(
    from start: Int,
    separatedBy delimiter: UInt8,
    isQuoted: Bool = false
  ) -> Int? {
    var index = start
    var isQuoted = isQuoted
    var beginsField = true
    while index < count {
      if isQuoted {
        // A doubled quotation mark closes the field and opens it again.
        guard let close = self.index(of: UInt8(ascii: "\""), from: index, to: count) else {
          return nil
        }
        index = close + 1
        isQuoted = index < count && self[index] == UInt8(ascii: "\"")
        if isQuoted { index += 1 }
        beginsField = false
        continue
      }
      switch self[index] {
      case UInt8(ascii: "\"") where beginsField: isQuoted = true
      case UInt8(ascii: "\n"): return index
      case let byte: beginsField = byte == delimiter
      }
      index += 1
    }
    return isQuoted ? nil : count
  }
}

/// JSON values in an array, or one after another.
struct ValueSplitter: RecordSplitter {
  /// The position of the next byte.
  private enum Position {
    case start, inArray, afterArray, end, outside
  }

  var line = 1
  private var position = Position.start

  /// Whether a comma in the array must be followed by a value.
  private var isAfterComma = false

  mutating func split(
    _ bytes: UnsafeRawBufferPointer,
    at offset: Int,
    isLast: Bool,
    into records: inout [RecordSlice]
  ) -> Int {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isSpaceInJSON {
        if byte == UInt8(ascii: "\n") { line += 1 }
        index += 1
      } else if position == .start {
        position = byte == UInt8(ascii: "[") ? .inArray : .outside
        if position == .inArray { index += 1 }
      } else if position == .afterArray {
        records.append(RecordSlice(range: index..<index, line: line, fault: .textAfterArray))
        position = .end
      } else if position == .end {
        return bytes.count
      } else if position == .inArray, byte == UInt8(ascii: "]"), !isAfterComma {
        position = .afterArray
        index += 1
      } else {
        guard let end = endOfValue(in: bytes, from: index, isLast: isLast) else { return index }
        records.append(RecordSlice(range: index..<end, line: line))
        line += bytes.lineFeedCount(in: index..<end)
        index = end
        isAfterComma =
          position == .inArray && index < bytes.count && bytes[index] == UInt8(ascii: ",")
        if isAfterComma { index += 1 }
      }
    }
    if isLast, position == .inArray {
      records.append(RecordSlice(range: index..<index, line: line, fault: .openArray))
      position = .outside
    }
    return index
  }

  /// Returns the end of the value at an index; `nil` if it may be after the end of the bytes.
  private func endOfValue(
    in bytes: UnsafeRawBufferPointer,
    from start: Int,
    isLast: Bool
  ) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < bytes.count else { return isLast ? bytes.count : nil }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]") where depth == 0 && position == .inArray: return index
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0, position == .outside { return index + 1 }
        depth = max(depth, 0)
      case UInt8(ascii: ",") where depth == 0 && position == .inArray: return index
      case UInt8(ascii: "\n") where depth == 0 && position == .outside: return index
      default: break
      }
      index += 1
    }
    return isLast ? bytes.count : nil
  }
}
