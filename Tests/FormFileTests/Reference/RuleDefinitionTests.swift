import FormValidation
import SeededRandom
import TestSupport
import Testing

@testable import FormFile

struct RuleDefinitionTests {
  /// The rules whose examples only an embedding program can judge.
  private static let outside: Set = ["custom", "remote", "command"]

  @Test(arguments: RuleDefinition.all)
  func `its passing example passes`(definition: RuleDefinition) throws {
    guard let passes = definition.example.passes else {
      #expect(Self.outside.contains(definition.name))
      return
    }
    let verdict = try #require(definition.example.verdict(on: passes))
    #expect(verdict.isValid, "\(verdict)")
  }

  @Test(arguments: RuleDefinition.all)
  func `its failing example fails, with a listed code`(definition: RuleDefinition) throws {
    guard let fails = definition.example.fails else {
      #expect(Self.outside.contains(definition.name))
      return
    }
    let verdict = try #require(definition.example.verdict(on: fails))
    #expect(!verdict.violations.isEmpty)
    for violation in verdict.violations where !definition.hasRulesWithin {
      #expect(definition.codes.map(\.code).contains(violation.code))
    }
  }

  @Test(arguments: RuleDefinition.all)
  func `its example names the rule and can be in a form`(definition: RuleDefinition)
    throws
  {
    #expect(definition.example.spelling.prefix { $0 != ":" } == definition.name)
    _ = try Clause(yaml: definition.example.spelling, extensions: RuleSpellingTests.extensions)
  }

  @Test(arguments: RuleDefinition.all)
  func `no answer gives an unlisted code`(definition: RuleDefinition) {
    guard !definition.hasRulesWithin, let passes = definition.example.passes,
      let fails = definition.example.fails
    else { return }
    var random = SeededGenerator(seed: 7)
    var strange: Set<String> = []
    for text in [passes, fails] {
      for _ in 0..<60 {
        let verdict = definition.example.verdict(on: Self.mangled(text, &random))
        strange.formUnion(verdict?.violations.map(\.code) ?? [])
      }
    }
    #expect(
      strange.subtracting(definition.codes.map(\.code) + ViolationCode.common.map(\.code)) == []
    )
  }

  /// Returns a JSON text with something deleted, inserted or swapped within its quotation marks.
  private static func mangled(_ json: String, _ random: inout SeededGenerator) -> String {
    json.hasPrefix("\"")
      ? "\"\(random.mangled(String(json.dropFirst().dropLast())))\"" : random.mangled(json)
  }

  @Test func `every code in the core's source is listed`() throws {
    let folders = ["Rules", "Formats", "Engine", "Values", "Verdicts"]
    let codes = Set(RuleDefinition.codes.keys)
    var named: Set<String> = []
    for folder in folders {
      for file in try Folder.texts(in: "Sources/FormValidation/\(folder)", ending: ".swift") {
        let code = file.text.split(separator: "\n").filter { !$0.contains("///") }
        let calls = code.joined(separator: "\n").matches(
          of: /(?:incomplete|invalid|Violation|verdict)\(\s*"([a-z0-9_]+(?:\.[a-z0-9_]+)?)"/
        )
        named.formUnion(calls.map { String($0.1) })
      }
    }
    #expect(named.count > 70)
    #expect(named.subtracting(codes) == [])
  }

  @Test(arguments: RuleDefinition.all)
  func `its texts are plain sentences`(definition: RuleDefinition) {
    #expect(definition.summary.count <= 43, "the list is 80 columns wide")
    #expect(!definition.summary.hasSuffix("."))
    #expect(definition.details.isEmpty || definition.details.hasSuffix("."))
    #expect(!definition.details.contains("  "))
    for parameter in definition.parameters { #expect(!parameter.meaning.hasSuffix(".")) }
  }

  @Test func `the listed modifiers are those that every rule accepts`() {
    let names = RuleDefinition.modifiers.map(\.name).joined(separator: ", ")
    let complaint = complaint(aboutRule: "rule: ssn\nzzzzzzzzzzzzzzz: 1")
    #expect(complaint.hasSuffix("ssn accepts \(names)"), "\(complaint)")
  }

  @Test func `an alias finds its rule, and a misspelled name the nearest one`() {
    #expect(RuleDefinition.named("maxlength")?.name == "max_length")
    #expect(RuleDefinition.named("emial") == nil)
    #expect(RuleDefinition.nearest(to: "emial") == "email")
    #expect(RuleDefinition.nearest(to: "socialsecurity") == "social_security")
    #expect(RuleDefinition.nearest(to: "qqqqqqqq") == nil)
  }
}
