import FormFilling
import FormNarration
import FormWidgets
import Forms

/// The pages of a form as steps, `You ─ History ─ Review`, in place of the title of the page.
struct PageSteps {
  /// A step: a page, its title, and its first column.
  private struct Step {
    let page: Int
    let title: String
    let column: Int
  }

  private var steps: [Step] = []

  /// The current page.
  private let page: Int

  /// Whether there are none.
  var isEmpty: Bool { steps.isEmpty }

  /// Determines the steps; there are none unless all pages have titles, and there is room.
  init(of sheet: AnswerSheet, by narrator: Narrator, columns: Int) {
    page = sheet.page
    guard sheet.facts.pages.count > 1 else { return }
    let pages = sheet.openPages
    let titles = pages.compactMap { page in
      page == sheet.facts.pages.count
        ? narrator.text(.reviewButton) : sheet.facts.pages[page].title?.printable
    }
    guard pages.count > 1, titles.count == pages.count else { return }
    var column = 1
    for (page, title) in zip(pages, titles) {
      steps.append(Step(page: page, title: title, column: column))
      column += title.cellWidth + 3
    }
    if column - 3 >= columns { steps = [] }
  }

  /// Draws the steps in a row.
  func draw(on canvas: inout Canvas, row: Int) {
    for step in steps {
      if step.column > 1 {
        let line = " \(canvas.glyphs.trackEmpty) "
        canvas.write(line, row: row, column: step.column - 3, style: .quiet)
      }
      let style: Style = step.page == page ? .title : .quiet
      canvas.write(step.title, row: row, column: step.column, style: style)
    }
  }

  /// Returns the page whose step is at a column, if any.
  func page(at column: Int) -> Int? {
    steps.first { $0.column..<$0.column + $0.title.cellWidth ~= column }?.page
  }
}
