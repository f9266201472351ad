import SourceText

/// Reads a tape like VHS itself, to find what it rejects or reads differently.
/// - Source: charmbracelet/vhs, `parser/parser.go`.
struct StockParser {
  /// A finding, and its line, from 1.
  struct Complaint {
    let line: Int
    let finding: TapeFinding
  }

  /// The findings, in order.
  private(set) var complaints: [Complaint] = []

  private let tokens: [StockToken]
  private var index = 0
  /// The word of the current command.
  private(set) var command: StockToken

  /// Reads a text.
  init(_ text: String) {
    tokens = StockLexer(text).tokens
    command = tokens[0]
    while current.kind != .end {
      command = current
      index += 1
      if command.kind != .comment { readCommand() }
    }
  }

  /// The next token.
  var current: StockToken { tokens[min(index, tokens.count - 1)] }

  /// Takes the next token, and reports it if it is on a later line.
  @discardableResult
  mutating func take() -> StockToken {
    let token = current
    if token.kind != .end {
      index += 1
      if token.line > command.line {
        let message =
          "VHS reads this as an argument of \(command.text) on line \(command.line)"
        complain(.misreadByVHS, token, message)
      }
    }
    return token
  }

  /// Takes the next token if it is a certain symbol.
  mutating func take(sign: String) -> Bool {
    guard current.kind == .sign, current.text == sign else { return false }
    take()
    return true
  }

  mutating func complain(_ code: TapeCode, _ token: StockToken, _ message: String) {
    let finding = TapeFinding(code: code, range: token.range, message: message)
    complaints.append(Complaint(line: token.line, finding: finding))
  }

  /// Reports that VHS rejects a token; at the end of the text, reports the command.
  mutating func refuse(_ token: StockToken) {
    if token.kind == .end {
      complain(.refusedByVHS, command, "VHS requires an argument for \(command.text)")
    } else {
      complain(.refusedByVHS, token, "VHS does not accept \(token.text.quoted) here")
    }
  }

  private mutating func readCommand() {
    guard command.kind == .keyword else { return refuse(command) }
    switch command.text {
    case let name where VHSKeywords.keys.contains(name):
      readPause()
      if current.kind == .number { take() }
    case "Ctrl": readCtrl()
    case "Alt", "Shift": readHeld()
    case "Set": readSetting()
    case "Type":
      readPause()
      readTexts()
    case "Copy": readTexts()
    case "Output", "Screenshot", "Source", "Require": readPath()
    case "Env":
      take()
      if current.kind == .text { take() } else { refuse(take()) }
    case "Sleep": readTime()
    case "Wait": readWait()
    case "Hide", "Show", "Paste": break
    default: refuse(command)
    }
  }

  private mutating func readPause() {
    if take(sign: "@") { readTime() }
  }

  mutating func readTime() {
    guard current.kind == .number else { return refuse(current) }
    take()
    if current.kind == .keyword, ["ms", "s", "m"].contains(current.text) { take() }
  }

  private mutating func readTexts() {
    guard current.kind == .text else { return refuse(current) }
    while current.kind == .text { take() }
  }

  private mutating func readWait() {
    if take(sign: "+") {
      guard current.kind == .text, ["Line", "Screen"].contains(current.text) else {
        return refuse(current)
      }
      take()
    }
    readPause()
    if current.kind == .pattern { checkPattern(take()) }
  }

  /// Reports what Go's regular expressions do not support.
  mutating func checkPattern(_ token: StockToken) {
    let bytes = Array(token.text.utf8)
    let hasBackReference = zip(bytes, bytes.dropFirst()).contains {
      $0 == UInt8(ascii: "\\") && $1.isDigit && $1 != UInt8(ascii: "0")
    }
    let looksAround = ["(?=", "(?!", "(?<=", "(?<!"].contains { token.text.contains($0) }
    if hasBackReference || looksAround {
      complain(
        .refusedByVHS,
        token,
        "VHS patterns do not support \(looksAround ? "look-around" : "backreferences")"
      )
    }
  }
}
