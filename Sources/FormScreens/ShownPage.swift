import FormFilling
import FormNarration
import FormWidgets
import Forms

/// What a screen of a size shows of its page: what is at each cell, and what is hidden.
struct ShownPage {
  private let screen: Screen
  private let size: Size
  private let blocks: PageBlocks

  /// The positions of the blocks.
  let layout: PageLayout

  /// Lays out a screen.
  init(of screen: Screen, on size: Size) {
    (self.screen, self.size) = (screen, size)
    (layout, blocks) = (screen.layout(on: size), screen.pageBlocks)
  }

  /// Returns the target at a cell that acts when the button is released; `nil` if there is none.
  func target(at position: Position) -> View.Target? {
    let isInLastRow = position.row == size.rows - 1
    if screen.helpPage != nil {
      guard isInLastRow else { return nil }
      return HelpPage.key(at: position.column, columns: size.columns, by: screen.narrator)
        .map(View.Target.key)
    }
    let hasKeys =
      size.isRoomy || screen.filling.notice == nil || screen.filling.mode.isAsking
    if isInLastRow, hasKeys,
      let key = KeyLine(KeyLine.State(of: screen, on: size), of: screen)
        .key(at: position.column, columns: size.columns)
    {
      return .key(key)
    }
    if let box = screen.questionBox(on: size) {
      return box.answer(at: position).map(View.Target.answer)
    }
    guard !screen.filling.mode.isModal, let (stop, row) = stop(at: position) else { return nil }
    switch stop {
    case .button, .back:
      let cell = Position(row: position.row - row, column: position.column)
      return PageButtons(of: screen, on: size).button(at: cell)
        .map(View.Target.button)
    case .answer: return nil
    case .field(let index):
      guard screen.facts.fields[index].isControl else { return nil }
      let area = screen.widgetArea(at: index, on: size)
      let cell = Position(
        row: position.row - row - area.corner.row,
        column: position.column - area.corner.column
      )
      guard var buttons = screen.filling.sheet.fields[index].buttons,
        buttons.highlight(at: cell, columns: area.size.columns)
      else { return nil }
      return buttons.change.map { .control(index, $0) }
    }
  }

  /// Returns the stop at a cell of the screen, and its first row on the screen.
  func stop(at position: Position) -> (stop: Focus, row: Int)? {
    block(at: position).flatMap { number, row, _ in
      blocks.stop(of: number).map { (stop($0, atColumn: position.column), row) }
    }
  }

  /// Returns the stop at a column of a block: among fields side by side, the one there.
  private func stop(_ first: Focus, atColumn column: Int) -> Focus {
    guard case .field(let index) = first, screen.measures.runs[index] != nil else { return first }
    // The mark of the focus belongs to its field.
    let slot = screen.slots(ofRowAt: index, on: size).last { $0.label.column - 2 <= column }
    return .field(slot?.index ?? index)
  }

  /// Returns the page whose step is at a cell of the screen, if any.
  func step(at position: Position) -> Int? {
    guard let (number, row, _) = block(at: position), number == 0 else { return nil }
    let cell = Position(row: position.row - row, column: position.column)
    return PageTop(of: screen, columns: size.columns).page(at: cell)
  }

  /// Returns the problem listed at a cell of the screen, by its field's index.
  func listedProblem(at position: Position) -> Int? {
    guard let (number, row, rows) = block(at: position),
      number == blocks.numberOfSummary
    else {
      return nil
    }
    return ProblemList.problem(inRow: position.row - row, of: rows, listing: screen.filling.sheet)
  }

  /// Returns the number of the block at a cell of the screen, its first row, and its height.
  private func block(at position: Position) -> (number: Int, row: Int, rows: Int)? {
    guard 1...max(1, size.rowsOfForm) ~= position.row else { return nil }
    let found = layout.blocks.first { block in
      block.row..<block.row + block.height ~= position.row - 1
    }
    return found.map { ($0.number, $0.row + 1, $0.height) }
  }

  /// Returns the first row of a stop on the screen, if visible.
  func row(of stop: Focus) -> Int? {
    let number = screen.numberOfBlock(of: stop, on: size)
    return layout.blocks.first { $0.number == number }.map { $0.row + 1 }
  }

  /// The row after those of the form that nothing covers: a reply, a hint, or the keys.
  var endOfView: Int {
    let keyRows = size.isRoomy ? 1 : 0
    let coveredRows =
      screen.filling.notice != nil
      ? screen.noticeLines(on: size).count : keyRows + rowsCoveredByHint
    return size.rows - keyRows - coveredRows
  }

  /// The number of rows of the form that the hint of the focused element covers.
  private var rowsCoveredByHint: Int {
    guard let hint = screen.hint(of: screen.filling.sheet.focus, on: size),
      let row = row(of: screen.filling.sheet.focus)
    else { return 0 }
    return max(0, screen.hintLines(hint, from: row - 1, on: size).count - 1)
  }
}

/// Text that no focus brings into view.
extension ShownPage {
  /// Returns whether text is hidden beyond an end of the view, before the next element that
  /// can have the focus.
  func hidesText(step: Int) -> Bool {
    guard step > 0 ? layout.hasMoreBelow : layout.hasMoreAbove,
      let edge = step > 0 ? layout.blocks.last : layout.blocks.first
    else { return false }
    let focused = screen.numberOfBlock(of: screen.filling.sheet.focus, on: size)
    guard (edge.number - focused) * step >= 0 else { return false }
    let isCut = step > 0 ? edge.row + edge.height > size.rowsOfForm : edge.row < 0
    // The next element is in view, and moving the focus shows what comes after it.
    let seen = stride(from: focused + step, through: edge.number, by: step)
    if seen.contains(where: isStop) { return false }
    // In a field, the caret shows the rest.
    if isCut, edge.number != focused || screen.filling.sheet.isReviewing { return true }
    let next = edge.number + step
    return 0...blocks.numberOfSummary + 1 ~= next && !isStop(next) && height(ofBlock: next) > 0
  }

  /// Returns whether a block can have the focus.
  private func isStop(_ number: Int) -> Bool {
    blocks.stop(of: number) != nil && height(ofBlock: number) > 0
  }

  private func height(ofBlock number: Int) -> Int {
    screen.height(of: blocks.content(of: number), besideRows: nil, on: size)
  }
}

/// Where fields are.
extension ShownPage {
  /// Returns where a field is, by the stop that shows it; `nil` unless its label and the first row of
  /// its widget are in view.
  func place(ofFieldAt index: Int, _ stop: Focus) -> FieldPlace? {
    guard let row = row(of: stop) else { return nil }
    let place = place(ofFieldAt: index, belowRow: row)
    let rows = rowsInView
    return rows.contains(place.label.row) && rows.contains(place.corner.row) ? place : nil
  }

  /// Returns the first cell of an option of a field's widget, by the stop that shows the field; `nil`
  /// unless it is in view.
  func cell(
    ofOption option: Int,
    of widget: any PointedWidget,
    at index: Int,
    _ stop: Focus
  ) -> Position? {
    guard let place = row(of: stop).map({ place(ofFieldAt: index, belowRow: $0) }) else {
      return nil
    }
    for row in 0..<place.size.rows where rowsInView.contains(place.corner.row + row) {
      // No option is narrower than its mark.
      for column in stride(from: 0, to: place.size.columns, by: 2)
      where widget.option(at: Position(row: row, column: column), in: place.size) == option {
        return Position(row: place.corner.row + row, column: place.corner.column + column)
      }
    }
    return nil
  }

  /// The rows of the form that nothing covers.
  private var rowsInView: Range<Int> { 1..<max(1, endOfView) }

  private func place(ofFieldAt index: Int, belowRow row: Int) -> FieldPlace {
    func moved(_ cell: Position) -> Position { Position(row: cell.row + row, column: cell.column) }
    if screen.filling.sheet.isReviewing, let answer = screen.answerLayout(at: index, on: size) {
      let rows = max(1, answer.lines.count)
      return FieldPlace(
        label: moved(answer.labelCorner),
        corner: moved(answer.corner),
        size: Size(columns: max(1, size.columns - answer.corner.column), rows: rows),
        isBoxed: false
      )
    }
    let area = screen.widgetArea(at: index, on: size)
    return FieldPlace(
      label: moved(screen.slot(ofFieldAt: index, on: size).label),
      corner: moved(area.corner),
      size: area.size,
      isBoxed: screen.measures.fields[index].isBoxed
    )
  }
}
