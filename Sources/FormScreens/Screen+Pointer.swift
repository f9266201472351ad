import FormFilling
import FormNarration
import FormWidgets

/// The mouse.
///
/// A press moves the focus, as a key would; a widget that uses the press gets the following events,
/// up to the release. A button or an entry of the key line acts on the release, if the mouse is still
/// on it. The wheel scrolls the form without moving the focus, or the help page if that is open.
extension Screen {
  /// The number of rows per notch of the wheel.
  private static let notch = 3

  /// Handles a mouse event on a screen of a size.
  mutating func point(_ pointer: Pointer, on whole: Size) {
    let size = whole.measure
    if case .help(let page) = overlay { return point(pointer, at: page, on: size) }
    let isOfButton = pointer.action == .press || pointer.action == .release
    guard Screen.isFillable(on: size), !filling.isModal || isOfButton else { return }
    if pointer.action != .press, pointer.action != .release { view.clicked = nil }
    switch pointer.action {
    case .press:
      // Without a time limit, because events have no time.
      let count = view.clicked.map { $0.position == pointer.position ? $0.count + 1 : 1 } ?? 1
      press(at: pointer.position, clicks: count, on: size)
      view.clicked = (pointer.position, count)
    case .drag: follow(pointer, on: size)
    case .release:
      release(at: pointer.position, on: size)
      follow(pointer, on: size)
    case .wheelUp, .wheelDown:
      if !turnWheel(pointer, on: size) {
        view.scroll += pointer.action == .wheelUp ? -Screen.notch : Screen.notch
        view.scroll = layout(on: size).scroll
      }
    }
  }

  private mutating func point(_ pointer: Pointer, at page: HelpPage, on size: Size) {
    if pointer.action == .press { hold(target(at: pointer.position, on: size), pointer.position) }
    if pointer.action == .release { return release(at: pointer.position, on: size) }
    let step = [.wheelUp: -Screen.notch, .wheelDown: Screen.notch][pointer.action] ?? 0
    var page = page
    page.scroll(by: step, of: helpLines(of: page).count)
    overlay = .help(page)
  }

  private mutating func press(at position: Position, clicks: Int, on size: Size) {
    var target = target(at: position, on: size)
    defer { if filling.notice == nil || target.isOfKey { hold(target, position) } }
    if target.isOfKey { return }
    if filling.isModal {
      target = nil
      return pressBesideQuestion(at: position, on: size)
    }
    let end = endOfView(on: size)
    endMode()
    // A long reply or hint covers rows of the form, which are not visible.
    if position.row >= end { return target = nil }
    if let index = listedProblem(at: position, on: size) { return moveFocus(to: .field(index)) }
    if let (number, row, _) = block(at: position, on: size), number == 0,
      let page = page(
        ofStepAt: Position(row: position.row - row, column: position.column),
        columns: size.columns
      )
    {
      return filling.turn(to: page)
    }
    guard let (stop, row) = stop(at: position, on: size) else { return }
    switch stop {
    case .button, .back:
      let cell = Position(row: position.row - row, column: position.column)
      guard let button = button(at: cell, on: size) else { return }
      // Typed text that is not an answer prevents the button from being pressed, as with a key.
      pointFocus(to: button)
    case .answer(let index): moveFocus(to: .field(index))
    case .field(let index):
      let cell = Position(row: position.row - row, column: position.column)
      press(at: cell, ofField: index, clicks: clicks, on: size)
    }
  }

  /// Closes a question before leaving, for a press beside it, and insists on one about a draft.
  private mutating func pressBesideQuestion(at position: Position, on size: Size) {
    if questionBox(on: size)?.covers(position) == true { return }
    if filling.mode == .offeringDraft { filling.insistOnDraft() }
    if filling.mode == .confirmingLeave { endMode() }
  }

  /// Focuses a field, and presses the mouse at a position in its rows.
  private mutating func press(
    at position: Position,
    ofField index: Int,
    clicks: Int,
    on size: Size
  ) {
    let area = widgetArea(at: index, on: size)
    let movesFocus = filling.focus != .field(index)
    pointFocus(to: .field(index))
    filling.rest(at: index)
    let cell = Position(
      row: position.row - area.corner.row,
      column: position.column - area.corner.column
    )
    guard 0..<area.size.rows ~= cell.row, 0..<area.size.columns ~= cell.column else { return }
    if measures.fields[index].isBoxed { return press(.space) }
    let pointer = Pointer(.press, at: cell, movesFocus: movesFocus, clicks: clicks)
    guard filling.pass(.pointer(pointer), to: index, in: area.size, isOfRun: true) == .used
    else { return }
    if facts.fields[index].isControl { return }
    view.grabbed = index
    filling.adoptValue(of: index)
  }

  /// Moves the focus to an element under the mouse, which stays in its row if there is room for all
  /// of it.
  private mutating func pointFocus(to stop: Focus) {
    let held = heldRow(of: stop, in: layout(on: size), isPressed: true)
    filling.moveFocus(to: stop)
    view.scroll = 0
    view.heldRow = held
  }

  /// Returns the target at a cell that acts when the button is released; `nil` if there is none.
  private func target(at position: Position, on size: Size) -> View.Target? {
    if case .help = overlay { return key(inHelpRowAt: position, on: size).map(View.Target.key) }
    if let key = key(inKeyRowAt: position, on: size) { return .key(key) }
    if let box = questionBox(on: size) { return box.answer(at: position).map(View.Target.answer) }
    guard !filling.isModal, let (stop, row) = stop(at: position, on: size) else { return nil }
    switch stop {
    case .button, .back:
      let cell = Position(row: position.row - row, column: position.column)
      return button(at: cell, on: size).map(View.Target.button)
    case .answer: return nil
    case .field(let index):
      guard facts.fields[index].isControl else { return nil }
      let area = widgetArea(at: index, on: size)
      let cell = Position(
        row: position.row - row - area.corner.row,
        column: position.column - area.corner.column
      )
      return control(at: index, cell: cell, columns: area.size.columns)
    }
  }

  private mutating func hold(_ target: View.Target?, _ position: Position) {
    view.held = target.map { ($0, position) }
  }

  /// Performs what the button was pressed on, if it is released there.
  private mutating func release(at position: Position, on size: Size) {
    guard let (held, start) = view.held.take() else { return }
    guard position == start || target(at: position, on: size) == held else { return }
    switch held {
    case .key(let key): press(key)
    case .answer(let isYes): answerQuestion(isYes: isYes)
    case .button(let button): if filling.focus == button { pressFocusedButton() }
    case .control(let index, _): if filling.focus == .field(index) { _ = pressControl() }
    }
  }

  /// Passes a drag or release to the widget that used the press.
  private mutating func follow(_ pointer: Pointer, on size: Size) {
    guard let index = view.grabbed else { return }
    if pointer.action == .release { view.grabbed = nil }
    hand(pointer, to: index, on: size)
  }

  /// Offers a turn of the wheel to the focused field if the mouse is over it.
  private mutating func turnWheel(_ pointer: Pointer, on size: Size) -> Bool {
    guard let (stop, _) = stop(at: pointer.position, on: size), stop == filling.focus,
      let index = filling.focusedIndex
    else { return false }
    return hand(pointer, to: index, on: size) == .used
  }

  /// Passes a mouse event to a widget, in the widget's own cells.
  @discardableResult
  private mutating func hand(_ pointer: Pointer, to index: Int, on size: Size) -> KeyUse {
    guard let row = row(of: .field(index), on: size) else { return .notUsed }
    let area = widgetArea(at: index, on: size)
    let cell = Position(
      row: pointer.position.row - row - area.corner.row,
      column: pointer.position.column - area.corner.column
    )
    let pointer = Pointer(pointer.action, at: cell)
    let use = filling.pass(
      .pointer(pointer),
      to: index,
      in: area.size,
      isOfRun: pointer.action == .drag
    )
    if pointer.action == .release { filling.rest(at: index) }
    guard use == .used else { return .notUsed }
    filling.adoptValue(of: index)
    return .used
  }

  /// Returns the stop at a cell of the screen, and its first row on the screen.
  private func stop(at position: Position, on size: Size) -> (stop: Focus, row: Int)? {
    block(at: position, on: size).flatMap { number, row, _ in
      pageBlocks.stop(of: number).map { (stop($0, atColumn: position.column, on: size), row) }
    }
  }

  /// Returns the stop at a column of a block: among fields side by side, the one there.
  private func stop(_ first: Focus, atColumn column: Int, on size: Size) -> Focus {
    guard case .field(let index) = first, measures.runs[index] != nil else { return first }
    // The mark of the focus belongs to its field.
    let slot = slots(ofRowAt: index, on: size).last { $0.label.column - 2 <= column }
    return .field(slot?.index ?? index)
  }

  /// Returns the problem listed at a cell of the screen, by its field's index.
  private func listedProblem(at position: Position, on size: Size) -> Int? {
    guard let (number, row, rows) = block(at: position, on: size),
      number == pageBlocks.numberOfSummary
    else {
      return nil
    }
    return problem(inSummaryRow: position.row - row, of: rows)
  }

  /// Returns the number of the block at a cell of the screen, its first row, and its height.
  private func block(at position: Position, on size: Size) -> (number: Int, row: Int, rows: Int)? {
    guard 1...max(1, Screen.rowsOfForm(on: size)) ~= position.row else { return nil }
    let found = layout(on: size).blocks.first { block in
      block.row..<block.row + block.height ~= position.row - 1
    }
    return found.map { ($0.number, $0.row + 1, $0.height) }
  }

  /// Returns the first row of a stop on the screen, if visible.
  private func row(of stop: Focus, on size: Size) -> Int? {
    let number = numberOfBlock(of: stop, on: size)
    return layout(on: size).blocks.first { $0.number == number }.map { $0.row + 1 }
  }
}

extension View.Target? {
  /// Whether it acts like a key, so that the press changes nothing.
  fileprivate var isOfKey: Bool {
    switch self {
    case .key, .answer: true
    case .button, .control, nil: false
    }
  }
}
