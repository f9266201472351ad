import SourceText

/// Reads the commands of one line.
struct LineReader {
  /// A command, and its range in the line, in bytes.
  struct Reading {
    let command: any TapeCommand
    let range: Range<Int>
  }

  /// The commands, in order.
  private(set) var readings: [Reading] = []

  /// All errors and warnings.
  private(set) var findings: [TapeFinding] = []

  private let line: TapeLine
  private let context: TapeContext

  /// Reads a line.
  init(_ line: TapeLine, in context: TapeContext) {
    self.line = line
    self.context = context
    switch line.spelling {
    case .blank: break
    case .vhs: readCommands()
    case .native, .directive: readCommand()
    }
    warnOfComment()
  }

  /// Reads the command of a native line.
  private mutating func readCommand() {
    if line.tokens.isEmpty {
      let message = "expected a command after #:"
      let end = max(0, line.bytes.count - 1)
      return findings.append(
        TapeFinding(code: .unexpected, range: end..<(end + 1), message: message)
      )
    }
    guard let rest = read(line.tokens[...]), let surplus = rest.first else { return }
    if findings.last?.code.severity == .error { return }
    findings.append(
      surplus.fault
        ?? TapeFinding(
          code: .surplus,
          range: surplus.range,
          message: "expected the end of the line, found \(surplus.shown)",
          note: noteOnEscapes
        )
    )
  }

  /// What to do instead, if the line seems to escape a quotation mark within a text.
  private var noteOnEscapes: String? {
    let escaped = line.tokens.first { $0.kind == .string && $0.text.hasSuffix("\\") }
    return escaped.map { _ in
      "a backslash escapes nothing; quote a text with \" by ' or `, as in 'say \"hi\"'"
    }
  }

  /// Reads the commands of a VHS line; after an error, continues at the next word that begins a
  /// command.
  private mutating func readCommands() {
    var tokens = line.tokens[...]
    while !tokens.isEmpty {
      if let rest = read(tokens) {
        tokens = rest
      } else {
        tokens = tokens.dropFirst().drop {
          $0.kind != .word || CommandTable.row(of: $0.text) == nil
        }
      }
    }
  }

  /// Reads the command at the start of some tokens, and returns the remaining tokens; `nil` after
  /// an error.
  private mutating func read(_ tokens: ArraySlice<TapeToken>) -> ArraySlice<TapeToken>? {
    guard let word = tokens.first else { return nil }
    do throws(TapeFinding) {
      let row = try row(of: word)
      guard
        var arguments = TapeArguments(
          tokens,
          of: line.bytes,
          isDirective: line.spelling == .directive,
          in: context
        )
      else { return nil }
      let command: any TapeCommand
      do throws(TapeFinding) {
        command = try row.init(&arguments)
      } catch {
        findings += arguments.doubts
        throw error
      }
      findings += arguments.doubts
      readings.append(Reading(command: command, range: word.range.lowerBound..<arguments.end))
      return arguments.remaining
    } catch {
      findings.append(error)
      return nil
    }
  }

  /// Returns the type of the command that a token names.
  private func row(of word: TapeToken) throws(TapeFinding) -> any TapeCommand.Type {
    if let fault = word.fault { throw fault }
    let isDirective = line.spelling == .directive
    guard word.kind == .word else {
      throw TapeFinding(
        code: .command,
        range: word.range,
        message: "expected a command, found \(word.shown)",
        note: noteOnEscapes ?? "arguments cannot continue on the next line"
      )
    }
    guard let row = CommandTable.row(of: word.text, isDirective: isDirective) else {
      throw isDirective && CommandTable.row(of: word.text) != nil
        ? TapeFinding(
          code: .command,
          range: word.range,
          message: "\(word.text) cannot follow #:",
          note: "VHS has this command; remove #:"
        )
        : TapeFinding(
          code: .command,
          range: word.range,
          message: "unknown command \(word.text.quoted)",
          suggestion: CommandTable.words.nearest(to: word.text),
          note: CommandTable.habits[word.text].map { "write \($0)" }
        )
    }
    if row.dialect == .native, word.range != line.tokens.first?.range {
      throw TapeFinding(
        code: .lineStart,
        range: word.range,
        message: "\(word.text) must start a line"
      )
    }
    return row
  }

  /// Warns of a comment that looks like a disabled or misspelled expectation.
  private mutating func warnOfComment() {
    guard let comment = line.comment else { return }
    let text = line.text(comment).drop { $0 == "#" || $0 == " " || $0 == ":" }
    guard ["Expect ", "Expect@", "Expect?"].contains(where: text.hasPrefix) else { return }
    findings.append(
      TapeFinding(
        code: .comment,
        range: comment,
        message: "this expectation is a comment",
        note: line.spelling == .blank
          ? "start the line with #: to check it, or reword the comment"
          : "give it its own line to check it, or reword the comment"
      )
    )
  }
}

/// A line of a tape, before its commands are read.
struct TapeLine {
  /// The spelling of the line.
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

  /// The spelling of the line.
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
