import Testing

@testable import FormValidation

struct AnswersTests {
  @Test func `a missing answer is null`() {
    var answers: Answers = ["a": 1]
    #expect(answers["a"] == 1)
    #expect(answers["b"] == .null)
    answers["b"] = .null
    #expect(answers.contains("b"))
    answers.remove("b")
    #expect(!answers.contains("b"))
    #expect(answers == ["a": 1])
  }

  @Test func `the last of two answers in a literal counts`() {
    #expect(Answers(dictionaryLiteral: ("a", 1), ("a", 2))["a"] == 2)
  }

  @Test(arguments: [0, 1, 7, 8, 9, 20])
  func `few and many answers are stored alike`(count: Int) {
    let fields = (0..<count).map { FieldID("field\($0)") }
    var answers = Answers()
    for (index, field) in fields.enumerated() { answers[field] = .number(Number(index)) }
    for (index, field) in fields.enumerated() {
      #expect(answers[field] == .number(Number(index)))
      #expect(answers.contains(field))
    }
    #expect(answers["other"] == .null)
    var backwards = Answers()
    for field in fields.reversed() { backwards[field] = answers[field] }
    #expect(backwards == answers)
    #expect(Set([answers, backwards]).count == 1)
    for field in fields {
      answers[field] = "new"
      #expect(answers[field] == "new")
      answers.remove(field)
      #expect(!answers.contains(field))
      answers[field] = "again"
      #expect(answers[field] == "again")
      answers.remove(field)
    }
    #expect(answers == Answers())
  }
}
