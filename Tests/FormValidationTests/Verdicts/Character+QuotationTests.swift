@testable import FormValidation
import Testing

struct CharacterQuotationTests {
  @Test(arguments: [
    ("a" as Character, "a"), (" ", " "), ("é", "é"), ("日", "日"), ("👍", "👍"), ("\u{A0}", "U+00A0"),
    ("\u{202A}", "U+202A"), ("\u{200B}", "U+200B"), ("\u{301}", "U+0301"), ("\u{FFFD}", "U+FFFD"),
    ("−", "− (U+2212)"), ("‐", "‐ (U+2010)"), ("２", "２ (U+FF12)"), ("’", "’ (U+2019)"),
    ("а", "а (U+0430)"), ("ο", "ο (U+03BF)"), ("0\u{301}", "0\u{301}"), ("\u{E0001}", "U+E0001"),
    ("x\u{E0041}", "U+E0041"), ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
    ("क\u{94D}\u{200D}", "क\u{94D}\u{200D}"),
  ])
  func `a character that could be another, or none, is named`(
    _ character: Character,
    _ text: String
  ) {
    #expect(character.quotation == text)
  }

  @Test(
    arguments: [
      (.email, "a\u{A0}b@c.de", "A no-break space is not allowed in an email address."),
      (.email, "a‐b@c−d.de", nil), (.uuid, "0e8eb8a２", "Use 2 instead of ２ (U+FF12)."),
      (.uuid, "\u{202A}0", "\"U+202A\" is not allowed in a UUID."),
      (.uuid, "0 ", "A space is not allowed in a UUID."),
      (.uuid, "0e8eb8a’", "\"’ (U+2019)\" is not allowed in a UUID."),
      (.uuid, "0e8eb8a−", "\"− (U+2212)\" is not allowed in a UUID."),
      (.uuid, "0e8eb8a2−", "Use - instead of − (U+2212)."),
      (.email, "o’neil@x.org", "Use ' instead of ’ (U+2019)."),
      (.integer, "1’000", "\"’ (U+2019)\" is not allowed in a number."),
      (.date, "2026’01", "\"’ (U+2019)\" is not allowed in a date."),
    ] as [(Clause, String, String?)]
  )
  func `a message tells characters apart`(_ clause: Clause, _ text: String, _ message: String?) {
    let texts = clause.verdict(on: .text(text), among: [:]).texts
    if let message {
      #expect(texts == [message])
    } else {
      #expect(!texts.joined().contains("\"−\""))
    }
  }
}
