import Testing

@testable import FormTerminal

struct CountdownTests {
  @Test(
    arguments: [
      (-1, 0, 0), (0, 0, 0), (1, 1, 0), (1_000, 1, 0), (1_001, 2, 1_000), (9_000, 9, 8_000),
      (9_001, 10, 9_000), (10_000, 10, 9_000), (10_001, nil, 10_000), (60_000, nil, 10_000),
    ] as [(Int, Int?, Int)]
  )
  func `the last ten seconds are counted, rounded up`(
    milliseconds: Int,
    seconds: Int?,
    next: Int
  ) throws {
    let end = ContinuousClock.now
    let countdown = try #require(Countdown(to: end))
    let now = end - .milliseconds(milliseconds)
    #expect(countdown.secondsLeft(at: now) == seconds)
    #expect(countdown.nextChange(after: now) == end - .milliseconds(next))
  }

  @Test func `without a limit, nothing is counted`() {
    let hasCountdown = Countdown(to: nil) != nil
    #expect(!hasCountdown)
  }
}
