@testable import FormValidation
import Foundation
import Testing

/// Faults of older libraries that are not repeated here.
struct FaultTests {
  /// The code of the module, without what is only a comment.
  private static func code() throws -> [(name: String, text: String)] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/FormValidation")
    let names = try #require(FileManager.default.enumerator(atPath: root.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    return try names.sorted().map { name in
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      let lines = text.split(separator: "\n").filter { line in
        !line.drop { $0 == " " }.hasPrefix("//")
      }
      return (name, lines.joined(separator: "\n"))
    }
  }

  @Test func `a presence rule works on a text field`() {
    var ruler = Ruler<Void>()
    ruler.register("name", value: "", rules: [.required])
    #expect(ruler.validate()?.code == "required")
    ruler.setValue("  ", of: "name")
    #expect(ruler.validate()?.code == "required")
    ruler.setValue("a", of: "name")
    #expect(ruler.validate() == nil)
  }

  @Test func `rules other than presence ignore blank fields`() {
    var ruler = Ruler<Void>()
    ruler.register("email", value: "", rules: [.email, .minLength(5)])
    #expect(ruler.validate() == nil)
    ruler.setValue("a", of: "email")
    #expect(ruler.validateAll().count == 2)
    ruler.setValue("", of: "email")
    #expect(ruler.validate() == nil)
  }

  @Test func `results are in the order of registration, never of hashes`() {
    let fields = (0..<200).map { FieldID("field \($0 * 7919 % 200)") }
    var ruler = Ruler<FieldID>()
    var schema = Schema()
    for field in fields {
      ruler.register(field, rules: [.required], userInfo: field)
      schema.add(field, rules: [.required])
    }
    #expect(ruler.validateAll().map(\.userInfo) == fields)
    #expect(ruler.validateByField().map(\.field) == fields)
    #expect(ruler.validate(Set(fields)).map(\.userInfo) == fields)
    #expect(schema.messages(in: [:]).map(\.field) == fields)
  }

  @Test func `a pattern is compiled once, however often it is used`() throws {
    let pattern = try Pattern(String(repeating: "(a|b|[c-f]{1,3})", count: 400))
    let text = "a"
    let clock = ContinuousClock()
    let compiling = try clock.measure { _ = try Pattern(pattern.expression) }
    let asking = clock.measure {
      for _ in 0..<10 { _ = pattern.verdict(on: text, among: [:]) }
    }
    #expect(asking < compiling * 5)
  }

  @Test func `no rule prints`() throws {
    for (name, text) in try Self.code() {
      #expect(!text.contains(/\b(print|debugPrint|dump|fputs|puts|NSLog)\(/), "\(name)")
    }
  }

  @Test func `reversed ranges, invalid patterns and odd numbers do not trap`() {
    #expect(5.validate(.range(min: 9, max: 1)).standing == .invalid)
    #expect("5".validate(.range(min: 9, max: 1)).standing == .invalid)
    #expect("abc".validate(.minLength(4), .maxLength(2)).standing == .invalid)
    #expect(throws: PatternError.self) { try Pattern("[a") }
    #expect(throws: PatternError.self) { try Pattern("(?<n>a)(?<n>b)\\k<m>") }
    for odd in [
      Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ] {
      _ = odd.validate(.range(0...1), .integer, .decimal(maxFractionDigits: 2), .multipleOf(3))
    }
    for odd in ["1e999999999999", "-", "0x10", "١٢", String(repeating: "9", count: 5_000)] {
      _ = odd.validate(.range(0...1), .integer, .decimal(maxFractionDigits: 2), .multipleOf(3))
    }
    for odd in [Int.min, Int.max] { _ = odd.validate(.range(0...1), .multipleOf(3)) }
  }

  @Test func `characters are counted as users see them, not as UTF-16`() {
    let family = "👨‍👩‍👧"
    #expect((family + family).validate(.maxLength(2), .minLength(2)).isValid)
    #expect((family + family + family).validate(.maxLength(2)).codes == ["length.too_long"])
    let violation = "🇩🇪e\u{301}👨‍👩‍👧!".validate(.excludesCharacters("!")).violations.first
    #expect(violation?.range == 3..<4)
  }

  @Test func `no rule reads a clock, a locale or a time zone`() throws {
    let words =
      /\b(Date\(|Date\.now|Locale|TimeZone|Calendar\b|ContinuousClock|SystemClock|gettimeofday|time\(nil|localized)/
    for (name, text) in try Self.code() {
      #expect(!text.contains(words), "\(name)")
    }
    // In Turkish, these would become a dotless i and a dotted I.
    #expect(Normalizer.lowercase.apply(to: "I") == "i")
    #expect(Normalizer.uppercase.apply(to: "i") == "I")
  }

  @Test func `no verdict depends on Foundation`() throws {
    for (name, text) in try Self.code() {
      #expect(
        !text.contains(/import Foundation\b|\bURL\(|URLComponents|NSRegularExpression/),
        "\(name)"
      )
    }
  }

  @Test(arguments: [
    "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{E0061}", "\u{7F}",
  ])
  func `a top-level domain of invisible characters is refused`(_ invisible: String) {
    #expect("ada@example.\(invisible)".validate(.email).standing != .valid)
    #expect("ada@example.c\(invisible)om".validate(.email).standing != .valid)
    #expect("example.\(invisible)".validate(.hostname).standing == .invalid)
  }
}
