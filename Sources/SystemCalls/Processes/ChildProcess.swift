import CSpawn
import Glibc
import Synchronization

/// A program started by this one, with signals as in a shell, and no descriptors but its own.
///
/// It is terminated when this object is deallocated, and killed if it ignores that.
package final class ChildProcess: Sendable {
  /// How a program ended.
  package enum End: Equatable, Sendable {
    /// It exited with a status.
    case status(Int32)
    /// It was killed by a signal.
    case signal(Int32)

    /// Returns how a program of a name ended, in words.
    package func words(for name: String) -> String {
      switch self {
      case .status(let status): "\(name) exited with status \(status)"
      case .signal: "\(name) was killed"
      }
    }
  }

  /// The target of a descriptor of the program.
  package enum Source: Sendable {
    /// A file that the program opens, and creates if it writes to it.
    case file(String, flags: Int32)
    /// A descriptor of this process.
    case descriptor(Int32)

    /// Nothing to read, and nowhere to write.
    package static let nothing = Source.file("/dev/null", flags: O_RDWR)
  }

  /// The process's number in the system.
  package let id: Int32

  /// Readable once the program has ended, and when it was stopped.
  package let descriptor: Int32

  private let news: News

  /// Starts a program.
  /// - Parameters:
  ///   - command: The program.
  ///   - sources: Its descriptors, from 0.
  ///   - noticesStops: Whether `takeStop` is asked.
  /// - Throws: The system's error.
  package init(
    _ command: Command,
    _ sources: [Source],
    noticingStops noticesStops: Bool = false
  ) throws(Posix.Failure) {
    let pipe = try Posix.makeWakingPipe()
    do throws(Posix.Failure) {
      id = try ChildProcess.start(command, sources)
    } catch {
      close(pipe.reading)
      close(pipe.writing)
      throw error
    }
    descriptor = pipe.reading
    news = News(of: id, waking: pipe.writing)
    let stops = noticesStops ? WUNTRACED : 0
    if Threads.launch({ [news] in news.watch(stops) }) { return }
    kill(id, SIGKILL)
    news.watch(0)
    throw Posix.Failure(EAGAIN)
  }

  deinit {
    // It gets a second to end, because it may be writing a file.
    send(SIGTERM)
    if waitForEnd(until: .now + .seconds(1)) == nil { send(SIGKILL) }
    _ = waitForEnd()
    close(descriptor)
  }

  /// How the program ended; `nil` while it runs.
  package var end: End? { news.state.withLock { $0.end } }

  /// Sends a signal to the program only, or to all of its process group.
  package func send(_ signal: Int32, toGroup: Bool = false) {
    news.state.withLock { if $0.end == nil { kill(toGroup ? -id : id, signal) } }
  }

  /// Waits until the program has ended, and returns how.
  package func waitForEnd() -> End {
    while true {
      if let end { return end }
      Posix.wait(for: [descriptor], until: nil)
    }
  }

  /// Waits until the program has ended, and returns how; `nil` if it still runs at a deadline.
  package func waitForEnd(until deadline: ContinuousClock.Instant) -> End? {
    while end == nil, Posix.wait(for: [descriptor], until: deadline) != nil {}
    return end
  }

  /// Returns whether the program was stopped, as with Ctrl-Z, since the last call.
  package func takeStop() -> Bool {
    Posix.drain(descriptor)
    return news.state.withLock { state in
      defer { state.isStopped = false }
      return state.isStopped
    }
  }
}

extension ChildProcess {
  /// Held while a program is started.
  private static let starting = Mutex(())

  /// Stops the process group of this process, as Ctrl-Z does.
  ///
  /// Not while a program is started: until it runs, it belongs to the group, and the thread that
  /// starts it waits for it. If it stopped then, this process never would.
  package static func stopGroup() {
    _ = starting.withLock { _ in kill(0, SIGTSTP) }
  }

  private static func start(
    _ command: Command,
    _ sources: [Source]
  ) throws(Posix.Failure) -> pid_t {
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, source) in sources.enumerated() { source.add(to: &actions, as: Int32(number)) }
    if let folder = command.folder { tabstop_spawn_add_folder(&actions, folder) }
    var flags = Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    switch command.group {
    case .shared: break
    case .own: flags |= Int32(POSIX_SPAWN_SETPGROUP)
    case .foreground(let terminal):
      flags |= Int32(POSIX_SPAWN_SETPGROUP)
      tabstop_spawn_add_foreground(&actions, terminal)
    // The value of POSIX_SPAWN_SETSID, which Swift does not import.
    case .session: flags |= 0x80
    }
    tabstop_spawn_add_close_from(&actions, Int32(sources.count))
    // This program ignores some signals, and its threads block them, which a program would inherit.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var words = command.words.map { strdup($0) } + [nil]
    var variables = command.environment.entries + [nil]
    defer { (words + variables).forEach { free($0) } }
    var id = pid_t()
    let name = command.words.first ?? ""
    let reason = starting.withLock { _ in
      posix_spawnp(&id, name, &actions, &attributes, &words, &variables)
    }
    guard reason == 0 else { throw Posix.Failure(reason) }
    return id
  }
}

extension ChildProcess.Source {
  /// Opens or copies it as a descriptor of the program.
  fileprivate func add(to actions: inout posix_spawn_file_actions_t, as number: Int32) {
    switch self {
    case .file(let path, let flags):
      posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
    case .descriptor(let descriptor):
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
  }
}

/// What becomes of a program, found out on a thread of its own, which leaves no zombie behind.
private final class News: Sendable {
  let state = Mutex<(end: ChildProcess.End?, isStopped: Bool)>((nil, false))

  private let id: pid_t
  private let writing: Int32

  init(of id: pid_t, waking writing: Int32) {
    self.id = id
    self.writing = writing
  }

  /// Waits until the program has ended; wakes the reader of the pipe then, and when it was stopped.
  func watch(_ stops: Int32) {
    var info = siginfo_t()
    // Reaped only while nothing can signal it: its number may then be that of another program.
    while waitid(P_PID, id_t(id), &info, WEXITED | stops | WNOWAIT) == 0 {
      if reap(stops) { break }
      Posix.wake(writing)
    }
    // This process ignores the ends of its programs, or took this one elsewhere.
    state.withLock { if $0.end == nil { $0.end = .status(1) } }
    close(writing)
  }

  private func reap(_ stops: Int32) -> Bool {
    state.withLock { state in
      var status: Int32 = 0
      guard waitpid(id, &status, WNOHANG | stops) == id else { return false }
      if status & 0xFF == 0x7F {
        state.isStopped = true
      } else {
        state.end = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
      }
      return state.end != nil
    }
  }
}
