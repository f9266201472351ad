import FormValidation
import Testing

struct DateReferenceTests {
  @Test(
    arguments: [
      ("today", .today), ("now", .now), ("today-18y", .today(plus: .years(-18))),
      ("today+0d", .today(plus: .none)), ("now+90min", .now(plus: .minutes(90))),
      ("now-1m", .now(plus: .months(-1))), ("today+1000000d", .today(plus: .days(1_000_000))),
    ] as [(String, DateReference)]
  )
  func `a clock reference is read`(text: String, reference: DateReference) {
    #expect(DateReference(text) == reference)
  }

  @Test(arguments: [
    "", "today ", "today+", "today+d", "today+7", "today+7h", "today7d", "today+-7d",
    "today+1000001d",
    "today+99999999999999999999d", "now+7x", "Today", "tomorrow", "2026-3-1", "24:00", "2026-02-30",
    "12:00Z", "2026-W01", "today+٣d",
  ])
  func `other texts are not clock references`(text: String) {
    #expect(DateReference(text) == nil)
  }

  @Test(arguments: ["today+1000000y", "today-1000000y", "now-1000000h", "now+1000000min"])
  func `absurd spans are beyond every date and do not trap`(text: String) throws {
    let reference = try #require(DateReference(text))
    let answers = clock("2026-11-21T09:00:00Z")
    let (early, late) = (Clause.before(reference), Clause.after(reference))
    let standings = [early, late].map { $0.standing(of: "2026-11-21", among: answers) }
    #expect(Set([standings[0] == .valid, standings[1] == .valid]) == [true, false])
  }

  @Test func `excessive counts are clamped`() {
    #expect(DateSpan.years(.max) == .years(DateSpan.limit))
    #expect(DateSpan.hours(.min) == .hours(-DateSpan.limit))
    #expect(DateSpan.months(18).description == " + 18 months")
    #expect(DateSpan.days(-1).description == " - 1 day")
  }
}
