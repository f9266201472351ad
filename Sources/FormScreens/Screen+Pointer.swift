import FormFilling
import FormNarration
import FormWidgets

/// The mouse.
///
/// A press moves the focus, as a key would; a widget that uses the press gets the following events,
/// up to the release. A button or an entry of the key line acts on the release, if the mouse is still
/// on it. The wheel scrolls the form without moving the focus, or the help page if that is open.
extension Screen {
  /// Handles a mouse event on a screen of a size.
  mutating func point(_ pointer: Pointer, on whole: Size) {
    let size = whole.measure
    if case .help(let page) = overlay { return point(pointer, at: page, on: size) }
    let isOfButton = pointer.action == .press || pointer.action == .release
    guard size.isFillable, !filling.mode.isModal || isOfButton else { return }
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
        view.scroll += pointer.scrolledRows
        view.scroll = layout(on: size).scroll
      }
    }
  }

  private mutating func point(_ pointer: Pointer, at page: HelpPage, on size: Size) {
    if pointer.action == .press {
      hold(ShownPage(of: self, on: size).target(at: pointer.position), pointer.position)
    }
    if pointer.action == .release { return release(at: pointer.position, on: size) }
    var page = page
    page.scroll(by: pointer.scrolledRows, of: page.lines(on: self).count)
    overlay = .help(page)
  }

  private mutating func press(at position: Position, clicks: Int, on size: Size) {
    var target = ShownPage(of: self, on: size).target(at: position)
    defer { if filling.notice == nil || target.isOfKey { hold(target, position) } }
    if target.isOfKey { return }
    if filling.mode.isModal {
      target = nil
      return pressBesideQuestion(at: position, on: size)
    }
    let end = ShownPage(of: self, on: size).endOfView
    endMode()
    // A long reply or hint covers rows of the form, which are not visible.
    if position.row >= end { return target = nil }
    let shown = ShownPage(of: self, on: size)
    if let index = shown.listedProblem(at: position) { return moveFocus(to: .field(index)) }
    if let page = shown.step(at: position) { return filling.turn(to: page) }
    guard let (stop, row) = shown.stop(at: position) else { return }
    let cell = Position(row: position.row - row, column: position.column)
    switch stop {
    case .button, .back:
      guard let button = PageButtons(of: self, on: size).button(at: cell) else {
        return
      }
      // Typed text that is not an answer prevents the button from being pressed, as with a key.
      pointFocus(to: button)
    case .answer(let index): moveFocus(to: .field(index))
    case .field(let index): press(at: cell, ofField: index, clicks: clicks, on: size)
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
    let movesFocus = filling.sheet.focus != .field(index)
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

  private mutating func hold(_ target: View.Target?, _ position: Position) {
    view.held = target.map { ($0, position) }
  }

  /// Performs what the button was pressed on, if it is released there.
  private mutating func release(at position: Position, on size: Size) {
    guard let (held, start) = view.held.take() else { return }
    guard position == start || ShownPage(of: self, on: size).target(at: position) == held else {
      return
    }
    switch held {
    case .key(let key): press(key)
    case .answer(let isYes): answerQuestion(isYes: isYes)
    case .button(let button): if filling.sheet.focus == button { pressFocusedButton() }
    case .control(let index, _): if filling.sheet.focus == .field(index) { _ = pressControl() }
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
    guard let (stop, _) = ShownPage(of: self, on: size).stop(at: pointer.position),
      stop == filling.sheet.focus,
      let index = filling.sheet.focusedIndex
    else { return false }
    return hand(pointer, to: index, on: size) == .used
  }

  /// Passes a mouse event to a widget, in the widget's own cells.
  @discardableResult
  private mutating func hand(_ pointer: Pointer, to index: Int, on size: Size) -> KeyUse {
    guard let row = ShownPage(of: self, on: size).row(of: .field(index)) else { return .notUsed }
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

extension Pointer {
  /// The number of rows by which a notch of the wheel scrolls down; negative is up.
  fileprivate var scrolledRows: Int {
    switch action {
    case .wheelUp: -3
    case .wheelDown: 3
    case .press, .drag, .release: 0
    }
  }
}
