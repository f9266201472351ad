@testable import FormValidation
import Testing

struct CompiledPatternTests {
  private static let costly = [
    ("(a+)+", String(repeating: "a", count: 40) + "!"),
    ("(a|a)*", String(repeating: "a", count: 40) + "!"),
    ("([a-zA-Z]+)*", String(repeating: "a", count: 4_000) + "1"),
    ("(?:a*a*a*)*b", String(repeating: "a", count: 4_000) + "c"),
    ("(?:(?=\\w*!)a|a)*b", String(repeating: "a", count: 4_000) + "!c"),
    ("(.*)*x", String(repeating: "ab", count: 500_000) + "y"),
  ]

  @Test(arguments: costly)
  func `a costly match is abandoned in time`(_ expression: String, _ text: String) throws {
    let pattern = try Pattern(expression)
    let time = ContinuousClock().measure {
      #expect(pattern.verdict(on: text, among: [:]) != .valid)
    }
    #expect(time < .milliseconds(500))
  }

  @Test func `the message of a rule does not blame the answer for an abandoned match`() throws {
    let text = String(repeating: "a", count: 40) + "!"
    let clause = try Clause.pattern("(a+)+").message("Wrong code.")
    #expect(clause.verdict(on: .text(text), among: [:]).codes == ["pattern.too_costly"])
    #expect(!clause.verdict(on: .text(text), among: [:]).texts.contains("Wrong code."))
    #expect(clause.verdict(on: "b", among: [:]).texts == ["Wrong code."])
  }

  @Test func `an abandoned match is reported`() throws {
    let text = String(repeating: "a", count: 40) + "!"
    let verdict = try Pattern("(a+)+").verdict(on: text, among: [:])
    #expect(verdict.codes == ["pattern.too_costly"])
    #expect(verdict.standing == .incomplete)
    #expect(verdict.texts == ["This cannot be checked; the form's pattern takes too long."])
  }

  @Test(arguments: [
    ("(a+)+", String(repeating: "a", count: 200)),
    ("(\\w+\\s?)*", String(repeating: "word ", count: 500)),
    ("(?:a{1,4})*", String(repeating: "a", count: 4_000)),
    // Beyond the stack of compiled code, where the interpreter takes over.
    ("(?:a|b)*", String(repeating: "ab", count: 2_000)),
    ("[a-z]*", String(repeating: "a", count: 1_000_000)),
  ])
  func `a long text that is cheap to match matches`(_ expression: String, _ text: String) throws {
    #expect(try Clause.pattern(expression).standing(of: text) == .valid)
  }

  @Test(arguments: [
    (64, Standing.valid), (256, .valid), (1_024, .valid), (4_096, .valid), (4_097, .incomplete),
  ])
  func `a search ends at 4,096 bytes`(_ length: Int, _ standing: Standing) throws {
    let text = "x" + String(repeating: "a", count: length - 1)
    let verdict = try Pattern("x", anchored: false).verdict(on: text, among: [:])
    #expect(verdict.standing == standing)
    #expect(verdict.codes == (standing == .valid ? [] : ["pattern.too_costly"]))
  }

  @Test func `a search that continues at every byte is abandoned in time`() throws {
    let pattern = try Pattern("(?:a+)+$", anchored: false)
    let text = String(repeating: "a", count: 60) + "!"
    let time = ContinuousClock().measure {
      #expect(pattern.verdict(on: text, among: [:]).codes == ["pattern.too_costly"])
    }
    #expect(time < .milliseconds(500))
  }

  @Test(arguments: [4_095, 4_096, 4_097, 10_000])
  func `a mismatch at the start stays invalid at any length`(_ length: Int) throws {
    let text = "1" + String(repeating: "é", count: length)
    #expect(try Clause.pattern("[a-zé]+").standing(of: text) == .invalid)
  }

  @Test func `text is cut before a character, not inside it`() throws {
    let text = String(repeating: "a", count: 4_095) + "éé1"
    let start = try CompiledPattern("(?:[aé]*)\\z", .start, ignoreCase: false)
    #expect(start.match(text) == .partial)
    #expect(start.match("1") == .noMatch)
  }

  @Test(arguments: [
    (" a ", Standing.incomplete), ("bb", .valid), (" \u{301}b", .valid), ("b", .incomplete),
  ])
  func `an expression that crashes compiled code is interpreted`(
    _ text: String,
    _ standing: Standing
  ) throws {
    #expect(try Clause.pattern("(\\s\\1*.+|b){2,}+").standing(of: text) == standing)
  }

  @Test func `machine code is compiled by the first match`() throws {
    let pattern = try CompiledPattern("[a-z]+", .whole, ignoreCase: false)
    let size = pattern.machineCodeSize
    #expect(size == 0)
    #expect(pattern.match("ab") == .match)
    let twin = try CompiledPattern("[a-z]+", .search(byLines: false), ignoreCase: false)
    #expect(twin.ranges(in: "ab 1") == [0..<2])
    #expect((pattern.machineCodeSize > 0) == (twin.machineCodeSize > 0))
    #expect(pattern.match("a1") == .noMatch)
  }

  @Test func `a pattern can be matched concurrently`() async throws {
    let pattern = try Pattern("(?:[a-z]+-)+[0-9]+")
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          let text = String(repeating: "ab-", count: index + 1) + "\(index)"
          return (0..<100).allSatisfy { _ in pattern.verdict(on: text, among: [:]).isValid }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
