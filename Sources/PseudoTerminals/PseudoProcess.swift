#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program running in a pseudo-terminal that is its controlling terminal.
///
/// The process is killed when this object goes away.
public final class PseudoProcess {
  /// How a program ended.
  public enum End: Hashable, Sendable {
    /// It exited with a status.
    case status(Int32)
    /// It was killed by a signal.
    case signal(Int32)
  }

  private let id: pid_t
  private let terminal: PseudoTerminal?
  private var end: End?

  /// Starts a program in a new session.
  /// - Parameters:
  ///   - arguments: The program's path, then its arguments.
  ///   - environment: All of its environment.
  ///   - terminal: Its terminal and standard input; `nil` for a program without any.
  ///   - output: The path of the file for its standard output; `nil` for the terminal.
  ///   - errors: The path of the file for its standard error; `nil` for the terminal.
  ///   - descriptor: The descriptor passed to it as descriptor 3, if any.
  /// - Throws: `PseudoTerminalError` if the system refuses.
  public init(
    _ arguments: [String],
    environment: [String: String],
    terminal: PseudoTerminal?,
    output: String? = nil,
    errors: String? = nil,
    descriptor: Int32? = nil
  ) throws {
    self.terminal = terminal
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let device = terminal?.path ?? "/dev/null"
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    // The first terminal opened by a new session becomes its controlling terminal.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, device, O_RDWR, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output ?? device, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors ?? device, flags, 0o600)

    if let descriptor { posix_spawn_file_actions_adddup2(&actions, descriptor, 3) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    PseudoProcess.configure(&attributes)

    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var id = pid_t()
    let reason = posix_spawn(&id, arguments[0], &actions, &attributes, &words, &variables)
    guard reason == 0 else { throw PseudoTerminalError.refused(reason) }
    self.id = id
  }

  /// Makes a program start in a new session with default signal handling.
  private static func configure(_ attributes: inout posix_spawnattr_t) {
    // The value of POSIX_SPAWN_SETSID, which Swift does not import. The signal flags reset what
    // tests block on their threads, which a program would inherit.
    let signals = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, 0x80 | Int16(signals))
    var set = sigset_t()
    sigfillset(&set)
    posix_spawnattr_setsigdefault(&attributes, &set)
    sigemptyset(&set)
    posix_spawnattr_setsigmask(&attributes, &set)
  }

  deinit {
    guard end == nil else { return }
    sendSignal(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Sends a signal to the program only.
  public func send(_ signal: Int32) {
    if end == nil { sendSignal(id, signal) }
  }

  /// Waits until the program has ended, and returns how.
  public func waitForEnd() throws -> End {
    if let terminal {
      try terminal.wait(for: "the program to end", until: hasEnded)
      terminal.waitForSilence(.milliseconds(20))
    } else {
      let deadline = ContinuousClock.now + PseudoTerminal.patience
      while !hasEnded() {
        guard ContinuousClock.now < deadline else {
          throw PseudoTerminalError.waitedInVain(for: "the program to end", output: "")
        }
        usleep(5000)
      }
    }
    guard let end else { throw PseudoTerminalError.refused(ECHILD) }
    return end
  }

  /// Returns how the program ended; `nil` while it runs.
  public func endIfEnded() -> End? {
    hasEnded() ? end : nil
  }

  /// Kills the program.
  public func kill() {
    send(SIGKILL)
  }

  private func hasEnded() -> Bool {
    var status: Int32 = 0
    guard end == nil, waitpid(id, &status, WNOHANG) == id else { return end != nil }
    end = status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
    return true
  }
}

/// Sends a signal to a process; inside the class, the method shadows the system's function.
private func sendSignal(_ id: pid_t, _ signal: Int32) {
  _ = kill(id, signal)
}
