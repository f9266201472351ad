import FormValidation
import Testing

/// Limits at the ends of `Int` end nothing.
struct ExtremeLimitTests {
  private static let limits = [Int.min, -1, 0, 1, Int.max]

  @Test(arguments: limits)
  func `rules about lengths and counts take any number`(_ limit: Int) {
    let rules: RuleSet = [
      .minLength(limit), .maxLength(limit), .length(limit...limit), .minItems(limit),
      .maxItems(limit), .digits(limit),
    ]
    let values: [Value] = ["", "x", "12", "2001-01-01", "12/30", 17, 1.5, true, ["a", "b"], .null]
    let answers: Answers = [.now: "2026-01-01T00:00:00Z"]
    for value in values {
      for clause in rules.clauses {
        for violation in RuleSet([clause]).verdict(on: value, among: answers).violations {
          #expect(!violation.text().isEmpty)
        }
        _ = clause.checklist(on: value, among: answers)
      }
    }
  }

  @Test func `a verdict is described by its messages`() {
    #expect("\("".validate(.email))" == "valid")
    let short = "x".validate(.minLength(3), .digits(2))
    let texts = short.violations.map { $0.text() }
    #expect("\(short)" == "invalid: " + texts.joined(separator: " "))
    let incomplete = "x".validate(.minLength(3))
    #expect("\(incomplete)" == "incomplete: " + incomplete.violations[0].text())
    var ruler = Ruler<Void>()
    ruler.register("name", rules: [.required])
    #expect("\(ruler.validateAll()[0])" == "name: " + ruler.validateAll()[0].text())
  }

  @Test func `an author's message mentions the answer`() {
    let rule = Clause.email.message("Not {value}!")
    #expect("x@".validate(rule).violations.map { $0.text() } == ["Not x@!"])
    let schema: Schema = ["email": [rule], "other": [.email]]
    var catalog = MessageCatalog()
    catalog["email", of: "other"] = "Nor {value}."
    let messages = schema.messages(in: ["email": "x@", "other": "y@"], wording: catalog)
    #expect(messages["email"] == ["Not x@!"] && messages["other"] == ["Nor y@."])
    let error = #expect(throws: InvalidAnswers.self) {
      try schema.validated(["email": "x@", "other": "y@"], wording: catalog)
    }
    #expect(error?.messages["other"] == ["Nor y@."])
    // It is no value of the violation, which reports list.
    #expect(error?.violations.first?.parameters["value"] == nil)
    let items: Schema = ["list": [.each([.email])]]
    let answers: Answers = ["list": ["a@b.cc", "z@"]]
    let ofItems = items.messages(in: answers, wording: MessageCatalog(["email": "No {value}"]))
    #expect(ofItems["list"] == ["No z@"])
  }

  @Test func `a rule's own value stays in its message`() {
    let rule = Clause.equals("y").message("Be {value}!")
    #expect("x".validate(rule).violations.map { $0.text() } == ["Be y!"])
  }
}
