/// Scrolling without moving the focus, for text that no focus brings into view: a note or an
/// introduction taller than the screen.
extension Session {
  /// Scrolls by a screenful in a direction if text is hidden there before the next element that can
  /// have the focus, or back toward the focus; returns whether it did.
  ///
  /// The scroll is the number of rows that the form is scrolled from its position for the focus.
  mutating func scrollByScreenful(_ step: Int, from scroll: Int) -> Bool {
    view.scroll = scroll
    let layout = layout(on: screen)
    let isAway = layout.scroll * step < 0
    guard isAway || hidesText(layout, step: step) else {
      view.scroll = 0
      return false
    }
    // One row remains visible, for continuity.
    let target = layout.scroll + step * max(1, Session.rowsOfForm(on: screen) - 1)
    view.scroll = isAway && target * step > 0 ? 0 : target
    view.scroll = self.layout(on: screen).scroll
    return view.scroll != layout.scroll
  }

  /// Returns whether a layout hides text beyond an end of the view, before the next element that
  /// can have the focus.
  private func hidesText(_ layout: PageLayout, step: Int) -> Bool {
    guard step > 0 ? layout.hasMoreBelow : layout.hasMoreAbove,
      let edge = step > 0 ? layout.blocks.last : layout.blocks.first
    else { return false }
    let focused = numberOfBlock(of: focus, on: screen)
    guard (edge.number - focused) * step >= 0 else { return false }
    let isCut = step > 0 ? edge.row + edge.height > Session.rowsOfForm(on: screen) : edge.row < 0
    // The next element is in view, and moving the focus shows what comes after it.
    let seen = stride(from: focused + step, through: edge.number, by: step)
    if seen.contains(where: isStop) { return false }
    if isCut, edge.number != focused { return true }
    let next = edge.number + step
    return 0...numberOfSummary + 1 ~= next && !isStop(next) && height(ofBlock: next) > 0
  }

  /// Returns whether a block can have the focus.
  private func isStop(_ number: Int) -> Bool {
    stop(ofBlock: number) != nil && height(ofBlock: number) > 0
  }

  private func height(ofBlock number: Int) -> Int {
    height(ofBlock: number, besideRows: nil, on: screen)
  }
}
