import FormFilling
import FormNarration
import FormValidation
public import FormWidgets
import Forms

extension Screen {
  /// The smallest screen on which a form can be filled out.
  package static let smallestScreen = Size(columns: 20, rows: 6)

  /// Returns whether a form can be filled out on a screen of a size.
  static func isFillable(on size: Size) -> Bool {
    size.columns >= smallestScreen.columns && size.rows >= smallestScreen.rows
  }

  /// A copy in which the focused field hides its secret; `nil` if that shows none.
  ///
  /// Only a focused field can: leaving it hides the secret.
  package var hidingSecret: Screen? {
    guard let index = filling.focusedIndex, facts.fields[index].traits.isSecret else {
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
    guard Screen.isFillable(on: size) else { return frameOfTooSmall(whole) }
    if let helpPage { return frame(of: helpPage, in: size).placed(in: whole) }
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
        isReviewing: filling.isReviewing,
        hasBegun: filling.hasBegun,
        errorsShown: filling.errorsShown
      ),
      of: measures
    )
    let body = Screen.rowsOfForm(on: size)
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
    if layout.hasMoreAbove { mark(narrator.glyphs.moreAbove, in: &rows[1], size.columns) }
    if hasMoreBelow { mark(narrator.glyphs.moreBelow, in: &rows[last], size.columns) }
    return (rows, cursor)
  }

  /// Returns the rows below the form: the notice, if no question is asked, and the keys.
  func bottomRows(on size: Size, reusing blocks: inout DrawnBlocks) -> [[Span]] {
    let isRoomy = size.rows >= Screen.roomyRows
    if !isRoomy, !filling.isAsking, filling.notice != nil {
      return noticeRows(noticeLines(on: size), columns: size.columns)
    }
    let keys = keyRow(on: size, reusing: &blocks)
    guard isRoomy, !filling.isAsking else { return [keys] }
    let lines = noticeLines(on: size)
    if lines.isEmpty { return hintRows(blocks.hint, columns: size.columns) + [keys] }
    return noticeRows(lines, columns: size.columns) + [keys]
  }

  /// Returns the lines of a notice as rows.
  private func noticeRows(_ lines: [String], columns: Int) -> [[Span]] {
    var canvas = canvas(Size(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      canvas.write(line, row: row, column: 1, style: .notice)
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
      case .summary:
        summaryBlock(summary(besideRows: otherRows, on: screen), columns: screen.columns)
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
    case .top: return .top(isFirst: isOnFirstPage)
    case .note(let number):
      let note = filling.notesOnPage[number]
      return .note(
        number,
        isShown: filling.isShown(note),
        headings: (filling.heading(of: note) == nil ? 0 : 1) + filling.groups(begunBy: note).count
      )
    case .field(let index) where measures.runs[index] != nil:
      let row = indices(ofRowAt: index, on: screen)
      var fields: [DrawnBlocks.FieldKey] = []
      if row[0] == index { for member in row { fields.append(key(ofFieldAt: member, on: screen)) } }
      return .row(fields)
    case .field(let index), .answer(let index): return .field(key(ofFieldAt: index, on: screen))
    case .summary:
      let summary = summary(besideRows: rows, on: screen)
      var fields: [DrawnBlocks.FieldKey] = []
      for index in summary.listed { fields.append(key(ofFieldAt: index, on: screen)) }
      return .summary(fields, unlisted: summary.unlisted)
    case .buttons:
      return .buttons(hasBack: filling.hasBackButton, word(of: .button), focus: filling.focus)
    }
  }

  /// Returns the values that the picture of a field, or of its answer, depends on.
  private func key(ofFieldAt index: Int, on screen: Size) -> DrawnBlocks.FieldKey {
    let isFocused = filling.stopIndex == index
    // Asking for the headings takes longer.
    let isInPart = measures.fields[index].isInPart
    return DrawnBlocks.FieldKey(
      index: index,
      revision: filling.fields[index].revision,
      isAsked: filling.isAsked(fieldAt: index),
      isFocused: isFocused,
      headingRows: isInPart ? heading(at: index, on: screen)?.rows ?? 0 : 0,
      repeatsGoodAnswers: facts.fields[index].repeated.isEmpty
        || filling.repeatsGoodAnswers(at: index)
    )
  }

  private func mark(_ glyph: String, in row: inout [Span], _ columns: Int) {
    row.append(Span(column: columns - 1, text: glyph, width: 1, style: .quiet))
  }

  /// Returns a blank canvas for a part of the screen.
  func canvas(_ size: Size) -> Canvas {
    Canvas(size: size, glyphs: narrator.glyphs, words: narrator)
  }

  /// Returns a frame that asks for a larger window, or whether to quit if that is being asked; the
  /// margin is the number of columns of the window that a frame leaves free.
  func frameOfTooSmall(_ size: Size, margin: Int = 0) -> Frame {
    var canvas = canvas(size)
    let smallest = Screen.smallestScreen
    let wish = narrator.text(
      .tooSmall,
      [
        "columns": .number(Number(smallest.columns + margin)),
        "rows": .number(Number(smallest.rows)),
      ]
    )
    let question = Notice(filling.keepsDraft ? .confirmQuit : .confirmCancel).text(
      in: filling,
      by: narrator,
      columns: 0
    )
    let text = filling.mode == .confirmingLeave ? question : wish
    for (row, line) in text.wrapped(to: max(1, size.columns)).enumerated() {
      canvas.write(line, row: row, column: 0)
    }
    return Frame(size: size, rows: canvas.rows, cursor: Position(row: 0, column: 0))
  }
}
