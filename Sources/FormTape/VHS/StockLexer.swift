/// Splits a tape like VHS itself: line ends are blanks, strings need not be closed, JSON ends at
/// its first brace.
/// - Source: charmbracelet/vhs, `lexer/lexer.go`.
struct StockLexer {
  /// The tokens, in order, with an end token.
  private(set) var tokens: [StockToken] = []

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// Splits a text.
  init(_ text: String) {
    bytes = Array(text.utf8)
    while let byte = self[0], byte != 0 { take(byte) }
    tokens.append(StockToken(kind: .end, text: "", line: line, range: here..<(here + 1)))
  }

  private subscript(distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// The offset of the next byte in its line.
  private var here: Int { offset - lineStart }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"):
      offset += 1
      line += 1
      lineStart = offset
    case _ where byte.isBlank: offset += 1
    case UInt8(ascii: "#"): append(.comment, from: offset + 1, to: end { !$0.endsLine })
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      offset += 1
      let close = end { $0 != byte && !$0.endsLine }
      offset -= 1
      append(.text, from: offset + 1, to: close, skipping: 1)
    case UInt8(ascii: "/"): takePattern()
    case UInt8(ascii: "{"):
      append(.json, from: offset, to: end { $0 != UInt8(ascii: "}") && $0 != 0 }, skipping: 1)
    case _ where "@=+%-[]^\\".utf8.contains(byte): append(.sign, from: offset, to: offset + 1)
    case _ where byte.isDigit, UInt8(ascii: ".") where self[1]?.isDigit == true:
      append(.number, from: offset, to: end { $0.isDigit || $0 == UInt8(ascii: ".") })
    case _ where byte.isLetter || byte == UInt8(ascii: "."): takeWord()
    default: append(.illegal, from: offset, to: offset + 1)
    }
  }

  /// Returns the offset of the first byte from here that fails a condition.
  private func end(while isInside: (UInt8) -> Bool) -> Int {
    bytes[offset...].firstIndex { !isInside($0) } ?? bytes.count
  }

  /// Appends a token between two offsets, and continues after it and its closing mark; lines that
  /// VHS does not count are not counted here either.
  private mutating func append(
    _ kind: StockToken.Kind,
    from start: Int,
    to end: Int,
    skipping mark: Int = 0
  ) {
    let text = String(decoding: bytes[min(start, end)..<end], as: UTF8.self)
    let lineEnd = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let next = min(end + mark, bytes.count)
    let last = max(offset + 1, min(next, lineEnd))
    tokens.append(
      StockToken(kind: kind, text: text, line: line, range: here..<(last - lineStart))
    )
    for index in offset..<next where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    offset = next
  }

  private mutating func takePattern() {
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), !bytes[end].endsLine {
      let isEscape = bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count
      end += isEscape && !bytes[end + 1].endsLine ? 2 : 1
    }
    append(.pattern, from: offset + 1, to: min(end, bytes.count), skipping: 1)
  }

  private mutating func takeWord() {
    let end = end { $0.isLetter || $0.isDigit || "._-/%".utf8.contains($0) }
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    append(VHSKeywords.all.contains(word) ? .keyword : .text, from: offset, to: end)
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool {
    self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") || self == 0
  }
}
