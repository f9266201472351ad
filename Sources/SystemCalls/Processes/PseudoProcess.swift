package import Glibc

/// A program running in a pseudo-terminal that is its controlling terminal.
///
/// The process is killed when this object is deallocated.
package final class PseudoProcess {
  private let process: ChildProcess
  private let terminal: PseudoTerminal?

  /// Starts a program in a new session.
  /// - Parameters:
  ///   - arguments: The program's path, then its arguments.
  ///   - environment: Its entire environment.
  ///   - terminal: Its terminal and standard input; `nil` for a program without any.
  ///   - output: The path of the file for its standard output; `nil` for the terminal.
  ///   - errors: The path of the file for its standard error; `nil` for the terminal.
  ///   - descriptor: The descriptor passed to it as descriptor 3, if any.
  /// - Throws: `PseudoTerminalError` if the system refuses.
  package init(
    _ arguments: [String],
    environment: [String: String],
    terminal: PseudoTerminal?,
    output: String? = nil,
    errors: String? = nil,
    descriptor: Int32? = nil
  ) throws(PseudoTerminalError) {
    self.terminal = terminal
    let device = terminal?.path ?? "/dev/null"
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    do throws(Posix.Failure) {
      process = try ChildProcess(
        Command(arguments, environment: .entire(environment), group: .session),
        [
          .file(device, flags: O_RDWR), .file(output ?? device, flags: flags),
          .file(errors ?? device, flags: flags),
        ] + (descriptor.map { [.descriptor($0)] } ?? [])
      )
    } catch {
      throw .refused(error.number)
    }
  }

  /// The process's number in the system.
  package var id: pid_t { process.id }

  /// Sends a signal to the program only.
  package func send(_ signal: Int32) { process.send(signal) }

  /// Waits until the program has ended, and returns how.
  package func waitForEnd() throws -> ChildProcess.End {
    if let terminal {
      try terminal.wait(for: "the program to end", or: process.descriptor) { process.end != nil }
      terminal.readRest()
    } else if process.waitForEnd(until: .now + PseudoTerminal.patience) == nil {
      throw PseudoTerminalError.waitedInVain(for: "the program to end", output: "")
    }
    return process.waitForEnd()
  }

  /// Returns how the program ended; `nil` while it runs.
  package func endIfEnded() -> ChildProcess.End? { process.end }

  /// Kills the program.
  package func kill() { send(SIGKILL) }
}
