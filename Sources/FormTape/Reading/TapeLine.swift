/// A line of a tape, before its commands are read.
struct TapeLine {
  /// How the line is written.
  enum Spelling: Hashable {
    /// Empty, or only a comment.
    case blank
    /// VHS commands, several per line.
    case vhs
    /// One native command.
    case native
    /// One native command after `#:`, which VHS reads as a comment.
    case directive
  }

  /// The line's number, from 1.
  let number: Int

  /// How the line is written.
  let spelling: Spelling

  /// The tokens, without `#:`.
  let tokens: [TapeToken]

  /// The comment, with its `#`, in bytes.
  let comment: Range<Int>?

  /// The line, in UTF-8.
  let bytes: [UInt8]

  /// Splits a line.
  /// - Complexity: O(n), in bytes.
  init(_ line: Substring, number: Int) {
    self.number = number
    bytes = Array(line.utf8)
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.count
    let isDirective = bytes[start...].starts(with: "#:".utf8)
    let isNative = !isDirective && CommandTable.isNative(TapeLine.word(in: bytes[start...]))
    let lexer = TapeLexer(
      bytes,
      from: isDirective ? start + 2 : start,
      isNative: isDirective || isNative
    )
    tokens = lexer.tokens
    comment = lexer.comment
    spelling =
      isDirective ? .directive : tokens.isEmpty ? .blank : isNative ? .native : .vhs
  }

  /// The first word of the line's command.
  var firstWord: String? {
    guard let first = tokens.first, first.kind == .word else { return nil }
    return first.text
  }

  /// Returns the text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private static func word(in bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0.isLetter || $0.isDigit }, as: UTF8.self)
  }
}
