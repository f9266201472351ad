@testable import FormValidation
import Testing

struct PersonNameTests {
  @Test(arguments: [
    "José", "O'Brien", "O’Brien", "Nguyễn", "李", "Jean-Luc", "'t Hooft", "Jose\u{301} María",
    "オノ・ヨーコ", "a\u{A0}b", "علی\u{200C}رضا", "J.R.R. Tolkien", "Martin Luther King Jr.", "St. John",
    "Mary A. Smith", "J.-P. Sartre", "Ludwig van Beethoven", "Ł\u{301}. B", "ג׳ורג׳", "བསྟན་འཛིན",
    "Ｊ．Ｒ．",
  ])
  func `names of any script pass`(_ text: String) {
    #expect(Clause.personName().standing(of: text) == .valid)
  }

  @Test(arguments: [
    ("", Standing.incomplete), ("Ada ", .incomplete), ("'", .incomplete), (" Ada", .invalid),
    ("Ada  L", .invalid), ("Ada1", .invalid), ("Ada_", .invalid), ("- a", .invalid),
    ("\u{301}a", .invalid), (".", .invalid), ("J..", .invalid), ("-.", .invalid), ("a .", .invalid),
    ("Ada\n\n", .invalid), ("👩", .invalid),
  ])
  func `other texts do not pass`(_ text: String, _ standing: Standing) {
    #expect(Clause.personName().standing(of: text) == standing)
  }

  @Test(arguments: [
    ("Ada1", "\"1\" is not allowed in a name.", 3..<4),
    ("é  ", "Use a single space between names.", 2..<3),
    (" é", "Remove the space at the start.", 0..<1),
    ("é - ", "Enter a letter before this space.", 3..<4),
  ])
  func `errors that typing cannot fix are reported`(
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    let verdict = PersonName().verdict(on: text, among: [:])
    #expect(verdict.texts == [message])
    #expect(verdict.violations.first?.range == range)
  }

  @Test func `words are counted`() {
    #expect(Clause.personName(minWords: 3).standing(of: "a b") == .incomplete)
    #expect(Clause.personName(minWords: 3).standing(of: "a b c") == .valid)
    #expect(PersonName(minWords: 3).verdict(on: "a", among: [:]).texts == ["At least 3 words."])
  }
}
