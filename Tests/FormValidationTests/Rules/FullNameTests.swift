@testable import FormValidation
import Testing

struct FullNameTests {
  @Test(arguments: [
    ("Ada Lovelace", Standing.valid), ("Nguyễn Văn A", .valid), ("Ada", .incomplete),
    ("Ada ", .incomplete), ("Ada 2", .invalid), ("", .incomplete),
  ])
  func `a full name has two words`(_ text: String, _ standing: Standing) {
    #expect(Clause.fullName().standing(of: text) == standing)
  }

  @Test(arguments: [
    ("Ada ", "Enter a last name too."), ("Ada L ", "Enter a letter or remove the space."),
    ("", "Enter a letter."), ("Ada -", "Enter a letter."),
  ])
  func `the start of a name says what to add`(_ text: String, _ message: String) {
    #expect(FullName().verdict(on: text, among: [:]).texts == [message])
  }

  @Test func `a name of one word says what to add`() {
    #expect(FullName().verdict(on: "Ada", among: [:]).texts == ["Enter a last name too."])
    #expect(Clause.fullName(minWords: 1).standing(of: "Ada") == .valid)
  }
}
