import SourceText
import Testing

@testable import FormFile

struct FindingTests {
  private static let source = SourceText("alpha: 1\nbeta: 2\n", file: "f")

  @Test func `without findings nothing is thrown`() throws {
    try FindingTests.source.check([])
  }

  @Test func `findings are reported in the order of the text, each once`() {
    let findings = [
      Finding(Mark(line: 2, column: 1), "c"),
      Finding(Mark(line: 1, column: 8), "b"),
      Finding(Mark(line: 1, column: 8), "b"),
      Finding(Mark(line: 1, column: 1), "z"),
      Finding(Mark(line: 1, column: 1), "a"),
    ]
    let failure = FindingTests.source.failure(findings)
    #expect(failure.all.map(\.message) == ["z", "a", "b", "c"])
    #expect(failure.omittedCount == 0)
  }

  @Test func `a finding at a word marks the word`() {
    let failure = FindingTests.source.failure([Finding(Mark(line: 2, column: 1), "m")])
    #expect(failure.all.map(\.length) == [4])
  }
}
