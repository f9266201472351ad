package import FormFilling
import FormNarration
import FormValidation
package import FormWidgets
import Forms

/// The buttons of a page, back and continue, at the left edge of the values: in one row if they fit,
/// otherwise stacked.
struct PageButtons {
  /// The buttons, and their first cells in the block.
  private let buttons: [(focus: Focus, text: String, corner: Position)]

  /// Places the buttons of the page of a screen of a width.
  init(of screen: Screen, columns: Int, from top: Int = 0) {
    let sheet = screen.filling.sheet
    let buttons: [Focus] =
      sheet.facts.form.isQuestion ? [] : sheet.hasBackButton ? [.back, .button] : [.button]
    let left = screen.valueColumn(columns: columns)
    let (narrator, glyphs) = (screen.narrator, screen.narrator.glyphs)
    var corner = Position(row: top, column: left)
    self.buttons = buttons.map { button in
      let name = narrator[button.word(in: sheet)].fitted(to: columns - left - 5, glyphs)
      let text = "[ \(name) ]"
      if corner.column > left, corner.column + text.cellWidth > columns {
        corner = Position(row: corner.row + 1, column: left)
      }
      defer { corner.column += text.cellWidth + 2 }
      return (button, text, corner)
    }
  }

  /// Places the buttons of the page of a screen of a size, with the blank row dealt to them.
  init(of screen: Screen, on size: Size) {
    let top = screen.dealtRows(on: size).spacesButtons ? 1 : 0
    self.init(of: screen, columns: size.columns, from: top)
  }

  /// The number of rows.
  var rows: Int { buttons.last.map { $0.corner.row + 1 } ?? 0 }

  /// Returns the button at a cell, if any.
  func button(at cell: Position) -> Focus? {
    buttons.first { _, text, corner in
      cell.row == corner.row && corner.column..<corner.column + text.cellWidth ~= cell.column
    }?.focus
  }

  /// Draws the buttons, of which one may have the focus.
  func draw(on canvas: inout Canvas, focus: Focus) {
    for (button, text, corner) in buttons {
      // Between two buttons, it would touch the wrong one.
      if button == focus, corner.column == buttons[0].corner.column {
        canvas.drawFocusMark(row: corner.row, column: corner.column - 2)
      }
      let size = Size(columns: text.cellWidth, rows: 1)
      canvas.draw(at: corner, size: size, isFocused: button == focus) { part in
        part.drawButton(text, isMain: button == .button, isFocused: part.isFocused)
        part.placeCaret(row: 0, column: 2)
      }
    }
  }
}

extension Focus {
  /// Returns the action of a button of the page.
  package func word(in sheet: AnswerSheet) -> Word {
    if self == .back { return .backButton }
    if sheet.isReturning { return .backToReviewButton }
    guard let next = sheet.openPage(after: sheet.page, step: 1) else { return .submitButton }
    return next < sheet.facts.pages.count ? .nextButton : .reviewButton
  }
}
