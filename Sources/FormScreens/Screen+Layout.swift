import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The layout of the form between the title and the notice.
extension Screen {
  /// Returns the positions of the page's blocks on a screen.
  func layout(on screen: Size) -> PageLayout {
    layout(on: screen) { _, content, otherRows in
      height(of: content, besideRows: otherRows, on: screen)
    } caretRow: { _, content in
      switch content {
      case .field(let index): fieldBlock(at: index, on: screen).caret?.row
      case .answer(let index): answerLayout(at: index, on: screen)?.corner.row
      case .top, .note, .summary, .buttons: nil
      }
    }
  }

  /// Returns the same layout with heights that are already known, as for drawn blocks.
  borrowing func layout(
    on screen: Size,
    height: (_ number: Int, _ content: PageBlocks.Content, _ otherRows: Int?) -> Int,
    caretRow: (_ number: Int, _ content: PageBlocks.Content) -> Int?
  ) -> PageLayout {
    let blocks = pageBlocks
    let page = PageLayout.Page(
      height: screen.rowsOfForm,
      focused: numberOfBlock(of: filling.sheet.focus, on: screen),
      count: blocks.numberOfSummary + 2,
      loose: blocks.numberOfSummary,
      scroll: isShownFromTop ? -PageLayout.Page.farAway : view.scroll,
      held: view.heldRow?.screen == screen ? view.heldRow : nil
    )
    return PageLayout(
      of: page,
      height: { height($0, blocks.content(of: $0), $1) },
      isPassive: { if case .note = blocks.content(of: $0) { true } else { false } },
      caretRow: { caretRow(page.focused, blocks.content(of: page.focused)) }
    )
  }

  /// Whether the text above the first field is shown, though the field may then be out of view: on
  /// a page that was just opened at that field, which shows no error.
  private var isShownFromTop: Bool {
    guard view.isNew, !filling.sheet.isReviewing else { return false }
    let first = filling.sheet.askedIndexOnPage(
      from: filling.sheet.indicesOnPage.lowerBound,
      step: 1
    )
    return filling.sheet.focusedIndex == first
      && first.map { filling.sheet.fields[$0].state.showsError } != true
  }

  /// Returns the height of a block of the page.
  func height(of content: PageBlocks.Content, besideRows otherRows: Int?, on screen: Size) -> Int {
    switch content {
    case .top: return height(of: PageTop(of: self, columns: screen.columns), on: screen)
    case .note(let number): return NoteLayout(number, of: self, columns: screen.columns).height
    case .field(let index): return rowLayout(at: index, on: screen)?.height ?? 0
    case .answer(let index):
      return answerLayout(at: index, on: screen)?.height ?? 0
    case .summary:
      return ProblemList(of: filling.sheet, besideRows: otherRows, on: screen).rows
    case .buttons: return PageButtons(of: self, on: screen).rows
    }
  }

  /// Returns the height of what is above the first field of the page.
  func height(of top: PageTop, on screen: Size) -> Int {
    top.textRows == 0 && dealtRows(on: screen).spacesTitle ? 1 : top.textRows
  }

  /// Returns the row where an element stays when it gets the focus, given where it was visible;
  /// `nil` unless all of it was, or it was pressed.
  func heldRow(
    of target: Focus,
    in shown: PageLayout,
    isPressed: Bool = false
  ) -> HeldRow? {
    guard filling.sheet.hasBegun, size.isFillable else { return nil }
    let number = numberOfBlock(of: target, on: size)
    guard let found = shown.blocks.first(where: { $0.number == number }) else { return nil }
    let end = found.row + found.height + rowsCoveredByHint(of: target)
    let isVisible = found.row >= 0 && end <= size.rowsOfForm
    guard isVisible || isPressed else { return nil }
    return HeldRow(row: max(0, found.row), screen: size, isExact: isPressed)
  }
}

extension Screen {
  /// The blocks of the page.
  var pageBlocks: PageBlocks { PageBlocks(of: filling.sheet.facts, page: filling.sheet.page) }

  /// Returns the number of the block that shows a stop of the page on a screen.
  func numberOfBlock(of stop: Focus, on screen: Size) -> Int {
    switch stop {
    case .answer(let index): pageBlocks.number(ofFieldAt: index)
    case .field(let index): pageBlocks.number(ofFieldAt: leader(ofRowAt: index, on: screen))
    case .button, .back: pageBlocks.numberOfSummary + 1
    }
  }
}
