import FormFilling
import FormNarration
import FormWidgets
import Forms

/// A note of a page: its text, below the headings of the section and the groups that it begins.
struct NoteLayout {
  private let headings: [FieldHeading.Line]
  private let text: Markup
  private let columns: Int

  /// The number of rows, with a blank one at the end; 0 if the note is not shown.
  let height: Int

  /// Determines the layout of the note with an index on the page, on a screen of a width.
  init(_ number: Int, of screen: Screen, columns: Int) {
    let sheet = screen.filling.sheet
    let note = sheet.notesOnPage[number]
    text = screen.measures.notes[sheet.page][number]
    self.columns = columns - FieldLayout.labelColumn - 2
    guard sheet.isShown(note) else {
      (headings, height) = ([], 0)
      return
    }
    let section = sheet.heading(of: note).map { [FieldHeading.Line(text: $0, indent: 0)] } ?? []
    let groups = sheet.groups(begunBy: note).map { group in
      FieldHeading.Line(text: group.label, indent: FieldMeasures.indent(atDepth: group.depth))
    }
    headings = (section + groups).flatMap { $0.wrapped(to: columns) }
    height = text.height(columns: self.columns) + headings.count + 1
  }

  /// Draws the note, if it is shown.
  func draw(on canvas: inout Canvas) {
    guard height > 0 else { return }
    canvas.write(FieldHeading(lines: headings, isApart: false))
    let lines = text.lines(columns: columns)
    canvas.write(lines, row: headings.count, column: FieldLayout.labelColumn)
  }
}
