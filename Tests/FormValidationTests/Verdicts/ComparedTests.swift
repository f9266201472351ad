import Testing

@testable import FormValidation

/// Values that a rule cannot read, so that it has nothing to compare.
struct ComparedTests {
  @Test(
    arguments: [
      (.before(limit), "2", "D must be a date in the format YYYY-MM-DD."),
      (.minAge(18), "2", "D must be a date in the format YYYY-MM-DD."),
      (.weekday([.monday]), "2026-1", "D must be a date in the format YYYY-MM-DD."),
      (.before(limit, .html), "2", "D must be a date as in HTML."),
      (.before(limit), "2026-03-01", "D must be before 2026-01-01."),
    ] as [(Clause, String, String)]
  )
  func `a report says what must be read before it compares`(
    clause: Clause,
    text: String,
    message: String
  ) throws {
    let violation = try #require(Self.violations(of: clause, text).first)
    #expect(violation.text(label: "D") == message)
  }

  private static func violations(of clause: Clause, _ text: String) -> [Violation] {
    clause.verdict(on: .text(text), among: [.now: "2026-11-21T12:00:00Z"]).violations
  }

  private static var limit: DateReference {
    guard let limit = DateReference("2026-01-01") else { preconditionFailure("not a date") }
    return limit
  }
}
