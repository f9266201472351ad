import FormValidation
import SourceText

extension TapeArguments {
  /// Takes a text as in VHS: quoted, or a bare word that is not a VHS keyword.
  mutating func vhsText() -> TapeToken? {
    guard let next else { return nil }
    switch next.kind {
    case .string: return take()
    case .word: return VHSKeywords.all.contains(next.text) ? nil : take()
    default: return nil
    }
  }

  /// Takes a text: quoted, or a bare word.
  mutating func text(_ wanted: String) throws(TapeFinding) -> String {
    guard let token = take(.string) ?? take(.word) else {
      throw unexpected(wanted, note: next?.kind == .pattern ? TapeArguments.pathNote : nil)
    }
    return token.text
  }

  /// Takes consecutive quoted texts, one per line; empty if there is none.
  ///
  /// `"it's " + '"so"'` is one text, because quotation marks cannot be escaped. One before an equals
  /// sign is a name.
  mutating func lines() throws(TapeFinding) -> [String] {
    var lines: [String] = []
    while next?.kind == .string {
      if let sign = remaining.dropFirst().first, sign.kind == .sign, sign.text == "=" { break }
      lines.append(try quotedText())
    }
    if let fault = next?.fault { throw fault }
    return lines
  }

  /// Takes a quoted text, and those joined to it by `+`.
  mutating func quotedText() throws(TapeFinding) -> String {
    var text = ""
    repeat {
      guard let piece = take(.string) else { throw unexpected("quoted text") }
      text += piece.text
    } while take(sign: "+")
    return text
  }

  /// Takes a path.
  mutating func path() throws(TapeFinding) -> String {
    guard let token = vhsText() else {
      throw unexpected("a path", note: next?.kind == .pattern ? TapeArguments.pathNote : nil)
    }
    return token.text
  }

  private static let pathNote = "quote a path that begins with /"

  /// Takes a pattern; in one that is searched for by lines, `^` and `$` match at each of them.
  mutating func pattern(byLines: Bool = false) throws(TapeFinding) -> SearchPattern {
    guard let token = take(.pattern) else { throw unexpected("a pattern, like /Ada/") }
    if let flags = next, flags.kind == .word, flags.range.lowerBound == end {
      throw TapeArguments.unknownFlags(flags.text, at: flags.range)
    }
    return try pattern(of: token, byLines: byLines)
  }

  private static func unknownFlags(_ flags: String, at range: Range<Int>) -> TapeFinding {
    TapeFinding(
      code: .pattern,
      range: range,
      message: "unknown flags \(flags.quoted)",
      note: "use i, m or s"
    )
  }

  /// Compiles the pattern of a token.
  func pattern(
    of token: TapeToken,
    byLines: Bool = false
  ) throws(TapeFinding) -> SearchPattern {
    guard token.flags.allSatisfy(TapeToken.flags.contains) else {
      let end = token.range.upperBound
      throw TapeArguments.unknownFlags(token.flags, at: (end - token.flags.utf8.count)..<end)
    }
    let flags = token.flags.isEmpty ? "" : "(?\(token.flags))"
    do {
      return try context.patterns.pattern(flags + token.text, byLines: byLines)
    } catch {
      let message = "invalid pattern: \(error.message)"
      let scalar = max(0, error.offset - flags.unicodeScalars.count)
      let start = token.range.lowerBound + 1 + byteOffset(ofScalar: scalar, in: token.text)
      let offset = min(start, token.range.upperBound - 1)
      throw TapeFinding(code: .pattern, range: offset..<(offset + 1), message: message)
    }
  }

  /// Takes the text to compare a message with: an exact text, or a pattern.
  mutating func exactMatch() throws(TapeFinding) -> TextMatch {
    if let token = take(.string) {
      guard !token.text.isEmpty else {
        throw finding(
          .pointless,
          at: token,
          "no message is empty",
          note: "use ok, or shows nothing"
        )
      }
      return .exactly(token.text)
    }
    guard next?.kind == .pattern else {
      throw unexpected("quoted text or a /pattern/")
    }
    return .found(try pattern())
  }

  /// Takes the text to search for: a text, or a pattern, maybe by lines.
  mutating func containedMatch(byLines: Bool = false) throws(TapeFinding) -> TextMatch {
    guard let token = take(.string) else {
      guard next?.kind == .pattern else {
        throw unexpected("quoted text or a /pattern/")
      }
      return .found(try pattern(byLines: byLines))
    }
    guard !token.text.isEmpty else {
      throw finding(
        .pointless,
        at: token,
        "any text contains the empty text",
        note: "give the text, or expect an empty row: row 6 is \"\""
      )
    }
    warnOfWidth(in: token)
    return .containing(token.text)
  }

  /// Takes the text to search for, or after `is`, the whole text.
  mutating func wholeOrContainedMatch(byLines: Bool = false) throws(TapeFinding) -> TextMatch {
    guard take(word: "is") else { return try containedMatch(byLines: byLines) }
    guard let token = take(.string) else { throw unexpected("quoted text after is") }
    warnOfWidth(in: token)
    return .exactly(token.text)
  }

  /// Warns of text on the screen whose width terminals disagree on.
  mutating func warnOfWidth(in token: TapeToken) {
    guard let risk = token.text.unicodeScalars.lazy.compactMap(\.widthRisk).first else { return }
    doubt(finding(.width, at: token, "terminals disagree on the width of \(risk)"))
  }

  /// Takes JSON.
  mutating func json(
    _ wanted: String,
    allowsPatterns: Bool = false
  ) throws(TapeFinding) -> Node {
    guard let token = take(.json) else { throw unexpected(wanted) }
    do {
      return try JSONReader.node(of: token.text, allowsPatterns: allowsPatterns)
    } catch {
      let start = byte(of: error.mark, in: token)
      throw TapeFinding(code: .json, range: start..<(start + 1), message: error.message)
    }
  }

  /// Returns the offset of a position in a JSON token within the line.
  func byte(of mark: Mark, in token: TapeToken) -> Int {
    min(
      token.range.lowerBound + byteOffset(ofScalar: mark.column - 1, in: token.text),
      token.range.upperBound - 1
    )
  }

  private func byteOffset(ofScalar offset: Int, in text: String) -> Int {
    text.unicodeScalars.prefix(offset).reduce(0) { $0 + UTF8.width($1) }
  }
}
