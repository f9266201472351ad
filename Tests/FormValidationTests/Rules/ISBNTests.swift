import FormValidation
import Testing

struct ISBNTests {
  @Test(
    arguments: [
      (.isbn, "3-8362-2119-5"),
      (.isbn, "978 4 87311 368 5"),
      (.isbn, "9783836221191"),
      (.isbn, "0080423906"),
      (.isbn(version: .isbn10), "097522980X"),
      (.isbn(version: .isbn13), "978-0321812704"),
    ] as [(Clause, String)]
  )
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.isbn, "", "Enter a digit."),
      (.isbn, "978-", "Enter a digit."),
      (.isbn, "9783836221", "Enter a digit."),
      (.isbn(version: .isbn13), "97", "Enter a digit."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.isbn, "3-8362-2119-6", "Check the number; a digit is wrong.", 0..<13),
      (.isbn, "9783836221190", "Check the number; a digit is wrong.", 0..<13),
      (.isbn(version: .isbn13), "3", "Start with 978 or 979.", 0..<1),
      (.isbn, "X", "\"X\" is not allowed in an ISBN.", 0..<1),
      (.isbn, "097522980x", "\"x\" is not allowed in an ISBN.", 9..<10),
      (.isbn, "3--", "\"-\" is not allowed in an ISBN.", 2..<3),
      (.isbn, "383622119 5 ", "A space is not allowed in an ISBN.", 11..<12),
    ] as [(Clause, String, String, Range<Int>)]
  )
  func `errors that typing cannot fix are reported`(
    _ clause: Clause,
    _ text: String,
    _ message: String,
    _ range: Range<Int>
  ) {
    clause.expectBreak(text, says: message, at: range)
  }
}
