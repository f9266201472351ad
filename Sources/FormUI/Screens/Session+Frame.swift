import FormValidation

extension Session {
  /// The smallest screen that a form can be filled on.
  public static let smallestScreen = Size(columns: 20, rows: 6)

  /// The fewest rows of a screen that has one for what the session has to say and one for the keys.
  static let roomyRows = 8

  /// The picture of the session on a screen of a size.
  ///
  /// The first row holds the title and the position, the last two what the session has to say and
  /// the keys, in turns where there are few; the form scrolls between them.
  /// - Complexity: O(n), in rows on the screen.
  public func frame(in size: Size) -> Frame {
    var blocks = DrawnBlocks()
    return frame(in: size, reusing: &blocks)
  }

  /// The same picture, taking over what did not change of the parts of an earlier one.
  public func frame(in size: Size, reusing blocks: inout DrawnBlocks) -> Frame {
    let smallest = Session.smallestScreen
    guard size.columns >= smallest.columns, size.rows >= smallest.rows else {
      return frameOfTooSmall(size)
    }
    let isRoomy = size.rows >= Session.roomyRows
    let body = size.rows - (isRoomy ? 3 : 2)
    let viewport = viewport(columns: size.columns, rows: body, reusing: &blocks)
    var rows: [[Span]] = []
    rows.reserveCapacity(size.rows)
    rows.append(block(0, columns: size.columns, &blocks, draw: drawTitle))
    var cursor: Position?
    for (block, row) in viewport.blocks {
      if let caret = block.caret, 0..<body ~= row + caret.row {
        cursor = Position(row: row + caret.row + 1, column: caret.column)
      }
      rows += block.rows[max(0, -row)..<min(block.height, body - row)]
    }
    while rows.count <= body { rows.append([]) }
    if viewport.hasMoreAbove { mark(measures.glyphs.moreAbove, in: &rows[1], size.columns) }
    if viewport.hasMoreBelow { mark(measures.glyphs.moreBelow, in: &rows[body], size.columns) }
    if isRoomy || notice != nil { rows.append(noticeRow(columns: size.columns)) }
    if isRoomy || notice == nil {
      rows.append(block(1, columns: size.columns, &blocks, draw: drawKeys))
    }
    return Frame(size: size, rows: rows, cursor: cursor)
  }

  /// A row that changes only with more than a field, as it was drawn or anew.
  private func block(
    _ number: Int,
    columns: Int,
    _ blocks: inout DrawnBlocks,
    draw: (inout Canvas) -> Void
  ) -> [Span] {
    let stamp = DrawnBlocks.Stamp(generation: generation, revision: 0, columns: columns)
    return blocks.block(number, as: stamp) {
      var canvas = canvas(Size(columns: columns, rows: 1))
      draw(&canvas)
      return Block(canvas)
    }.rows[0]
  }

  /// The blocks in view; they are known by numbers from 2, behind the rows above and below.
  private func viewport(
    columns: Int,
    rows: Int,
    reusing blocks: inout DrawnBlocks
  ) -> Viewport {
    let first = form.intro == nil ? 0 : 1
    let fields = form.fields.count
    return Viewport(
      height: rows,
      focused: first + (focusedPlace ?? fields),
      count: first + fields + 1
    ) { number in
      let place = number - first
      let revision = 0..<fields ~= place ? revisions[place] : 0
      let stamp = DrawnBlocks.Stamp(
        generation: generation,
        revision: revision,
        columns: columns
      )
      return blocks.block(number + 2, as: stamp) {
        if place < 0, let intro = form.intro { return introBlock(intro, columns: columns) }
        return place < fields
          ? fieldBlock(at: place, columns: columns)
          : submitBlock(columns: columns)
      }
    }
  }

  private func mark(_ glyph: String, in row: inout [Span], _ columns: Int) {
    row.append(Span(column: columns - 1, text: glyph, width: 1, style: .quiet))
  }

  private func noticeRow(columns: Int) -> [Span] {
    guard let notice else { return [] }
    var canvas = canvas(Size(columns: columns, rows: 1))
    let text = notice.text(in: self, columns: columns - 1)
    let fitted = text.fitted(to: columns - 1, measures.glyphs)
    canvas.write(fitted, row: 0, column: 1, style: .notice)
    return canvas.rows[0]
  }

  private func drawTitle(on canvas: inout Canvas) {
    let count = Value.number(Number(form.fields.count))
    let position =
      focusedPlace.map { text(.place, ["place": .number(Number($0 + 1)), "count": count]) }
      ?? text(.fields, ["count": count])
    let column = canvas.size.columns - position.cellWidth - 2
    let title = form.title.printable.fitted(to: column - 1, measures.glyphs)
    canvas.write(title, row: 0, column: 1, style: .title)
    canvas.write(" \(position) ", row: 0, column: column, style: .quiet)
  }

  /// The keys that do something, as many as fit.
  private func drawKeys(on canvas: inout Canvas) {
    var column = 1
    for help in Keymap.help {
      let isSwitchedBack = help.action == .switchErrors && errorsShown == .all
      let word = " " + measures.words[isSwitchedBack ? .oneError : help.word]
      guard column + help.key.utf8.count + word.cellWidth <= canvas.size.columns else { break }
      column = canvas.write(help.key, row: 0, column: column, style: .label)
      column = canvas.write(word, row: 0, column: column, style: .quiet) + 2
    }
  }

  /// A blank canvas to draw a part of the session on.
  func canvas(_ size: Size) -> Canvas {
    Canvas(size: size, glyphs: measures.glyphs, words: measures.words)
  }

  /// What the session says in its own name, in the form's language.
  func text(_ word: SessionWord, _ parameters: Parameters = [:]) -> String {
    measures.words.text(word, parameters, in: form.messages.language)
  }

  private func frameOfTooSmall(_ size: Size) -> Frame {
    var canvas = canvas(size)
    let smallest = Session.smallestScreen
    let text = text(
      .tooSmall,
      [
        "columns": .number(Number(smallest.columns)), "rows": .number(Number(smallest.rows)),
      ]
    )
    for (row, line) in text.wrapped(to: max(1, size.columns)).enumerated() {
      canvas.write(line, row: row, column: 0)
    }
    return Frame(canvas)
  }
}
