import FormValidation

/// Reads JSON strictly, with exact numbers.
///
/// Comments, trailing commas, a second value and duplicate keys are errors.
/// - Source: RFC 8259; names are unique within an object, as RFC 7493, 2.3 requires.
package struct JSONReader {
  /// The deepest nesting allowed.
  static let depthLimit = 200

  /// The bytes of the text, and the offset of the next one.
  let bytes: [UInt8]
  var offset = 0

  private var line = 1
  private var lineStart = 0
  /// The number of bytes since the start of the line that do not begin a scalar.
  var continuationCount = 0
  private var depth = 0

  /// Returns the root node of a text.
  /// - Throws: the first error.
  package static func node(of text: String) throws(JSONError) -> Node {
    var reader = JSONReader(bytes: Array(text.utf8))
    return try reader.readText()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
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
    default: return Node(.scalar(try readWord(at: mark)), at: mark)
    }
  }

  private mutating func readEntries() throws(JSONError) -> [Node.Entry] {
    try enter()
    var entries: [Node.Entry] = []
    var names: Set<String> = []
    while try hasItem(before: UInt8(ascii: "}"), isFirst: entries.isEmpty) {
      let mark = mark
      guard take(UInt8(ascii: "\"")) else {
        throw error("expected a name in double quotes")
      }
      let name = try readString()
      guard names.insert(name).inserted else {
        throw JSONError(at: mark, "duplicate name \(name.quoted)")
      }
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected a colon") }
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
    if take(close) {
      depth -= 1
      return false
    }
    guard isFirst || take(UInt8(ascii: ",")) else {
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
  mutating func take(_ byte: UInt8) -> Bool {
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
