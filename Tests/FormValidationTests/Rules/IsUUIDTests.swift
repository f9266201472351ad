import FormValidation
import Testing

struct IsUUIDTests {
  @Test(
    arguments: [
      (.uuid, "0190163d-8694-739b-aea5-966c26f8ad91"),
      (.uuid, "0190163D-8694-739B-AEA5-966C26F8AD91"),
      (.uuid, "00000000-0000-0000-0000-000000000000"),
      (.uuid, "92e76bf9-28b3-4730-cd7f-cb6bc51f8c09"),
      (.uuid(version: .v7), "0190163d-8694-739b-aea5-966c26f8ad91"),
      (.uuid(version: .nil), "00000000-0000-0000-0000-000000000000"),
      (.uuid(version: .max), "ffffffff-ffff-FFFF-ffff-ffffffffffff"),
      (.uuid(version: .all), "0190163d-8694-739b-aea5-966c26f8ad91"),
      (.uuid(version: .all), "00000000-0000-0000-0000-000000000000"),
      (.uuid(version: .all), "ffffffff-ffff-FFFF-ffff-ffffffffffff"),
    ] as [(Clause, String)]
  )
  func `valid texts pass`(_ clause: Clause, _ text: String) {
    #expect(clause.standing(of: text) == .valid)
  }

  @Test(
    arguments: [
      (.uuid, "", "Enter a digit or a letter a to f."),
      (.uuid, "0190163d", "Enter a hyphen."),
      (.uuid, "0190163d-8694-739b-aea5-966c26f8ad9", "Enter a digit or a letter a to f."),
      (.uuid(version: .all), "00000000-0000-0000-0", "Enter a digit or a letter a to f."),
    ] as [(Clause, String, String)]
  )
  func `the start of a text says what to add`(_ clause: Clause, _ text: String, _ message: String) {
    clause.expectStart(text, says: message)
  }

  @Test(
    arguments: [
      (.uuid, "0190163g", "\"g\" is not allowed in a UUID.", 7..<8),
      (.uuid, "0190163d8", "Enter a hyphen.", 8..<9),
      (.uuid, "0190163d-8694-739b-aea5-966c26f8ad910", "Remove 1 digit.", 36..<37),
      (.uuid, "{", "\"{\" is not allowed in a UUID.", 0..<1),
      (
        .uuid(version: .v4), "0190163d-8694-739b-aea5-966c26f8ad91",
        "Enter 4 here for the version.", 14..<15
      ),
      (.uuid(version: .v7), "0190163d-8694-739b-c", "Enter 8, 9, a or b here.", 19..<20),
      (.uuid(version: .nil), "1", "Use only zeros.", 0..<1),
      (.uuid(version: .max), "fe", "Use only the letter f.", 1..<2),
      (.uuid(version: .all), "0190163d-8694-0", "Enter the version here, 1 to 8.", 14..<15),
      (
        .uuid(version: .all), "00000000-0000-01", "Use only zeros, or a version from 1 to 8.",
        15..<16
      ),
      (
        .uuid(version: .all), "ffffffff-ffff-f1",
        "Use only the letter f, or a version from 1 to 8.", 15..<16
      ),
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
