import Testing

import TerminalText

struct WrappingTests {
  @Test(arguments: [
    ("", 5, [""]),
    ("one", 3, ["one"]),
    ("one two", 7, ["one two"]),
    ("one two", 6, ["one", "two"]),
    ("one two three", 8, ["one two", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
    ("日本語", 4, ["日本", "語"]), ("日", 1, ["日"]),
    ("a 日本", 5, ["a 日", "本"]), ("日本a", 5, ["日本a"]), ("日本ab", 5, ["日本", "ab"]),
    ("日.comのよう", 6, ["日.com", "のよう"]), ("abcdef日", 4, ["abcd", "ef日"]),
  ])
  func `text wraps at spaces and beside wide characters, and long words anywhere`(
    text: String,
    width: Int,
    lines: [String]
  ) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(arguments: [
    ("日本語。", 6, ["日本", "語。"]), ("日本、語", 4, ["日", "本、", "語"]), ("日本(語)", 5, ["日本", "(語)"]),
    ("日本「語」", 6, ["日本", "「語」"]), ("日本」。", 6, ["日", "本」。"]), ("エラー", 4, ["エ", "ラー"]),
    ("日って", 2, ["日", "っ", "て"]), ("日。", 2, ["日", "。"]), ("日」。", 4, ["日」", "。"]),
    ("「「日", 4, ["「「", "日"]),
  ])
  func `no Japanese line begins with a closing or ends with an opening character if there is room`(
    text: String,
    width: Int,
    lines: [String]
  ) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(arguments: ["one two three four", "日本語の文を、折り返します。", "ada@example.comのように「入力」してください"])
  func `no line is too long, and no character is lost`(text: String) {
    for width in 2...40 {
      let lines = text.wrapped(to: width)
      #expect(lines.allSatisfy { $0.cellWidth <= width }, "\(width)")
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "\(width)")
    }
  }
}
