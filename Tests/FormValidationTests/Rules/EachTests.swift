import FormValidation
import Testing

struct EachTests {
  private static let emails = Clause.each([.required, .email])

  @Test(
    arguments: [
      ([], .valid), (["a@b.c"], .valid), (["a@b.c", ""], .incomplete), (["a@"], .incomplete),
      (["a@b.c", "x y"], .invalid), ("a@b.c", .invalid),
    ] as [(Value, Standing)]
  )
  func `every item must pass the rules`(_ items: Value, _ standing: Standing) {
    #expect(Self.emails.standing(of: items) == standing)
  }

  @Test func `a violation names its item`() {
    let verdict = Self.emails.verdict(on: ["a@b.c", "x y", ""], among: [:])
    #expect(verdict.violations.map(\.path) == [[1], [2]])
    #expect(verdict.violations[1].text(label: "Friends") == "Friends 3 is required.")
  }

  @Test func `lists in lists are numbered from the outside`() {
    let rules = Clause.each([.each([.minLength(2)])])
    let verdict = rules.verdict(on: [["ab"], ["ab", "c"]], among: [:])
    #expect(verdict.violations.map(\.path) == [[1, 1]])
  }
}
