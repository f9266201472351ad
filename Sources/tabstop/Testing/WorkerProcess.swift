import Foundation

/// A process that plays tapes: it is sent lines, and answers with lines.
///
/// It is killed when this object goes away.
final class WorkerProcess {
  /// How a program ended.
  enum End: Hashable {
    /// It exited with a status.
    case status(Int32)
    /// It was killed by a signal.
    case signal(Int32)
  }

  /// The largest size of its kept error output, in bytes.
  private static let complaintLimit = 8_192

  /// The descriptor of the program's answers.
  let answers: Int32

  /// The descriptor of the program's error output; −1 after its end.
  private(set) var complaints: Int32

  /// The last step of the case that the program was playing.
  let progress = WorkerProgress()

  private let id: pid_t
  private let input: Int32
  private var unreadAnswer: [UInt8] = []
  private var complaint: [UInt8] = []
  private var end: End?

  /// Starts a program.
  /// - Throws: `Trouble` with the system's reason if it cannot be started.
  init(_ program: String, _ arguments: [String]) throws(Trouble) {
    var environment = ProcessInfo.processInfo.environment
    // A program that crashes should not take long over it.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let (input, answers, complaints) = (try Self.pipe(), try Self.pipe(), try Self.pipe())
    let standard = [input.read, answers.write, complaints.write]
    let started = Self.spawn(
      [program] + arguments,
      environment,
      descriptors: progress.descriptor < 0 ? standard : standard + [progress.descriptor]
    )
    for descriptor in standard { close(descriptor) }
    self.input = input.write
    self.answers = answers.read
    self.complaints = complaints.read
    id = started.id
    guard started.reason == 0 else {
      end = .status(127)
      throw Trouble("cannot start \(program): \(String(cString: strerror(started.reason)))")
    }
    _ = fcntl(self.complaints, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if end == nil {
      kill(id, SIGKILL)
      waitpid(id, nil, 0)
    }
    for descriptor in [input, answers, complaints, progress.descriptor] where descriptor >= 0 {
      close(descriptor)
    }
  }

  /// Sends a line; if the program does not read any more, its end is found elsewhere.
  func send(_ line: [UInt8]) {
    _ = failure(writing: line, to: input)
  }

  /// Whether an answer or the end of answers is available without waiting.
  var hasAnswers: Bool {
    var source = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, 0) > 0
  }

  /// Reads the available answers, and returns the complete lines; `nil` at the end.
  ///
  /// It waits if nothing is available.
  func takeAnswers() -> [ArraySlice<UInt8>]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { read(answers, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return [] }
    guard count > 0 else { return nil }
    unreadAnswer += chunk[..<count]
    guard let last = unreadAnswer.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = unreadAnswer[..<last].split(separator: UInt8(ascii: "\n"))
    unreadAnswer.removeSubrange(...last)
    return lines
  }

  /// Reads the available error output, without waiting.
  func takeComplaints() {
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    while complaints >= 0 {
      let count = chunk.withUnsafeMutableBytes { read(complaints, $0.baseAddress, $0.count) }
      if count > 0 {
        complaint = (complaint + chunk[..<count]).suffix(Self.complaintLimit)
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        return
      } else {
        close(complaints)
        complaints = -1
      }
    }
  }

  /// The last lines of the program's error output.
  var lastComplaint: String { String(decoding: complaint, as: UTF8.self) }

  /// Ends the program if needed, and returns how it ended.
  func finish(byForce: Bool) -> End {
    if let end { return end }
    if byForce { kill(id, SIGKILL) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    takeComplaints()
    let end: End = status & 0x7F == 0 ? .status((status >> 8) & 0xFF) : .signal(status & 0x7F)
    self.end = end
    return end
  }

  /// Creates a pipe that programs started elsewhere do not inherit.
  private static func pipe() throws(Trouble) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else {
      throw Trouble("cannot create a pipe: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a program with its first three descriptors, and signals as in a shell.
  private static func spawn(
    _ words: [String],
    _ environment: [String: String],
    descriptors: [Int32]
  ) -> (id: pid_t, reason: Int32) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var id = pid_t()
    let reason = posix_spawn(&id, words[0], &actions, &attributes, &arguments, &variables)
    return (id, reason)
  }
}
