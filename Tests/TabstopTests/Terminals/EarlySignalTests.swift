import Glibc
import SystemCalls
import TestSupport
import Testing

/// Signals at unexpected moments.
@Suite(.serialized, .waiting)
struct EarlySignalTests {
  /// Starts filling a form, does something, and returns whether the terminal was restored.
  private static func isGivenBack(_ happening: (PseudoProcess) -> Void) throws -> Bool {
    let terminal = try PseudoTerminal()
    let folder = try PseudoFolder()
    let before = terminal.settings
    let program = try PseudoProcess(
      [PseudoFilling.program, "fill", folder.write(signUpForm, to: "form.yaml")],
      environment: PseudoFilling.environment,
      terminal: terminal,
      output: folder.file("answers")
    )
    happening(program)
    _ = try program.waitForEnd()
    return terminal.settings == before && terminal.output.hasLeft
  }

  @Test(.timeLimit(.minutes(5)), arguments: [SIGUSR1, SIGUSR2, SIGALRM])
  func `a signal during startup leaves the terminal unchanged`(signal: Int32) throws {
    for delay in 0..<24 {
      let isGivenBack = try Self.isGivenBack { program in
        usleep(UInt32(delay) * 1500)
        program.send(signal)
      }
      #expect(isGivenBack, "after \(delay)")
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `a second signal changes nothing`() throws {
    for delay in 0..<24 {
      let isGivenBack = try Self.isGivenBack { program in
        usleep(60_000 + UInt32(delay) * 1500)
        program.send(SIGQUIT)
        program.send(SIGUSR1)
        program.send(SIGTERM)
      }
      #expect(isGivenBack, "after \(delay)")
    }
  }
}

extension String {
  /// Whether the screen was restored after it was last taken over, if it was.
  fileprivate var hasLeft: Bool {
    guard contains("\u{1B}[?1049h") else { return true }
    var rest = self[...]
    while let taken = rest.firstRange(of: "\u{1B}[?1049h") { rest = rest[taken.upperBound...] }
    return rest.contains("\u{1B}[?1049l")
  }
}
