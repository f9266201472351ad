/// The cells of a record in CSV.
/// - Source: RFC 4180, 2.
struct CSVCells {
  /// A cell.
  enum Cell {
    /// A cell whose bytes are its text.
    case plain(UnsafeRawBufferPointer)
    /// A cell with doubled quotation marks.
    case doubled(UnsafeRawBufferPointer)

    /// The text; `nil` if it is not UTF-8.
    var text: String? {
      switch self {
      case .plain(let bytes): return String(validating: bytes, as: UTF8.self)
      case .doubled(let bytes):
        // By byte: a combining mark after the second one would form a character with it.
        var isSecond = false
        let single = bytes.filter { byte in
          isSecond = byte == UInt8(ascii: "\"") && !isSecond
          return byte != UInt8(ascii: "\"") || isSecond
        }
        return String(validating: single, as: UTF8.self)
      }
    }

    /// The text, with replacement characters for bytes that are not UTF-8.
    var legibleText: String {
      switch self {
      case .plain(let bytes), .doubled(let bytes): text ?? String(decoding: bytes, as: UTF8.self)
      }
    }
  }

  /// A violation of the grammar.
  enum Fault: Error {
    case textAfterQuote, quoteInText
  }

  private let bytes: UnsafeRawBufferPointer
  private let delimiter: UInt8
  private var index = 0
  private var hasEnded = false

  /// Reads the cells of a record without its line feed.
  init(_ bytes: UnsafeRawBufferPointer, separatedBy delimiter: Delimiter) {
    self.delimiter = delimiter.byte
    let hasReturn = bytes.last == UInt8(ascii: "\r")
    self.bytes = hasReturn ? UnsafeRawBufferPointer(rebasing: bytes.dropLast()) : bytes
  }

  /// Returns the next cell; `nil` after the last one.
  mutating func next() throws(Fault) -> Cell? {
    guard !hasEnded else { return nil }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return try quoted() }
    let end = bytes.index(of: delimiter, from: index, to: bytes.count) ?? bytes.count
    guard bytes.index(of: UInt8(ascii: "\""), from: index, to: end) == nil else {
      throw .quoteInText
    }
    defer { advance(to: end) }
    return .plain(UnsafeRawBufferPointer(rebasing: bytes[index..<end]))
  }

  private mutating func quoted() throws(Fault) -> Cell {
    let start = index + 1
    var search = start
    var isDoubled = false
    while true {
      guard let close = bytes.index(of: UInt8(ascii: "\""), from: search, to: bytes.count) else {
        throw .textAfterQuote
      }
      if close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "\"") {
        isDoubled = true
        search = close + 2
        continue
      }
      guard close + 1 == bytes.count || bytes[close + 1] == delimiter else {
        throw .textAfterQuote
      }
      let text = UnsafeRawBufferPointer(rebasing: bytes[start..<close])
      advance(to: close + 1)
      return isDoubled ? .doubled(text) : .plain(text)
    }
  }

  /// Moves after the delimiter at an index, or to the end.
  private mutating func advance(to end: Int) {
    hasEnded = end == bytes.count
    index = end + 1
  }
}

extension CSVCells {
  /// Returns the names of columns in a header; `nil` if it is malformed.
  static func names(
    in header: UnsafeRawBufferPointer,
    separatedBy delimiter: Delimiter
  ) -> [String]? {
    guard !header.contains(0) else { return nil }
    var cells = CSVCells(header, separatedBy: delimiter)
    var names: [String] = []
    do {
      while let cell = try cells.next() { names.append(cell.legibleText) }
      return names
    } catch {
      return nil
    }
  }
}
