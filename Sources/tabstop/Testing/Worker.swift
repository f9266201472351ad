import FormTape
import Foundation

/// A program that plays tapes, and what it was sent and has not answered yet.
final class Worker {
  /// Cases of a tape to play.
  struct Task {
    /// The number of the tape in its run, from 0.
    let job: Int

    /// What the worker is told of it; shrinks as its cases are answered.
    var request: WorkerRequest

    /// How much longer than its silence is borne each of its cases may take.
    var limits: ArraySlice<Duration> = []

    /// The task behind its next case; nothing where that is the last one.
    var rest: Task? {
      guard request.count > 1 else { return nil }
      let request = WorkerRequest(
        file: request.file,
        first: request.first + 1,
        count: request.count - 1
      )
      return Task(job: job, request: request, limits: limits.dropFirst())
    }
  }

  /// The most tapes that a worker is sent ahead, so that it never waits for the next one.
  ///
  /// What waits in a pipe must fit there, as nobody waits for a worker to listen.
  static let queueLimit = 4

  /// The program.
  let process: WorkerProcess

  /// What the worker was sent and has not answered yet, in order.
  private(set) var queue: [Task] = []

  /// When the worker has been silent for too long.
  private(set) var deadline = ContinuousClock.now

  private var patience = Duration.zero
  private var isOver = false
  private var isIncomprehensible = false

  /// Creates a worker of a program that was told how to play.
  init(_ process: WorkerProcess) {
    self.process = process
  }

  /// Gives the worker something to do.
  func take(_ task: Task, _ patience: Duration) throws {
    self.patience = patience
    let wasIdle = queue.isEmpty
    queue.append(task)
    if wasIdle { renewDeadline() }
    process.send(try task.request.encodedLine)
  }

  /// Returns what the worker has reported since it was last asked.
  func takeReports() -> [(job: Int, CaseReport)] {
    guard process.hasAnswers else { return [] }
    guard let lines = process.takeAnswers() else {
      isOver = true
      return []
    }
    var reports: [(job: Int, CaseReport)] = []
    for line in lines where !isIncomprehensible {
      guard let task = queue.first, let report = CaseReport(line: line) else {
        isIncomprehensible = true
        continue
      }
      reports.append((task.job, report))
      if let rest = task.rest { queue[0] = rest } else { queue.removeFirst() }
      renewDeadline()
    }
    return reports
  }

  /// Waits from now on for the next case.
  private func renewDeadline() {
    deadline = .now + patience + (queue.first?.limits.first ?? .zero)
  }

  /// Returns how the worker ended; nothing where it goes on.
  ///
  /// One that hangs is ended here.
  func end(_ patience: Duration) -> WorkerEnd? {
    if isIncomprehensible {
      _ = process.finish(byForce: true)
      return .incomprehensible
    }
    if isOver { return .left(process.finish(byForce: false)) }
    guard !queue.isEmpty, deadline <= .now else { return nil }
    _ = process.finish(byForce: true)
    return .hung(patience)
  }
}
