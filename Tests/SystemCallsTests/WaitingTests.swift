import Glibc
import Testing

@testable import SystemCalls

struct WaitingTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [Duration.zero, .nanoseconds(1), .milliseconds(1), .nanoseconds(-1), .seconds(-5)]
  )
  func `a wait for input ends, even one that is late`(time: Duration) throws {
    let pipe = try Posix.makePipe()
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    #expect(!Posix.isReadable(pipe.reading, within: time))
  }
}
