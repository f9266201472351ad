import FormValidation
import TestSupport
import Testing

@testable import FormFile

struct RuleReferenceTests {
  @Test func `every row has its reference, and every reference its row`() {
    let rows = Set(RuleKey.all.map(\.name))
    let references = RuleReference.all.map(\.name)
    #expect(rows.subtracting(references).isEmpty, "rows without a reference")
    #expect(Set(references).subtracting(rows).isEmpty, "references without a row")
    #expect(Set(references).count == references.count)
  }

  @Test(arguments: RuleReference.all)
  func `its passing example passes`(reference: RuleReference) throws {
    guard let passes = reference.example.passes else {
      #expect(RuleReference.outside.contains { $0.name == reference.name })
      return
    }
    let verdict = try #require(reference.example.verdict(on: passes))
    #expect(verdict.isValid, "\(verdict)")
  }

  @Test(arguments: RuleReference.all)
  func `its failing example fails, with a listed code`(reference: RuleReference) throws {
    guard let fails = reference.example.fails else {
      #expect(RuleReference.outside.contains { $0.name == reference.name })
      return
    }
    let verdict = try #require(reference.example.verdict(on: fails))
    #expect(!verdict.violations.isEmpty)
    for violation in verdict.violations where !reference.hasRulesWithin {
      #expect(reference.codes.contains(violation.code))
    }
  }

  @Test(arguments: RuleReference.all)
  func `its spelling is of the rule, and one that a form may have`(reference: RuleReference) throws
  {
    #expect(reference.example.spelling.prefix { $0 != ":" } == reference.name)
    _ = try Clause(yaml: reference.example.spelling, extensions: RuleKeysTests.extensions)
  }

  @Test(arguments: RuleReference.all)
  func `its parameters are those that its row reads`(reference: RuleReference) throws {
    let key = try #require(RuleKey.named(reference.name))
    let modifiers = RuleReference.modifiers.map(\.name)
    let described = reference.parameters.map(\.name)
    var known: [String] = []
    for entries in [[], described.map { Self.entry($0) }] + described.map({ [Self.entry($0)] }) {
      var settings = Settings(entries, of: key.name, at: Mark(line: 1, column: 1))
      _ = key.read(&settings)
      known += settings.known.filter { !modifiers.contains($0) }
    }
    #expect(Set(described) == Set(known))
    #expect(Set(described).count == described.count)
    if let main = key.main { #expect(described.first == main) }
  }

  /// A key whose value no parameter wants.
  private static func entry(_ name: String) -> Node.Entry {
    let mark = Mark(line: 1, column: 1)
    let value = Node(content: .mapping([]), mark: mark)
    return Node.Entry(name: name, mark: mark, value: value)
  }

  @Test(arguments: RuleReference.all)
  func `whatever is answered, it gives no code but the listed ones`(reference: RuleReference) {
    guard !reference.hasRulesWithin, let passes = reference.example.passes,
      let fails = reference.example.fails
    else { return }
    var random = SeededGenerator(seed: 7)
    var strange: Set<String> = []
    for text in [passes, fails] {
      for _ in 0..<60 {
        let verdict = reference.example.verdict(on: Self.mangled(text, &random))
        strange.formUnion(verdict?.violations.map(\.code) ?? [])
      }
    }
    #expect(strange.subtracting(reference.codes + RuleReference.commonCodes) == [])
  }

  /// A text of JSON with something cut off, put in or swapped inside its quotation marks.
  private static func mangled(_ json: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(json.hasPrefix("\"") ? json.dropFirst().dropLast() : json[...])
    let strange = Array(" -+.,:/e09aZ@é\u{301}_%")
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0...letters.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: letters.removeSubrange(place...)
      case 1: letters.insert(strange.randomElement(using: &random) ?? " ", at: place)
      default: if place < letters.count { letters.remove(at: place) }
      }
    }
    return json.hasPrefix("\"") ? "\"\(String(letters))\"" : String(letters)
  }

  @Test func `every code that the core's source names is listed`() throws {
    let folders = ["Rules", "Formats", "Passwords", "Remote", "Values", "Verdicts"]
    let codes = Set(RuleReference.codes)
    var named: Set<String> = []
    for folder in folders {
      for file in try Folder.texts(in: "Sources/FormValidation/\(folder)", ending: ".swift") {
        let calls = file.text.matches(
          of: /(?:incomplete|invalid|Violation|verdict)\(\s*"([a-z0-9_]+(?:\.[a-z0-9_]+)?)"/
        )
        named.formUnion(calls.map { String($0.1) })
      }
    }
    #expect(named.count > 70)
    #expect(named.subtracting(codes) == [])
  }

  @Test(arguments: RuleReference.all)
  func `its texts are for reading`(reference: RuleReference) {
    #expect(reference.summary.count <= 43, "the list is 80 columns wide")
    #expect(!reference.summary.hasSuffix("."))
    #expect(reference.details.isEmpty || reference.details.hasSuffix("."))
    #expect(!reference.details.contains("  "))
    for parameter in reference.parameters { #expect(!parameter.meaning.hasSuffix(".")) }
  }

  @Test func `the modifiers are those that every rule takes`() {
    let names = RuleReference.modifiers.map(\.name).joined(separator: ", ")
    let complaint = complaint(aboutRule: "rule: ssn\nzzzzzzzzzzzzzzz: 1")
    #expect(complaint.hasSuffix("ssn knows \(names)"), "\(complaint)")
  }

  @Test func `an alias finds its rule, and a misspelt name the nearest`() {
    #expect(RuleReference.named("maxlength")?.name == "max_length")
    #expect(RuleReference.named("emial") == nil)
    #expect(RuleReference.nearest(to: "emial") == "email")
    #expect(RuleReference.nearest(to: "socialsecurity") == "social_security")
    #expect(RuleReference.nearest(to: "qqqqqqqq") == nil)
  }

  @Test func `the codes are listed once each, in order`() {
    let codes = RuleReference.codes
    #expect(codes == Set(codes).sorted())
    #expect(Set(codes).isSuperset(of: ["kind", "required", "format.email", "remote.timeout"]))
  }
}
