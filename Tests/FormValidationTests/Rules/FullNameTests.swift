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

  @Test func `a name of one word says what to add`() {
    #expect(FullName().verdict(on: "Ada", among: [:]).texts == ["Enter a last name too."])
    #expect(Clause.fullName(minWords: 1).standing(of: "Ada") == .valid)
  }
}
