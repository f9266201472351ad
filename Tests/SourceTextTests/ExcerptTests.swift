import TerminalText
import Testing

@testable import SourceText

struct ExcerptTests {
  private static func excerpt(_ line: String, _ column: Int, length: Int = 1) -> String {
    let place = Place(line: 3, column: column)
    return Excerpt(of: line, at: place, length: length).lines.joined(separator: "\n")
  }

  @Test func `the caret is under the marked text`() {
    #expect(
      ExcerptTests.excerpt("- lenght: 3", 3, length: 6) == """
           3 | - lenght: 3
             |   ^^^^^^
        """
    )
  }

  @Test func `the caret can be after the last character`() {
    #expect(
      ExcerptTests.excerpt("abc", 4) == """
           3 | abc
             |    ^
        """
    )
  }

  @Test func `marks do not extend beyond the line`() {
    #expect(
      ExcerptTests.excerpt("abc", 2, length: 9) == """
           3 | abc
             |  ^^
        """
    )
  }

  @Test func `a tab is shown as a visible character of the caret's width`() {
    #expect(
      ExcerptTests.excerpt("\t- x", 4) == """
           3 | ␉- x
             |    ^
        """
    )
  }

  @Test func `wide and combining characters keep the caret aligned`() {
    #expect(
      ExcerptTests.excerpt("漢字 e\u{301} 👩‍👩‍👧 x", 8) == """
           3 | 漢字 e\u{301} 👩‍👩‍👧 x
             |           ^
        """
    )
    #expect(
      ExcerptTests.excerpt("漢字: x", 1, length: 2) == """
           3 | 漢字: x
             | ^^^^
        """
    )
  }

  @Test func `a line number of many digits widens the gutter`() {
    let excerpt = Excerpt(of: "x", at: Place(line: 123_456, column: 1), length: 1)
    #expect(excerpt.lines == ["123456 | x", "       | ^"])
  }

  @Test(arguments: [1, 30, 73, 74, 200, 399, 400, 401])
  func `a long line is clipped around the marked column`(column: Int) {
    let line = String(repeating: "abcdefghij", count: 40)
    let lines = Excerpt(of: line, at: Place(line: 3, column: column), length: 3).lines
    #expect(lines.allSatisfy { $0.count <= 100 })
    let caret = lines[1].prefix { $0 != "^" }.count
    let shown = Array(lines[0])
    let wanted = column <= 400 ? Array(line)[column - 1] : nil
    #expect((caret < shown.count ? shown[caret] : nil) == wanted)
  }

  @Test(arguments: [(73, false), (74, true)])
  func `a line is cut only if it is too wide`(length: Int, isCut: Bool) {
    let excerpt = ExcerptTests.excerpt(String(repeating: "x", count: length), 1)
    #expect(excerpt.contains("…") == isCut)
  }

  @Test func `a line of wide characters is clipped by cells`() {
    let line = String(repeating: "漢", count: 300)
    let lines = Excerpt(of: line, at: Place(line: 3, column: 150), length: 1).lines
    let width = lines[0].cellWidth
    #expect(width <= 100)
    #expect(lines[1].hasSuffix("^^"))
  }
}
