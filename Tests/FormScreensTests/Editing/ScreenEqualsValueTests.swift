import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormWidgets

/// The screen shows what was typed, whatever it was.
struct ScreenEqualsValueTests {
  private static let lineKeys = EditingCommand.keymap.keys.sorted { "\($0)" < "\($1)" }

  private static let areaKeys =
    lineKeys + [Key(.enter, .alt)]
    + EditingCommand.keymapOfLines.keys.sorted { "\($0)" < "\($1)" }

  @Test func `a field shows its value after ten thousand random edits`() throws {
    try edit(rounds: 170, keys: ScreenEqualsValueTests.lineKeys) { text in
      TextField(text: text.replacing("\n", with: " "))
    } check: { field, columns, comment in
      expectRow(of: field, columns: columns, comment)
    }
  }

  @Test func `an area shows its value after ten thousand random edits`() throws {
    try edit(rounds: 170, keys: ScreenEqualsValueTests.areaKeys) { text in
      TextArea(rows: 4, text: text)
    } check: { area, columns, comment in
      expectRows(of: area, columns: columns, comment)
    }
  }

  @Test func `a secret shows a mark for each grapheme after random edits`() throws {
    try edit(rounds: 20, keys: ScreenEqualsValueTests.lineKeys) { text in
      var field = PasswordField()
      field.value = .text(text)
      return field
    } check: { field, columns, comment in
      guard case .text(let text) = field.value, let caret = field.caret else { return }
      let model = ScreenModel(String(repeating: "•", count: text.count))
      expect(field, shows: model.fieldRow(caret: caret, columns: columns), columns, comment)
    }
  }

  /// Edits a widget in rounds, checks it after each edit, and undoes and redoes each round.
  private func edit<W: Widget>(
    rounds: Int,
    keys: [Key],
    _ widget: (String) -> W,
    check: (W, Int, Comment) -> Void
  ) throws {
    var random = SeededGenerator()
    var count = 0
    for _ in 0..<rounds {
      let columns = Int.random(in: 4...24, using: &random)
      var widget = widget(RandomEdit.pastes[random.index(below: RandomEdit.pastes.count)])
      let first = widget.value
      for _ in 0..<60 {
        let edit = RandomEdit.next(keys: keys, using: &random)
        switch edit {
        case .key(let key): _ = widget.press(key, in: size(of: widget, columns))
        case .paste(let text): _ = widget.paste(text)
        }
        count += 1
        check(widget, columns, "\(random), edit \(count): \(edit)")
      }
      press(.alt("_"), on: &widget, columns)
      let last = widget.value
      press(.control("_"), on: &widget, columns)
      #expect(isSame(widget.value, first), "\(random), undone after \(count)")
      press(.alt("_"), on: &widget, columns)
      #expect(isSame(widget.value, last), "\(random), done again after \(count)")
    }
  }

  private func size(of widget: some Widget, _ columns: Int) -> Size {
    Size(columns: columns, rows: widget.height(atWidth: columns))
  }

  private func press(_ key: Key, on widget: inout some Widget, _ columns: Int) {
    for _ in 0...EditHistory.stepLimit { _ = widget.press(key, in: size(of: widget, columns)) }
  }

  /// Returns whether two texts consist of the same scalars.
  private func isSame(_ value: Value, _ other: Value) -> Bool {
    guard case .text(let text) = value, case .text(let otherText) = other else { return false }
    return text.unicodeScalars.elementsEqual(otherText.unicodeScalars)
  }
}

/// Expects a single-line field to show its value, with the caret between two graphemes.
func expectRow(of field: some Widget, columns: Int, _ comment: Comment) {
  guard case .text(let text) = field.value, let caret = field.caret else {
    Issue.record("the value is no text")
    return
  }
  let row = ScreenModel(text).fieldRow(caret: caret, columns: columns)
  expect(field, shows: row, columns, comment)
}

private func expect(
  _ field: some Widget,
  shows row: (cells: [String], caret: Int),
  _ columns: Int,
  _ comment: Comment
) {
  let frame = frame(of: field, columns: columns)
  guard case .text(let text) = field.value, !text.isEmpty else { return }
  #expect(Frame.cells(of: frame.rows[0], columns: columns) == row.cells, comment)
  #expect(frame.cursor == Position(row: 0, column: row.caret), comment)
}

/// Expects an area to show the lines of its value around the caret, which is between two graphemes.
func expectRows(of area: TextArea, columns: Int, _ comment: Comment) {
  guard case .text(let text) = area.value, !text.isEmpty, let caret = area.caret else { return }
  let frame = frame(of: area, columns: columns)
  let model = ScreenModel(text)
  let lines = model.lines(columns: columns)
  let line = lines.lastIndex { $0.lowerBound <= caret } ?? 0
  let cells = model.width(lines[line].lowerBound..<caret)
  guard let cursor = frame.cursor else {
    Issue.record(comment)
    return
  }
  #expect(cursor.column == min(cells, columns - 1), comment)
  let top = line - cursor.row
  #expect(0...line ~= top && (top == 0 || top + area.rows <= lines.count), comment)
  for row in 0..<area.rows {
    let isText = lines.indices ~= top + row
    var expected = model.row(isText ? lines[top + row] : 0..<0, columns: columns)
    if row == 0, top > 0 { model.cut(&expected, at: columns - 1, "▲") }
    if row == area.rows - 1, top + row + 1 < lines.count {
      model.cut(&expected, at: columns - 1, "▼")
    }
    #expect(Frame.cells(of: frame.rows[row], columns: columns) == expected, comment)
  }
}

private func frame(of widget: some Widget, columns: Int) -> Frame {
  let size = Size(columns: columns, rows: widget.height(atWidth: columns))
  var canvas = Canvas(size: size, isFocused: true)
  widget.draw(on: &canvas)
  return Frame(canvas)
}
