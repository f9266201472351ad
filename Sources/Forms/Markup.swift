import FormValidation
package import FormWidgets

/// A text with simple markup: paragraphs, lists, `**bold**`, `*emphasis*`, code between backticks,
/// and `[links](address)`.
package struct Markup: Equatable, Sendable {
  /// A text in one style.
  package struct Piece: Equatable, Sendable {
    package var text: String
    package let style: Style
  }

  /// A paragraph or an item of a list.
  package struct Paragraph: Equatable, Sendable {
    /// The mark of an item and the blank after it; empty for a paragraph.
    var mark = ""

    /// The indentation of an item before its mark, in cells.
    var indent = 0

    /// Whether a blank line comes before it.
    var isApart = false

    /// The text without its markup.
    var text: String { pieces.map(\.text).joined() }

    /// Returns the indentation in a width.
    fileprivate func indent(in columns: Int) -> Int { min(indent, columns / 4) }

    /// The text in pieces of one style.
    fileprivate(set) var pieces: [Piece] = []
  }

  /// The paragraphs, in order.
  package private(set) var paragraphs: [Paragraph] = []

  /// Reads a text; text without markup has the given style.
  package init(_ text: String, style: Style = .plain, _ glyphs: Glyphs) {
    var source: [(paragraph: Paragraph, text: String)] = []
    var isApart = false
    for line in text.textLines {
      let words = line[...].trimmingWhitespace
      if words.isEmpty {
        isApart = !source.isEmpty
      } else if let (mark, rest) = words.listItem(glyphs) {
        let indent = line.prefix { $0 == " " }.count
        source.append((Paragraph(mark: mark, indent: indent, isApart: isApart), String(rest)))
        isApart = false
      } else if let item = source.last?.paragraph, !item.mark.isEmpty, !isApart,
        line.prefix(while: { $0 == " " }).count > item.indent
      {
        source[source.count - 1].text += " " + words
      } else {
        source.append((Paragraph(isApart: isApart), String(words)))
        isApart = false
      }
    }
    paragraphs = source.map { paragraph, text in
      var paragraph = paragraph
      var reader = MarkupReader(text.printable, style)
      paragraph.pieces = reader.read()
      return paragraph
    }
  }

  /// A line of words, each in one style, starting at a column.
  package struct Line: Sendable {
    package var column = 0
    package var pieces: [Piece] = []
  }

  /// Returns the text wrapped to a width; items hang beside their marks.
  package func lines(columns: Int) -> [Line] {
    paragraphs.flatMap { paragraph -> [Line] in
      let indent = paragraph.indent(in: columns)
      let column = indent + paragraph.mark.cellWidth
      var styled = paragraph.pieces.flatMap { piece in
        piece.text.map { (character: $0, style: piece.style) }
      }[...]
      var lines = paragraph.text.wrapped(to: max(1, columns - column)).map { text in
        Line(column: column, pieces: styled.takePieces(of: text))
      }
      if !paragraph.mark.isEmpty {
        lines[0].column = indent
        lines[0].pieces.insert(Piece(text: paragraph.mark, style: .plain), at: 0)
      }
      return (paragraph.isApart ? [Line()] : []) + lines
    }
  }

  /// Returns the number of lines of the text wrapped to a width.
  package func height(columns: Int) -> Int {
    paragraphs.reduce(0) { rows, paragraph in
      let width = columns - paragraph.indent(in: columns) - paragraph.mark.cellWidth
      return rows + (paragraph.isApart ? 1 : 0)
        + paragraph.text.wrapped(to: max(1, width)).count
    }
  }

  /// The text in lines without markup, for a screen reader and line mode.
  package var spokenLines: [String] {
    paragraphs.map { $0.mark + $0.text }
  }
}

/// Reads the markup within a paragraph.
private struct MarkupReader {
  private var rest: Substring
  private let style: Style
  private var pieces: [Markup.Piece] = []
  private var plain = ""

  /// The closing signs that are not in the rest, which are not searched for again.
  private var missing: Set<String> = []

  init(_ text: String, _ style: Style) {
    rest = text[...]
    self.style = style
  }

  /// Returns the pieces; unpaired signs are text.
  mutating func read() -> [Markup.Piece] {
    while let first = rest.first {
      if first == "\\", let next = rest.dropFirst().first, "\\`*[".contains(next) {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else if let (text, style) = takeStyled() {
        end()
        pieces.append(Markup.Piece(text: String(text), style: style))
      } else if let link = takeLink() {
        plain += link
      } else {
        plain.append(first)
        rest.removeFirst()
      }
    }
    end()
    return pieces
  }

  private mutating func end() {
    if !plain.isEmpty { pieces.append(Markup.Piece(text: plain, style: style)) }
    plain = ""
  }

  /// Reads a text between two equal signs, with no blank just inside them.
  private mutating func takeStyled() -> (text: Substring, style: Style)? {
    for (sign, style) in [("**", Style.strong), ("*", .emphasis), ("`", .strong)]
    where rest.hasPrefix(sign) && !missing.contains(sign) {
      let inner = rest.dropFirst(sign.count)
      guard let first = inner.first, !first.isWhitespace, first != "*" || sign == "`" else {
        continue
      }
      guard let end = inner.index(ofClosing: sign) else {
        missing.insert(sign)
        continue
      }
      rest = inner[end...].dropFirst(sign.count)
      return (inner[..<end], style)
    }
    return nil
  }

  /// Reads a link, as its text and its address in parentheses.
  private mutating func takeLink() -> String? {
    guard rest.first == "[", !missing.contains(")") else { return nil }
    let inner = rest.dropFirst()
    guard let middle = inner.prefix(while: { $0 != "[" }).index(of: "](") else { return nil }
    guard let end = inner[middle...].firstIndex(of: ")") else {
      missing.insert(")")
      return nil
    }
    let text = inner[..<middle]
    let address = inner[middle..<end].dropFirst(2)
    guard !address.isEmpty else { return nil }
    rest = rest[end...].dropFirst()
    return text.isEmpty || text == address ? String(address) : "\(text) (\(address))"
  }
}

extension Substring {
  /// Returns the mark of an item and its text, if it begins a list item: `- `, `* ` or `1. `.
  fileprivate func listItem(_ glyphs: Glyphs) -> (mark: String, text: Substring)? {
    let digits = prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, digits.count < 4, dropFirst(digits.count).hasPrefix(". ") {
      return ("\(digits). ", dropFirst(digits.count + 2)[...].trimmingWhitespace)
    }
    guard hasPrefix("- ") || hasPrefix("* ") else { return nil }
    return ("\(glyphs.bullet) ", dropFirst(2)[...].trimmingWhitespace)
  }

  /// Returns the index of the first occurrence of two characters.
  fileprivate func index(of sign: String) -> Index? {
    indices.first { self[$0...].hasPrefix(sign) }
  }

  /// Returns the index of the sign that closes a styled text, with no blank beside it inside.
  fileprivate func index(ofClosing sign: String) -> Index? {
    indices.dropFirst().first { index in
      let last = self[self.index(before: index)]
      return self[index...].hasPrefix(sign) && !last.isWhitespace
        && (sign != "*" || last != "*" && !self[index...].hasPrefix("**"))
    }
  }
}

extension ArraySlice<(character: Character, style: Style)> {
  /// Removes and returns the characters of a wrapped line, without leading blanks, in pieces of one
  /// style.
  fileprivate mutating func takePieces(of line: String) -> [Markup.Piece] {
    var pieces: [Markup.Piece] = []
    for character in line {
      while let first, first.character != character { removeFirst() }
      let style = popFirst()?.style ?? .plain
      if pieces.last?.style == style {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append(Markup.Piece(text: String(character), style: style))
      }
    }
    return pieces
  }
}

/// The text of a note or an introduction.
package enum NoteText {
  /// Returns a text without its markup, one line for each paragraph or item.
  package static func plainLines(of text: String) -> [String] {
    Markup(text, .unicode).paragraphs.map { paragraph in
      String(repeating: " ", count: paragraph.indent) + paragraph.mark + paragraph.text
    }
  }
}
