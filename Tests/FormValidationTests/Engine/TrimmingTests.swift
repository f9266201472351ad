import FormValidation
import RuleSamples
import Testing

/// Formats ignore white space at both ends of an answer.
struct TrimmingTests {
  private static let formats: [RuleSample] = RuleSample.all.filter { $0.clause.rule.traits.trims }

  @Test func `formats trim, and rules about characters and secrets do not`() {
    let names = Set(Self.formats.map(\.name))
    let wanted: Set = [
      "email", "url", "iban", "phone", "postal_code", "payment_card", "uuid", "ip", "ssn",
      "person_name", "full_name", "color", "hostname", "date", "time", "number", "isbn",
    ]
    #expect(wanted.subtracting(names) == [])
    #expect(names.isDisjoint(with: ["password", "pattern", "trimmed", "alpha", "json", "one_of"]))
  }

  @Test(arguments: formats.indices)
  func `a ruler and a schema judge and keep the trimmed answer`(index: Int) {
    let sample = Self.formats[index]
    guard case .text(let text) = sample.value else { return }
    for space in [" ", "\t", "\r\n", "\u{A0}", "\u{3000} \u{2003}"] {
      for typed in [space + text, text + space, space + text + space] {
        var answers = sample.answers
        answers["trimmed"] = .text(typed)
        var ruler = Ruler<Void>(answers: answers)
        ruler.register("trimmed", rules: [.required, sample.clause])
        #expect(ruler.verdict.isValid, "\(sample.clause.rule): \(ruler.verdict)")
        #expect(ruler.answers["trimmed"] == sample.value)
        let schema: Schema = ["trimmed": [.required, sample.clause]]
        #expect(schema.violations(in: answers) == [])
        #expect(schema.normalized(answers)["trimmed"] == sample.value)
      }
    }
  }

  @Test func `white space alone is no answer`() {
    let schema: Schema = ["a": [.email], "b": [.required, .email]]
    let codes = schema.violations(in: ["a": " \u{A0}", "b": "  "]).map(\.code)
    #expect(codes == ["required"])
  }

  @Test(
    arguments: [
      (.email, "a@b.de"), (.url, "https://a.de/"), (.iban(), "NO9832271000153"),
      (.date, "2026-03-31"), (.time, "12:00"), (.phone(), "+49 30 123456"), (.number, "1"),
      (.any([.email, .number]), "1"), (.all([.number, .range(max: 2)]), "1"),
      (Clause.number.when(.all([])), "1"),
    ] as [(Clause, String)]
  )
  func `a rule alone judges the text as it is`(clause: Clause, text: String) {
    #expect(clause.verdict(on: .text(text), among: [:]).isValid)
    for typed in [" " + text, text + "\n", text + "\u{A0}", "\u{3000}" + text] {
      #expect(!clause.verdict(on: .text(typed), among: [:]).isValid, "\(typed)")
    }
  }

  @Test func `white space within is judged`() {
    let schema: Schema = ["a": [.email], "b": [.iban()]]
    let answers: Answers = ["a": " ada @x.org", "b": "DE8 9370400440532013000"]
    #expect(schema.violations(in: answers).count == 2)
  }

  @Test(
    arguments: [
      ([.any([.email, .phone()])], " a@b.de ", "a@b.de", true),
      ([.all([.email, .maxLength(6)])], "a@b.de ", "a@b.de", true),
      ([.not([.email], "No address.")], " a@b.de", "a@b.de", false),
      ([.email.when("c", .equals("mail"))], " a@b.de", "a@b.de", true),
      ([.each([.email])], [" a@b.de", "c@d.de\n"], ["a@b.de", "c@d.de"], true),
      ([.maxLength(3)], " a ", " a ", true),
      ([.startsWith("a")], " a", " a", false),
    ] as [(RuleSet, Value, Value, Bool)]
  )
  func `rules made of formats trim too, others do not`(
    rules: RuleSet,
    typed: Value,
    kept: Value,
    isValid: Bool
  ) {
    var schema = Schema()
    schema.add("a", rules: rules)
    let answers: Answers = ["a": typed, "c": "mail"]
    #expect(schema.verdict(on: answers).isValid == isValid)
    #expect(schema.normalized(answers)["a"] == kept)
    #expect(schema.ruler(answers: answers).answers["a"] == kept)
  }

  @Test func `a rule that is added later trims the answer`() {
    var ruler = Ruler<Void>(answers: ["a": " a@b.de"])
    ruler.register("a", rules: [.required])
    ruler.add(.email, to: "a")
    #expect(ruler.verdict.isValid)
    #expect(ruler.answers["a"] == "a@b.de")
  }
}
