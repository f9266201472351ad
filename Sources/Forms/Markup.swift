package import FormWidgets

/// A text in CommonMark, such as a note, in paragraphs to be wrapped to any width.
///
/// HTML is dropped, and no character is kept that a terminal would obey.
package struct Markup: Equatable, Sendable {
  /// A text in one style.
  package struct Piece: Equatable, Sendable {
    package var text: String
    package let style: Style
  }

  /// What is to the left of a paragraph, for each quotation or list that it is in.
  enum Margin: Equatable, Sendable {
    /// A bar along a quotation.
    case bar
    /// The mark of an item, with its blank, beside its first line.
    case mark(String)
    /// Blanks.
    case indent(Int)

    /// The width in cells.
    var width: Int {
      switch self {
      case .bar: 2
      case .mark(let mark): mark.cellWidth
      case .indent(let width): width
      }
    }

    /// The same beside lines after the first.
    var continued: Margin {
      if case .mark(let mark) = self { .indent(mark.cellWidth) } else { self }
    }
  }

  /// Lines that are wrapped together: a paragraph up to a forced line break, a line of code, or a
  /// rule.
  struct Paragraph: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      /// Text that is wrapped.
      case text
      /// A line of code, which is cut.
      case code
      /// A rule across the width.
      case rule
    }

    var kind = Kind.text

    /// The margins, from the outermost to the innermost.
    var margins: [Margin] = []

    /// The number of its margins that are also beside the blank line above it; `nil` if there is no
    /// such line.
    var gap: Int?

    /// The text in pieces of one style.
    var pieces: [Piece] = []

    /// The text without its styles.
    var text: String { pieces.map(\.text).joined() }

    /// Returns the number of outer margins that a width has no room for.
    fileprivate func droppedMargins(in columns: Int) -> Int {
      var width = margins.reduce(0) { $0 + $1.width }
      var dropped = 0
      while width > columns / 2, dropped < margins.count - 1 {
        width -= margins[dropped].width
        dropped += 1
      }
      return dropped
    }

    /// Returns the width that margins leave for the text.
    fileprivate func room(in columns: Int) -> Int {
      let shown = margins.dropFirst(droppedMargins(in: columns))
      return max(1, columns - shown.reduce(0) { $0 + $1.width })
    }
  }

  /// The paragraphs, in order.
  let paragraphs: [Paragraph]

  /// The style of text without markup.
  private let style: Style

  private let glyphs: Glyphs

  /// Reads a text; text without markup has the given style.
  /// - Complexity: O(n), in characters.
  package init(_ text: String, style: Style = .plain, _ glyphs: Glyphs) {
    self.style = style
    self.glyphs = glyphs
    paragraphs = MarkupReader.paragraphs(of: text, style, glyphs)
  }

  /// The distance to the private characters that stand for ASCII ones while a text is read.
  private static let maskOffset: UInt32 = 0xF_0000

  /// Returns a text as part of one in CommonMark, where it has no markup.
  ///
  /// Backslashes would not do: in code they are text.
  package static func asText(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      let isMark = scalar.isASCII && !scalar.properties.isAlphabetic && scalar != " "
      return isMark ? Unicode.Scalar(scalar.value + maskOffset) ?? scalar : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns a text that was read, with the characters that were kept from being markup.
  static func unmasked(_ text: String) -> String {
    let masks = maskOffset..<maskOffset + 0x80
    guard text.unicodeScalars.contains(where: { masks ~= $0.value }) else { return text }
    let scalars = text.unicodeScalars.map { scalar in
      masks ~= scalar.value ? Unicode.Scalar(scalar.value - maskOffset) ?? scalar : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { paragraphs.isEmpty }

  /// Returns the lines of the text in a width, each in pieces of one style.
  package func lines(columns: Int) -> [[Piece]] {
    var lines: [[Piece]] = []
    for paragraph in paragraphs {
      let dropped = paragraph.droppedMargins(in: columns)
      if let gap = paragraph.gap {
        let shared = paragraph.margins.prefix(gap).dropFirst(dropped).map(\.continued)
        // Blanks alone would be drawn for nothing.
        let last = shared.lastIndex(of: .bar) ?? -1
        lines.append(pieces(of: shared.prefix(last + 1)))
      }
      let margins = paragraph.margins.dropFirst(dropped)
      let rest = pieces(of: margins.map(\.continued)[...])
      for (number, line) in content(of: paragraph, in: paragraph.room(in: columns)).enumerated() {
        lines.append((number == 0 ? pieces(of: margins) : rest) + line)
      }
    }
    return lines
  }

  /// Returns the number of lines of the text in a width.
  package func height(columns: Int) -> Int {
    paragraphs.reduce(0) { rows, paragraph in
      let isWrapped = paragraph.kind == .text
      let lines = isWrapped ? paragraph.text.wrapped(to: paragraph.room(in: columns)).count : 1
      return rows + (paragraph.gap == nil ? 0 : 1) + lines
    }
  }

  /// The text in lines without styles, bars and rules, for a screen reader and line mode.
  package var spokenLines: [String] {
    paragraphs.filter { $0.kind != .rule }.map { paragraph in
      let margins = paragraph.margins.map { $0 == .bar ? .indent($0.width) : $0 }
      return pieces(of: margins[...]).map(\.text).joined() + paragraph.text
    }
  }

  private func pieces(of margins: ArraySlice<Margin>) -> [Piece] {
    margins.map { margin in
      switch margin {
      case .bar: Piece(text: glyphs.quoteBar + " ", style: .quiet)
      case .mark(let mark): Piece(text: mark, style: style)
      case .indent(let width): Piece(text: String(repeating: " ", count: width), style: style)
      }
    }
  }

  private func content(of paragraph: Paragraph, in room: Int) -> [[Piece]] {
    switch paragraph.kind {
    case .rule: return [[Piece(text: String(repeating: glyphs.rule, count: room), style: .quiet)]]
    case .code: return [paragraph.pieces.flatMap { $0.cut(to: room, glyphs) }]
    case .text:
      var styled = StyledText(of: paragraph.pieces)
      return paragraph.text.wrapped(to: room).map { styled.takePieces(of: $0) }
    }
  }
}

extension Markup.Piece {
  /// Returns the piece if it fits in a width; otherwise as much as fits, and a mark.
  fileprivate func cut(to columns: Int, _ glyphs: Glyphs) -> [Markup.Piece] {
    guard text.cellWidth > columns else { return [self] }
    var width = 1
    let kept = text.prefix { character in
      width += character.cellWidth
      return width <= columns
    }
    return [
      Markup.Piece(text: String(kept), style: style),
      Markup.Piece(text: glyphs.cutRight, style: .quiet),
    ]
  }
}

/// The styles of a text that is taken line by line, as it is wrapped.
private struct StyledText {
  private var pieces: ArraySlice<Markup.Piece>

  /// The rest of the first piece.
  private var rest: Substring.UTF8View

  init(of pieces: [Markup.Piece]) {
    self.pieces = pieces[...]
    rest = (pieces.first?.text ?? "")[...].utf8
  }

  /// Removes and returns the characters of a wrapped line, without blanks that it leaves out, in
  /// pieces of one style.
  mutating func takePieces(of line: String) -> [Markup.Piece] {
    var taken: [Markup.Piece] = []
    let blank = UInt8(ascii: " ")
    for character in line {
      skipEnds()
      while character != " ", rest.first == blank {
        rest.removeFirst()
        skipEnds()
      }
      let style = pieces.first?.style ?? .plain
      if taken.last?.style == style {
        taken[taken.count - 1].text.append(character)
      } else {
        taken.append(Markup.Piece(text: String(character), style: style))
      }
      // A grapheme can begin in one piece and end in another.
      for _ in character.utf8 {
        skipEnds()
        _ = rest.popFirst()
      }
    }
    return taken
  }

  /// Goes to the next piece with something left.
  private mutating func skipEnds() {
    while rest.isEmpty, !pieces.isEmpty {
      pieces.removeFirst()
      rest = (pieces.first?.text ?? "")[...].utf8
    }
  }
}
