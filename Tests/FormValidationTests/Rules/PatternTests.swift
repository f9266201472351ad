@testable import FormValidation
import Testing

struct PatternTests {
  @Test(arguments: [
    ("(0[1-9]|1[0-2])/\\d{2}", "1", Standing.incomplete),
    ("(0[1-9]|1[0-2])/\\d{2}", "12/2", .incomplete), ("(0[1-9]|1[0-2])/\\d{2}", "12/27", .valid),
    ("(0[1-9]|1[0-2])/\\d{2}", "13", .invalid), ("(0[1-9]|1[0-2])/\\d{2}", "12/277", .invalid),
    ("a|ab", "ab", .valid), ("a|abc", "ab", .incomplete), ("a|abc", "ac", .invalid),
    ("[a-z]+", "ab1", .invalid), ("a*", "", .valid), ("a+", "", .incomplete),
    ("(?!)", "", .incomplete),
  ])
  func `the entire text must match`(_ expression: String, _ text: String, _ standing: Standing)
    throws
  {
    #expect(try Clause.pattern(expression).standing(of: text) == standing)
  }

  @Test(arguments: [
    // Each passes with what is typed next, whatever the engine looks at to decide.
    ("(?<=a)b|ab", "a"), ("ab(?<=ab)c", "ab"), ("a\\b.c", "a"), ("a\\B.", "a"), ("a(?!$)b", "a"),
    ("a(?=bc)bc", "a"), ("a(?!b).", "a"), ("a++b", "aa"), ("(?>a+)b", "aa"), ("(a+)-\\1", "aa-a"),
    ("\\r\\n", "\r"), ("\\R\\n?x", "\r"), ("(?m)a$\\nb", "a"), ("(?m)a\\n^b", "a\n"),
    ("(?<=é)x|éx", "é"),
    ("(?i)straße", "STRAß"),
    ("\\X\\x{1F600}", "e"), ("(?s).{3}z", "a\n"), ("abc.*xyz", "abc"), ("a\\Kb", "a"),
    ("(?x) a b # both", "a"), ("\\Qa.b", "a."), ("(?|(a)|(b))c\\1", "bc"), ("(?<n>a)\\k<n>", "a"),
    ("(a(?1)?b)", "aa"), ("a(?R)?b", "aa"), ("a(*COMMIT)b|x", "a"), ("(*ACCEPT)a", "b"),
    ("(*CRLF)a.b", "x"),
    ("\\(*[0-9]", "(("),
  ])
  func `a start is never invalid`(_ expression: String, _ start: String) throws {
    #expect(try Clause.pattern(expression).standing(of: start) == .incomplete)
  }

  @Test(arguments: [
    ("\\d", "٣"), ("\\w", "é"), ("a$", "a\n"), ("a", "A"), (".", "\n"), (".", "e\u{301}"),
    ("\\(*[0-9]", "(a"),
    ("(?x)a #", "b"), ("\\Qa.b", "ab"), ("(?x)\\Qa #", "b"),
  ])
  func `the dialect is strict`(_ expression: String, _ text: String) throws {
    #expect(try Clause.pattern(expression).standing(of: text) == .invalid)
  }

  @Test func `case is ignored on request`() throws {
    let clause = try Clause.pattern("é[a-c]+", ignoreCase: true)
    #expect(clause.standing(of: "ÉAbC") == .valid)
    #expect(clause.standing(of: "ÉAd") == .invalid)
  }

  @Test(arguments: [
    ("x1y", Standing.valid), ("1", .valid), ("", .incomplete), ("xyz", .incomplete),
  ])
  func `a search accepts a match of a part`(_ text: String, _ standing: Standing) throws {
    #expect(try Clause.pattern("\\d", anchored: false).standing(of: text) == standing)
  }

  @Test(arguments: [
    ("(abc", 4, "missing closing parenthesis"), ("a)", 1, "unmatched closing parenthesis"),
    ("é[", 2, "missing terminating ] for character class"),
    ("\\C", 2, "using \\C is disabled by the application"),
  ])
  func `an invalid expression is reported with reason and position`(
    _ expression: String,
    _ offset: Int,
    _ message: String
  ) {
    let error = #expect(throws: PatternError.self) { try Pattern(expression) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
    #expect(error?.description == "\(message) at character \(offset + 1)")
  }

  @Test func `an expression that is valid only when wrapped is refused`() {
    #expect(throws: PatternError.self) { try Pattern("a)|(?:b") }
  }

  @Test(
    arguments: [
      (nil, "1", "This must have the expected format.", "pattern.no_match"),
      (nil, "a", "This is not complete yet.", "pattern.no_match"),
      ("a1", "1", "Use the expected format, like a1.", "pattern.no_match"),
      ("a1", "a", "Continue in the format of a1.", "pattern.no_match"),
    ] as [(String?, String, String, String)]
  )
  func `the message shows an example`(
    _ example: String?,
    _ text: String,
    _ message: String,
    _ code: String
  ) throws {
    let verdict = try Pattern("[a-z]\\d", example: example).verdict(on: text, among: [:])
    #expect(verdict.texts == [message])
    #expect(verdict.codes == [code])
  }

  @Test func `the requirement is the example, else the expression`() throws {
    #expect(try Pattern("a{2}", example: "aa").requirement.text == "Like aa")
    #expect(try Pattern("a{2}").requirement.text == "Matches a{2}")
  }

  @Test func `patterns are equal by their parameters`() throws {
    #expect(try Pattern("a") == Pattern("a"))
    #expect(try Pattern("a").hashValue == Pattern("a").hashValue)
    #expect(try Pattern("a") != Pattern("b"))
    #expect(try Pattern("a") != Pattern("a", anchored: false))
    #expect(try Pattern("a") != Pattern("a", ignoreCase: true))
    #expect(try Pattern("a") != Pattern("a", example: "a"))
  }
}

extension PatternTests {
  private static let slug: RuleSet = [
    .required, .pattern(/[a-z]+-(?<digits>\d{2})/, example: "ab-12"),
  ]

  @Test(arguments: [
    ("ab-12", Standing.valid), ("ab-", .incomplete), ("ab-1", .incomplete), ("", .incomplete),
    ("ab-123", .invalid), ("A", .invalid),
  ])
  func `a Swift regular expression validates what is typed so far`(
    _ text: String,
    _ standing: Standing
  ) {
    #expect(Self.slug.verdict(on: .text(text)).standing == standing)
  }

  @Test(arguments: [true, false])
  func `a Swift regular expression keeps its options`(ignoresCase: Bool) {
    let clause = Clause.pattern(ignoresCase ? /(?i)[a-z]+/ : /[a-z]+/)
    #expect("ABC".validate(clause).isValid == ignoresCase)
  }
}
