import SourceText

/// Splits a line into tokens, byte by byte, like VHS, with extensions for native commands.
///
/// Strings have no escapes. Invalid tokens are of the kind `fault`, reported only when taken:
/// `Clock` takes a date with its colons.
/// - Complexity: O(n), in bytes.
struct TapeLexer {
  /// The tokens, in order.
  private(set) var tokens: [TapeToken] = []

  /// The comment at the end, with its `#`, in bytes of the line.
  private(set) var comment: Range<Int>?

  private let bytes: [UInt8]
  private var offset: Int
  private let isNative: Bool

  /// Splits a line starting at an offset.
  /// - Parameters:
  ///   - line: The line, in UTF-8.
  ///   - start: The offset, in bytes.
  ///   - isNative: Whether numbers may be negative, names have numbers in brackets, and the line
  ///     contains JSON lists.
  init(_ line: [UInt8], from start: Int = 0, isNative: Bool) {
    bytes = line
    offset = start
    self.isNative = isNative
    while let byte = self[0], comment == nil {
      let isArgument = isNative && tokens.first?.text == TapedProgram.word
      if isArgument { readArgument(byte) } else { read(byte) }
    }
  }

  /// The byte at a distance from the current one, if there is one.
  private subscript(distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): offset += 1
    case UInt8(ascii: "#"): comment = offset..<bytes.count
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): readString(byte)
    case UInt8(ascii: "/") where tokens.last?.endsInPlus(at: offset) == true:
      append(.sign, to: offset + 1)
    case UInt8(ascii: "/"): readPattern()
    case UInt8(ascii: "{"): readJSON()
    case UInt8(ascii: "[") where isNative: readJSON()
    case UInt8(ascii: "-") where isNative && self[1]?.isDigit == true: readNumber()
    case UInt8(ascii: ".") where self[1]?.isDigit == true: readNumber()
    case _ where byte.isDigit: readNumber()
    case _ where byte.isLetter || byte == UInt8(ascii: "."): readWord()
    case _ where "@=+%-[]^\\".utf8.contains(byte): append(.sign, to: offset + 1)
    default: readFault()
    }
  }

  /// Appends the token from here to an end, and continues after it.
  private mutating func append(_ kind: TapeToken.Kind, to end: Int, without marks: Int = 0) {
    let content = bytes[(offset + marks)..<max(offset + marks, end - marks)]
    let text = String(decoding: content, as: UTF8.self)
    tokens.append(TapeToken(kind: kind, text: text, range: offset..<end))
    offset = end
  }

  /// Takes an argument of a program: up to a blank outside of quotation marks, which are removed.
  private mutating func readArgument(_ first: UInt8) {
    if first.isBlank || first == UInt8(ascii: "#") { return read(first) }
    var text: [UInt8] = []
    var end = offset
    while end < bytes.count, !bytes[end].isBlank {
      let start = end + 1
      if "\"'`".utf8.contains(bytes[end]) {
        guard let close = bytes[start...].firstIndex(of: bytes[end]) else {
          return append(.fault(.openString), to: bytes.count)
        }
        text += bytes[start..<close]
        end = close + 1
      } else {
        text.append(bytes[end])
        end = start
      }
    }
    let argument = String(decoding: text, as: UTF8.self)
    tokens.append(TapeToken(kind: .string, text: argument, range: offset..<end))
    offset = end
  }

  private mutating func readString(_ mark: UInt8) {
    guard let close = bytes[(offset + 1)...].firstIndex(of: mark) else {
      return append(.fault(.openString), to: bytes.count)
    }
    append(.string, to: close + 1, without: 1)
  }

  private mutating func readPattern() {
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "/") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else { return append(.fault(.openPattern), to: bytes.count) }
    append(.pattern, to: end + 1, without: 1)
    let rest = bytes[offset...].prefix(while: \.isPartOfWord)
    let flags = String(decoding: rest, as: UTF8.self)
    guard !flags.isEmpty, flags.allSatisfy(TapeToken.flags.contains), let token = tokens.popLast()
    else { return }
    offset = rest.endIndex
    let range = token.range.lowerBound..<offset
    tokens.append(TapeToken(kind: .pattern, text: token.text, range: range, flags: flags))
  }

  /// Takes brackets with their content; brackets in JSON strings and patterns do not count.
  private mutating func readJSON() {
    var depth = 0
    var mark: UInt8?
    var end = offset
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "\\") where mark != nil: end += 1
      case let byte where mark != nil: if byte == mark { mark = nil }
      case UInt8(ascii: "\""), UInt8(ascii: "/"): mark = bytes[end]
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      end += 1
      if depth == 0 { return append(.json, to: min(end, bytes.count)) }
    }
    append(.fault(.openJSON), to: bytes.count)
  }

  private mutating func readNumber() {
    var end = offset + 1
    while end < bytes.count, bytes[end].isDigit || bytes[end] == UInt8(ascii: ".") { end += 1 }
    append(.number, to: end)
  }

  private mutating func readWord() {
    var end = offset
    while end < bytes.count {
      if bytes[end].isPartOfWord {
        end += 1
      } else if isNative, let close = indexEnd(from: end) {
        end = close
      } else {
        break
      }
    }
    append(.word, to: end)
  }

  /// Returns the end of an index in brackets at an offset, if there is one: `[2]`.
  private func indexEnd(from start: Int) -> Int? {
    guard bytes[start] == UInt8(ascii: "[") else { return nil }
    var end = start + 1
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: "]") else { return nil }
    return end + 1
  }

  /// Takes consecutive bytes that cannot begin a token.
  private mutating func readFault() {
    var end = offset + 1
    while end < bytes.count, !bytes[end].isPartOfWord, !bytes[end].isBlank,
      !"\"'`/{#@=+%-[]^\\".utf8.contains(bytes[end])
    { end += 1 }
    append(.fault(.character), to: end)
  }
}

extension TapeToken {
  /// Returns whether the token is the `+` of a chord and the next one follows directly: in
  /// `Ctrl+/`, the slash is a key.
  fileprivate func endsInPlus(at offset: Int) -> Bool {
    kind == .sign && text == "+" && range.upperBound == offset
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  var isLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self
  }

  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
      || self == UInt8(ascii: "\n")
  }

  /// Whether the byte continues a bare word.
  fileprivate var isPartOfWord: Bool {
    isLetter || isDigit || "._-/%".utf8.contains(self)
  }
}

/// A token of a line.
package struct TapeToken: Equatable {
  /// The kind of a token.
  enum Kind: Equatable {
    /// A bare word: a command, a unit, a name, or unquoted text.
    case word
    /// A quoted text.
    case string
    /// Digits and dots.
    case number
    /// A pattern between slashes.
    case pattern
    /// A JSON value in brackets.
    case json
    /// A symbol between other tokens.
    case sign
    /// An invalid token, for a reason.
    case fault(TapeCode)
  }

  /// The kind of the token.
  let kind: Kind

  /// The content, without quotation marks.
  let text: String

  /// The range, including quotation marks, in bytes of the line.
  let range: Range<Int>

  /// The letters after a pattern.
  var flags = ""

  /// The letters that can follow a pattern: it ignores case, `^` and `$` match at lines, and `.`
  /// matches line breaks.
  static let flags: Set<Character> = ["i", "m", "s"]
}

extension TapeToken {
  /// The token as named in messages.
  var shown: String {
    switch kind {
    case .string: "the text \(text.tapeQuoted)"
    case .pattern: "the pattern /\(text)/\(flags)"
    case .json: text.hasPrefix("[") ? "a JSON list" : "JSON"
    case .word, .number, .sign, .fault: text.quoted
    }
  }

  /// Its error as a token, if any.
  var fault: TapeFinding? {
    guard case .fault(let code) = kind else { return nil }
    switch code {
    case .openString:
      return TapeFinding(code: code, range: range, message: "unterminated string")
    case .openPattern:
      return TapeFinding(
        code: code,
        range: range,
        message: "unterminated pattern",
        note: "quote a path that begins with /"
      )
    case .openJSON:
      return TapeFinding(code: code, range: range, message: "unterminated JSON")
    default:
      return TapeFinding(
        code: .character,
        range: range,
        message: "unexpected character \(text.quoted)",
        note: "quote text"
      )
    }
  }
}
