package import FormScreens
package import FormWidgets
package import Forms

/// The mark for the caret in a picture.
package let caretMark = "▏"

/// Returns a widget's first row after keys, with a mark for the caret and without trailing blanks.
package func drawn(
  _ widget: some Widget,
  after keys: Keystrokes = "",
  columns: Int = 20,
  isFocused: Bool = true,
  glyphs: Glyphs = .unicode
) -> String {
  var widget = widget
  for key in keys { _ = widget.press(key) }
  return picture(of: widget, columns: columns, isFocused: isFocused, glyphs: glyphs)
}

/// Returns a widget's first row in its current state.
package func picture(
  of widget: some Widget,
  columns: Int = 20,
  isFocused: Bool = true,
  glyphs: Glyphs = .unicode
) -> String {
  let rows = pictures(of: widget, columns: columns, isFocused: isFocused, glyphs: glyphs)
  return rows.first ?? ""
}

/// Returns a widget's rows after keys, one per line, like `drawn` for the first.
package func drawnRows(
  _ widget: some Widget,
  after keys: Keystrokes = "",
  columns: Int = 20,
  glyphs: Glyphs = .unicode
) -> String {
  var widget = widget
  for key in keys { _ = widget.press(key) }
  return pictures(of: widget, columns: columns, glyphs: glyphs).joined(separator: "\n")
}

/// Returns a widget's rows in its current state.
package func pictures(
  of widget: some Widget,
  columns: Int = 20,
  isFocused: Bool = true,
  glyphs: Glyphs = .unicode
) -> [String] {
  let size = Size(columns: columns, rows: widget.height(atWidth: columns))
  var canvas = Canvas(size: size, isFocused: isFocused, glyphs: glyphs)
  widget.draw(on: &canvas)
  return pictures(of: canvas)
}

/// Returns the rows of a canvas as texts, with a mark for the caret.
package func pictures(of canvas: Canvas) -> [String] {
  let frame = Frame(canvas)
  let columns = canvas.size.columns
  return frame.rows.indices.map { row in
    let cells = Frame.cells(of: frame.rows[row], columns: columns)
    let caret = frame.cursor.flatMap { $0.row == row ? $0.column : nil }
    var text = cells[..<(caret ?? columns)].joined()
    if let caret { text += caretMark + cells[caret...].joined() }
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// Returns what a widget draws as selected in its first row after keys.
package func selected(
  in widget: some Widget,
  after keys: Keystrokes = "",
  columns: Int = 20
) -> String {
  var widget = widget
  for key in keys { _ = widget.press(key) }
  var canvas = Canvas(size: Size(columns: columns, rows: 1), isFocused: true)
  widget.draw(on: &canvas)
  let spans = Frame(canvas).rows[0].filter { $0.style == .selection }
  return spans.map(\.text).joined()
}

/// Returns a form's screen after keys, one row per line.
package func screen(
  _ form: Form,
  after keys: Keystrokes = "",
  columns: Int = 80,
  rows: Int = 24
) -> [String] {
  Screen(form, with: keys).frame(in: Size(columns: columns, rows: rows)).lines
}

extension Screen {
  /// Shows a form after keys.
  package init(_ form: Form, with keys: Keystrokes) {
    self.init(form)
    for key in keys { handle(.key(key)) }
  }
}
