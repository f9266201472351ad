import Testing

struct TextContradictionTests {
  @Test(arguments: [
    ("{starts_with: abc}, {max_length: 2}", true),
    ("{starts_with: [abc, ab]}, {max_length: 2}", false),
    ("{starts_with: ab}, {starts_with: [ac, b]}", true),
    ("{starts_with: ab}, {starts_with: [abc, b]}", false),
    ("{starts_with: ab}, {rule: starts_with, text: AB, ignore_case: true}", false),
    ("{starts_with: '+'}, digits", true),
    ("{starts_with: abc}, {rule: max_length, max: 2, severity: warning}", false),
    ("digits, alpha", true),
    ("digits, alphanumeric", false),
    ("digits, {alpha: {ignore: '0'}}", false),
    ("digits, {alpha: {locale: de}}", false),
    ("{only_characters: latin}, {only_characters: greek}", true),
    ("{only_characters: latin}, {only_characters: é}", false),
    ("{only_characters: abc}, {only_characters: def}", true),
    ("{only_characters: abc}, {only_characters: cde}", false),
    ("{only_characters: letters}, {excludes_characters: latin}", false),
  ])
  func `rules on a text contradict each other if no text meets both`(
    rules: String,
    isFound: Bool
  ) {
    let found = LintTests.findings(in: "  - {id: a, type: text, rules: [\(rules)]}")
    #expect(found.map { $0.hasSuffix(" bounds.contradiction") } == (isFound ? [true] : []))
  }
}
