import FormValidation
import Testing

struct LengthUnitTests {
  @Test(arguments: [
    ("", 0, 0, 0, 0, 0), ("abc", 3, 3, 3, 3, 1), ("\r\n", 1, 2, 2, 2, 0), ("é", 1, 1, 1, 2, 1),
    ("e\u{301}", 1, 2, 2, 3, 1), ("👨‍👩‍👧‍👦", 1, 7, 11, 25, 0), ("日本", 2, 2, 2, 6, 2),
    ("𝄞", 1, 1, 2, 4, 0), (" \u{308} ", 2, 3, 3, 4, 0), ("\u{1}\u{308}", 2, 2, 2, 3, 0),
  ])
  func `a length counts its unit`(
    _ text: String,
    _ graphemes: Int,
    _ scalars: Int,
    _ utf16: Int,
    _ bytes: Int,
    _ words: Int
  ) {
    #expect(
      LengthUnit.allCases.map { $0.length(of: text) } == [graphemes, scalars, utf16, bytes, words]
    )
    #expect(text.graphemeCount == text.count)
  }
}
