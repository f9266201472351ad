/// What the mouse does.
///
/// A press takes the focus along, as a key would; a widget that has a use for the press has what
/// follows, up to the release. A press on an entry of the key line does what its key does. The wheel
/// scrolls the form, and leaves the focus where it is, or the page about a field that covers it.
extension Session {
  /// The rows that a notch of the wheel scrolls.
  private static let notch = 3

  /// Takes what the mouse did on a screen of a size.
  mutating func point(_ pointer: Pointer, on size: Size) {
    guard helpPage == nil else { return pointAtHelpPage(pointer, on: size) }
    guard Session.isFillable(on: size) else { return }
    switch pointer.action {
    case .press: press(at: pointer.position, on: size)
    case .drag, .release: follow(pointer, on: size)
    case .wheelUp, .wheelDown:
      if !turnWheel(pointer, on: size) {
        scroll += pointer.action == .wheelUp ? -Session.notch : Session.notch
        scroll = viewport(on: size).scroll
        touchAll()
      }
    }
  }

  private mutating func pointAtHelpPage(_ pointer: Pointer, on size: Size) {
    if pointer.action == .press, let key = key(inHelpRowAt: pointer.position, on: size) {
      return press(key)
    }
    let step = [.wheelUp: -Session.notch, .wheelDown: Session.notch][pointer.action] ?? 0
    let count = helpLines.count
    helpPage?.scroll(by: step, of: count)
    touchAll()
  }

  /// Has the form where the focus has it.
  mutating func unscroll() {
    guard scroll != 0 else { return }
    scroll = 0
    touchAll()
  }

  private mutating func press(at position: Position, on size: Size) {
    if let key = key(inKeyRowAt: position, on: size) { return press(key) }
    notice = nil
    isSubmitting = false
    hasBegun = true
    touchAll()
    if let place = listedProblem(at: position, on: size) { return moveFocus(to: .field(place)) }
    guard let (stop, row) = stop(at: position, on: size) else { return }
    switch stop {
    case .button, .back:
      let cell = Position(row: position.row - row, column: position.column)
      guard let button = button(at: cell, columns: size.columns) else { return }
      pointFocus(to: button)
      // What was typed and is no answer keeps the button from being pressed, as it does a key.
      if notice == nil { pressFocusedButton() }
    case .answer(let place): moveFocus(to: .field(place))
    case .field(let place):
      let area = widgetArea(at: place, on: size)
      pointFocus(to: stop)
      histories[place]?.rest()
      let cell = Position(
        row: position.row - row - area.corner.row,
        column: position.column - area.corner.column
      )
      guard 0..<area.size.rows ~= cell.row, 0..<area.size.columns ~= cell.column,
        change(place, isOfRun: true, { $0.point(Pointer(.press, at: cell), in: area.size) })
          == .used
      else { return }
      grabbed = place
      takeValue(of: place)
    }
  }

  /// Moves the focus to what the mouse points at, which stays in its row if it is wholly in view.
  private mutating func pointFocus(to stop: Focus) {
    let held = heldRow(of: stop)
    moveFocus(to: stop)
    scroll = 0
    heldRow = held
    heldRow?.isExact = true
  }

  /// Hands a drag or a release to the widget that had the press.
  private mutating func follow(_ pointer: Pointer, on size: Size) {
    guard let place = grabbed else { return }
    if pointer.action == .release { grabbed = nil }
    hand(pointer, to: place, on: size)
  }

  /// Offers a turn of the wheel to the field with the focus, if the mouse is over it.
  private mutating func turnWheel(_ pointer: Pointer, on size: Size) -> Bool {
    guard let (stop, _) = stop(at: pointer.position, on: size), stop == focus,
      let place = focusedPlace
    else { return false }
    return hand(pointer, to: place, on: size) == .used
  }

  /// Hands what the mouse did to a widget, in its own cells.
  @discardableResult
  private mutating func hand(_ pointer: Pointer, to place: Int, on size: Size) -> KeyUse {
    guard let row = row(of: .field(place), on: size) else { return .notUsed }
    let area = widgetArea(at: place, on: size)
    let cell = Position(
      row: pointer.position.row - row - area.corner.row,
      column: pointer.position.column - area.corner.column
    )
    let pointer = Pointer(pointer.action, at: cell)
    let use = change(place, isOfRun: pointer.action == .drag) { $0.point(pointer, in: area.size) }
    if pointer.action == .release { histories[place]?.rest() }
    guard use == .used else { return .notUsed }
    touch(place)
    takeValue(of: place)
    return .used
  }

  /// What stands at a cell of the screen, and the screen's row that it begins in.
  private func stop(at position: Position, on size: Size) -> (stop: Focus, row: Int)? {
    block(at: position, on: size).flatMap { number, row, _ in
      stop(ofBlock: number).map { ($0, row) }
    }
  }

  /// The problem that a cell of the screen tells of in the list of all, by its field's place.
  private func listedProblem(at position: Position, on size: Size) -> Int? {
    guard let (number, row, rows) = block(at: position, on: size), number == numberOfSummary else {
      return nil
    }
    return problem(inSummaryRow: position.row - row, of: rows)
  }

  /// The number of the block at a cell of the screen, the screen's row that it begins in, and how
  /// many it takes.
  private func block(at position: Position, on size: Size) -> (number: Int, row: Int, rows: Int)? {
    guard 1...max(1, Session.rowsOfForm(on: size)) ~= position.row else { return nil }
    let found = viewport(on: size).blocks.first { _, block, row in
      row..<row + block.height ~= position.row - 1
    }
    return found.map { ($0.number, $0.row + 1, $0.block.height) }
  }

  /// The screen's row that something begins in, if it is in view.
  private func row(of stop: Focus, on size: Size) -> Int? {
    let number = numberOfBlock(of: stop)
    return viewport(on: size).blocks.first { $0.number == number }.map { $0.row + 1 }
  }

  private func viewport(on size: Size) -> Viewport {
    var blocks = DrawnBlocks()
    return viewport(on: size, reusing: &blocks)
  }
}
