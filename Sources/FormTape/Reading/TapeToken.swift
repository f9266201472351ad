import SourceText

/// A token of a line.
struct TapeToken: Hashable {
  /// The kind of a token.
  enum Kind: Hashable {
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
}

extension TapeToken {
  /// The token as named in messages.
  var shown: String {
    switch kind {
    case .string: "the text \(text.tapeQuoted)"
    case .pattern: "the pattern /\(text)/"
    case .json: "JSON"
    case .word, .number, .sign, .fault: text.quoted
    }
  }

  /// What is wrong with it as a token, if anything.
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
