@testable import FormValidation
import Testing

struct TrimmedTests {
  @Test(arguments: [
    ("a b", Standing.valid), ("a ", .incomplete), (" a", .invalid), ("", .valid), (" ", .invalid),
    ("\ta", .valid),
  ])
  func `a space at an edge is refused`(_ text: String, _ standing: Standing) {
    #expect(Clause.trimmed.standing(of: text) == standing)
  }

  @Test func `any white space can count`() {
    #expect(Clause.trimmed(anyWhitespace: true).standing(of: "\ta") == .invalid)
  }

  @Test func `the message says what to do`() {
    let texts = Trimmed().verdict(on: " a ", among: [:]).texts
    #expect(
      texts == ["Remove the space at the start.", "Remove the space at the end."]
    )
    #expect(Trimmed().requirement.text == "No space at the start or end")
  }
}

struct NoLeadingSpaceTests {
  @Test(arguments: [
    ("a ", Standing.valid), (" a", .invalid), ("", .valid), (" ", .invalid), ("\ta", .valid),
  ])
  func `a space at an edge is refused`(_ text: String, _ standing: Standing) {
    #expect(Clause.noLeadingSpace.standing(of: text) == standing)
  }

  @Test func `any white space can count`() {
    #expect(Clause.noLeadingSpace(anyWhitespace: true).standing(of: "\ta") == .invalid)
  }

  @Test func `the message says what to do`() {
    let texts = Trimmed(.start).verdict(on: " a", among: [:]).texts
    #expect(texts == ["Remove the space at the start."])
    #expect(Trimmed(.start).requirement.text == "No space at the start")
  }
}

struct NoTrailingSpaceTests {
  @Test(arguments: [
    (" a", Standing.valid), ("a ", .incomplete), ("", .valid), (" ", .incomplete), ("a\n", .valid),
  ])
  func `a space at an edge is refused`(_ text: String, _ standing: Standing) {
    #expect(Clause.noTrailingSpace.standing(of: text) == standing)
  }

  @Test func `any white space can count`() {
    #expect(Clause.noTrailingSpace(anyWhitespace: true).standing(of: "a\n") == .incomplete)
  }

  @Test func `the message says what to do`() {
    let texts = Trimmed(.end).verdict(on: "a ", among: [:]).texts
    #expect(texts == ["Remove the space at the end."])
    #expect(Trimmed(.end).requirement.text == "No space at the end")
  }
}
