import FormFilling
import FormNarration
import FormWidgets

/// Scrolling without moving the focus, for text that no focus brings into view: a note or an
/// introduction taller than the size.
extension Screen {
  /// Scrolls by a screenful in a direction if text is hidden there before the next element that can
  /// have the focus, or back toward the focus; returns whether it did.
  ///
  /// The scroll is the number of rows that the form is scrolled from its position for the focus.
  mutating func scrollByScreenful(_ step: Int, from scroll: Int) -> Bool {
    view.scroll = scroll
    let layout = layout(on: size)
    let isAway = layout.scroll * step < 0
    guard isAway || hidesText(layout, step: step) else {
      view.scroll = 0
      return false
    }
    // One row remains visible, for continuity.
    let target = layout.scroll + step * max(1, Screen.rowsOfForm(on: size) - 1)
    view.scroll = isAway && target * step > 0 ? 0 : target
    view.scroll = self.layout(on: size).scroll
    return view.scroll != layout.scroll
  }

  /// Returns whether the key for the next page first scrolls to text on this one, or to the field with
  /// the focus.
  func hidesTextBelow(on screen: Size) -> Bool {
    guard facts.pages.count > 1 else { return hidesFocusBelow(on: screen) }
    guard facts.hasNotes || showsIntro, screen == size else { return false }
    let layout = layout(on: screen)
    return layout.scroll < 0 || hidesText(layout, step: 1)
  }

  /// Returns whether text hides the field with the focus, which is below the view.
  func hidesFocusBelow(on screen: Size) -> Bool {
    guard view.isNew || view.scroll != 0, let index = filling.focusedIndex, screen == size,
      Screen.isFillable(on: screen)
    else { return false }
    let number = numberOfBlock(of: filling.focus, on: screen)
    let layout = layout(on: screen)
    guard layout.scroll < 0 else { return false }
    guard let block = layout.blocks.first(where: { $0.number == number }) else { return true }
    let row = block.row + slot(ofFieldAt: index, on: screen).corner.row
    return row >= Screen.rowsOfForm(on: screen)
  }

  /// Returns whether a layout hides text beyond an end of the view, before the next element that
  /// can have the focus.
  private func hidesText(_ layout: PageLayout, step: Int) -> Bool {
    guard step > 0 ? layout.hasMoreBelow : layout.hasMoreAbove,
      let edge = step > 0 ? layout.blocks.last : layout.blocks.first
    else { return false }
    let focused = numberOfBlock(of: filling.focus, on: size)
    guard (edge.number - focused) * step >= 0 else { return false }
    let isCut = step > 0 ? edge.row + edge.height > Screen.rowsOfForm(on: size) : edge.row < 0
    // The next element is in view, and moving the focus shows what comes after it.
    let seen = stride(from: focused + step, through: edge.number, by: step)
    if seen.contains(where: isStop) { return false }
    if isCut, edge.number != focused { return true }
    let next = edge.number + step
    return 0...pageBlocks.numberOfSummary + 1 ~= next && !isStop(next) && height(ofBlock: next) > 0
  }

  /// Returns whether a block can have the focus.
  private func isStop(_ number: Int) -> Bool {
    pageBlocks.stop(of: number) != nil && height(ofBlock: number) > 0
  }

  private func height(ofBlock number: Int) -> Int {
    height(of: pageBlocks.content(of: number), besideRows: nil, on: size)
  }

  /// Moves the focus to the farthest field in a direction that fits on a size with the focused
  /// one.
  mutating func moveFocusByScreenful(step: Int) {
    let indices = filling.indicesOnPage
    let start = filling.focusedIndex ?? indices.upperBound
    var rows =
      filling.focusedIndex.map { fieldBlock(at: leader(ofRowAt: $0, on: size), on: size).height }
      ?? 1
    var target: Int?
    var next = filling.askedIndexOnPage(from: start + step, step: step)
    while let index = next {
      rows += fieldBlock(at: index, on: size).height
      if target != nil, rows > Screen.rowsOfForm(on: size) { break }
      target = index
      next = filling.askedIndexOnPage(from: index + step, step: step)
    }
    if let target { moveFocus(to: .field(target)) }
  }
}
