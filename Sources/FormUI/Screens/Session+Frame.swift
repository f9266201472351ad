import FormValidation

extension Session {
  /// The smallest screen that a form can be filled on.
  public static let smallestScreen = Size(columns: 20, rows: 6)

  /// Whether a form can be filled on a screen of a size.
  static func isFillable(on size: Size) -> Bool {
    size.columns >= smallestScreen.columns && size.rows >= smallestScreen.rows
  }

  /// Returns the picture of the session on a screen of a size.
  ///
  /// The first row holds the title and the position, the last two the notice and the keys, which
  /// share a row on a low screen; the form scrolls between them.
  /// - Complexity: O(n), in rows on the screen.
  public func frame(in size: Size) -> Frame {
    var blocks = DrawnBlocks()
    return frame(in: size, reusing: &blocks)
  }

  /// Returns the same picture, reusing the unchanged parts of an earlier one.
  ///
  /// The session is borrowed, since a closure that draws a part of it would copy it.
  public borrowing func frame(in size: Size, reusing blocks: inout DrawnBlocks) -> Frame {
    guard Session.isFillable(on: size) else { return frameOfTooSmall(size) }
    if let helpPage { return frame(of: helpPage, in: size) }
    let isRoomy = size.rows >= Session.roomyRows
    let body = Session.rowsOfForm(on: size)
    let viewport = viewport(on: size, reusing: &blocks)
    var rows: [[Span]] = []
    rows.reserveCapacity(size.rows)
    let missing = unanswered.count
    rows.append(block(0, on: size, revision: missing, &blocks, draw: { drawTitle(on: &$0) }))
    var cursor: Position?
    for (_, block, row) in viewport.blocks {
      if let caret = block.caret, 0..<body ~= row + caret.row {
        cursor = Position(row: row + caret.row + 1, column: caret.column)
      }
      rows += block.rows[max(0, -row)..<min(block.height, body - row)]
    }
    while rows.count <= body { rows.append([]) }
    // If the wheel scrolled the focus out of view, the cursor is on the mark that points to it.
    if scroll != 0, cursor == nil {
      cursor = Position(row: scroll > 0 ? 1 : body, column: size.columns - 1)
    }
    if viewport.hasMoreAbove { mark(measures.glyphs.moreAbove, in: &rows[1], size.columns) }
    if viewport.hasMoreBelow { mark(measures.glyphs.moreBelow, in: &rows[body], size.columns) }
    if isRoomy || notice != nil { rows.append(noticeRow(columns: size.columns)) }
    if isRoomy || notice == nil {
      rows.append(keyRow(on: size, reusing: &blocks))
    }
    return Frame(size: size, rows: rows, cursor: cursor)
  }

  /// Returns a row that changes only with more than a field, redrawn if needed.
  func block(
    _ number: Int,
    on screen: Size,
    revision: Int = 0,
    _ blocks: inout DrawnBlocks,
    draw: (inout Canvas) -> Void
  ) -> [Span] {
    let stamp = DrawnBlocks.Stamp(generation: generation, revision: revision, screen: screen)
    return blocks.block(number, as: stamp) {
      var canvas = canvas(Size(columns: screen.columns, rows: 1))
      draw(&canvas)
      return Block(canvas)
    }.rows[0]
  }

  private func mark(_ glyph: String, in row: inout [Span], _ columns: Int) {
    row.append(Span(column: columns - 1, text: glyph, width: 1, style: .quiet))
  }

  /// Returns the notice, or else the number of problems after a refused submit.
  private func noticeRow(columns: Int) -> [Span] {
    guard let notice = notice ?? refusal else { return [] }
    var canvas = canvas(Size(columns: columns, rows: 1))
    let text = notice.text(in: self, columns: columns - 1)
    let fitted = text.fitted(to: columns - 1, measures.glyphs)
    canvas.write(fitted, row: 0, column: 1, style: .notice)
    return canvas.rows[0]
  }

  private func drawTitle(on canvas: inout Canvas) {
    let title = form.title.printable
    let position = positionText(in: canvas.size.columns - title.cellWidth - 4)
    let column = canvas.size.columns - position.cellWidth - 2
    let fitted = title.fitted(to: column - 1, measures.glyphs)
    canvas.write(fitted, row: 0, column: 1, style: .title)
    var (end, rest) = (column + 1, position[...])
    // Digits, which change from key to key, have the style of typed text, so that the terminal does
    // not switch styles for them.
    while let first = rest.first {
      let piece = rest.prefix { $0.isASCIIDigit == first.isASCIIDigit }
      let style: Style = first.isASCIIDigit ? .plain : .quiet
      end = canvas.write(String(piece), row: 0, column: end, style: style)
      rest = rest[piece.endIndex...]
    }
  }

  /// Returns the page, or the position among the fields of a one-page form; if there is room, also
  /// how many required answers are missing.
  private func positionText(in columns: Int) -> String {
    let pages = openPages
    var parts: [String] = []
    if pages.count > 1 {
      let number = (pages.firstIndex(of: page) ?? 0) + 1
      parts.append(
        text(.page, ["page": .number(Number(number)), "pages": .number(Number(pages.count))])
      )
    } else if let place = focusedPlace {
      let asked = measures.hasConditions ? askedPlaces : Array(placesOnPage)
      let number = (asked.firstIndex(of: place) ?? 0) + 1
      let count = Value.number(Number(asked.count))
      parts.append(text(.place, ["place": .number(Number(number)), "count": count]))
    }
    let separator = " \(measures.glyphs.separator) "
    let brief = parts.joined(separator: separator)
    guard unanswered.count > 0 else { return brief }
    parts.append(text(.requiredLeft, ["count": .number(Number(unanswered.count))]))
    let full = parts.joined(separator: separator)
    return full.cellWidth <= columns ? full : brief
  }

  /// Returns a blank canvas for a part of the session.
  func canvas(_ size: Size) -> Canvas {
    Canvas(size: size, glyphs: measures.glyphs, words: measures.words)
  }

  /// Returns a text of the session in the form's language.
  func text(_ word: SessionWord, _ parameters: Parameters = [:]) -> String {
    measures.words.text(word, parameters, in: form.messages.language)
  }

  /// Returns a frame that asks for a larger window, or whether to quit if that is the question.
  private func frameOfTooSmall(_ size: Size) -> Frame {
    var canvas = canvas(size)
    let smallest = Session.smallestScreen
    let wish = text(
      .tooSmall,
      [
        "columns": .number(Number(smallest.columns)), "rows": .number(Number(smallest.rows)),
      ]
    )
    let text = notice == .confirmCancel ? text(.confirmCancelBriefly) : wish
    for (row, line) in text.wrapped(to: max(1, size.columns)).enumerated() {
      canvas.write(line, row: row, column: 0)
    }
    return Frame(size: size, rows: canvas.rows, cursor: Position(row: 0, column: 0))
  }
}
