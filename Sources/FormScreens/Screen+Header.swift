import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The first row of the screen: the title, and at its right end the page, the problems, what is
/// left, and the progress.
extension Screen {
  /// The width of the bar of progress, and of the smallest screen that has one.
  private static let barWidth = 12
  private static let columnsForBar = 60

  /// The width of the smallest screen that names its page in words.
  private static let columnsForWords = 36

  /// The title row.
  func titleRow(on screen: Size, reusing blocks: inout DrawnBlocks) -> [Span] {
    let content = DrawnBlocks.Title(
      problems: filling.seenProblems.count,
      unanswered: filling.isReviewing ? 0 : filling.problems.awaited.count,
      barCells: barCells(columns: screen.columns)
    )
    if let drawn = blocks.title, drawn.content == content { return drawn.row }
    let row = block(columns: screen.columns, rows: 1) { drawTitle(content, on: &$0) }.rows[0]
    blocks.title = (content, row)
    return row
  }

  /// Returns the number of filled cells of the bar: the part of what a submit needs that is done;
  /// `nil` if there is no bar.
  private func barCells(columns: Int) -> Int? {
    guard columns >= Screen.columnsForBar, !facts.form.isQuestion else { return nil }
    let asked = filling.ranks.last ?? facts.form.fields.count
    guard asked > 1 else { return nil }
    let (done, left) = (filling.problems.settled.count, filling.problems.invalid.count)
    return left == 0 ? Screen.barWidth : Screen.barWidth * done / (done + left)
  }

  private func drawTitle(_ content: DrawnBlocks.Title, on canvas: inout Canvas) {
    var end = canvas.size.columns - 2
    if let filled = content.barCells {
      end -= Screen.barWidth
      let (glyphs, rest) = (narrator.glyphs, Screen.barWidth - filled)
      // In the style of typed text, for which the terminal does not have to switch.
      let column = canvas.fill(
        glyphs.trackFilled,
        count: filled,
        row: 0,
        column: end,
        style: .plain
      )
      canvas.fill(glyphs.trackEmpty, count: rest, row: 0, column: column, style: .emptyTrack)
      end -= 2
    }
    let title = facts.form.title.printable
    let parts = headerParts(content, beside: title, in: end)
    let width = Screen.width(of: parts)
    let fitted = title.fitted(to: end - (width > 0 ? width + 3 : 0), narrator.glyphs)
    canvas.write(fitted, row: 0, column: 1, style: .title)
    var column = end - width
    for (number, part) in parts.enumerated() {
      if number > 0 {
        let separator = " \(narrator.glyphs.separator) "
        column = canvas.write(separator, row: 0, column: column, style: .quiet)
      }
      column = canvas.writeCount(part.text, row: 0, column: column, style: part.style)
    }
  }

  private static func width(of parts: [(text: String, style: Style)]) -> Int {
    parts.reduce(0) { $0 + $1.text.cellWidth } + 3 * max(0, parts.count - 1)
  }

  /// Returns the page, the number of problems, and that of the other required answers that are
  /// missing, as far as there is room.
  ///
  /// A long title is truncated for the number of problems, up to half of the row; for the others,
  /// only if it does not fit anyway.
  private func headerParts(
    _ content: DrawnBlocks.Title,
    beside title: String,
    in columns: Int
  ) -> [(text: String, style: Style)] {
    let room = columns - 3 - title.cellWidth
    let half = max(room, columns / 2)
    var parts: [(text: String, style: Style)] = []
    if let page = pageText(in: room, of: columns) { parts.append((page, .quiet)) }
    let counts: [(Word, Int, Style, Int)] = [
      (.problemCount, content.problems, .error, half),
      (.requiredLeft, content.unanswered, .quiet, title.cellWidth > columns ? half : room),
    ]
    for (word, count, style, room) in counts where count > 0 {
      let text = narrator.text(word, ["count": .number(Number(count))])
      guard Screen.width(of: parts + [(text, style)]) <= room else { break }
      parts.append((text, style))
    }
    return parts
  }

  /// Returns the number of the page among those that can be shown, in figures only if a title on a
  /// narrow screen leaves no room for words; `nil` if there is only one.
  private func pageText(in room: Int, of columns: Int) -> String? {
    guard facts.pages.count > 1 || facts.form.hasReview else { return nil }
    let pages = filling.openPages
    guard pages.count > 1 else { return nil }
    let number = (pages.firstIndex(of: filling.page) ?? 0) + 1
    let text = narrator.text(
      .page,
      ["page": .number(Number(number)), "pages": .number(Number(pages.count))]
    )
    let isShort = columns < Screen.columnsForWords && text.cellWidth > room
    return isShort ? "\(number)/\(pages.count)" : text
  }
}

extension Canvas {
  /// Writes a text with numbers, and returns the column after it.
  ///
  /// Digits of secondary text, which change from key to key, have the style of typed text, so that
  /// the terminal does not have to switch styles for them.
  @discardableResult
  mutating func writeCount(_ text: String, row: Int, column: Int, style: Style) -> Int {
    guard style == .quiet else { return write(text, row: row, column: column, style: style) }
    var (end, rest) = (column, text.utf8[...])
    while let first = rest.first {
      let isDigit = Unicode.Scalar(first).isASCIIDigit
      let piece = rest.prefix { Unicode.Scalar($0).isASCIIDigit == isDigit }
      let style: Style = isDigit ? .plain : .quiet
      end = write(String(Substring(piece)), row: row, column: end, style: style)
      rest = rest[piece.endIndex...]
    }
    return end
  }
}

/// The pages of a form as steps, `You ─ History ─ Review`, in place of the title of the page.
extension Screen {
  /// A step: a page, its title, and its first column.
  struct Step {
    let page: Int
    let title: String
    let column: Int
  }

  /// Returns the steps; empty if not all pages have titles, or there is too little room.
  func steps(columns: Int) -> [Step] {
    guard facts.pages.count > 1 else { return [] }
    let pages = filling.openPages
    let titles = pages.compactMap { page in
      page == facts.pages.count
        ? narrator.text(.reviewButton) : facts.pages[page].title?.printable
    }
    guard pages.count > 1, titles.count == pages.count else { return [] }
    var column = 1
    var steps: [Step] = []
    for (page, title) in zip(pages, titles) {
      steps.append(Step(page: page, title: title, column: column))
      column += title.cellWidth + 3
    }
    return column - 3 < columns ? steps : []
  }

  /// Draws the steps in a row.
  func drawSteps(_ steps: [Step], on canvas: inout Canvas, row: Int) {
    for step in steps {
      if step.column > 1 {
        let line = " \(narrator.glyphs.trackEmpty) "
        canvas.write(line, row: row, column: step.column - 3, style: .quiet)
      }
      let style: Style = step.page == filling.page ? .title : .quiet
      canvas.write(step.title, row: row, column: step.column, style: style)
    }
  }

  /// Returns the page whose step is at a cell of the block above the fields; `nil` if there is none.
  func page(ofStepAt cell: Position, columns: Int) -> Int? {
    guard cell.row == stepRow(columns: columns) else { return nil }
    return steps(columns: columns).first {
      $0.column..<$0.column + $0.title.cellWidth ~= cell.column
    }?.page
  }

  /// Returns the row of the steps in the block above the fields.
  func stepRow(columns: Int) -> Int {
    showsIntro ? measures.intro.height(columns: columns - 2) + 1 : 0
  }
}
