import Testing

@testable import FormUI

struct WrappingTests {
  @Test(arguments: [
    ("", 5, [""]),
    ("one", 3, ["one"]),
    ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("one two three", 8, ["one two", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
    ("日本語", 4, ["日本", "語"]),
    ("日", 1, ["日"]), ("日本語。", 6, ["日本", "語。"]), ("日本、語", 4, ["日", "本、", "語"]),
    ("日。", 2, ["日", "。"]), ("日」。", 4, ["日」", "。"]),
  ])
  func `a text is broken at spaces, long words anywhere`(text: String, width: Int, lines: [String])
  {
    #expect(text.wrapped(to: width) == lines)
  }
}
