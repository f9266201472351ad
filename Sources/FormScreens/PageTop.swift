import FormFilling
import FormNarration
import FormWidgets
import Forms

/// What is above the first field of a page: the introduction of the form, and the title of the page
/// or the steps of all pages.
struct PageTop {
  /// The introduction; `nil` if it is not on the page.
  let intro: Markup?

  /// The steps, below the introduction.
  let steps: PageSteps

  /// The lines of the title, of which the first is blank if steps take its place.
  private let title: [String]

  private let columns: Int

  /// Determines what is above the fields of a screen of a width.
  init(of screen: Screen, columns: Int) {
    let sheet = screen.filling.sheet
    self.columns = columns
    let isShown = sheet.isOnFirstPage && !sheet.isReviewing && !screen.measures.intro.isEmpty
    intro = isShown ? screen.measures.intro : nil
    steps = PageSteps(of: sheet, by: screen.narrator, columns: columns)
    let text =
      sheet.isReviewing
      ? screen.narrator.text(.review)
      : steps.isEmpty ? sheet.facts.pages[sheet.page].title : nil
    title =
      (steps.isEmpty ? [] : [""]) + (text?.printable.wrapped(to: max(1, columns - 2)) ?? [])
  }

  /// The number of rows, with the blank row below the text.
  var textRows: Int {
    let rows = title.count + (intro == nil ? 0 : stepRow - (title.isEmpty ? 1 : 0))
    return rows > 0 ? rows + 1 : 0
  }

  /// The row of the steps, or of the title.
  private var stepRow: Int { intro.map { $0.height(columns: columns - 2) + 1 } ?? 0 }

  /// Draws the text.
  func draw(on canvas: inout Canvas) {
    if let intro { canvas.write(intro.lines(columns: columns - 2), row: 0, column: 1) }
    steps.draw(on: &canvas, row: stepRow)
    for (row, line) in zip(stepRow..., title) {
      canvas.write(line, row: row, column: 1, style: steps.isEmpty ? .title : .quiet)
    }
  }

  /// Returns the page whose step is at a cell, if any.
  func page(at cell: Position) -> Int? {
    cell.row == stepRow ? steps.page(at: cell.column) : nil
  }
}

extension AnswerSheet {
  /// Whether no page before the current one can be shown.
  var isOnFirstPage: Bool { page == 0 || openPage(after: page, step: -1) == nil }
}
