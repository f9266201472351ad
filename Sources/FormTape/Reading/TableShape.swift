import SourceText

/// Which lines below an `Each` are its rows: those that are indented deeper, in the same spelling.
struct TableShape {
  /// The line of the `Each`.
  private let header: LineIndent

  /// Creates the shape of the table below a line; `nil` if that is no `Each`.
  init?(below line: TapeLine, _ text: Substring) {
    guard line.firstWord == "Each", line.spelling == .native || line.spelling == .directive,
      let header = LineIndent(text)
    else { return nil }
    self.header = header
  }

  /// What a line below is.
  enum Part: Hashable {
    case row
    /// A blank line or a comment between rows.
    case gap
    /// The first line after the table.
    case end
  }

  /// Returns what a line is.
  func part(_ text: Substring) -> Part {
    guard let indent = LineIndent(text) else { return .gap }
    return indent.isDirective == header.isDirective && indent.column > header.column ? .row : .end
  }

  /// Returns the cells of a row: what blanks separate.
  static func cells(of text: Substring) -> (tokens: [TapeToken], faults: [TapeFinding]) {
    let bytes = Array(text.utf8)
    let lexer = TapeLexer(bytes, from: LineIndent(text)?.column ?? 0, isNative: true)
    var cells: [TapeToken] = []
    var faults: [TapeFinding] = []
    for token in lexer.tokens {
      if case .fault(let code) = token.kind, code != .character, let fault = token.fault {
        faults.append(fault)
      }
      guard let last = cells.last, last.range.upperBound == token.range.lowerBound else {
        cells.append(token)
        continue
      }
      let range = last.range.lowerBound..<token.range.upperBound
      let joined = String(decoding: bytes[range], as: UTF8.self)
      cells[cells.count - 1] = TapeToken(kind: .word, text: joined, range: range)
    }
    return (cells, faults)
  }

  /// Returns a row after `#:`, as deep below its `Each` as before.
  func directiveRow(_ text: Substring) -> String {
    guard !header.isDirective else { return String(text) }
    let content = text.utf8.dropFirst(header.indent)
    return text.prefix(header.indent) + "#: " + String(decoding: content, as: UTF8.self)
  }

  /// Returns a row without `#:`, as deep below its `Each` as before.
  func nativeRow(_ text: Substring) -> String {
    guard header.isDirective, let indent = LineIndent(text) else { return String(text) }
    let depth = header.indent + indent.column - header.column
    return String(repeating: " ", count: depth)
      + String(decoding: text.utf8.dropFirst(indent.column), as: UTF8.self)
  }
}

/// Where the content of a line begins, after blanks and `#:`.
private struct LineIndent {
  /// The blanks at the start of the line, in bytes.
  let indent: Int

  /// The first byte of the content.
  let column: Int

  /// Whether it follows `#:`.
  let isDirective: Bool

  /// Creates the indent of a line; `nil` for a blank line or a comment.
  init?(_ text: Substring) {
    let blanks = text.utf8.prefix(while: \.isBlank).count
    let rest = text.utf8.dropFirst(blanks)
    isDirective = rest.starts(with: "#:".utf8)
    indent = blanks
    let content = isDirective ? rest.dropFirst(2) : rest
    let gap = isDirective ? content.prefix(while: \.isBlank).count + 2 : 0
    let first = content.first { !$0.isBlank }
    if first == nil || first == UInt8(ascii: "#") { return nil }
    column = blanks + gap
  }
}
