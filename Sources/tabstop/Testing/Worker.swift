import FormTape
import Foundation

/// A program that plays tapes, and its pending tasks.
final class Worker {
  /// Cases of a tape to play.
  struct Task {
    /// The number of the tape in its run, from 0.
    let job: Int

    /// The request sent to the worker; shrinks as its cases are answered.
    var request: WorkerRequest

    /// How much longer than usual each of its cases may take.
    var limits: ArraySlice<Duration> = []

    /// The task after its next case; `nil` if that is the last one.
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

  /// The largest number of tapes sent ahead, so that a worker never waits for the next one.
  ///
  /// They must fit in a pipe, since writing must not block.
  static let queueLimit = 4

  /// The program.
  let process: WorkerProcess

  /// The tasks not answered yet, in order.
  private(set) var queue: [Task] = []

  /// When the worker counts as hung.
  private(set) var deadline = ContinuousClock.now

  private var patience = Duration.zero
  private var isOver = false
  private var isIncomprehensible = false

  /// Creates a worker from a program that has its options.
  init(_ process: WorkerProcess) {
    self.process = process
  }

  /// Sends a task to the worker.
  func take(_ task: Task, _ patience: Duration) throws {
    self.patience = patience
    let wasIdle = queue.isEmpty
    queue.append(task)
    if wasIdle { renewDeadline() }
    process.send(try task.request.encodedLine)
  }

  /// Returns the new reports of the worker.
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

  /// Restarts the time limit for the next case.
  private func renewDeadline() {
    deadline = .now + patience + (queue.first?.limits.first ?? .zero)
  }

  /// Returns how the worker ended; `nil` while it runs.
  ///
  /// A hung worker is killed here.
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
