import FormTape
import FormWidgets
import SystemCalls
import TerminalEmulation
import TestSupport
import Testing

/// Rows with characters that only some terminals join.
@Suite(.serialized, .waiting)
struct PlacingTests {
  private static let form = """
    title: T
    fields:
      - {id: name, type: text, label: Name, rules: [{max_length: 40}]}
      - {id: other, type: text, label: 👩‍👧 Kin}
    """

  /// The column of a field, from 0.
  private static let column = 12

  /// Returns the output for a text typed into the first field, with the caret moved to its start
  /// and back.
  private func drawn(_ text: String) throws -> String {
    let filling = try PseudoFilling(PlacingTests.form)
    for keys in [text, "\u{1}", "\u{1B}OC", "\u{5}", "!", "\t", "\u{1B}[Z", "\u{5}"] {
      try filling.terminal.type(keys)
      filling.terminal.waitForSilence(.milliseconds(60))
    }
    return filling.terminal.output
  }

  private static let texts = [
    "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🏳️‍🌈", "a👩‍👧b👍🏽c", "\u{26A0}\u{FE0F}", "1\u{FE0F}\u{20E3}", "$<5>👩‍👧$<9>",
  ]

  @Test(arguments: texts)
  func `if the parts are shown side by side, the next character follows them`(text: String) throws {
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: 24))
    emulator.receive(try drawn(text).utf8)
    let row = emulator.grid.rows[2]
    #expect(row[PlacingTests.column + text.shownWidth].text == "!")
    #expect(row[PlacingTests.column + 41].text == "✓")
    #expect(emulator.cursor?.column == PlacingTests.column + text.shownWidth + 2)
  }

  @Test(
    .enabled(if: TmuxReferee.path != nil, "tmux is not installed"),
    arguments: [
      ("👩‍👩‍👧", "👩‍👩‍👧    !"), ("🇩🇪", "🇩🇪!"), ("a👩‍👧b👩‍👧c", "a👩‍👧  b👩‍👧  c!"), ("⚠\u{FE0F}", "⚠!"),
    ]
  )
  func `if they are joined, the next character is in the same column`(text: String, shown: String)
    throws
  {
    let path = try #require(TmuxReferee.path)
    let size = Size(columns: 80, rows: 24)
    let picture = try TmuxReferee(path: path).picture(of: drawn(text), on: size)
    let gap = String(repeating: " ", count: 41 - text.shownWidth - 1)
    #expect(picture.grid.line(3).hasSuffix("  " + shown + gap + "✓"))
    #expect(picture.cursor?.column == PlacingTests.column + text.shownWidth + 2)
  }

  @Test func `a deleted character leaves no trace`() throws {
    let filling = try PseudoFilling(PlacingTests.form)
    for keys in ["x👩‍👧", "\u{7F}"] {
      try filling.terminal.type(keys)
      filling.terminal.waitForSilence(.milliseconds(60))
    }
    var emulator = TerminalEmulator(size: Size(columns: 80, rows: 24))
    emulator.receive(filling.terminal.output.utf8)
    #expect(emulator.grid.line(3).contains("x      "))
    #expect(!emulator.grid.line(3).contains("👧"))
  }
}

extension String {
  /// The width of the text as displayed in a form.
  fileprivate var shownWidth: Int {
    var canvas = Canvas(size: Size(columns: 80, rows: 1))
    return canvas.write(self, row: 0, column: 0)
  }
}
