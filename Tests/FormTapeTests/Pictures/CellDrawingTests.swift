@testable import FormWidgets
import Testing

@testable import FormTape

struct CellDrawingTests {
  private func drawing(_ text: String, _ look: CellAppearance = CellAppearance()) -> CellDrawing? {
    CellDrawing(PictureCell(Cell(text, look: look), isCursor: false, theme: .dark))
  }

  /// What a character draws in a cell of 8 by 16 at a font size of 16, as a path.
  @Test(
    arguments: [
      ("─", "M0 7.4H8V8.6H0Z"), ("━", "M0 6.6H8V9.4H0Z"),
      ("┼", "M0 7.4H8V8.6H0ZM3.4 0H4.6V16H3.4Z"), ("┿", "M0 6.6H8V9.4H0ZM3.4 0H4.6V16H3.4Z"),
      ("░", "M0 0H8V16H0Z"),
    ]
  )
  func `slider symbols are drawn as shapes`(text: String, path: String) throws {
    let drawing = try #require(self.drawing(text))
    let cell = PictureRectangle(left: 0, top: 0, width: 8, height: 16)
    #expect(drawing.path(in: cell, fontSize: 16) == path)
    #expect(drawing.opacity == (text == "░" ? 0.25 : 1))
    #expect(drawing.isSeamless == (text != "┼" && text != "┿"))
  }

  @Test func `each symbol of a slider has a shape`() {
    let glyphs = Glyphs.unicode
    let signs = [
      glyphs.trackFilled, glyphs.trackEmpty, glyphs.trackTick, glyphs.trackFilledTick,
      glyphs.trackBarred,
    ]
    for sign in signs { #expect(drawing(sign) != nil, "\(sign)") }
  }

  @Test(arguments: ["a", "│", "█", "─\u{301}", "──", "", " "])
  func `other characters are letters`(text: String) {
    #expect(drawing(text) == nil)
  }

  @Test func `an underlined blank is drawn as a line`() {
    #expect(drawing(" ", CellAppearance([.underline, .bold])) == .lines([.underline, .bold]))
    #expect(drawing(" ", CellAppearance([.italic])) == nil)
  }

  @Test(
    arguments: [
      (0, "0"), (9.6, "9.6"), (0.05, "0.05"), (-0.05, "-0.05"), (1.005, "1"), (19.999, "20"),
      (-12.345, "-12.35"), (.infinity, "0"), (.nan, "0"), (1e300, "0"),
    ] as [(Double, String)]
  )
  func `numbers have two decimals at most`(number: Double, text: String) {
    #expect(number.svg == text)
  }
}
