import FormValidation
import Testing

struct LengthUnitTests {
  @Test(arguments: [
    ("", 0, 0, 0, 0), ("abc", 3, 3, 3, 3), ("\r\n", 1, 2, 2, 2), ("é", 1, 1, 1, 2),
    ("e\u{301}", 1, 2, 2, 3), ("👨‍👩‍👧‍👦", 1, 7, 11, 25), ("日本", 2, 2, 2, 6), ("𝄞", 1, 1, 2, 4),
    (" \u{308} ", 2, 3, 3, 4), ("\u{1}\u{308}", 2, 2, 2, 3),
  ])
  func `a length is what its unit counts`(
    _ text: String,
    _ graphemes: Int,
    _ scalars: Int,
    _ utf16: Int,
    _ bytes: Int
  ) {
    #expect(LengthUnit.allCases.map { $0.length(of: text) } == [graphemes, scalars, utf16, bytes])
    #expect(text.graphemeCount == text.count)
  }
}
