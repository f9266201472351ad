import FormValidation

/// Reads JSON strictly, with exact numbers.
///
/// Comments, trailing commas, a second value and duplicate keys are errors.
/// - Source: RFC 8259; names are unique within an object, as RFC 7493, 2.3 requires.
package struct JSONReader {
  /// The deepest nesting allowed.
  package static let depthLimit = 200

  /// The bytes of the text, and the offset of the next one.
  let bytes: [UInt8]
  var offset = 0

  private var line = 1
  private var lineStart = 0
  /// The number of bytes since the start of the line that do not begin a scalar.
  var continuationCount = 0
  private var depth = 0
  private let allowsPatterns: Bool

  /// Returns the root node of a text.
  /// - Parameters:
  ///   - text: The text.
  ///   - allowsPatterns: Whether a value may be a pattern between slashes, like `/^ada/i`: a text
  ///     whose node has the pattern's spelling.
  /// - Returns: The node.
  /// - Throws: The first error.
  package static func node(
    of text: String,
    allowsPatterns: Bool = false
  ) throws(JSONError) -> Node {
    var reader = JSONReader(bytes: Array(text.utf8), allowsPatterns: allowsPatterns)
    return try reader.readText()
  }

  private init(bytes: [UInt8], allowsPatterns: Bool) {
    self.bytes = bytes
    self.allowsPatterns = allowsPatterns
  }

  private mutating func readText() throws(JSONError) -> Node {
    skipSpace()
    let node = try readNode()
    skipSpace()
    guard offset == bytes.count else { throw error("unexpected text after the value") }
    return node
  }

  private mutating func readNode() throws(JSONError) -> Node {
    let mark = mark
    guard let byte = next else { throw error("expected a value, found the end of the text") }
    switch byte {
    case UInt8(ascii: "{"): return Node(.mapping(try readEntries()), at: mark)
    case UInt8(ascii: "["): return Node(.list(try readItems()), at: mark)
    case UInt8(ascii: "\""):
      offset += 1
      return Node(.scalar(.text(try readString())), at: mark)
    case UInt8(ascii: "/") where allowsPatterns: return try readPattern(at: mark)
    default:
      let start = offset
      let value = try readWord(at: mark)
      return Node(
        .scalar(value),
        at: mark,
        spelling: String(decoding: bytes[start..<offset], as: UTF8.self)
      )
    }
  }

  /// Reads a pattern and its flags.
  private mutating func readPattern(at mark: Mark) throws(JSONError) -> Node {
    let start = offset
    repeat {
      offset += next == UInt8(ascii: "\\") ? 2 : 1
      guard let byte = next, byte >= 0x20 else { throw error("unterminated pattern") }
      if byte & 0xC0 == 0x80 { continuationCount += 1 }
    } while next != UInt8(ascii: "/")
    let expression = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
    repeat { offset += 1 } while next?.isPartOfWord ?? false
    let spelling = String(decoding: bytes[start..<offset], as: UTF8.self)
    return Node(.scalar(.text(expression)), at: mark, spelling: spelling)
  }

  private mutating func readEntries() throws(JSONError) -> [Node.Entry] {
    try enter()
    var entries: [Node.Entry] = []
    var names: Set<String> = []
    while try hasItem(before: UInt8(ascii: "}"), isFirst: entries.isEmpty) {
      let mark = mark
      guard consume(UInt8(ascii: "\"")) else {
        throw error("expected a name in double quotes")
      }
      let name = try readString()
      guard names.insert(name).inserted else {
        throw JSONError(at: mark, "duplicate name \(name.quoted)")
      }
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw error("expected a colon") }
      skipSpace()
      entries.append(Node.Entry(name: name, mark: mark, value: try readNode()))
    }
    return entries
  }

  private mutating func readItems() throws(JSONError) -> [Node] {
    try enter()
    var nodes: [Node] = []
    while try hasItem(before: UInt8(ascii: "]"), isFirst: nodes.isEmpty) {
      nodes.append(try readNode())
    }
    return nodes
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= JSONReader.depthLimit else {
      throw error("nested more than \(JSONReader.depthLimit) levels deep")
    }
    offset += 1
  }

  /// Skips a comma or the closing bracket, and returns whether an item follows.
  private mutating func hasItem(before close: UInt8, isFirst: Bool) throws(JSONError) -> Bool {
    skipSpace()
    if consume(close) {
      depth -= 1
      return false
    }
    guard isFirst || consume(UInt8(ascii: ",")) else {
      let bracket = Unicode.Scalar(close)
      throw error("expected a comma or \(String(bracket).quoted)")
    }
    skipSpace()
    return true
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func readWord(at mark: Mark) throws(JSONError) -> Value {
    let start = offset
    while let byte = next, byte.isPartOfWord { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      if let number = Number(word), word.isNumberOfJSON { return .number(number) }
      // A number too large to represent is treated like a text typed into a number field.
      if word.isNumberOfJSON { return .text(word) }
      guard word.isEmpty else {
        // The word is not quoted in the message: it may be a password without quotation marks.
        throw JSONError(at: mark, "not a JSON value")
      }
      throw error("expected a value")
    }
  }
}

extension JSONReader {
  /// The next byte; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The position of the next byte.
  private var mark: Mark {
    Mark(line: line, column: offset - lineStart - continuationCount + 1)
  }

  /// Returns an error at the next byte.
  func error(_ message: String) -> JSONError { JSONError(at: mark, message) }

  /// Skips a byte if it is the next one.
  mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
        // CR LF is one line break.
        if byte == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") { offset += 1 }
        line += 1
        lineStart = offset
        continuationCount = 0
      default: return
      }
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}

extension String {
  /// Whether the text is a number in JSON's grammar.
  /// - Source: RFC 8259, 6.
  fileprivate var isNumberOfJSON: Bool {
    var rest = utf8[...]
    func digits() -> Int {
      let run = rest.prefix { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
      rest = rest[run.endIndex...]
      return run.count
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !startsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}

extension JSONReader {
  /// Reads a string after its opening quotation mark, up to the closing one.
  mutating func readString() throws(JSONError) -> String {
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try readEscape(into: &text)
      case 0..<0x20:
        throw error("unescaped control character in a string")
      default:
        if byte & 0xC0 == 0x80 { continuationCount += 1 }
        text.append(byte)
        offset += 1
      }
    }
    throw error("unterminated string")
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = self
    offset += 1
    guard let letter = next else { throw error("unterminated string") }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = try readScalar() else {
        throw start.error("unpaired surrogate")
      }
      text.append(contentsOf: Array(String(scalar).utf8))
    default:
      throw start.error("unknown escape; write a backslash as \\\\")
    }
  }

  /// Reads what follows `\u`: four digits, or a surrogate pair; `nil` for an unpaired surrogate.
  private mutating func readScalar() throws(JSONError) -> Unicode.Scalar? {
    let high = try readUnit()
    guard Unicode.UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) }
    guard consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")) else { return nil }
    let low = try readUnit()
    guard Unicode.UTF16.isTrailSurrogate(low) else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
  }

  private mutating func readUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80
      else { throw error("expected four hexadecimal digits after \"\\u\"") }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}

/// The first error in a JSON text.
package struct JSONError: Error {
  /// Its position.
  package let mark: Mark

  /// The message, without a period at the end.
  package let message: String

  init(at mark: Mark, _ message: String) {
    self.mark = mark
    self.message = message
  }
}
