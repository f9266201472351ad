@testable import FormValidation
import Testing

struct SlugTests {
  @Test(arguments: [
    ("foo", Standing.valid), ("a1-b2_c3", .valid), ("1", .valid), ("", .incomplete),
    ("foo-", .incomplete), ("foo_", .incomplete), ("-foo", .invalid), ("a--b", .invalid),
    ("a-_b", .invalid), ("Foo", .invalid), ("a b", .invalid), ("é", .invalid),
  ])
  func `groups are separated by single characters`(_ text: String, _ standing: Standing) {
    #expect(Clause.slug.standing(of: text) == standing)
  }

  @Test(arguments: [
    ("a-", "Enter a letter or digit."), ("-", "Enter a letter or digit here."),
    ("aB", "Use a-z, 0-9, - and _, not \"B\"."),
  ])
  func `the message says what to do`(_ text: String, _ message: String) {
    #expect(Slug().verdict(on: text, among: [:]).texts == [message])
  }
}
