@testable import FormValidation
import Testing

struct PasswordPartTests {
  @Test func `a missing limit is no part`() {
    #expect(PasswordPart("digits", atLeast: 0, 0, .characters(.digits)) == nil)
    #expect(PasswordPart("too_long", atMost: nil, 9, settled: 9, .graphemes) == nil)
  }

  @Test(arguments: [(1, ChecklistLine.Standing.open), (2, .met), (3, .met)])
  func `an unmet lower limit is open`(_ actual: Int, _ standing: ChecklistLine.Standing) {
    let part = PasswordPart("digits", atLeast: 2, actual, .characters(.digits))
    #expect(part?.checklistLine == ChecklistLine("At least 2 digits", standing))
    #expect((part?.violation == nil) == (standing == .met))
  }

  @Test(
    arguments: [
      (0, "2 more digits", 0), (1, "1 more digit", 0.5), (2, nil, 1), (3, nil, 1),
    ] as [(Int, String?, Double)]
  )
  func `a checklist says how much is missing of a lower limit`(
    _ actual: Int,
    _ missing: String?,
    _ share: Double
  ) {
    let line = PasswordPart("digits", atLeast: 2, actual, .characters(.digits))?.checklistLine
    #expect(line?.missing?.text == missing)
    #expect(line?.share == share)
  }

  @Test(arguments: [(1, ChecklistLine.Standing.met), (2, .met), (3, .broken)])
  func `an exceeded upper limit is broken for good`(
    _ actual: Int,
    _ standing: ChecklistLine.Standing
  ) {
    let part = PasswordPart("too_long", atMost: 2, actual, settled: actual, .graphemes)
    #expect(part?.checklistLine == ChecklistLine("At most 2 characters", standing))
    #expect(
      part?.violation?.text(whileTyping: true) == (standing == .met ? nil : "Remove 1 character.")
    )
  }
}
