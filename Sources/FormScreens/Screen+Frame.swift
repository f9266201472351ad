import FormFilling
import FormNarration
import FormValidation
public import FormWidgets
import Forms

extension Screen {
  /// A copy in which the focused field hides its secret; `nil` if that shows none.
  ///
  /// Only a focused field can: leaving it hides the secret.
  package var hidingSecret: Screen? {
    guard let index = filling.sheet.focusedIndex, facts.fields[index].traits.isSecret else {
      return nil
    }
    var screen = self
    screen.filling.hideSecret(at: index)
    return screen
  }

  /// Returns the picture of the form on a screen of a size.
  ///
  /// The first row contains the title and the position, the last two the notice and the keys, which
  /// share a row on a short screen; the form scrolls between them.
  /// - Complexity: O(n), in rows on the screen.
  public func frame(in size: Size) -> Frame {
    var blocks = DrawnBlocks()
    return frame(in: size, reusing: &blocks)
  }

  /// Returns the same picture, reusing the unchanged parts of an earlier one.
  package func frame(in whole: Size, reusing blocks: inout DrawnBlocks) -> Frame {
    let size = whole.measure
    guard size.isFillable else { return Frame(asking: self, forMoreThan: whole) }
    if let helpPage { return helpPage.frame(of: self, in: size).placed(in: whole) }
    var (rows, cursor) = formRows(on: size, reusing: &blocks)
    let bottom = bottomRows(on: size, reusing: &blocks)
    let end = size.rows - bottom.count
    if let asking = drawQuestion(over: &rows, on: size) { cursor = asking }
    while rows.count < end { rows.append([]) }
    // A long reply to a submit may cover rows of the form.
    rows.removeSubrange(end...)
    for row in bottom { rows.append(row) }
    if cursor.map({ $0.row >= end }) == true { cursor = Position(row: end, column: 1) }
    return Frame(size: whole, rows: rows, cursor: cursor)
  }

  /// Returns the rows from the title to the end of the form, and the cursor in them.
  func formRows(
    on size: Size,
    reusing blocks: inout DrawnBlocks
  ) -> (rows: [[Span]], cursor: Position?) {
    blocks.prepare(
      for: DrawnBlocks.Context(
        dealing: dealingKey(on: size),
        isReviewing: filling.sheet.isReviewing,
        hasBegun: filling.sheet.hasBegun,
        errorsShown: filling.sheet.errorsShown
      ),
      of: measures
    )
    let body = size.rowsOfForm
    let layout = layout(on: size) { number, content, otherRows in
      draw(content, as: number, besideRows: otherRows, on: size, reusing: &blocks)
      return blocks[number].height
    } caretRow: { number, _ in
      blocks[number].caret?.row
    }
    var rows: [[Span]] = []
    rows.reserveCapacity(size.rows)
    rows.append(titleRow(on: size, reusing: &blocks))
    var cursor: Position?
    blocks.hint = []
    for (number, height, row) in layout.blocks {
      if let hint = blocks[number].hint { blocks.hint = hintLines(hint, from: row, on: size) }
      if let caret = blocks[number].caret, 0..<body ~= row + caret.row {
        cursor = Position(row: row + caret.row + 1, column: caret.column)
      }
      rows += blocks[number].rows(from: max(0, -row), to: min(height, body - row))
    }
    // If the focus is scrolled out of view, the cursor is on the mark that points to it.
    if layout.scroll != 0, cursor == nil {
      cursor = Position(row: layout.scroll > 0 ? 1 : body, column: size.columns - 1)
    }
    let last = body + 1 - max(1, blocks.hint.count)
    // A hint below a label without its field would look like the help of that.
    if last < body, let cut = layout.blocks.first(where: { $0.row + $0.height > last }),
      cut.row + blocks[cut.number].rowsAboveControl >= last, cut.row < last
    {
      for row in max(0, cut.row)..<last { rows[row + 1] = [] }
    }
    let hasMoreBelow = layout.hasMoreBelow || rows.dropFirst(last + 1).contains { !$0.isEmpty }
    if layout.hasMoreAbove || hasMoreBelow {
      while rows.count <= body { rows.append([]) }
    }
    if layout.hasMoreAbove { rows[1].append(.mark(narrator.glyphs.moreAbove, size.columns)) }
    if hasMoreBelow { rows[last].append(.mark(narrator.glyphs.moreBelow, size.columns)) }
    return (rows, cursor)
  }

  private func titleRow(on screen: Size, reusing blocks: inout DrawnBlocks) -> [Span] {
    let content = TitleRow(of: filling.sheet, columns: screen.columns)
    if let drawn = blocks.title, drawn.content == content { return drawn.row }
    let block = block(columns: screen.columns, rows: 1) {
      content.draw(filling.sheet, by: narrator, on: &$0)
    }
    blocks.title = (content, block.rows[0])
    return block.rows[0]
  }

  private func keyRow(on screen: Size, reusing blocks: inout DrawnBlocks) -> [Span] {
    let state = KeyLine.State(of: self, on: screen)
    if let drawn = blocks.keyLine, drawn.content == state { return drawn.row }
    let line = KeyLine(state, of: self)
    let block = block(columns: screen.columns, rows: 1) { line.draw(on: &$0) }
    blocks.keyLine = (state, block.rows[0])
    return block.rows[0]
  }

  /// Returns the rows below the form: the notice, if no question is asked, and the keys.
  func bottomRows(on size: Size, reusing blocks: inout DrawnBlocks) -> [[Span]] {
    let isRoomy = size.isRoomy
    if !isRoomy, !filling.mode.isAsking, filling.notice != nil {
      return rows(of: noticeLines(on: size).map { MessageLine($0, style: .notice) }, on: size)
    }
    let keys = keyRow(on: size, reusing: &blocks)
    guard isRoomy, !filling.mode.isAsking else { return [keys] }
    let lines = noticeLines(on: size)
    if lines.isEmpty { return rows(of: blocks.hint, on: size) + [keys] }
    return rows(of: lines.map { MessageLine($0, style: .notice) }, on: size) + [keys]
  }

  /// Returns lines above the keys as rows; a blank one if there are none.
  private func rows(of lines: [MessageLine], on size: Size) -> [[Span]] {
    var canvas = canvas(Size(columns: size.columns, rows: max(1, lines.count)))
    let column = lines.first?.mark.isEmpty == false ? 3 : 1
    for (row, line) in lines.enumerated() {
      canvas.write(line.mark, row: row, column: 1, style: line.style)
      canvas.write(line.text, row: row, column: column, style: line.style)
    }
    return canvas.rows
  }

  /// Draws the block of the page with a number, unless it is unchanged.
  private func draw(
    _ content: PageBlocks.Content,
    as number: Int,
    besideRows otherRows: Int?,
    on screen: Size,
    reusing blocks: inout DrawnBlocks
  ) {
    let key = key(of: content, besideRows: otherRows, on: screen)
    if blocks.holds(number, key) { return }
    let block =
      switch content {
      case .top: topBlock(on: screen)
      case .note(let note): noteBlock(note, columns: screen.columns)
      case .field(let index): fieldBlock(at: index, on: screen)
      case .answer(let index): answerBlock(at: index, on: screen)
      case .summary: summaryBlock(besideRows: otherRows, on: screen)
      case .buttons: buttonBlock(on: screen)
      }
    blocks.keep(block, number, key)
  }

  /// Returns the values that the picture of a block depends on.
  private func key(
    of content: PageBlocks.Content,
    besideRows rows: Int?,
    on screen: Size
  ) -> DrawnBlocks.Key {
    switch content {
    case .top: return .top(isFirst: filling.sheet.isOnFirstPage)
    case .note(let number):
      let note = filling.sheet.notesOnPage[number]
      return .note(
        number,
        isShown: filling.sheet.isShown(note),
        headings: (filling.sheet.heading(of: note) == nil ? 0 : 1)
          + filling.sheet.groups(begunBy: note).count
      )
    case .field(let index) where measures.runs[index] != nil:
      let row = indices(ofRowAt: index, on: screen)
      var fields: [DrawnBlocks.FieldKey] = []
      if row[0] == index {
        for member in row {
          fields.append(DrawnBlocks.FieldKey(ofFieldAt: member, in: self, on: screen))
        }
      }
      return .row(fields)
    case .field(let index), .answer(let index):
      return .field(DrawnBlocks.FieldKey(ofFieldAt: index, in: self, on: screen))
    case .summary:
      let summary = ProblemList(of: filling.sheet, besideRows: rows, on: screen)
      var fields: [DrawnBlocks.FieldKey] = []
      for index in summary.listed {
        fields.append(DrawnBlocks.FieldKey(ofFieldAt: index, in: self, on: screen))
      }
      return .summary(fields, unlisted: summary.unlisted)
    case .buttons:
      return .buttons(
        hasBack: filling.sheet.hasBackButton,
        Focus.button.word(in: filling.sheet),
        focus: filling.sheet.focus
      )
    }
  }

  /// Returns a blank canvas for a part of the screen.
  func canvas(_ size: Size) -> Canvas {
    Canvas(size: size, glyphs: narrator.glyphs, words: narrator)
  }
}

extension Span {
  /// A mark of scrolling at the end of a row.
  fileprivate static func mark(_ glyph: String, _ columns: Int) -> Span {
    Span(column: columns - 1, text: glyph, width: 1, style: .quiet)
  }
}

extension DrawnBlocks.FieldKey {
  /// Determines the values that the picture of a field of a screen, or of its answer, depends on.
  fileprivate init(ofFieldAt index: Int, in screen: borrowing Screen, on size: Size) {
    self.index = index
    revision = screen.filling.sheet.fields[index].revision
    isAsked = screen.filling.sheet.isAsked(fieldAt: index)
    isFocused = screen.filling.sheet.stopIndex == index
    // Asking for the headings takes longer.
    let isInPart = screen.measures.fields[index].isInPart
    headingRows = isInPart ? FieldHeading(above: index, in: screen, on: size)?.rows ?? 0 : 0
    repeatsGoodAnswers =
      screen.facts.fields[index].repeated.isEmpty
      || screen.filling.sheet.repeatsGoodAnswers(at: index)
  }
}
