import CNcurses
import Glibc
import Testing

@testable import FormTerminal

struct EmergencyExitTests {
  @Test func `a trap restores the terminal`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardOutputContent]
    ) {
      takingLeave { abort() }
    }
    #expect(try #require(result).standardOutputContent.suffix(3).elementsEqual("bye".utf8))
  }

  @Test func `a stack overflow restores the terminal`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGSEGV),
      observing: [\.standardOutputContent]
    ) {
      takingLeave { _ = depth(of: 0) }
    }
    #expect(try #require(result).standardOutputContent.suffix(3).elementsEqual("bye".utf8))
  }
}

/// Ends the process in some way, and expects "bye" at the end of its output.
private func takingLeave(_ end: () -> Void) {
  let exit = EmergencyExit(descriptor: STDOUT_FILENO, settings: termios(), farewell: "bye")
  withExtendedLifetime(exit) { end() }
}

/// Never returns: each call waits for another one.
@inline(never)
private func depth(of call: Int) -> Int {
  call < 0 ? 0 : depth(of: call + 1) + 1
}
