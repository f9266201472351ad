@testable import FormFilling
@testable import FormScreens
import FormValidation
@testable import FormWidgets
@testable import Forms
import TestSupport
import Testing

struct ClockTests {
  private static let form = Form(
    title: "Delivery",
    fields: [
      Field("day", label: "Day", TextField(), rules: [.afterOrEqual(.today)]),
      Field("name", label: "Name", TextField(), rules: [.minLength(2)]),
    ]
  )

  private func moment(_ text: String) throws -> Moment {
    try #require(Moment(text))
  }

  private func rows(_ screen: Screen) -> [String] {
    screen.frame(in: Size(columns: 80, rows: 24)).lines
  }

  @Test func `answers are checked again when the date changes`() throws {
    var screen = Screen(Self.form, now: try moment("2026-11-21T23:59:30+01:00"))
    #expect(screen.filling.readsClock)
    screen.handle(.paste("2026-11-21"))
    screen.handle(.key(.tab))
    #expect(screen.filling.ruler.validate() == nil)
    screen.handle(.time(try moment("2026-11-22T00:00:01+01:00")))
    #expect(screen.filling.ruler.validateAll().map(\.code) == ["date.too_early"])
    #expect(rows(screen).contains { $0.contains("✗ Day must not be before today.") })
  }

  @Test func `a clock rule without a clock has a message`() {
    var screen = Screen(Self.form)
    screen.handle(.paste("2026-11-21"))
    #expect(screen.filling.ruler.validateAll().map(\.code) == ["clock.unknown"])
  }

  @Test func `a form without clock rules does not need the time`() {
    let form = Form(title: "T", fields: [Field("a", TextField(), rules: [.minLength(2)])])
    #expect(!Screen(form).filling.readsClock)
  }

  @Test func `the time is not submitted`() throws {
    var screen = Screen(Self.form, now: try moment("2026-11-21T09:00:00Z"))
    screen.handle(.key(Key(.function(2))))
    #expect(screen.filling.outcome == .submitted(["day": "", "name": ""]))
  }
}
