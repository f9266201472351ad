import FormTape
import Glibc
import SourceText
import SystemCalls

/// A program that plays tapes, and its pending tasks: it receives lines and answers with lines.
///
/// It is killed when this object is deallocated.
package final class Worker {
  /// Cases of a tape to play.
  struct Task {
    /// The number of the tape in its run, from 0.
    let job: Int

    /// The tape's path.
    let file: String

    /// The index in the job of the next case; rises as cases are answered.
    var position: Int

    /// The indices of the cases in the tape; shrinks as they are answered.
    var indices: ArraySlice<Int>

    /// How much longer than usual each of its cases may take.
    var limits: ArraySlice<Duration> = []

    /// The task after its next case; `nil` if that is the last one.
    var rest: Task? {
      guard indices.count > 1 else { return nil }
      var task = self
      task.position += 1
      task.indices = indices.dropFirst()
      task.limits = limits.dropFirst()
      return task
    }

    /// What is sent to the worker.
    var request: WorkerRequest {
      guard let first = indices.first, let last = indices.last else {
        return WorkerRequest(file: file, first: 0, count: 0)
      }
      let skipped = Set(first...last).subtracting(indices).sorted()
      return WorkerRequest(file: file, first: first, count: indices.count, skipped: skipped)
    }
  }

  /// The largest number of tasks sent in advance, so that a worker never waits for the next one.
  ///
  /// They must fit in a pipe, because writing must not block.
  static let queueLimit = 4

  /// The largest size of the program's kept error output, in bytes.
  private static let complaintLimit = 8_192

  /// The tasks not answered yet, in order.
  private(set) var queue: [Task] = []

  /// When the worker counts as hung.
  private(set) var deadline = ContinuousClock.now

  /// The last step of the case that the program was playing.
  let progress = WorkerProgress()

  private let process: ChildProcess
  private let input: Int32
  private var answers: ByteLines
  /// The descriptor of the program's error output; −1 after its end.
  private var complaints: Int32
  private var complaint: [UInt8] = []
  private var patience = Duration.zero
  /// How long the case being played may take.
  private var allowance = Duration.zero
  private var isIncomprehensible = false

  /// Starts a program with options.
  /// - Throws: The system's reason if it cannot be started.
  init(_ program: String, _ arguments: [String], _ options: WorkerOptions) throws(RunError) {
    // A program that crashes should end quickly.
    var variables = ["SWIFT_BACKTRACE": "enable=no"]
    variables[WorkerProgress.variable] = progress.path
    let command = Command(
      [program] + arguments,
      environment: .inherited(exceptPrefix: WorkerProgress.variable, adding: variables)
    )
    do throws(Posix.Failure) {
      let input = try Posix.makePipe()
      let answers = try Posix.makePipe()
      let complaints = try Posix.makePipe()
      let standard = [input.reading, answers.writing, complaints.writing]
      defer { for descriptor in standard { close(descriptor) } }
      self.input = input.writing
      self.answers = ByteLines(of: answers.reading)
      self.complaints = complaints.reading
      process = try ChildProcess(command, standard.map { .descriptor($0) })
    } catch {
      throw .refused("cannot start \(program): \(error.reason)")
    }
    _ = fcntl(complaints, F_SETFL, O_NONBLOCK)
    send(options)
  }

  deinit {
    for descriptor in [input, answers.descriptor, complaints] where descriptor >= 0 {
      close(descriptor)
    }
  }

  /// The descriptors that can be read when the worker has news.
  var descriptors: [Int32] { [answers.descriptor, complaints] }

  /// The last lines of the program's error output.
  var lastComplaint: String { String(decoding: complaint, as: UTF8.self) }

  /// Sends a task to the worker.
  func start(_ task: Task, _ patience: Duration) {
    self.patience = patience
    queue.append(task)
    if queue.count == 1 { renewDeadline() }
    send(task.request)
  }

  /// Sends a line; if the program no longer reads, its end is detected elsewhere.
  func send(_ line: some JSONLine) {
    Posix.writeAll(line.json + "\n", to: input)
  }

  /// Returns the new reports of the worker, each with the indices of its tape and case.
  func takeReports() -> [(job: Int, index: Int, CaseReport)] {
    readComplaints()
    guard Posix.isReadable(answers.descriptor) else { return [] }
    answers.receive()
    var reports: [(job: Int, index: Int, CaseReport)] = []
    while !isIncomprehensible, let line = answers.takeLine() {
      guard let task = queue.first, let report = CaseReport(line: line) else {
        isIncomprehensible = true
        continue
      }
      reports.append((task.job, task.position, report))
      if let rest = task.rest { queue[0] = rest } else { queue.removeFirst() }
      renewDeadline()
    }
    return reports
  }

  /// Restarts the time limit for the next case.
  private func renewDeadline() {
    allowance = patience + (queue.first?.limits.first ?? .zero)
    deadline = .now + allowance
  }

  /// Reads the available error output, without waiting.
  private func readComplaints() {
    while complaints >= 0 {
      do throws(Posix.Failure) {
        let chunk = try Posix.chunk(from: complaints)
        complaint = (complaint + chunk).suffix(Worker.complaintLimit)
        guard chunk.isEmpty else { continue }
      } catch {
        if error.number == EAGAIN { return }
      }
      close(complaints)
      complaints = -1
    }
  }

  /// Returns how the worker ended; `nil` while it runs.
  ///
  /// A hung worker is killed here.
  func end() -> WorkerEnd? {
    let isHung = !queue.isEmpty && deadline <= .now
    guard answers.hasEnded || isIncomprehensible || isHung else { return nil }
    if isIncomprehensible || !answers.hasEnded { process.send(SIGKILL) }
    let end = process.waitForEnd()
    readComplaints()
    if isIncomprehensible { return .incomprehensible }
    return answers.hasEnded ? .left(end) : .hung(allowance)
  }
}

/// The reason why a worker has ended.
enum WorkerEnd {
  /// It exited or was killed.
  case left(ChildProcess.End)
  /// It was silent for too long, and was killed.
  case hung(Duration)
  /// It sent an invalid report.
  case incomprehensible

  /// Returns the breakdown of the case that a worker was playing.
  func breakdown(
    of worker: Worker,
    at report: CaseReport,
    in file: String
  ) -> Breakdown {
    let said = worker.lastComplaint.split(separator: "\n").map(String.init)
    // The message of Swift's own checks, anywhere among other lines.
    let last = said.last { $0.contains("Fatal error") } ?? said.last
    let quotation = last.map { ": \($0)" } ?? ""
    let reason =
      switch self {
      case .left(.signal(let number)):
        "the program was killed by \(Signals.name(of: number))" + quotation
      case .left(.status(let status)):
        "the program exited with status \(status) during the case" + quotation
      case .hung(let patience):
        "the program did not respond for \(Int((patience / .seconds(1)).rounded())) s "
          + "and was stopped"
      case .incomprehensible: "the program sent an invalid report and was stopped"
      }
    var kind = Breakdown.Kind.crashed
    if case .hung = self { kind = .hung }
    let origin = "\(file):\(report.line)"
    return Breakdown(kind, reason, origin: origin, line: "Test \(report.name)")
  }
}
