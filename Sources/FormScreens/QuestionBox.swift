import FormWidgets
import Forms

/// A question about the form as a whole: a framed surface with two buttons, in the middle of the
/// form.
///
/// Where there is little room, it has no blank row, then no frame, then no remarks, and at last a part
/// of its text, which scrolls.
struct QuestionBox {
  /// What is asked and answered.
  struct Content {
    let question: String
    /// Sentences that explain it.
    let remarks: [String]
    /// The names of the buttons for no and for yes.
    let names: (no: String, yes: String)
  }

  /// A button, and its first cell in the box.
  typealias Button = (isYes: Bool, text: String, corner: Position)

  /// The lines of the text, and how many of them the question takes.
  let lines: [String]
  let questionRows: Int

  /// The lines that are in view.
  let linesInView: Range<Int>

  /// The buttons, from the left or from above.
  let buttons: [Button]

  /// The cells of the box on the screen.
  let corner: Position
  let size: Size

  /// Whether it has a frame.
  let isFramed: Bool

  /// The columns from the edge of the box to its text.
  var margin: Int { isFramed ? QuestionBox.framedMargin : 1 }

  private static let framedMargin = 3

  /// The largest width of a text that is easy to read.
  private static let widestText = 60

  /// Places a question on a screen whose form takes some rows below the title.
  ///
  /// If its text does not fit, it is shown from a line on, as far as there is text.
  init(
    _ content: Content,
    from firstLine: Int,
    on screen: Size,
    formRows: Int,
    glyphs: Glyphs
  ) {
    for remarks in [content.remarks, []] {
      for (isFramed, blankRows) in [(true, 1), (true, 0), (false, 1), (false, 0)] {
        let margins = isFramed ? 2 * (QuestionBox.framedMargin + 1) : 2
        let width = max(1, min(screen.columns - margins, QuestionBox.widestText))
        let text = QuestionBox.wrap(content.question, remarks, width)
        let first = (isFramed ? 1 : 0) + text.lines.count + blankRows
        let buttons = QuestionBox.buttons(content.names, from: first, within: width, glyphs)
        let rows = buttons[1].corner.row + (isFramed ? 2 : 1)
        // Without a frame, it may cover the title.
        guard rows <= screen.rows - (isFramed ? 2 : 1) else { continue }
        let all = text.lines.indices
        self.init(text, all, buttons, isFramed, rows: rows, on: screen, formRows: formRows)
        return
      }
    }
    let width = max(1, screen.columns - 2)
    let text = QuestionBox.wrap(content.question, [], width)
    let yes = QuestionBox.buttons(content.names, from: 0, within: width, glyphs)[1]
    let buttonRows = yes.corner.row + 1
    let room = min(text.lines.count, max(1, screen.rows - 1 - buttonRows))
    let first = min(firstLine, text.lines.count - room)
    let buttons = QuestionBox.buttons(content.names, from: room, within: width, glyphs)
    self.init(
      text,
      first..<first + room,
      buttons,
      false,
      rows: room + buttonRows,
      on: screen,
      formRows: formRows
    )
  }

  private init(
    _ text: (lines: [String], questionRows: Int),
    _ linesInView: Range<Int>,
    _ buttons: [Button],
    _ isFramed: Bool,
    rows: Int,
    on screen: Size,
    formRows: Int
  ) {
    (lines, questionRows) = text
    self.linesInView = linesInView
    self.isFramed = isFramed
    let margin = isFramed ? QuestionBox.framedMargin : 1
    let end = buttons.map { $0.corner.column + $0.text.cellWidth }.max() ?? 0
    let width = max(lines.map(\.cellWidth).max() ?? 0, end) + 2 * margin
    size = Size(columns: isFramed ? width : screen.columns, rows: rows)
    let shift = isFramed ? (width - 2 * margin - end) / 2 : 0
    self.buttons = buttons.map { button in
      let column = button.corner.column + margin + shift
      return (button.isYes, button.text, Position(row: button.corner.row, column: column))
    }
    let lowest = screen.rows - 1 - rows
    let middle = 1 + max(0, formRows - rows) / 2
    corner = Position(
      row: isFramed ? min(middle, lowest) : lowest,
      column: (screen.columns - size.columns) / 2
    )
  }

  private static func wrap(
    _ question: String,
    _ remarks: [String],
    _ width: Int
  ) -> (lines: [String], questionRows: Int) {
    let question = question.printable.wrapped(to: width)
    let remarks = remarks.joined(separator: " ").printable
    return (question + (remarks.isEmpty ? [] : remarks.wrapped(to: width)), question.count)
  }

  /// Returns the buttons from a row on, beside each other if there is room.
  private static func buttons(
    _ names: (no: String, yes: String),
    from row: Int,
    within width: Int,
    _ glyphs: Glyphs
  ) -> [Button] {
    let (no, yes) = (button(names.no, width, glyphs), button(names.yes, width, glyphs))
    let column = no.cellWidth + 2
    let isBeside = column + yes.cellWidth <= width
    return [
      (false, no, Position(row: row, column: 0)),
      (true, yes, Position(row: isBeside ? row : row + 1, column: isBeside ? column : 0)),
    ]
  }

  private static func button(_ name: String, _ width: Int, _ glyphs: Glyphs) -> String {
    "[ \(name.printable.fitted(to: max(1, width - 4), glyphs)) ]"
  }

  /// Whether the text continues above or below what is in view.
  private var hasMoreAbove: Bool { linesInView.lowerBound > 0 }
  var hasMoreBelow: Bool { linesInView.upperBound < lines.count }

  /// Returns the first line in view after a key scrolls; `nil` if the key does not.
  func firstLine(after key: Key) -> Int? {
    // One line remains in view, for continuity.
    let step = max(1, linesInView.count - 1)
    switch key {
    case .pageDown where hasMoreBelow:
      return min(linesInView.lowerBound + step, lines.count - linesInView.count)
    case .pageUp where hasMoreAbove: return max(0, linesInView.lowerBound - step)
    default: return nil
    }
  }

  /// Returns whether the box covers a cell of the screen.
  func covers(_ position: Position) -> Bool {
    corner.row..<corner.row + size.rows ~= position.row
      && corner.column..<corner.column + size.columns ~= position.column
  }

  /// Returns whether the button at a cell of the screen means yes; `nil` if there is none.
  func answer(at position: Position) -> Bool? {
    buttons.first { _, text, start in
      let column = corner.column + start.column
      return corner.row + start.row == position.row
        && column..<column + text.cellWidth ~= position.column
    }?.isYes
  }
}

extension QuestionBox {
  /// Draws the box over rows of a screen, with one of its buttons selected, and returns the
  /// position of the cursor.
  func draw(over rows: inout [[Span]], on blank: Canvas, selected isYes: Bool) -> Position {
    var canvas = blank
    let start = Position(row: 0, column: corner.column)
    canvas.draw(at: start, size: size, on: (.surface, .surface)) { part in
      for row in 0..<size.rows { part.fill(" ", count: size.columns, row: row, column: 0) }
      if isFramed { part.drawFrame() }
      for (row, number) in linesInView.enumerated() {
        let style: Style = number < questionRows ? .strong : .plain
        part.write(lines[number], row: row + (isFramed ? 1 : 0), column: margin, style: style)
      }
      part.markMore(above: hasMoreAbove, below: hasMoreBelow, in: 0..<linesInView.count)
      for button in buttons {
        let size = Size(columns: button.text.cellWidth, rows: 1)
        part.draw(at: button.corner, size: size, isFocused: button.isYes == isYes) {
          $0.drawButton(button.text, isFocused: $0.isFocused)
          $0.placeCaret(row: 0, column: 2)
        }
      }
    }
    while rows.count < corner.row + size.rows { rows.append([]) }
    for (offset, spans) in canvas.rows.enumerated() { rows[corner.row + offset] += spans }
    let caret = canvas.caret ?? Position(row: 0, column: corner.column + margin)
    return Position(row: corner.row + caret.row, column: caret.column)
  }
}

extension Canvas {
  /// Draws a frame along the edges of the canvas.
  fileprivate mutating func drawFrame() {
    let (last, inner) = (size.rows - 1, size.columns - 2)
    for (row, corners) in [(0, glyphs.frameTop), (last, glyphs.frameBottom)] {
      let line = corners.left + String(repeating: glyphs.rule, count: inner) + corners.right
      put(line, width: size.columns, row: row, column: 0, style: .quiet)
    }
    for row in 1..<last {
      for column in [0, size.columns - 1] {
        put(glyphs.quoteBar, width: 1, row: row, column: column, style: .quiet)
      }
    }
  }
}
