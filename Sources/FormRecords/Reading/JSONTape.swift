import CRapidJSON

/// The members of JSON objects, read by RapidJSON.
///
/// It reports few details of errors: texts that it rejects, objects in which a value is a list, an
/// object or an inexact number, and invalid UTF-8 are left to `JSONReader`.
struct JSONTape: ~Copyable {
  /// A value.
  enum Token {
    case null
    case flag(Bool)
    case whole(Int)
    case text(UnsafeRawBufferPointer)
  }

  private let parser: OpaquePointer

  /// The name or the value to read next.
  private var next: UnsafePointer<tabstop_json_token>?

  /// Creates a parser.
  init() {
    guard let parser = tabstop_json_create() else { preconditionFailure("out of memory") }
    self.parser = parser
  }

  deinit { tabstop_json_free(parser) }

  /// Begins to read the object in a text, and returns whether there is one.
  mutating func begin(_ text: UnsafeRawBufferPointer) -> Bool {
    next = text.isUTF8 ? tabstop_json_read(parser, text.baseAddress, text.count) : nil
    return next != nil
  }

  /// Returns the next member of the object, until the next text is read; `nil` after the last one.
  @inline(__always)
  mutating func nextMember() -> (name: UnsafeRawBufferPointer, value: Token)? {
    guard let name = next, name.pointee.kind == tabstop_json_text else { return nil }
    next = name + 2
    let value = name[1]
    let token: Token =
      switch value.kind {
      case tabstop_json_null: .null
      case tabstop_json_whole: .whole(Int(value.whole))
      case tabstop_json_text: .text(value.bytes)
      default: .flag(value.kind == tabstop_json_true)
      }
    return (name.pointee.bytes, token)
  }
}

extension tabstop_json_token {
  /// The bytes of a text.
  fileprivate var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: text, count: Int(length))
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the bytes are well-formed UTF-8.
  var isUTF8: Bool {
    let bytes = assumingMemoryBound(to: UInt8.self)
    return (try? UTF8Span(validating: bytes.span)) != nil
  }
}
