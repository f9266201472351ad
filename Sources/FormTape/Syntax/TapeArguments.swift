import FormValidation
import Forms
import SourceText

/// The arguments after a command's word, taken token by token.
///
/// ```swift
/// pause = try arguments.pause()          // @50ms, or nothing
/// count = try arguments.count() ?? 1     // 3, or nothing
/// ```
package struct TapeArguments {
  /// The command's own word.
  let word: TapeToken

  /// Whether the command follows `#:`.
  let isDirective: Bool

  /// The state of the tape before the line.
  let context: TapeContext

  /// Warnings that do not prevent the command from being read.
  private(set) var doubts: [TapeFinding] = []

  /// The end of the last token taken, in bytes of the line.
  private(set) var end: Int

  private let bytes: [UInt8]
  private var rest: ArraySlice<TapeToken>

  /// Creates the arguments of the command at the start of some tokens.
  /// - Parameters:
  ///   - tokens: The tokens; at least the command's word.
  ///   - bytes: The line.
  ///   - isDirective: Whether the command follows `#:`.
  ///   - context: The state of the tape before the line.
  init?(
    _ tokens: ArraySlice<TapeToken>,
    of bytes: [UInt8],
    isDirective: Bool,
    in context: TapeContext
  ) {
    guard let word = tokens.first else { return nil }
    self.word = word
    self.context = context
    self.isDirective = isDirective
    self.bytes = bytes
    rest = tokens.dropFirst()
    end = word.range.upperBound
  }

  /// The next token; `nil` at the end of the line.
  var next: TapeToken? { rest.first }

  /// The remaining tokens.
  var remaining: ArraySlice<TapeToken> { rest }

  /// Whether no tokens remain.
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

  /// Adds a warning that does not prevent the command from being read.
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

/// The state of a tape before a line that affects how the line is read.
struct TapeContext {
  /// The other files that the tape can name.
  let surroundings: TapeSurroundings

  /// The file of the line.
  var file: String

  /// The open form and its answers; `nil` if there is none or it could not be read.
  var opened: OpenedForm?

  /// Whether a program is started in place of a form.
  var hasProgram = false

  /// The language of forms; `nil` for their own.
  var language: Language?

  /// Whether a form could not be read, which was reported once.
  var hasBrokenForm = false

  /// The patterns of the tape so far.
  let patterns = PatternCache()

  /// Returns the paths that a path may refer to, the likeliest first.
  func paths(of path: String) -> [String] { folders(of: path).map { $0 + path } }

  /// Returns the folders that a path may be relative to, the likeliest first, each with a slash at its
  /// end.
  private func folders(of path: String) -> [String] {
    guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return [""] }
    return [String(file[...slash]), ""]
  }

  /// Looks up a file by all paths that it may refer to, and returns the one found.
  func lookUp<Content>(
    _ path: String,
    by look: (String) -> TapeSurroundings.Lookup<Content>
  ) -> (path: String, result: TapeSurroundings.Lookup<Content>) {
    for candidate in paths(of: path) {
      let result = look(candidate)
      if case .missing = result { continue }
      return (candidate, result)
    }
    return (path, .missing)
  }

  /// Returns the path most similar to one that does not exist, as a tape would write it; `nil` if
  /// none is similar.
  func nearest(to path: String, endings: String...) -> String? {
    folders(of: path).lazy.compactMap { surroundings.nearest(path, endings, $0) }.first
  }
}

/// The patterns of a tape, each compiled once.
final class PatternCache {
  private var patterns: [Bool: [String: SearchPattern]] = [:]

  /// Returns the pattern of an expression, maybe one that is searched for by lines.
  /// - Throws: `PatternError` if the expression is invalid.
  func pattern(_ expression: String, byLines: Bool) throws(PatternError) -> SearchPattern {
    if let known = patterns[byLines]?[expression] { return known }
    let pattern = try SearchPattern(expression, byLines: byLines)
    patterns[byLines, default: [:]][expression] = pattern
    return pattern
  }
}
