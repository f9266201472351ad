import CTraps
import Glibc
import Testing

@testable import FormTape
@testable import tabstop

/// Tapes played in process never wait: a sleep or a timer ends the program.
@Suite(.enabled(if: traps_are_available(), "waits are caught on Linux with its C library only"))
struct NoWaitingTests {
  /// `CorpusTests` plays the others.
  @Test func `a minute of tapes passes without a real wait`() throws {
    let cases = try Corpus.cases()
    var passed = 0.0
    for (tape, tapeCase) in cases where passed <= 60 {
      let options = Corpus.options
      traps_on_waits(true)
      let report = tape.play(tapeCase, options).report
      traps_on_waits(false)
      passed += report.tapeSeconds
    }
    #expect(passed > 60, "tapes in which no time passes would show nothing")
  }

  @Test func `a real wait would be caught`() async {
    await #expect(processExitsWith: .failure) {
      traps_on_waits(true)
      usleep(1)
    }
  }
}
