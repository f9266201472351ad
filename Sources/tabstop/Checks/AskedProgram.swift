import CSpawn
import FormFile
import FormUI
import Foundation
import Synchronization

/// A program started for one check, in a process group of its own.
///
/// It starts as from a shell: no signal is blocked or ignored, only the standard descriptors are
/// open, and its environment contains only the answers that the rule names.
final class AskedProgram: Sendable {
  private enum State {
    case waiting
    case running(pid_t)
    case ended
  }

  /// How it ended.
  enum End {
    /// It exited with a status, after some output.
    case status(Int32, output: [UInt8])
    /// It was killed by a signal.
    case killed
    /// It does not exist.
    case missing
    /// It could not be started.
    case refused
  }

  private let state = Mutex(State.waiting)

  /// Runs the program until it ends, without waiting for its background processes.
  /// - Parameters:
  ///   - words: The program and its arguments; a name without a slash is looked up in `PATH`.
  ///   - answers: The answers in its environment, by variable.
  ///   - folder: Its working folder, which its path is relative to.
  ///   - limit: The largest output read, in bytes.
  /// - Returns: How it ended.
  func run(
    _ words: [String],
    _ answers: [String: String] = [:],
    in folder: String,
    outputLimit limit: Int
  ) -> End {
    guard let output = AskedProgram.pipe(), let wake = AskedProgram.pipe() else { return .refused }
    defer { for end in [output.reading, wake.reading, wake.writing] { close(end) } }
    var reason: Int32 = 0
    let id = state.withLock { state -> pid_t? in
      guard case .waiting = state else { return nil }
      var id = pid_t()
      reason = AskedProgram.spawn(&id, words, answers, in: folder, output: output.writing)
      if reason == 0 { state = .running(id) }
      return reason == 0 ? id : nil
    }
    close(output.writing)
    guard let id else {
      return reason == 0 ? .killed : reason == ENOENT ? .missing : .refused
    }
    DispatchQueue.global().async {
      var info = siginfo_t()
      while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      var byte: UInt8 = 0
      _ = write(wake.writing, &byte, 1)
    }
    let said = AskedProgram.bytes(of: output.reading, until: wake.reading, limit: limit)
    var status: Int32 = 0
    state.withLock { state in
      waitpid(id, &status, 0)
      state = .ended
    }
    return status & 0x7F == 0 ? .status((status >> 8) & 0xFF, output: said) : .killed
  }

  /// Kills the program and what it started, or keeps it from being started.
  func end() {
    state.withLock { state in
      if case .running(let id) = state { kill(-id, SIGKILL) }
      if case .waiting = state { state = .ended }
    }
  }
}

extension AskedProgram {
  /// Reads the output of a program until it ends; output over the limit is dropped.
  private static func bytes(of output: Int32, until wake: Int32, limit: Int) -> [UInt8] {
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
    var kept: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    var sources = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&sources, 2, -1) >= 0 || errno == EINTR {
      let hasEnded = sources[1].revents != 0
      let count = read(output, &chunk, chunk.count)
      if count > 0 { kept += chunk[..<min(count, limit - kept.count)] }
      // A background process may keep it open, and write forever.
      if hasEnded, count <= 0 || kept.count == limit { break }
      // Closed early: only the end is left to wait for.
      if count == 0 { sources[0].fd = -1 }
    }
    return kept
  }

  private static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ id: inout pid_t,
    _ words: [String],
    _ answers: [String: String],
    in folder: String,
    output: Int32
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addchdir_np(&actions, folder)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    #if os(Linux)
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    #else
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var set = sigset_t()
    sigfillset(&set)
    posix_spawnattr_setsigdefault(&attributes, &set)
    sigemptyset(&set)
    posix_spawnattr_setsigmask(&attributes, &set)

    let environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix(Form.variablePrefix) }
      .merging(answers) { $1 }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    return posix_spawnp(&id, words[0], &actions, &attributes, &arguments, &variables)
  }
}
