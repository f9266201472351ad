import FormValidation

extension Session {
  /// The smallest screen that a form can be filled on.
  public static let smallestScreen = Size(columns: 20, rows: 6)

  /// The picture of the session on a screen of a size.
  ///
  /// The first row holds the title and the position, the last two what the session has to say and
  /// the keys; the form scrolls between them.
  /// - Complexity: O(n), in rows on the screen.
  public func frame(in size: Size) -> Frame {
    var screen = Canvas(size: size, glyphs: measures.glyphs)
    if size.columns < Session.smallestScreen.columns || size.rows < Session.smallestScreen.rows {
      drawTooSmall(on: &screen)
    } else {
      let body = 1..<(size.rows - 2)
      draw(viewport(columns: size.columns, rows: body.count), on: &screen, rows: body)
      drawTitle(on: &screen, row: 0)
      drawNotice(on: &screen, row: size.rows - 2)
      drawKeys(on: &screen, row: size.rows - 1)
    }
    return Frame(screen)
  }

  private func viewport(columns: Int, rows: Int) -> Viewport {
    let intro = introBlock(columns: columns)
    let first = intro == nil ? 0 : 1
    let fields = form.fields.count
    return Viewport(
      height: rows,
      focused: first + (focusedPlace ?? fields),
      count: first + fields + 1
    ) { number in
      let place = number - first
      if place < 0, let intro { return intro }
      return place < fields ? fieldBlock(at: place, columns: columns) : submitBlock
    }
  }

  private func draw(_ viewport: Viewport, on screen: inout Canvas, rows body: Range<Int>) {
    let columns = screen.size.columns
    for (block, row) in viewport.blocks {
      screen.draw(
        at: Position(row: body.lowerBound + row, column: 0),
        size: Size(columns: columns, rows: block.height),
        rows: body
      ) { part in
        draw(block, on: &part)
      }
    }
    if viewport.hasMoreAbove {
      let mark = measures.glyphs.moreAbove
      screen.fill(mark, count: 1, row: body.lowerBound, column: columns - 1, style: .quiet)
    }
    if viewport.hasMoreBelow {
      let mark = measures.glyphs.moreBelow
      screen.fill(mark, count: 1, row: body.upperBound - 1, column: columns - 1, style: .quiet)
    }
  }

  private func drawNotice(on screen: inout Canvas, row: Int) {
    guard let notice else { return }
    let room = screen.size.columns - 1
    let text = notice.text(glyphs: measures.glyphs, columns: room)
    screen.write(text.fitted(to: room, measures.glyphs), row: row, column: 1, style: .notice)
  }

  private func drawTitle(on screen: inout Canvas, row: Int) {
    let count = form.fields.count
    let position = focusedPlace.map { " \($0 + 1) of \(count) " } ?? " \(count) fields "
    let column = screen.size.columns - position.utf8.count
    let title = form.title.printable.fitted(to: column - 1, measures.glyphs)
    screen.write(title, row: row, column: 1, style: .title)
    screen.write(position, row: row, column: column, style: .quiet)
  }

  /// The keys that do something, as many as fit.
  private func drawKeys(on screen: inout Canvas, row: Int) {
    var column = 1
    for help in Keymap.help {
      let isSwitchedBack = help.action == .switchErrors && errorsShown == .all
      let word = isSwitchedBack ? " one error" : help.word
      guard column + help.key.utf8.count + word.utf8.count <= screen.size.columns else { break }
      column = screen.write(help.key, row: row, column: column, style: .label)
      column = screen.write(word, row: row, column: column, style: .quiet) + 2
    }
  }

  private func drawTooSmall(on screen: inout Canvas) {
    let smallest = Session.smallestScreen
    let text = "Make this window \(smallest.columns) by \(smallest.rows) or more."
    for (row, line) in text.wrapped(to: max(1, screen.size.columns)).enumerated() {
      screen.write(line, row: row, column: 0)
    }
  }
}
