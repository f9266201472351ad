import FormFilling
import FormNarration
import FormValidation
import FormWidgets
import Forms

/// The layout of the form between the title and the notice.
extension Screen {
  /// The smallest height with separate rows for the notice and the keys.
  static let roomyRows = 8

  /// Returns the number of rows that show the form, from the second row of the screen.
  static func rowsOfForm(on size: Size) -> Int { size.rows - (size.rows >= roomyRows ? 3 : 2) }

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
      height: Screen.rowsOfForm(on: screen),
      focused: numberOfBlock(of: filling.focus, on: screen),
      count: blocks.numberOfSummary + 2,
      loose: blocks.numberOfSummary,
      scroll: isShownFromTop ? -Screen.farAway : view.scroll,
      held: view.heldRow?.screen == screen ? view.heldRow : nil
    )
    return PageLayout(
      of: page,
      height: { height($0, blocks.content(of: $0), $1) },
      isPassive: { if case .note = blocks.content(of: $0) { true } else { false } },
      caretRow: { caretRow(page.focused, blocks.content(of: page.focused)) }
    )
  }

  /// More rows than any page has.
  private static let farAway = 1_000_000

  /// Whether the text above the first field is shown, though the field may then be out of view: on
  /// a page that was just opened at that field, which shows no error.
  private var isShownFromTop: Bool {
    guard view.isNew, !filling.isReviewing else { return false }
    let first = filling.askedIndexOnPage(from: filling.indicesOnPage.lowerBound, step: 1)
    return filling.focusedIndex == first
      && first.map { filling.fields[$0].state.showsError } != true
  }

  /// Returns the height of a block of the page.
  func height(of content: PageBlocks.Content, besideRows otherRows: Int?, on screen: Size) -> Int {
    switch content {
    case .top: return topHeight(on: screen)
    case .note(let number): return noteHeight(number, columns: screen.columns)
    case .field(let index): return rowLayout(at: index, on: screen)?.height ?? 0
    case .answer(let index):
      return answerLayout(at: index, on: screen)?.height ?? 0
    case .summary:
      return summary(besideRows: otherRows, on: screen).rows
    case .buttons: return buttonHeight(on: screen)
    }
  }

  /// Returns the row where an element stays when it gets the focus, given where it was visible;
  /// `nil` unless all of it was, or it was pressed.
  func heldRow(
    of target: Focus,
    in shown: PageLayout,
    isPressed: Bool = false
  ) -> HeldRow? {
    guard filling.hasBegun, Screen.isFillable(on: size) else { return nil }
    let number = numberOfBlock(of: target, on: size)
    guard let found = shown.blocks.first(where: { $0.number == number }) else { return nil }
    let end = found.row + found.height + rowsCoveredByHint(of: target)
    let isVisible = found.row >= 0 && end <= Screen.rowsOfForm(on: size)
    guard isVisible || isPressed else { return nil }
    return HeldRow(row: max(0, found.row), screen: size, isExact: isPressed)
  }

  /// Returns the height of the block above the first field of the page.
  func topHeight(on screen: Size) -> Int {
    let rows = textHeight(columns: screen.columns)
    return rows == 0 && dealtRows(on: screen).spacesTitle ? 1 : rows
  }

  /// Returns the height of the text above the first field of the page, with the blank row below it.
  func textHeight(columns: Int) -> Int {
    var rows = titleLines(columns: columns).count
    if showsIntro { rows += measures.intro.height(columns: columns - 2) + (rows > 0 ? 1 : 0) }
    return rows > 0 ? rows + 1 : 0
  }

  /// Whether the form's introduction is on the page.
  var showsIntro: Bool {
    isOnFirstPage && !filling.isReviewing && !measures.intro.isEmpty
  }

  /// Returns the lines of the page's title, below the introduction, of which the first is blank if
  /// steps take its place.
  func titleLines(columns: Int) -> [String] {
    let hasSteps = !steps(columns: columns).isEmpty
    let title =
      filling.isReviewing
      ? narrator.text(.review) : hasSteps ? nil : facts.pages[filling.page].title
    return (hasSteps ? [""] : []) + (title?.printable.wrapped(to: max(1, columns - 2)) ?? [])
  }

  /// Returns the height of a note of the page: its section's heading, its text, and a blank row.
  func noteHeight(_ number: Int, columns: Int) -> Int {
    let note = filling.notesOnPage[number]
    guard filling.isShown(note) else { return 0 }
    let markup = measures.notes[filling.page][number]
    let rows = markup.height(columns: columns - FieldLayout.labelColumn - 2)
    return rows + headingLines(of: note, columns: columns).count + 1
  }

  /// Returns the headings of the section and the groups that a note begins, wrapped to the width of
  /// the screen.
  func headingLines(of note: Form.PlacedNote, columns: Int) -> [FieldHeading.Line] {
    let section = filling.heading(of: note).map { [FieldHeading.Line(text: $0, indent: 0)] } ?? []
    let groups = filling.groups(begunBy: note).map { group in
      FieldHeading.Line(text: group.label, indent: FieldMeasures.indent(atDepth: group.depth))
    }
    return (section + groups).flatMap { $0.wrapped(to: columns) }
  }

  /// Whether no page before the current one can be shown.
  var isOnFirstPage: Bool {
    filling.page == 0 || filling.openPage(after: filling.page, step: -1) == nil
  }
}

extension Screen {
  /// The blocks of the page.
  var pageBlocks: PageBlocks { PageBlocks(of: filling.facts, page: filling.page) }

  /// Returns the number of the block that shows a stop of the page on a screen.
  func numberOfBlock(of stop: Focus, on screen: Size) -> Int {
    switch stop {
    case .answer(let index): pageBlocks.number(ofFieldAt: index)
    case .field(let index): pageBlocks.number(ofFieldAt: leader(ofRowAt: index, on: screen))
    case .button, .back: pageBlocks.numberOfSummary + 1
    }
  }
}
