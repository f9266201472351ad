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
    let shown = ShownPage(of: self, on: size)
    let isAway = shown.layout.scroll * step < 0
    guard isAway || shown.hidesText(step: step) else {
      view.scroll = 0
      return false
    }
    // One row remains visible, for continuity.
    let target = shown.layout.scroll + step * max(1, size.rowsOfForm - 1)
    view.scroll = isAway && target * step > 0 ? 0 : target
    view.scroll = layout(on: size).scroll
    return view.scroll != shown.layout.scroll
  }

  /// Returns whether the key for the next page first scrolls to text on this one, or to the field with
  /// the focus.
  func hidesTextBelow(on screen: Size) -> Bool {
    let isReviewing = filling.sheet.isReviewing
    guard facts.pages.count > 1 || isReviewing else { return hidesFocusBelow(on: screen) }
    guard screen == size,
      facts.hasNotes || isReviewing || PageTop(of: self, columns: screen.columns).intro != nil
    else { return false }
    let shown = ShownPage(of: self, on: screen)
    return shown.layout.scroll < 0 || shown.hidesText(step: 1)
  }

  /// Returns whether text hides the field with the focus, which is below the view.
  func hidesFocusBelow(on screen: Size) -> Bool {
    guard view.isNew || view.scroll != 0, let index = filling.sheet.focusedIndex, screen == size,
      screen.isFillable
    else { return false }
    let number = numberOfBlock(of: filling.sheet.focus, on: screen)
    let layout = layout(on: screen)
    guard layout.scroll < 0 else { return false }
    guard let block = layout.blocks.first(where: { $0.number == number }) else { return true }
    let row = block.row + slot(ofFieldAt: index, on: screen).corner.row
    return row >= screen.rowsOfForm
  }

  /// Moves the focus to the farthest field in a direction that fits on a size with the focused
  /// one.
  mutating func moveFocusByScreenful(step: Int) {
    let indices = filling.sheet.indicesOnPage
    let start = filling.sheet.focusedIndex ?? indices.upperBound
    var rows =
      filling.sheet.focusedIndex.map {
        fieldBlock(at: leader(ofRowAt: $0, on: size), on: size).height
      }
      ?? 1
    var target: Int?
    var next = filling.sheet.askedIndexOnPage(from: start + step, step: step)
    while let index = next {
      rows += fieldBlock(at: index, on: size).height
      if target != nil, rows > size.rowsOfForm { break }
      target = index
      next = filling.sheet.askedIndexOnPage(from: index + step, step: step)
    }
    if let target { moveFocus(to: .field(target)) }
  }
}
