import FormUI
import FormValidation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Where the questions of remote rules are put to what answers them, each in a task of its own.
///
/// Answers gather until they are taken; a descriptor is readable when there are any, so that a wait
/// for keys is a wait for answers too.
final class CheckDesk: Sendable {
  private struct State {
    var tasks: [CheckRequest.ID: Task<Void, Never>] = [:]
    var answers: [(id: CheckRequest.ID, answer: CheckAnswer)] = []
  }

  /// Readable when answers came since they were last taken.
  let descriptor: Int32

  private let start = ContinuousClock.now
  private let writing: Int32
  private let checks: [String: OutsideCheck]
  private let state = Mutex(State())

  /// Creates a desk for checks by their names.
  init(_ checks: [String: OutsideCheck]) throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .refused(reason: systemReason()) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writing) = (ends[0], ends[1])
    self.checks = checks
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// Puts a question; the answer to one that nothing answers is that.
  func put(_ request: CheckRequest) {
    guard let check = checks[request.check] else {
      deliver(.failed("nothing answers to the name \(request.check)"), to: request.id)
      return
    }
    let task = Task {
      let answer = await check(request)
      if !Task.isCancelled { deliver(answer, to: request.id) }
    }
    state.withLock { $0.tasks[request.id] = task }
  }

  /// Takes a question back.
  func cancel(_ id: CheckRequest.ID) {
    state.withLock { $0.tasks.removeValue(forKey: id) }?.cancel()
  }

  /// Takes all questions back.
  func cancelAll() {
    let tasks = state.withLock { state in
      defer { state.tasks = [:] }
      return state.tasks.values
    }
    for task in tasks { task.cancel() }
  }

  /// The answers that came, in order; each is given out once.
  func takeAnswers() -> [(id: CheckRequest.ID, answer: CheckAnswer)] {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
    return state.withLock { state in
      defer { state.answers = [] }
      for answer in state.answers { state.tasks[answer.id] = nil }
      return state.answers
    }
  }

  /// Puts what a session wants to know, and takes back what it no longer does.
  func putQuestions(of session: inout Session) {
    for id in session.takeCancellations() { cancel(id) }
    for request in session.takeRequests() { put(request) }
  }

  /// Tells a session how much time has passed, and the answers that came.
  func tell(_ session: inout Session) {
    session.handle(.elapsed(start.duration(to: .now)))
    for (id, answer) in takeAnswers() { session.handle(.answer(answer, to: id)) }
  }

  /// Waits until answers come, and takes them.
  func waitForAnswers() -> [(id: CheckRequest.ID, answer: CheckAnswer)] {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&source, 1, -1)
    return takeAnswers()
  }

  /// Whether a question was put that is not answered yet.
  var hasQuestions: Bool { state.withLock { !$0.tasks.isEmpty || !$0.answers.isEmpty } }

  /// When so much time will have passed since the desk was set up.
  func instant(of elapsed: Duration) -> ContinuousClock.Instant {
    start.advanced(by: elapsed)
  }

  private func deliver(_ answer: CheckAnswer, to id: CheckRequest.ID) {
    state.withLock { $0.answers.append((id, answer)) }
    var byte: UInt8 = 0
    // A full pipe is as good as a written one: the waiter wakes.
    _ = write(writing, &byte, 1)
  }
}
