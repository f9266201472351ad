import FormValidation
import Glibc

/// The byte that separates the cells of a table.
package struct Delimiter: Hashable, Sendable {
  let byte: UInt8

  static let comma = Delimiter(byte: UInt8(ascii: ","))
  static let semicolon = Delimiter(byte: UInt8(ascii: ";"))
  static let tab = Delimiter(byte: UInt8(ascii: "\t"))
  static let bar = Delimiter(byte: UInt8(ascii: "|"))

  /// Those that are recognized, the most usual first, with their names.
  static let usual = [
    (comma, "comma"), (semicolon, "semicolon"), (tab, "tab"), (bar, "pipe"),
  ]

  /// The names of the usual ones.
  package static let names = usual.map(\.1)

  private init(byte: UInt8) { self.byte = byte }

  /// Creates the delimiter with a name, or the one that is a character of ASCII; `nil` if that can
  /// be part of a cell or of a line break.
  package init?(_ text: String) {
    if let known = Delimiter.usual.first(where: { $0.1 == text }) {
      self = known.0
    } else if text == "\\t" {
      self = .tab
    } else if let byte = text.utf8.first, text.utf8.count == 1, Delimiter.canSeparate(byte) {
      self.init(byte: byte)
    } else {
      return nil
    }
  }

  private static func canSeparate(_ byte: UInt8) -> Bool {
    byte < 0x7F && byte != 0 && isalnum(Int32(byte)) == 0 && !"\"\r\n".utf8.contains(byte)
  }

  /// Returns the delimiter indicated by a file's name, if any.
  init?(fileName name: String) {
    guard [".tsv", ".tab"].contains(where: name.lowercased().hasSuffix) else { return nil }
    self = .tab
  }

  /// One of them, in words.
  var words: String {
    switch self {
    case .bar: "a vertical bar"
    default: Delimiter.usual.first { $0.0 == self }.map { "a \($0.1)" } ?? character.quoted
    }
  }

  /// Several of them, in words.
  var plural: String {
    Delimiter.usual.contains { $0.0 == self } ? String(words.dropFirst(2)) + "s" : character.quoted
  }

  private var character: String { String(Unicode.Scalar(byte)) }
}

extension Delimiter {
  /// Returns the delimiter that the first line specifies, as spreadsheets write and read it, and
  /// the length of that line: `sep=;`.
  static func specified(in bytes: some Collection<UInt8>) -> (Delimiter, length: Int)? {
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.count <= 8 else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    let words = text.hasSuffix("\r") ? text.dropLast() : text[...]
    let isQuoted = words.count == 7 && words.hasPrefix("\"") && words.hasSuffix("\"")
    let hint = isQuoted ? words.dropFirst().dropLast() : words
    guard hint.utf8.count == 5, hint.lowercased().hasPrefix("sep="),
      let delimiter = Delimiter(String(hint.suffix(1)))
    else { return nil }
    return (delimiter, min(line.count + 1, bytes.count))
  }

  /// Returns the delimiter of the table that begins with some bytes: the one between the most names
  /// that are known, or else the one between the most names.
  ///
  /// The one expected by the file's name wins if it is in the header.
  static func separating(
    _ bytes: UnsafeRawBufferPointer,
    expected: Delimiter?,
    countingKnown count: ([String]) -> Int
  ) -> Delimiter {
    let usual = Delimiter.usual.map(\.0)
    let first = expected ?? .comma
    let line = bytes.firstLine
    // A name in quotation marks may have a line break.
    let mayGoOn = line.contains(UInt8(ascii: "\""))
    let others = usual.filter { $0 != first && (mayGoOn || line.contains($0.byte)) }
    var best = (delimiter: first, known: -1, all: 0)
    if others.isEmpty { return first }
    for delimiter in [first] + others {
      guard let names = bytes.names(separatedBy: delimiter) else { continue }
      if delimiter == expected, names.count > 1 { return delimiter }
      let known = count(names)
      if (known, names.count) > (best.known, best.all) {
        best = (delimiter, known, names.count)
      }
    }
    return best.delimiter
  }
}

extension UnsafeRawBufferPointer {
  /// The first line with text.
  var firstLine: UnsafeRawBufferPointer {
    let start = firstIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? count
    let end = index(of: UInt8(ascii: "\n"), from: start, to: count) ?? count
    return UnsafeRawBufferPointer(rebasing: self[start..<end])
  }

  /// Returns the names of columns in the first record; `nil` if that is malformed.
  fileprivate func names(separatedBy delimiter: Delimiter) -> [String]? {
    let start = firstIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? count
    guard let end = endOfRecord(from: start, separatedBy: delimiter.byte) else { return nil }
    let header = UnsafeRawBufferPointer(rebasing: self[start..<end])
    return CSVCells.names(in: header, separatedBy: delimiter)
  }
}
