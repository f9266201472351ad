extension FormatScanner {
  /// The maximum nesting depth.
  static let jsonDepth = BracketStack.limit

  /// Reads a JSON value and the surrounding white space.
  mutating func readJSON() throws(FormatFinding) {
    var open = BracketStack()
    repeat {
      try readJSONStart(&open)
      skipJSONSpace()
    } while try !closeJSON(&open)
  }

  /// Reads a value, or the beginning of one up to the first value inside.
  private mutating func readJSONStart(_ open: inout BracketStack) throws(FormatFinding) {
    while true {
      skipJSONSpace()
      guard let next else { throw .lacking("json.enter_value", "Enter a value.") }
      guard next == UInt8(ascii: "{") || next == UInt8(ascii: "[") else { break }
      guard open.count < FormatScanner.jsonDepth else {
        throw .wrong(
          index,
          Wording("json.levels", "At most {max} levels.", max: FormatScanner.jsonDepth)
        )
      }
      index += 1
      skipJSONSpace()
      // In ASCII, the closing bracket is two positions after the opening one.
      if self.next == next + 2 {
        index += 1
        return
      }
      open.append(next)
      if next == UInt8(ascii: "{") { try readJSONKey() }
    }
    try readJSONScalar()
  }

  /// Skips closing brackets and a comma after them; returns whether everything is closed.
  private mutating func closeJSON(_ open: inout BracketStack) throws(FormatFinding) -> Bool {
    while let bracket = open.last {
      if skip(",") {
        skipJSONSpace()
        if bracket == UInt8(ascii: "{") { try readJSONKey() }
        return false
      }
      let close = Unicode.Scalar(bracket + 2)
      try expect(
        close,
        orAdd: Wording("enter.comma_or", "Enter a comma or {text}.", ["text": .text(String(close))])
      )
      open.removeLast()
      skipJSONSpace()
    }
    return true
  }

  private mutating func readJSONKey() throws(FormatFinding) {
    guard !isAtEnd else { throw .lacking("json.enter_name", "Enter a name in quotation marks.") }
    try readJSONString()
    skipJSONSpace()
    try expect(":", orAdd: .enterColon)
  }

  private mutating func readJSONScalar() throws(FormatFinding) {
    switch next {
    case UInt8(ascii: "\""): try readJSONString()
    case UInt8(ascii: "t"): try readJSONWord("true")
    case UInt8(ascii: "f"): try readJSONWord("false")
    case UInt8(ascii: "n"): try readJSONWord("null")
    default: try readJSONNumber()
    }
  }

  private mutating func readJSONWord(_ word: StaticString) throws(FormatFinding) {
    let word = "\(word)"
    for letter in word.unicodeScalars {
      try expect(letter, orAdd: Wording("enter.text", "Enter {text}.", ["text": .text(word)]))
    }
  }

  private mutating func readJSONNumber() throws(FormatFinding) {
    _ = skip("-")
    if try digit() > 0 { skipJSONDigits() }
    if skip(".") {
      _ = try digit()
      skipJSONDigits()
    }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      _ = try digit()
      skipJSONDigits()
    }
  }

  private mutating func skipJSONDigits() {
    while next?.decimalDigit != nil { index += 1 }
  }

  private mutating func readJSONString() throws(FormatFinding) {
    guard skip("\"") else { throw .strange(index) }
    while let next, next != UInt8(ascii: "\"") {
      guard next >= 0x20 else { throw .strange(index) }
      index += 1
      if next == UInt8(ascii: "\\") { try readJSONEscape() }
    }
    try expect("\"", orAdd: .closeQuotation)
  }

  private mutating func readJSONEscape() throws(FormatFinding) {
    guard let next else { throw .lacking("json.enter_escaped", "Enter the character to escape.") }
    index += 1
    guard next == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(next) else { throw .strange(index - 1) }
      return
    }
    for _ in 0..<4 {
      guard let digit = self.next else {
        throw .lacking(.enterHexDigit)
      }
      guard digit.hexDigit != nil else { throw .strange(index) }
      index += 1
    }
  }

  private mutating func skipJSONSpace() {
    while skip(" ") || skip("\n") || skip("\t") || skip("\r") {}
  }
}

/// The open brackets in a text, one bit each.
struct BracketStack {
  /// The maximum number of open brackets.
  static let limit = 512

  /// The number of open brackets.
  private(set) var count = 0

  private var braces = SIMD8<UInt64>()

  /// The innermost open bracket, if any.
  var last: UInt8? {
    guard count > 0 else { return nil }
    let isBrace = braces[(count - 1) / 64] >> UInt64((count - 1) % 64) & 1 == 1
    return UInt8(ascii: isBrace ? "{" : "[")
  }

  /// Adds an opening bracket of either kind.
  /// - Precondition: Fewer than `limit` are open.
  mutating func append(_ bracket: UInt8) {
    precondition(count < BracketStack.limit, "too many brackets are open")
    let bit: UInt64 = 1 << UInt64(count % 64)
    if bracket == UInt8(ascii: "{") {
      braces[count / 64] |= bit
    } else {
      braces[count / 64] &= ~bit
    }
    count += 1
  }

  /// Removes the innermost open bracket.
  /// - Precondition: One is open.
  mutating func removeLast() {
    precondition(count > 0, "no bracket is open")
    count -= 1
  }
}
