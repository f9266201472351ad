import FormTape
import FormWidgets
import Testing

@Suite(.enabled(if: XMLReferee.isPresent, "Python is not installed, so there is no strict parser"))
struct WellFormedTests {
  private static let odd: CellGrid = {
    let text = "\u{1}\u{FFFE}\u{FFFF}\u{7F}\t]]>'\"&<\u{301}😀\u{200D}ا─░"
    let look = CellAppearance([.underline, .bold], background: "\"<")
    let cells = text.unicodeScalars.map { Cell(String($0), look: look) }
    return CellGrid([cells, Array(repeating: Cell(" \u{308}"), count: cells.count)])
  }()

  private static let look: PictureStyle = {
    var look = PictureStyle(title: "a < b & \"c\" \u{0}", padding: 3)
    look.set("FontFamily", to: "\"Odd\" <&>")
    return look
  }()

  @Test(
    arguments: [
      SVGPicture(CellGrid([])).text,
      SVGPicture(odd, cursor: ScreenPosition(row: 1, column: 1), look: look).text,
      SVGFilm([]).text,
      SVGFilm(
        [.init(at: .zero, odd), .init(at: .seconds(1), CellGrid(["a"], columns: 1))],
        look: look
      )
      .text,
    ]
  )
  func `pictures and animations are well formed, whatever is on the screen`(text: String) throws {
    #expect(try XMLReferee.fault(in: text) == nil)
  }

  @Test func `the parser finds errors`() throws {
    let text = SVGPicture(CellGrid([])).text
    #expect(try XMLReferee.fault(in: text.replacing("</title>", with: "")) != nil)
  }
}
