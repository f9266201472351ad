import FormValidation
import SeededRandom
import Testing

/// What holds of any ruler, whatever is registered and in whatever order it is filled in.
struct RulerLawTests {
  private static let fields: [FieldID] = ["q", "b", "z", "a", "m"]
  private static let texts = ["", "a", "ab", "a@b", " a ", "12", "7", "é", "a b"]

  private static func rules(using generator: inout SeededGenerator) -> RuleSet {
    let other = fields.randomElement(using: &generator) ?? "a"
    let pool: [Clause] = [
      .required, .minLength(2), .maxLength(2), .email, .number, .range(5...10), .alpha,
      .sameAs(other), .differentFrom(other), .noneOf(["ab"]), .trimmed,
      .email.when(other, .required), .maxLength(1).severity(.warning), .minLength(3).stop(),
      .equals(reads: [other]) { $0[other] },
    ]
    return RuleSet(
      (0..<Int.random(in: 0...4, using: &generator)).compactMap { _ in
        pool.randomElement(using: &generator)
      }
    )
  }

  private static func schema(using generator: inout SeededGenerator) -> Schema {
    var schema = Schema()
    for field in fields.shuffled(using: &generator).prefix(4) {
      schema.add(
        field,
        normalizers: Bool.random(using: &generator) ? [.trim] : [],
        rules: rules(using: &generator)
      )
    }
    return schema
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `typing equals setting, and the first error is the first of all`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var broken = 0
    for _ in 0..<150 {
      let schema = Self.schema(using: &generator)
      var ruler = schema.ruler()
      var answers: Answers = [:]
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        let field = Self.fields.randomElement(using: &generator) ?? "a"
        let text = Self.texts.randomElement(using: &generator) ?? ""
        ruler.setValue(.text(text), of: field)
        answers[field] = .text(text)
        #expect(ruler.validateAll() == schema.violations(in: answers), "seed \(seed)")
      }
      #expect(ruler.validate() == ruler.validateAll().first, "seed \(seed)")
      #expect(ruler.verdict == schema.verdict(on: answers), "seed \(seed)")
      #expect(schema.ruler(answers: answers).validateAll() == ruler.validateAll(), "seed \(seed)")
      broken += ruler.validateAll().count
    }
    #expect(broken > 100)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `all ways of reading violations agree, in the order of registration`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      var (plain, typed) = (Ruler<Void>(), Ruler<Int>())
      for (index, field) in Self.fields.shuffled(using: &generator).enumerated() {
        let rules = Self.rules(using: &generator)
        let text = Self.texts.randomElement(using: &generator) ?? ""
        plain.register(field, value: .text(text), rules: rules)
        typed.register(field, value: .text(text), rules: rules, userInfo: index)
      }
      if Bool.random(using: &generator) {
        let field = Self.fields.randomElement(using: &generator) ?? "a"
        let (readers, typedReaders) = (plain.remove(field), typed.remove(field))
        #expect(readers == typedReaders)
      }
      let all = plain.validateAll()
      #expect(typed.validateAll().map(\.violation) == all, "seed \(seed)")
      #expect(typed.validateAll().map(\.userInfo) == typed.validateAll().map(\.userInfo).sorted())
      #expect(typed.validate()?.violation == all.first, "seed \(seed)")
      #expect(plain.validateByField().flatMap(\.members) == all, "seed \(seed)")
      #expect(plain.validate(plain.registrations.map(\.field).shuffled()) == all, "seed \(seed)")
      #expect(plain.registrations.flatMap { plain.validate($0.field) } == all, "seed \(seed)")
      #expect(plain.verdict.violations == all, "seed \(seed)")
      var again = plain
      let changed = again.refresh()
      #expect(changed == [] && again.validateAll() == all, "seed \(seed)")
    }
  }
}
