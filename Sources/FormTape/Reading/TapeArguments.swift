import SourceText

/// The arguments after a command's word, taken token by token.
///
/// ```swift
/// pause = try arguments.pause()          // @50ms, or nothing
/// count = try arguments.count() ?? 1     // 3, or nothing
/// ```
struct TapeArguments {
  /// The command's own word.
  let word: TapeToken

  /// Whether the command follows `#:`.
  let isDirective: Bool

  /// The state of the tape before the line.
  let context: TapeContext

  /// Warnings that do not keep the command from being read.
  private(set) var doubts: [TapeFinding] = []

  /// The end of the last token taken, in bytes of the line.
  private(set) var end: Int

  private let bytes: [UInt8]
  private var rest: ArraySlice<TapeToken>

  /// Creates the arguments of the command that some tokens begin with.
  init?(_ tokens: ArraySlice<TapeToken>, of line: TapeLine, in context: TapeContext) {
    guard let word = tokens.first else { return nil }
    self.word = word
    self.context = context
    isDirective = line.spelling == .directive
    bytes = line.bytes
    rest = tokens.dropFirst()
    end = word.range.upperBound
  }

  /// The next token; `nil` at the end of the line.
  var next: TapeToken? { rest.first }

  /// The tokens that are left.
  var remaining: ArraySlice<TapeToken> { rest }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Takes the next token.
  @discardableResult
  mutating func take() -> TapeToken? {
    guard let token = rest.popFirst() else { return nil }
    end = token.range.upperBound
    return token
  }

  /// Takes the next token if it is of a kind.
  mutating func take(_ kind: TapeToken.Kind) -> TapeToken? {
    next?.kind == kind ? take() : nil
  }

  /// Takes a symbol, and returns whether it was there.
  mutating func take(sign: String) -> Bool {
    guard next?.kind == .sign, next?.text == sign else { return false }
    take()
    return true
  }

  /// Takes a word, and returns whether it was there.
  mutating func take(word: String) -> Bool {
    guard next?.kind == .word, next?.text == word else { return false }
    take()
    return true
  }

  /// Takes all tokens up to the next blank, as one text.
  mutating func takeRun() -> TapeToken? {
    guard let first = take() else { return nil }
    while let next, next.range.lowerBound == end { take() }
    let range = first.range.lowerBound..<end
    let text = String(decoding: bytes[range], as: UTF8.self)
    return TapeToken(kind: .word, text: text, range: range)
  }

  /// Adds a warning that does not keep the command from being read.
  mutating func doubt(_ finding: TapeFinding) {
    doubts.append(finding)
  }

  /// Returns a finding at a token, or at the end of the line if it is `nil`.
  func finding(
    _ code: TapeCode,
    at token: TapeToken?,
    _ message: String,
    suggestion: String? = nil,
    note: String? = nil
  ) -> TapeFinding {
    let range = token?.range ?? end..<(end + 1)
    return TapeFinding(
      code: code,
      range: range,
      message: message,
      suggestion: suggestion,
      note: note
    )
  }

  /// Returns the finding that something other than the next token is expected.
  func unexpected(_ wanted: String, note: String? = nil) -> TapeFinding {
    if let fault = next?.fault { return fault }
    let found = next?.shown ?? "the end of the line"
    return finding(.unexpected, at: next, "expected \(wanted), found \(found)", note: note)
  }
}
