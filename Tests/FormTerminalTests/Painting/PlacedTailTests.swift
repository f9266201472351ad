@testable import FormWidgets
import Testing

@testable import FormTerminal

struct PlacedTailTests {
  private func tail(_ texts: [(column: Int, text: String, style: Style)], columns: Int = 30)
    -> [String]?
  {
    let spans = texts.map {
      Span(column: $0.column, text: $0.text, width: $0.text.cellWidth, style: $0.style)
    }
    return PlacedTail(of: spans, columns: columns, isPlaced: \.isOfDoubtfulWidth)?.pieces
      .map { "\($0.column) \($0.text) \($0.paint.style)" }
  }

  @Test func `a row of certain widths is left to ncurses`() {
    #expect(tail([]) == nil)
    #expect(tail([(0, "abc", .plain), (4, "日本é", .value)]) == nil)
  }

  @Test func `text after a joined emoji is placed where the screen has it`() {
    #expect(tail([(2, "a👩‍👧b", .value)]) == ["3 👩‍👧 value", "7 b value"])
    #expect(
      tail([(0, "🇩🇪🇫🇷x", .value), (8, "!", .error)])
        == ["0 🇩🇪 value", "2 🇫🇷 value", "4 x value", "5     plain", "8 ! error"]
    )
  }

  @Test func `text after a joiner is placed, and so is what follows`() {
    let conjunct = "\u{D9A}\u{DCA}\u{200D}"
    #expect(
      tail([(0, conjunct + "\u{DC2}abc", .value)])
        == ["0 \(conjunct) value", "1 \u{DC2} value", "2 abc value"]
    )
    #expect(
      tail([(0, conjunct, .value), (1, "\u{DC2}ab", .selection)])
        == ["0 \(conjunct) value", "1 \u{DC2} selection", "2 ab selection"]
    )
  }

  @Test
  func `the rest of a symbol covered by a later span is written, since ncurses has blanks there`() {
    #expect(
      tail([(0, "👩‍👧b", .value), (3, "›", .quiet)]) == [
        "0 👩\u{200D} value", "2   plain", "3 › quiet", "4 b value",
      ]
    )
    #expect(tail([(0, "a🇩🇪", .value), (2, "›", .quiet)]) == ["1 🇩 value", "2 › quiet"])
    #expect(tail([(0, "🇩🇪", .value), (0, "abc", .quiet)]) == ["0 abc quiet"])
  }

  @Test func `a combining mark left alone by a later span does not join that span`() {
    #expect(
      tail([(0, "0\u{93F}🇩🇪", .value), (0, "‹", .quiet)])
        == ["0 ‹ quiet", "1 \u{93F}🇩🇪 value"]
    )
  }

  @Test func `text that does not fit is left out`() {
    #expect(tail([(30, "👩‍👧", .value)]) == nil)
    #expect(tail([(26, "👩‍👧", .value)]) == ["26 👩‍👧 value"])
  }
}
