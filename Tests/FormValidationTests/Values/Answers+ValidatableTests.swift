import FormValidation
import Testing

struct AnswersValidatableTests {
  @Test func `texts by name are answers`() {
    let texts = ["name": "Ada", "age": "36"]
    #expect(Answers(texts) == ["name": "Ada", "age": "36"])
    #expect(Answers(["n": nil, "m": 1] as [String: Int?]) == ["n": .null, "m": 1])
  }
}
