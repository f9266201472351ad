import FormValidation
import Testing

struct AnswersTests {
  @Test func `what was not answered is null`() {
    var answers: Answers = ["a": 1]
    #expect(answers["a"] == 1)
    #expect(answers["b"] == .null)
    answers["b"] = .null
    #expect(answers.contains("b"))
    answers.remove("b")
    #expect(!answers.contains("b"))
    #expect(answers == ["a": 1])
  }

  @Test func `of two answers in a literal the last counts`() {
    #expect(Answers(dictionaryLiteral: ("a", 1), ("a", 2))["a"] == 2)
  }
}
