@preconcurrency package import Glibc

/// A program started by this one, with signals as in a shell.
///
/// It is terminated when this object is deallocated, and killed if it ignores that.
package final class ChildProcess {
  /// How a program ended.
  package enum End: Equatable, Sendable {
    /// It exited with a status.
    case status(Int32)
    /// It was killed by a signal.
    case signal(Int32)
  }

  /// The target of a descriptor of the program.
  package enum Source {
    /// A file that the program opens, and creates if it writes to it.
    case file(String, flags: Int32)
    /// A descriptor of this process.
    case descriptor(Int32)
  }

  /// The process's number in the system.
  package let id: pid_t
  private var end: End?

  /// Starts a program.
  ///
  /// Not through swift-subprocess (1.0.2): on Linux it opens nothing between `setsid` and `exec`,
  /// so that no terminal would control the program, and it closes every descriptor above 2. In
  /// tests that block the threads of tasks, it also reported the exits of workers too late.
  /// - Parameters:
  ///   - arguments: The program's path, then its arguments.
  ///   - environment: Its entire environment.
  ///   - sources: Its descriptors, from 0.
  ///   - startsSession: Whether it starts a session; the first terminal it opens controls it.
  /// - Throws: The system's error.
  package init(
    _ arguments: [String],
    environment: [String: String],
    _ sources: [Source],
    startsSession: Bool = false
  ) throws(Posix.Failure) {
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, source) in sources.enumerated() {
      switch source {
      case .file(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, Int32(number), path, flags, 0o600)
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
      }
    }
    ChildProcess.configure(&attributes, startsSession: startsSession)

    var words = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var id = pid_t()
    let reason = posix_spawn(&id, arguments[0], &actions, &attributes, &words, &variables)
    guard reason == 0 else { throw Posix.Failure(reason) }
    self.id = id
  }

  private static func configure(_ attributes: inout posix_spawnattr_t, startsSession: Bool) {
    // The value of POSIX_SPAWN_SETSID, which Swift does not import. The signal flags reset what
    // tests block on their threads, which a program would inherit.
    let session: Int32 = startsSession ? 0x80 : 0
    let flags = session | Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
  }

  deinit {
    guard endIfEnded() == nil else { return }
    // It gets a second to end, because it may be writing a file.
    kill(id, SIGTERM)
    for _ in 0..<200 where endIfEnded() == nil { Posix.sleep(.milliseconds(5)) }
    guard end == nil else { return }
    kill(id, SIGKILL)
    waitpid(id, nil, 0)
  }

  /// Sends a signal to the program only.
  package func send(_ signal: Int32) {
    if end == nil { kill(id, signal) }
  }

  /// Returns how the program ended; `nil` while it runs.
  package func endIfEnded() -> End? { wait(WNOHANG) }

  /// Waits until the program has ended, and returns how.
  package func waitForEnd() -> End {
    while true {
      if let end = wait(0) { return end }
    }
  }

  private func wait(_ options: Int32) -> End? {
    var status: Int32 = 0
    guard end == nil, waitpid(id, &status, options) == id else { return end }
    end = status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
    return end
  }

  /// The environment of this process.
  package static var environment: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let parts = String(cString: entry).split(separator: "=", maxSplits: 1)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next += 1
    }
    return variables
  }
}
