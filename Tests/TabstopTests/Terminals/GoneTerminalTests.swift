import Glibc
import SystemCalls
import TestSupport
import Testing

/// Terminals that close or accept no output while the program uses them.
@Suite(.serialized, .waiting)
struct GoneTerminalTests {
  @Test(
    .timeLimit(.minutes(5)),
    arguments: [[0xE2, 0x82], Array("\u{1B}[".utf8), Array("\u{1B}[<9;".utf8)] as [[UInt8]],
    1...3
  )
  func `a terminal that closes within a sequence ends the program`(
    bytes: [UInt8],
    attempt: Int
  ) throws {
    let filling = try PseudoFilling(signUpForm)
    #expect(filling.terminal.send(bytes[...]) == bytes.count)
    filling.terminal.hangUp()
    #expect(try filling.waitForEnd() == .status(129))
  }

  @Test(.timeLimit(.minutes(5)), arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func `a blocked terminal delays no signal`(signal: Int32) throws {
    let filling = try PseudoFilling(signUpForm)
    // Output is not read, until the program cannot handle more keys.
    let keys = [UInt8](repeating: 0x0C, count: 256)
    var full = 0
    while full < 50 {
      full = filling.terminal.send(keys[...]) > 0 ? 0 : full + 1
      usleep(1000)
    }
    filling.program.send(signal)
    var end: ChildProcess.End?
    while end == nil {
      usleep(2000)
      end = filling.program.endIfEnded()
    }
    #expect(end == .signal(signal) || end == .status(128 + signal))
    #expect(filling.terminal.settings == filling.settings)
  }
}
