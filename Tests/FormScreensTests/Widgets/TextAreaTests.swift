import FormValidation
import TestSupport
import Testing

@testable import FormScreens
@testable import FormWidgets
@testable import Forms

struct TextAreaTests {
  /// Returns the rows of an area after keys, with bars between them and a mark for the caret.
  private func drawn(
    _ area: TextArea,
    after keys: Keystrokes = "",
    columns: Int = 10
  ) -> String {
    var area = area
    for key in keys { _ = area.press(key, in: Size(columns: columns, rows: area.rows)) }
    return picture(of: area, columns: columns)
  }

  private func picture(of area: TextArea, columns: Int = 10) -> String {
    var canvas = Canvas(size: Size(columns: columns, rows: area.rows), isFocused: true)
    area.draw(on: &canvas)
    let frame = Frame(canvas)
    return frame.rows.enumerated().map { row, spans in
      var cells = Frame.cells(of: spans, columns: columns)
      if let cursor = frame.cursor, cursor.row == row { cells.insert(caretMark, at: cursor.column) }
      while cells.last == " " { cells.removeLast() }
      return cells.joined()
    }.joined(separator: "|")
  }

  private func area(_ text: String, rows: Int = 3) -> TextArea { TextArea(rows: rows, text: text) }

  @Test(arguments: [
    ("", "▏||"),
    ("Ada", "Ada▏||"),
    ("one<Enter>two", "one|two▏|"),
    ("one<Ctrl-J>two", "one|two▏|"),
    ("one<Alt-Enter>two", "one|two▏|"),
    ("<Enter>", "|▏|"),
    ("one two three", "one two|three▏|"),
    ("one two t", "one two t▏||"),
    ("one two tw", "one two|tw▏|"),
    ("one<Enter><Backspace>", "one▏||"),
    ("one<Enter>two<Home><Backspace>", "one▏two||"),
    ("one<Enter>two<Home><Left>x", "onex▏|two|"),
    ("a<Enter>b<Enter>c<Enter>d", "b        ▲|c|d▏"),
    ("a<Enter>b<Enter>c<Enter>d<Up><Up><Up>", "a▏|b|c        ▼"),
  ])
  func `keys edit the lines`(keys: String, picture: String) {
    #expect(drawn(TextArea(), after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("<Up>", "one▏|twothree|"),
    ("<Up><Down>", "one|twothree▏|"),
    ("<Home><Up>", "▏one|twothree|"),
    ("<Up><Left><Down>", "one|tw▏othree|"),
    ("<Ctrl-P>", "one▏|twothree|"),
    ("<Ctrl-P><Ctrl-N>", "one|twothree▏|"),
    ("<Ctrl-Home>", "▏one|twothree|"),
    ("<Ctrl-Home><Ctrl-End>", "one|twothree▏|"),
  ])
  func `up and down keep the column`(keys: String, picture: String) {
    #expect(drawn(area("one\ntwothree"), after: Keystrokes(keys)) == picture)
  }

  @Test(arguments: [
    ("<Home>", "one two|▏three four|"),
    ("<Home><Left>", "one two▏|three four|"),
    ("<Home><Left><Home>", "▏one two|three four|"),
    ("<Up><End>", "one two▏|three four|"),
    ("<Up>", "one two▏|three four|"),
    ("<Ctrl-A><Ctrl-E>", "one two|three four▏|"),
    ("<Home><Ctrl-K>", "one two ▏||"),
    ("<Ctrl-U>", "▏||"),
  ])
  func `moves go to the ends of wrapped lines; kills, of typed lines`(
    keys: String,
    picture: String
  ) {
    #expect(drawn(area("one two three four"), after: Keystrokes(keys), columns: 11) == picture)
  }

  @Test func `the end of a wrapped word is before its last letter`() {
    #expect(drawn(area("abcdefghijkl"), after: "<Up><End>") == "abcdefgh▏i|jkl|")
    #expect(drawn(area("abcdefghijkl"), after: "<Up><End><End>") == "abcdefgh▏i|jkl|")
  }

  @Test(arguments: [
    ("<Ctrl-Home><Ctrl-K>", "▏|two|"),
    ("<Ctrl-Home><Ctrl-K><Ctrl-K>", "▏two||"),
    ("<Home><Ctrl-U>", "one▏two||"),
    ("<Ctrl-Home><Ctrl-K><Ctrl-K><Ctrl-Y>", "one|▏two|"),
    ("<Ctrl-T>", "one|tow▏|"),
    ("<Home><Ctrl-T>", "one|▏two|"),
    ("<Ctrl-Home><End><Ctrl-T>", "oen▏|two|"),
    ("<Ctrl-W><Ctrl-_>", "one|two▏|"),
    ("<Home><Backspace><Ctrl-_><Alt-_>", "one▏two||"),
  ])
  func `line-editing keys work in several lines`(keys: String, picture: String) {
    #expect(drawn(area("one\ntwo"), after: Keystrokes(keys)) == picture)
  }

  @Test func `keys beyond the first and last line are left to the form`() {
    var area = area("one\ntwo")
    let size = Size(columns: 10, rows: 3)
    for key in [Key.down, .control("n"), .pageDown, .pageUp, .tab, .backTab, .escape] {
      #expect(area.press(key, in: size) == .notUsed, "\(key)")
    }
    #expect(area.press(.up, in: size) == .used)
    for key in [Key.up, .control("p")] {
      #expect(area.press(key, in: size) == .notUsed, "\(key)")
    }
    #expect(area.press(.shift(.up), in: size) == .used)
    #expect(area.edited.selection == 0..<3)
  }

  @Test func `lines wrap at the width it is drawn in`() {
    var area = area("one two three four")
    #expect(area.press(.up, in: Size(columns: 40, rows: 3)) == .notUsed)
    #expect(area.press(.up, in: Size(columns: 10, rows: 3)) == .used)
  }

  @Test(arguments: [
    ("1\n2\n3", "1|2|3▏"), ("1\n2\n3\n", "▏1|2|3        ▼"),
    (String(repeating: "word ", count: 40), "▏word word|word word|word word▼"),
  ])
  func `a text that does not fit is shown from its start`(text: String, picture: String) {
    #expect(drawn(area(text)) == picture)
    var other = area("")
    other.value = .text(text)
    #expect(drawn(other) == picture)
    for key in Keystrokes("!") { _ = other.press(key, in: Size(columns: 10, rows: 3)) }
    other.value = .text(text)
    // A text that was edited is one that the user knows.
    #expect(other.edited.caret == text.utf8.count)
  }

  @Test func `deleting below leaves no row empty needlessly`() {
    let text = (1...5).map(String.init).joined(separator: "\n")
    #expect(drawn(area(text), after: "<Ctrl-End><Up><Ctrl-K><Ctrl-K><Ctrl-K>") == "2        ▲|3|4▏")
  }

  @Test func `a paste keeps its line breaks, as line feeds`() {
    var area = area("")
    #expect(area.paste("a\r\nb\rc\n\n") == .used)
    #expect(area.value == "a\nb\nc\n\n")
    _ = area.press(.control("_"))
    #expect(area.value == "")
    area.value = "x\r\ny"
    #expect(area.value == "x\ny")
    #expect(TextArea(text: "x\ry").value == "x\ny")
  }

  @Test(arguments: [
    ("<Shift-Up>", 3..<7), ("<Shift-Home>", 4..<7), ("<Ctrl-Shift-Home>", 0..<7),
    ("<Ctrl-Home><Shift-Down>", 0..<4), ("<Ctrl-Home><Shift-End>", 0..<3),
    ("<Ctrl-Home><Ctrl-Shift-End>", 0..<7),
  ])
  func `lines can be selected`(keys: String, selection: Range<Int>) {
    var area = area("one\ntwo")
    for key in Keystrokes(keys) { _ = area.press(key, in: Size(columns: 10, rows: 3)) }
    #expect(area.edited.selection == selection)
  }

  @Test func `a selected line break is visible after the line`() {
    var area = area("one\ntwo")
    _ = area.press(.shift(.up), in: Size(columns: 10, rows: 2))
    var canvas = Canvas(size: Size(columns: 10, rows: 2), isFocused: true)
    area.draw(on: &canvas)
    let selected = canvas.rows.map { $0.filter { $0.style == .selection }.map(\.text).joined() }
    #expect(selected == [" ", "two"])
  }

  @Test func `a placeholder is wrapped and shown only in an empty area`() {
    let lines = TextArea(placeholder: "1. Open it\n2. Save\n3. Close\n", rows: 2)
    #expect(drawn(lines) == "▏1. Open it|2. Save")
    let area = TextArea(placeholder: "What it is about", rows: 2)
    #expect(drawn(area) == "▏What it is|about")
    #expect(drawn(area, after: "x") == "x▏|")
  }

  @Test func `a summary shows its lines side by side`() {
    #expect(summary("one\n\ntwo\n") == "one / two")
    #expect(summary("") == "")
  }

  private func summary(_ text: String) -> String {
    let form = Form(title: "", fields: [Field("text", TextArea(text: text))])
    return Screen(form).summary(ofFieldAt: 0)
  }

  @Test func `it takes as many rows as it is given`() {
    #expect(TextArea().height(atWidth: 40) == 3)
    #expect(TextArea(rows: 20).height(atWidth: 5) == 20)
  }

  @Test(arguments: [
    (0, 0, 0), (0, 2, 2), (0, 9, 3), (1, 0, 4), (1, 9, 7), (2, 5, 8), (5, 0, 8), (-1, 4, 0),
  ])
  func `a press puts the caret at the grapheme`(row: Int, column: Int, offset: Int) {
    // "one", "日x", ""
    var area = area("one\n日\n")
    let position = Position(row: row, column: column)
    #expect(area.point(Pointer(.press, at: position), in: Size(columns: 10, rows: 3)) == .used)
    #expect(area.edited.caret == offset)
  }

  @Test func `a drag selects from line to line`() {
    var area = area("one\ntwo\nthree")
    let size = Size(columns: 10, rows: 3)
    _ = area.point(Pointer(.press, at: Position(row: 0, column: 1)), in: size)
    #expect(area.point(Pointer(.drag, at: Position(row: 1, column: 2)), in: size) == .used)
    #expect(area.edited.selection == 1..<6)
    #expect(area.point(Pointer(.release, at: Position(row: 1, column: 2)), in: size) == .used)
    #expect(area.edited.selection == 1..<6)
    #expect(area.point(Pointer(.wheelDown, at: Position(row: 1, column: 2)), in: size) == .notUsed)
  }

  @Test(arguments: [(1, 2, 4..<7), (1, 3, 4..<18), (2, 3, 4..<18), (0, 3, 0..<3), (3, 2, 19..<19)])
  func `a double click selects the word, a triple click the line as typed`(
    row: Int,
    clicks: Int,
    selection: Range<Int>
  ) {
    // "one", "two three ", "four", ""
    var area = area("one\ntwo three four\n")
    let pointer = Pointer(.press, at: Position(row: row, column: 1), clicks: clicks)
    #expect(area.point(pointer, in: Size(columns: 10, rows: 4)) == .used)
    #expect(area.edited.selection ?? area.edited.caret..<area.edited.caret == selection)
  }

  @Test func `a press in a scrolled area applies to the visible lines and does not scroll`() {
    let text = (1...9).map(String.init).joined(separator: "\n")
    var area = area(text)
    for key in Keystrokes("<Ctrl-End>") { _ = area.press(key, in: Size(columns: 10, rows: 3)) }
    _ = area.point(Pointer(.press, at: Position(row: 0, column: 0)), in: Size(columns: 10, rows: 3))
    #expect(picture(of: area) == "▏7        ▲|8|9")
    _ = area.point(Pointer(.drag, at: Position(row: -1, column: 0)), in: Size(columns: 10, rows: 3))
    #expect(picture(of: area) == "▏6        ▲|7|8        ▼")
  }
}
