import FormValidation
import Testing

/// What the older Swift libraries do on their first pages, in as few lines as it takes here.
struct OlderLibrariesTests {
  @Test func `any value by one rule or several`() {
    enum Plan: String, Validatable { case free, paid }
    #expect("ada@example.com".validate(.email).isValid)
    #expect(!validate(17, .required, .range(18...)).isValid)
    #expect(9.5.validate(.range(0.5...9.5)).isValid)
    #expect(["a", "b"].validate(.minItems(1)).isValid)
    #expect(Plan.paid.validate(.oneOf(["free", "paid"])).isValid)
    #expect(!(nil as String?).validate(.required).isValid)
  }

  @Test func `a rule of a closure`() {
    let even: Clause = .custom("odd", "Make it even.") { (text: String) in text.count % 2 == 0 }
    #expect("abc".validate(even).violations.map(\.code) == ["odd"])
  }

  @Test func `a set of rules: all failures, or the first`() {
    let password: RuleSet = [.required, .minLength(8), .pattern(/.*[0-9].*/)]
    let verdict = "secret".validate(password)
    #expect(verdict.violations.map(\.rule) == ["min_length", "pattern"])
    #expect(verdict.violations.first?.text() == "Must have at least 8 characters.")
  }

  @Test func `results merge`() {
    let verdict = Verdict(merging: ["".validate(.required), "ada".validate(.email), .valid])
    #expect(verdict.violations.map(\.rule) == ["required", "email"])
    #expect(Verdict(merging: []).isValid)
  }

  @Test func `any payload is the error`() {
    enum Trouble: Error { case noName, shortName }
    var ruler = Ruler<Trouble>()
    ruler.register("name", value: "a", rules: [.required: .noName, .minLength(2): .shortName])
    #expect(ruler.validate()?.userInfo == .shortName)
  }

  @Test func `a registry of rules: the first error, or all in order`() {
    var ruler = Ruler<Void>()
    ruler.register("name", rules: [.required])
    ruler.register("network", rules: [.environment("offline", "Connect first.") { false }])
    #expect(ruler.validate()?.code == "required")
    #expect(ruler.validateAll().map(\.code) == ["required", "offline"])
  }

  @Test func `one field or several, with callbacks`() {
    let live = LiveRuler<Void>()
    live.update { $0.register("name", rules: [.required]) }
    var told: [String] = []
    live.onValidate { _ in
      told.append("ok")
    } failure: {
      told += $0.map(\.violation.code)
    }
    live.validate()
    live.setValue("Ada", of: "name")
    live.validate()
    #expect(told == ["required", "ok"])
    #expect(live.validate("name").isEmpty)
  }

  @Test func `candidates: a field, a closure, a trimmed view, a comparison`() {
    var ruler = Ruler<Void>(answers: ["nick": " a ", "arrival": 2, "departure": 1])
    ruler.register("tidy", of: .field("nick").trimmed, rules: [.minLength(2)])
    ruler.register("count", of: .closure { 3 }, rules: [.range(...2)])
    ruler.register(
      "stay",
      of: .comparison(.field("arrival"), .lessThan, .field("departure")),
      rules: [.holds("order", "Depart after you arrive.")]
    )
    #expect(ruler.validateAll().map(\.field) == ["tidy", "count", "stay"])
  }

  @Test func `live validation, with a state to style the field by`() {
    let live = LiveRuler<Void>()
    live.update { $0.register("email", rules: [.email]) }
    var states: [AnswerState] = []
    live.onChange(of: "email") { states.append($0.state) }
    for text in ["ada@", "ada@@", "ada@b.org"] { live.setValue(text, of: "email") }
    #expect(states == [.incomplete, .invalid, .valid])
  }

  @Test func `another field is confirmed, and a dynamic target followed`() {
    let schema: Schema = ["again": [.sameAs("email")], "code": [.equals { "42" }]]
    #expect(schema.violations(in: ["email": "a", "again": "b", "code": "41"]).count == 2)
    #expect(schema.violations(in: ["email": "a", "again": "a", "code": "42"]).isEmpty)
  }

  @Test func `texts in, messages by field out`() {
    let schema: Schema = ["email": [.required, .email], "age": [.range(18...)]]
    let messages = schema.messages(in: Answers(["email": "", "age": "17"]))
    #expect(messages["email"] == ["Required."])
    #expect(messages.map(\.field) == ["email", "age"])
  }

  @Test func `remote rules`() async {
    var ruler = Ruler<Void>()
    ruler.register("name", value: "ada", rules: [.remote("free")])
    let answers = await ruler.settle(
      asking: ["free": { _ in .verdict(.invalid("taken", "{label} is taken.")) }],
      clock: ContinuousClock()
    )
    ruler.receive(answers)
    #expect(ruler.validateAll().map(\.code) == ["taken"])
  }

  @Test func `custom messages, by code and language`() {
    var messages = MessageCatalog(in: .german)
    messages["required", of: "email"] = "Wohin sollen wir schreiben?"
    let schema: Schema = ["email": [.required], "name": [.required]]
    let texts = schema.messages(in: [:], labels: ["name": "Name"], wording: messages)
    #expect(texts["email"] == ["Wohin sollen wir schreiben?"])
    #expect(texts["name"] == ["Name ist erforderlich."])
  }
}
