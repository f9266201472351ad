import CCommonMark
import FormValidation
import FormWidgets

/// Reads CommonMark into paragraphs; the only file that depends on the library.
struct MarkupReader {
  private typealias Paragraph = Markup.Paragraph

  /// The most margins that a paragraph is drawn with: those of the innermost lists and quotations.
  private static let marginLimit = 8

  /// The paragraphs so far.
  private var paragraphs: [Markup.Paragraph] = []

  /// The margins of the open lists and quotations.
  private var margins: [Markup.Margin] = []

  /// The number of margins that are beside the last paragraph, too; marks after them are not drawn
  /// yet.
  private var shared = 0

  /// Whether a blank line precedes the next paragraph.
  private var isApart = false

  /// The paragraph that is read.
  private var current: Markup.Paragraph?

  /// The open lists: the next number, `nil` for bullets, what follows it, and its width.
  private var lists: [(number: Int?, sign: String, width: Int)] = []

  /// The styles that are open.
  private var (headings, strongs, emphases) = (0, 0, 0)

  /// The text of the open link; `nil` if there is none.
  private var linkText: String?

  /// The number of open images, whose text is shown in their place.
  private var images = 0

  private let style: Style
  private let glyphs: Glyphs
  private let blanks: BlankLines

  private init(_ text: String, _ style: Style, _ glyphs: Glyphs) {
    self.style = style
    self.glyphs = glyphs
    blanks = BlankLines(of: text)
  }

  /// Returns the paragraphs of a text.
  static func paragraphs(of text: String, _ style: Style, _ glyphs: Glyphs) -> [Markup.Paragraph] {
    if text.utf8.isEmpty { return [] }
    return text.markupParts.flatMap { part in
      var reader = MarkupReader(part, style, glyphs)
      reader.read(part)
      return reader.paragraphs
    }
  }

  private mutating func read(_ text: String) {
    var text = text
    let document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    let events = cmark_iter_new(document)
    defer {
      cmark_iter_free(events)
      cmark_node_free(document)
    }
    while true {
      let event = cmark_iter_next(events)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(events) else { return }
      if event == CMARK_EVENT_ENTER { enter(node) } else { leave(node) }
    }
  }

  private mutating func enter(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: margins.append(.bar)
    case CMARK_NODE_LIST: lists.append(list(node))
    case CMARK_NODE_ITEM: margins.append(.mark(nextMark()))
    case CMARK_NODE_PARAGRAPH: begin(node)
    case CMARK_NODE_HEADING:
      begin(node)
      isApart = !paragraphs.isEmpty
      headings += 1
    case CMARK_NODE_CODE_BLOCK: addCode(node)
    case CMARK_NODE_THEMATIC_BREAK:
      begin(node)
      add(Paragraph(kind: .rule))
      current = nil
    case CMARK_NODE_HTML_BLOCK: isApart = isApart || isAfterBlank(node)
    default: enterInline(node)
    }
  }

  private mutating func enterInline(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: add(literal(node).replacing("\t", with: " "), textStyle)
    case CMARK_NODE_CODE: add(literal(node), headings > 0 ? .title : .strong)
    case CMARK_NODE_SOFTBREAK: add(" ", textStyle)
    case CMARK_NODE_LINEBREAK: breakLine()
    case CMARK_NODE_HTML_INLINE:
      let tag = literal(node).lowercased()
      if tag.hasPrefix("<br"), tag.dropFirst(3).first?.isLetter == false { breakLine() }
    case CMARK_NODE_STRONG: strongs += 1
    case CMARK_NODE_EMPH: emphases += 1
    case CMARK_NODE_LINK: if images == 0 { linkText = "" }
    case CMARK_NODE_IMAGE: images += 1
    default: break
    }
  }

  private mutating func leave(_ node: OpaquePointer) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: closeMargin()
    case CMARK_NODE_LIST: lists.removeLast()
    case CMARK_NODE_ITEM:
      if shared < margins.count { add(Paragraph()) }
      closeMargin()
    case CMARK_NODE_PARAGRAPH: breakLine(isLast: true)
    case CMARK_NODE_HEADING:
      breakLine(isLast: true)
      headings -= 1
    case CMARK_NODE_STRONG: strongs -= 1
    case CMARK_NODE_EMPH: emphases -= 1
    case CMARK_NODE_LINK:
      if images == 0 { closeLink(to: String(cString: cmark_node_get_url(node))) }
    case CMARK_NODE_IMAGE: images -= 1
    default: break
    }
  }
}

/// Blocks.
extension MarkupReader {
  /// Begins a paragraph.
  private mutating func begin(_ node: OpaquePointer) {
    isApart = isApart || isAfterBlank(node)
    current = Paragraph()
  }

  /// Ends the line that is read, and begins another one unless it is the last of its paragraph.
  private mutating func breakLine(isLast: Bool = false) {
    if var paragraph = current, !paragraph.text.isBlank {
      let last = paragraph.pieces.count - 1
      if paragraph.pieces[last].text.last == " " { paragraph.pieces[last].text.removeLast() }
      for index in paragraph.pieces.indices {
        paragraph.pieces[index].text = paragraph.pieces[index].text.printable
      }
      add(paragraph)
    }
    current = isLast ? nil : Paragraph()
  }

  /// Adds a paragraph beside its margins.
  private mutating func add(_ paragraph: Markup.Paragraph) {
    var paragraph = paragraph
    let dropped = max(0, margins.count - MarkupReader.marginLimit)
    paragraph.margins += margins[dropped...]
    if isApart, !paragraphs.isEmpty { paragraph.gap = max(0, shared - dropped) }
    paragraphs.append(paragraph)
    for index in shared..<margins.count { margins[index] = margins[index].continued }
    (shared, isApart) = (margins.count, false)
  }

  /// Adds the lines of code, which are indented.
  private mutating func addCode(_ node: OpaquePointer) {
    isApart = isApart || isAfterBlank(node)
    var lines = literal(node).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    margins.append(.indent(2))
    for line in lines {
      let code = String(line).expandingTabs.printable
      add(Paragraph(kind: .code, pieces: [Markup.Piece(text: code, style: style)]))
    }
    closeMargin()
  }

  private mutating func closeMargin() {
    margins.removeLast()
    shared = min(shared, margins.count)
  }

  /// Returns a list; its numbers are as wide as the widest.
  private func list(_ node: OpaquePointer) -> (number: Int?, sign: String, width: Int) {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return (nil, "", 0) }
    let start = Int(cmark_node_get_list_start(node))
    var count = 0
    var item = cmark_node_first_child(node)
    while item != nil { (count, item) = (count + 1, cmark_node_next(item)) }
    let sign = cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM ? ") " : ". "
    return (start, sign, String(start + count - 1).count)
  }

  /// Returns the mark of the next item of the innermost list.
  private mutating func nextMark() -> String {
    guard let list = lists.last, let number = list.number else { return glyphs.bullet + " " }
    lists[lists.count - 1].number = number + 1
    let digits = String(number)
    return String(repeating: " ", count: list.width - digits.count) + digits + list.sign
  }

  /// Returns whether the line above a block is blank.
  private func isAfterBlank(_ node: OpaquePointer) -> Bool {
    blanks.isBlank(before: Int(cmark_node_get_start_line(node)))
  }
}

/// Text within blocks.
extension MarkupReader {
  private func literal(_ node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { Markup.unmasked(String(cString: $0)) } ?? ""
  }

  private var textStyle: Style {
    headings > 0 ? .title : strongs > 0 ? .strong : emphases > 0 ? .emphasis : style
  }

  private mutating func add(_ text: String, _ style: Style) {
    linkText? += text
    guard var pieces = current?.pieces else { return }
    // Dropped HTML can leave blanks on both sides.
    let isAfterBlank = pieces.last?.text.last.map { $0 == " " } ?? true
    let added = isAfterBlank && text.hasPrefix(" ") ? String(text.dropFirst()) : text
    if added.isEmpty { return }
    current = nil
    if pieces.last?.style == style {
      pieces[pieces.count - 1].text += added
    } else {
      pieces.append(Markup.Piece(text: added, style: style))
    }
    current = Paragraph(pieces: pieces)
  }

  /// Adds the address of a link, unless that is its text.
  private mutating func closeLink(to address: String) {
    guard let text = linkText else { return }
    linkText = nil
    if text.isBlank { return add(address, textStyle) }
    if !address.isEmpty, address != text, address != "mailto:\(text)" {
      add(" (\(address))", textStyle)
    }
  }
}

/// Which lines of a text are blank, or have only the marks of quotations.
private struct BlankLines {
  private var areBlank: [Bool] = []

  init(of text: String) {
    var (isBlank, last) = (true, UInt8(ascii: " "))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n") where last == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        areBlank.append(isBlank)
        isBlank = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): break
      default: isBlank = false
      }
      last = byte
    }
  }

  /// Returns whether the line before a line is blank, counted from 1.
  func isBlank(before line: Int) -> Bool {
    areBlank.indices.contains(line - 2) && areBlank[line - 2]
  }
}
