import CSimdjson
import FormValidation

/// The members of JSON objects, read by simdjson.
///
/// It accepts a subset of valid JSON, and reports few details of errors: texts that it rejects, and
/// numbers that are not whole, are left to `JSONReader`.
struct JSONTape: ~Copyable {
  /// A value.
  enum Token {
    case null
    case flag(Bool)
    case whole(Int)
    case text(UnsafeRawBufferPointer)
    /// A list, an object, or an inexact number.
    case other
  }

  private let parser: OpaquePointer

  /// The parser's output for the current text, and the word to read next.
  private var words: UnsafePointer<UInt64>?
  private var strings: UnsafeRawPointer?
  private var next = 0

  /// Creates a parser.
  init() {
    guard let parser = tabstop_json_create() else { preconditionFailure("out of memory") }
    self.parser = parser
  }

  deinit { tabstop_json_free(parser) }

  /// Begins to read the object in a text, which is followed by as many bytes as simdjson may read
  /// beyond, and returns whether there is one.
  mutating func begin(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let base = text.baseAddress?.assumingMemoryBound(to: UInt8.self),
      tabstop_json_parse(parser, base, text.count), let words = tabstop_json_tape(parser),
      words[1].kind == UInt8(ascii: "{")
    else { return false }
    self.words = words
    strings = UnsafeRawPointer(tabstop_json_strings(parser))
    next = 2
    return true
  }

  /// Returns the next member of the object, until the next text is read; `nil` after the last one.
  @inline(__always)
  mutating func nextMember() -> (name: UnsafeRawBufferPointer, value: Token)? {
    guard let words, words[next].kind == UInt8(ascii: "\""), let name = text(words[next]) else {
      return nil
    }
    let value = words[next + 1]
    next += 2
    switch value.kind {
    case UInt8(ascii: "\""): return (name, text(value).map { .text($0) } ?? .other)
    case UInt8(ascii: "n"): return (name, .null)
    case UInt8(ascii: "t"): return (name, .flag(true))
    case UInt8(ascii: "f"): return (name, .flag(false))
    case UInt8(ascii: "l"):
      next += 1
      return (name, .whole(Int(Int64(bitPattern: words[next - 1]))))
    // The rest of the object is not read.
    default: return (name, .other)
    }
  }

  @inline(__always)
  private func text(_ word: UInt64) -> UnsafeRawBufferPointer? {
    strings.map { strings in
      let start = strings + word.payload
      let count = Int(start.loadUnaligned(as: UInt32.self))
      return UnsafeRawBufferPointer(start: start + 4, count: count)
    }
  }
}

extension UInt64 {
  /// The kind of a word on the tape, as a character.
  fileprivate var kind: UInt8 { UInt8(self >> 56) }

  /// What a word on the tape refers to.
  fileprivate var payload: Int { Int(self & 0x00FF_FFFF_FFFF_FFFF) }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are known to be well-formed UTF-8.
  var isUTF8: Bool {
    tabstop_is_utf8(baseAddress?.assumingMemoryBound(to: CChar.self), count)
  }
}
