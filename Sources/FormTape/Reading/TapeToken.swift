import Diagnostics

/// A piece of a line that means something.
struct TapeToken: Hashable {
  /// What sort of piece it is.
  enum Kind: Hashable {
    /// A bare word: a command, a unit, a name, or a text without quotation marks.
    case word
    /// A text between quotation marks.
    case string
    /// Digits and dots.
    case number
    /// An expression between slashes.
    case pattern
    /// A value of JSON between brackets.
    case json
    /// One of the signs that stand between others.
    case sign
    /// Something that is no token, for the reason found.
    case fault(TapeCode)
  }

  /// What sort of piece it is.
  let kind: Kind

  /// What it says, marks around it left out.
  let text: String

  /// Where it stands, marks around it included, in bytes of the line.
  let range: Range<Int>
}

extension TapeToken {
  /// The token as messages name it.
  var shown: String {
    switch kind {
    case .string: "the text \(text.tapeQuoted)"
    case .pattern: "the pattern /\(text)/"
    case .json: "JSON"
    case .word, .number, .sign, .fault: text.quoted
    }
  }

  /// What is wrong with it as a token, if anything is.
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
