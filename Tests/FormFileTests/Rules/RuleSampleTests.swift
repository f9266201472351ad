import FormValidation
import RuleSamples
import SeededRandom
import TestSupport
import Testing

@testable import FormFile

/// Properties of every rule of the catalog.
struct RuleSampleTests {
  private static let texts = BadText.all(bytes: 600).map(\.text)

  /// Parameters that no one writes on purpose.
  private static let oddities = [
    "1e999999999", "-1e999999999", "-1", "0", "99999999999999999999", "1e-999999999", ".nan",
    ".inf",
    "''", "'['", "'(?<n>a)(?<n>b)\\k<m>'", "'(a*)*$'", "\"\\0\"", "\"\\u202e\"", "[]", "[[]]", "{}",
    "~", "{min: 9, max: 1}", "{min: 1e999999999}", "{max: -1}", "{exact: 1, min: 5, max: 2}",
    "{years: 99999999999999999999}", "{years: 999999999999}", "{min: 2026-02-30, max: 0000-00-00}",
    "{min: 23:59, max: 2026-01-01}", "today+99999999999999d", "now-9999999y", "{run: []}",
  ]

  @Test(arguments: RuleDefinition.all)
  func `every rule has a sample`(key: RuleDefinition) {
    // An alias in form files may be another rule in Swift.
    let names = Set(RuleSample.all.map(\.name))
    let rule = RuleSpellingTests.spelling(of: key.name).flatMap {
      try? Clause(yaml: $0, extensions: RuleSpellingTests.extensions)
    }
    #expect(names.contains(rule?.rule.name ?? key.name))
  }

  @Test(arguments: RuleSample.all.indices)
  func `a sample is valid`(index: Int) {
    let sample = RuleSample.all[index]
    let verdict = sample.clause.verdict(on: sample.value, among: sample.answers)
    let expected: [String] = sample.clause.remote == nil ? [] : ["remote.pending"]
    #expect(verdict.violations.map(\.code) == expected, "\(sample.clause.rule)")
  }

  @Test(arguments: RuleSample.all.indices)
  func `a rule validates any text and words its violations`(index: Int) {
    let sample = RuleSample.all[index]
    let generator = SeededGenerator()
    var random = generator
    for text in Self.texts {
      let scalars = text.unicodeScalars
      let start = scalars.prefix(Int.random(in: 0...scalars.count, using: &random))
      let other = (Self.texts.randomElement(using: &random) ?? "").unicodeScalars.prefix(20)
      for odd in [text, String(start), String(start) + String(other)] {
        let verdict = sample.clause.verdict(on: .text(odd), among: sample.answers)
        for violation in verdict.violations {
          #expect(violation.text().count < 700, "\(generator): \(sample.clause.rule)")
        }
        _ = sample.clause.checklist(on: .text(odd), among: sample.answers)
      }
    }
  }

  @Test(arguments: RuleSample.all.indices)
  func `a text over the length limit is invalid, and one byte less is validated`(index: Int) {
    let sample = RuleSample.all[index]
    let rule = sample.clause.rule
    if rule.traits.judgesBlank || rule.traits.textLimit > 20_000 { return }
    for (count, isRefused) in [(rule.traits.textLimit, false), (rule.traits.textLimit + 1, true)] {
      let text = Value.text(String(repeating: "7", count: count))
      let verdict = sample.clause.verdict(on: text, among: sample.answers)
      #expect(verdict.violations.contains { $0.code == "text.too_long" } == isRefused)
    }
  }

  @Test(arguments: RuleDefinition.all)
  func `unusual parameters are an error or create a working rule`(key: RuleDefinition) {
    for oddity in Self.oddities {
      guard
        let clause = try? Clause(
          yaml: "\(key.name): \(oddity)",
          extensions: RuleSpellingTests.extensions
        )
      else { continue }
      for text in Self.texts.prefix(12) + ["a", "1", "2026-01-01", ""] {
        let verdict = clause.verdict(on: .text(text), among: [:])
        let words = verdict.violations.map { $0.text() } + [clause.rule.requirement.text]
        #expect(words.allSatisfy { $0.count < 700 }, "\(key.name): \(oddity)")
      }
    }
  }
}
