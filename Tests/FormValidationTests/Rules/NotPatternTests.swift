@testable import FormValidation
import Testing

struct NotPatternTests {
  @Test(arguments: [
    ("12", true, Standing.incomplete), ("12a", true, .valid), ("12a", false, .incomplete),
    ("a", true, .valid), ("a", false, .valid), ("", true, .valid),
  ])
  func `a text must not match`(_ text: String, _ anchored: Bool, _ standing: Standing) throws {
    let clause = try Clause.notPattern("[0-9]+", anchored: anchored)
    #expect(clause.standing(of: text) == standing)
  }

  @Test func `case can be ignored`() throws {
    #expect(try Clause.notPattern("root").standing(of: "ROOT") == .valid)
    #expect(try Clause.notPattern("root", ignoreCase: true).standing(of: "ROOT") == .incomplete)
  }

  @Test func `a match over the limits is reported`() throws {
    let pattern = try NotPattern("b")
    let verdict = pattern.verdict(on: String(repeating: "a", count: 2_000_000), among: [:])
    #expect(verdict.codes == ["pattern.too_costly"])
  }

  @Test func `the message shows the example`() throws {
    let plain = try NotPattern("x")
    #expect(plain.verdict(on: "x", among: [:]).texts == ["Use another format."])
    #expect(plain.requirement.text == "Does not match x")
    let taught = try NotPattern("[a-z]+", example: "abc")
    let verdict = taught.verdict(on: "x", among: [:])
    #expect(verdict.texts == ["Use another format, not one like abc."])
    #expect(taught.requirement.text == "Not like abc")
  }

  @Test func `an invalid expression is refused`() {
    #expect(throws: PatternError.self) { try NotPattern("(") }
  }

  @Test func `rules are equal if all their parameters are`() throws {
    #expect(try NotPattern("a") == NotPattern("a"))
    #expect(try Set([NotPattern("a"), NotPattern("a", anchored: false)]).count == 2)
    #expect(try Clause(NotPattern("a")) == Clause.notPattern("a"))
  }
}
