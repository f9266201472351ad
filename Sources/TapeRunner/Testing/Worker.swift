#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif
import FormTape

/// A program that plays tapes, and its pending tasks.
final class Worker {
  /// Cases of a tape to play.
  struct Assignment {
    /// The number of the tape in its run, from 0.
    let job: Int

    /// The request sent to the worker; shrinks as its cases are answered.
    var request: WorkerRequest

    /// How much longer than usual each of its cases may take.
    var limits: ArraySlice<Duration> = []

    /// What is left after its next case; `nil` if that is the last one.
    var rest: Assignment? {
      guard request.count > 1 else { return nil }
      var rest = self
      rest.request.first += 1
      rest.request.count -= 1
      rest.limits = limits.dropFirst()
      return rest
    }
  }

  /// News of a worker.
  enum News: Sendable {
    /// From its process.
    case process(WorkerProcess.News)
    /// A case has taken too long, if this is still its deadline.
    case overdue(ContinuousClock.Instant)
  }

  /// The largest number of tapes sent ahead, so that a worker never waits for the next one.
  static let queueLimit = 4

  /// The tasks not answered yet, in order.
  private(set) var queue: [Assignment] = []

  /// The last step of the case that the program was playing.
  let progress = WorkerProgress()

  private let process: WorkerProcess
  private let patience: Duration
  private let tell: @Sendable (News) -> Void
  private var deadline = ContinuousClock.now
  private var watch: Task<Void, Never>?

  /// Why the worker was killed here; `nil` if it was not.
  private var fault: WorkerEnd?

  /// Starts a program with options.
  /// - Parameters:
  ///   - program: The program's path.
  ///   - arguments: Its arguments.
  ///   - options: The options.
  ///   - patience: How long a case may take.
  ///   - tell: Called with news of the worker, from any thread.
  init(
    _ program: String,
    _ arguments: [String],
    _ options: WorkerOptions,
    patience: Duration,
    tell: @escaping @Sendable (News) -> Void
  ) {
    self.patience = patience
    self.tell = tell
    // A program that crashes should not take long over it.
    var environment = ["SWIFT_BACKTRACE": "enable=no"]
    environment[WorkerProgress.variable] = progress.path
    process = WorkerProcess(program, arguments, environment: environment) { tell(.process($0)) }
    send(options.encodedLine)
  }

  deinit {
    watch?.cancel()
  }

  /// Sends a line.
  func send(_ line: [UInt8]) { process.send(line) }

  /// Lets the worker end.
  func finish() { process.finish() }

  /// Sends a task to the worker.
  func take(_ assignment: Assignment) {
    queue.append(assignment)
    if queue.count == 1 { renewDeadline() }
    send(assignment.request.encodedLine)
  }

  /// Takes a line of the worker, and returns the report in it; `nil` if it must be ignored.
  ///
  /// A worker that sends something else is killed.
  func take(line: String) -> (job: Int, CaseReport)? {
    guard fault == nil else { return nil }
    guard let task = queue.first, let report = CaseReport(line: line) else {
      kill(for: .incomprehensible)
      return nil
    }
    if let rest = task.rest { queue[0] = rest } else { queue.removeFirst() }
    renewDeadline()
    return (task.job, report)
  }

  /// Kills the worker if its case has taken until a deadline.
  func judge(_ overdue: ContinuousClock.Instant) {
    guard overdue == deadline, !queue.isEmpty, fault == nil else { return }
    kill(for: .hung(patience))
  }

  /// Returns why the worker has ended.
  func reason(of end: WorkerProcess.End) -> WorkerEnd {
    fault ?? .left(end)
  }

  private func kill(for fault: WorkerEnd) {
    self.fault = fault
    process.kill()
  }

  /// Restarts the time limit for the next case.
  private func renewDeadline() {
    watch?.cancel()
    guard let task = queue.first else { return }
    let deadline = ContinuousClock.now + patience + (task.limits.first ?? .zero)
    self.deadline = deadline
    watch = Task(executorPreference: TaskThread.shared) { [tell] in
      guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
      tell(.overdue(deadline))
    }
  }
}

/// Why a worker has ended.
enum WorkerEnd {
  /// It exited or was killed.
  case left(WorkerProcess.End)
  /// It was silent for too long, and was killed.
  case hung(Duration)
  /// It sent an invalid report, and was killed.
  case incomprehensible

  /// Returns the breakdown of the case that a worker was playing.
  func breakdown(at report: CaseReport, in request: WorkerRequest) -> Breakdown {
    var kind = Breakdown.Kind.crashed
    let reason: String
    switch self {
    case .left(let end): reason = WorkerEnd.reason(of: end)
    case .hung(let patience):
      let seconds = Int((patience / .seconds(1)).rounded())
      reason = "the program did not respond for \(seconds) s and was stopped"
      kind = .hung
    case .incomprehensible: reason = "the program sent an invalid report and was stopped"
    }
    let origin = "\(request.file):\(report.line)"
    return Breakdown(kind, reason, origin: origin, line: "Test \(report.name)")
  }

  private static func reason(of end: WorkerProcess.End) -> String {
    let said = end.complaint.split(separator: "\n").map(String.init)
    // The message of Swift's own checks, anywhere among other lines.
    let last = said.last { $0.contains("Fatal error") } ?? said.last
    let quotation = last.map { ": \($0)" } ?? ""
    return switch end.status {
    case .success(.signal(let number)):
      "the program was killed by \(name(ofSignal: number))" + quotation
    case .success(.status(let status)):
      "the program exited with status \(status) during the case" + quotation
    case .failure(let error): error.words
    }
  }

  private static func name(ofSignal number: Int32) -> String {
    let names = [
      SIGILL: "SIGILL", SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
      SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGALRM: "SIGALRM",
      SIGXCPU: "SIGXCPU", SIGINT: "SIGINT", SIGHUP: "SIGHUP",
    ]
    return names[number] ?? "signal \(number)"
  }
}
