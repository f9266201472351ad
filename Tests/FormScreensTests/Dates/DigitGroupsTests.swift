import Testing

@testable import FormWidgets

struct DigitGroupsTests {
  @Test(
    arguments: [
      ("2026", "1", "2026-1"), ("2026-11", "2", "2026-11-2"), ("2026-3", "-", "2026-03-"),
      ("202", "6", nil), ("2026", "-", nil), ("2026-", "1", nil), ("2026-1", "1", nil),
      ("2026-11-21", "1", nil), ("2026-11-2", "-", nil), ("202x", "6", nil), ("20-6", "1", nil),
      ("2", "-", nil), ("", "2", nil), ("2026", "٣", nil), ("2026-11", "x", nil),
    ] as [(String, Character, String?)]
  )
  func `a digit after a full group adds a separator`(
    text: String,
    character: Character,
    after: String?
  ) {
    #expect(DigitGroups.date.text(text, typing: character) == after)
  }

  @Test(
    arguments: [("09", "3", "09:3"), ("9", ":", "09:"), ("9", "3", nil), ("09:3", "0", nil)]
      as [(String, Character, String?)]
  )
  func `times have two groups`(text: String, character: Character, after: String?) {
    #expect(DigitGroups.time.text(text, typing: character) == after)
  }

  @Test(arguments: [
    ("20261121", "2026-11-21"), ("2026-11-21", "2026-11-21"), ("2026112", "2026112"),
    ("202611211", "202611211"), ("2026112x", "2026112x"),
  ])
  func `only digits are grouped`(text: String, grouped: String) {
    #expect(DigitGroups.date.grouped(text) == grouped)
  }

  @Test(
    arguments: [
      ("2026-11-21", [2026, 11, 21]), ("2026-11-2", nil), ("2026-11", nil), ("2026/11/21", nil),
      ("99999-1-1", nil), ("", nil), ("2026-01-01\u{301}", nil), ("2026-01-0\u{20E3}1", nil),
      ("2026-1\u{200D}1-01", nil), ("2026-11-2\u{FE0F}1", nil),
    ] as [(String, [Int]?)]
  )
  func `a complete text has numbers`(text: String, numbers: [Int]?) {
    #expect(DigitGroups.date.numbers(in: text) == numbers)
  }
}
