/// The visible part of the form, between the title and the notice.
extension Session {
  /// Returns the number of rows that show the form, from the second row of the screen.
  static func rowsOfForm(on size: Size) -> Int { size.rows - (size.rows >= roomyRows ? 3 : 2) }

  /// The smallest height with separate rows for the notice and the keys.
  static let roomyRows = 8

  /// Returns the visible blocks, cached by numbers from 2, after the rows above and below.
  func viewport(on screen: Size, reusing blocks: inout DrawnBlocks) -> Viewport {
    let summary = numberOfSummary
    var near = NeighbouringBlocks(
      height: Session.rowsOfForm(on: screen),
      focused: numberOfBlock(of: focus),
      count: summary + 2,
      loose: summary,
      scroll: scroll
    )
    while let number = near.wanted {
      // The list of problems comes last, once its height is known.
      let isSummary = number == summary
      near.take(
        isSummary ? .empty : blockOfPage(number, on: screen, reusing: &blocks),
        numbered: number
      )
    }
    if wasSubmitted, near.contains(summary) {
      near.replaceLoose(with: summaryBlock(beside: near, on: screen, reusing: &blocks))
    }
    return Viewport(on: near, held: heldRow?.screen == screen ? heldRow : nil)
  }

  /// Returns the list of problems, given the other blocks of the page.
  private func summaryBlock(
    beside near: NeighbouringBlocks,
    on screen: Size,
    reusing blocks: inout DrawnBlocks
  ) -> Block {
    let rows = rowsOfSummary(
      besideRows: near.rowsAbove + near.middle.height + near.rowsBelow,
      isWholePage: near.isWhole,
      height: near.height
    )
    let stamp = DrawnBlocks.Stamp(
      generation: generation,
      revision: changes * Session.mostRows + min(rows, Session.mostRows - 1),
      screen: screen
    )
    return blocks.block(numberOfSummary + 2, as: stamp) {
      summaryBlock(columns: screen.columns, rows: rows)
    }
  }

  /// More rows than a list of problems ever has.
  private static let mostRows = 1000

  /// Returns a block of the page by its number: what is above the fields, each field, the list of
  /// problems, the buttons.
  private func blockOfPage(
    _ number: Int,
    on screen: Size,
    reusing blocks: inout DrawnBlocks
  ) -> Block {
    let summary = numberOfSummary
    let places = placesOnPage
    let place = places.lowerBound + number - 1
    let stamp = DrawnBlocks.Stamp(
      generation: generation,
      revision: 1..<summary ~= number ? revisions[place] : 0,
      screen: screen
    )
    return blocks.block(number + 2, as: stamp) {
      if number == 0 { return topBlock(columns: screen.columns) }
      if number == summary + 1 { return buttonBlock(columns: screen.columns) }
      return isReviewing
        ? answerBlock(at: place, columns: screen.columns) : fieldBlock(at: place, on: screen)
    }
  }

  /// Returns the row where an element stays when it gets the focus; `nil` unless it is fully
  /// visible.
  func heldRow(of target: Focus) -> HeldRow? {
    guard hasBegun, Session.isFillable(on: screen) else { return nil }
    var blocks = DrawnBlocks()
    let viewport = viewport(on: screen, reusing: &blocks)
    let number = numberOfBlock(of: target)
    let found = viewport.blocks.first { $0.number == number }
    let rows = Session.rowsOfForm(on: screen)
    guard let found, found.row >= 0, found.row + found.block.height <= rows else { return nil }
    return HeldRow(row: found.row, screen: screen)
  }

  /// The number of the block that lists problems.
  var numberOfSummary: Int {
    placesOnPage.count + 1
  }

  /// Returns the number of the block that shows a stop of the page.
  func numberOfBlock(of stop: Focus) -> Int {
    switch stop {
    case .field(let place), .answer(let place): place - placesOnPage.lowerBound + 1
    case .button, .back: numberOfSummary + 1
    }
  }

  /// Returns the stop of the page that a block shows; `nil` for what is above the fields and for
  /// the list of problems.
  func stop(ofBlock number: Int) -> Focus? {
    let places = placesOnPage
    if number == numberOfSummary + 1 { return .button }
    guard 1...max(1, places.count) ~= number else { return nil }
    let place = places.lowerBound + number - 1
    return isReviewing ? .answer(place) : .field(place)
  }
}
