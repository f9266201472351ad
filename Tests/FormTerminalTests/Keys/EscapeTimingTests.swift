import Testing

@testable import FormTerminal

struct EscapeTimingTests {
  @Test(
    arguments: [
      ([:], 50, 100), (["SSH_CONNECTION": "::1 1 ::1 22"], 150, 0),
      (["SSH_TTY": "/dev/pts/1"], 150, 0), (["ESCDELAY": "500"], 500, 0), (["ESCDELAY": "0"], 0, 0),
      (["ESCDELAY": "25", "SSH_TTY": "/dev/pts/1"], 25, 0), (["ESCDELAY": "soon"], 50, 100),
      (["ESCDELAY": "-1"], 50, 100), (["ESCDELAY": "60001"], 50, 100),
    ] as [([String: String], Int, Int)]
  )
  func `Escape waits longer on a connection, before it ends a form, and as requested`(
    environment: [String: String],
    delay: Int,
    finalDelay: Int
  ) {
    let timing = EscapeTiming { environment[$0] }
    #expect(timing.delay == .milliseconds(delay))
    #expect(timing.finalDelay == .milliseconds(finalDelay))
  }
}
