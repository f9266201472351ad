import FormFilling
import FormValidation
import FormWidgets
import Glibc
import Synchronization
import SystemCalls

/// Runs the checks of remote rules, each in its own task.
///
/// Answers are collected until they are taken; a descriptor is readable when there are any, so that
/// waiting for keys also waits for answers.
final class CheckRunner: Sendable {
  /// An answer to a request, and the options in it, ready to be shown.
  typealias Reply = (id: CheckRequest.ID, answer: CheckAnswer, list: ChoiceList?)

  private struct State {
    var tasks: [CheckRequest.ID: Task<Void, Never>] = [:]
    var answers: [Reply] = []
    var reports: [CheckRequest.ID: String] = [:]
    var offers: [CheckRequest.ID: ChoiceList] = [:]
    var submitCount = 0
  }

  /// Readable when answers have arrived since they were last taken.
  let descriptor: Int32

  private let start = ContinuousClock.now
  private let writing: Int32
  private let checks: [String: OutsideCheck]
  private let handler: SubmitHandler?
  private let state = Mutex(State())

  /// Creates a runner for checks by name, and for submits.
  init(
    _ checks: [String: OutsideCheck],
    submittingTo handler: SubmitHandler? = nil
  ) throws(TerminalError) {
    (descriptor, writing) = try TerminalError.unlessRefused(Posix.makeWakingPipe)
    self.handler = handler
    self.checks = checks.merging(PathCheck.checks) { own, _ in own }
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// Starts a check; a request for an unknown check fails.
  func put(_ request: CheckRequest) {
    guard let check = checks[request.check] else {
      deliver(.failed("no check is named \(request.check)"), to: request.id)
      return
    }
    let offer: CheckRequest.Offering = { [weak self] options in
      self?.offer(options, of: request.id)
    }
    run({ await CheckRunner.answer(of: check, to: request, offering: offer) }, for: request.id)
  }

  /// Returns the answer of a check, which can offer options in the meantime.
  // The optimizer of Swift 6.3.1 ends with signal 11 on the type of the task's value, as packages are
  // built.
  @_optimize(none)
  private static func answer(
    of check: OutsideCheck,
    to request: CheckRequest,
    offering offer: @escaping CheckRequest.Offering
  ) async -> CheckAnswer {
    await CheckRequest.$offering.withValue(offer) { await check(request) }
  }

  /// Submits answers.
  private func submit(_ answers: Answers, as id: CheckRequest.ID) {
    guard let handler else { return deliver(.failed("nothing handles submits"), to: id) }
    let report: SubmitHandler.Report = { [weak self] line in
      // The screen reads it when its spinner turns, so that many lines wake nothing.
      self?.state.withLock { $0.reports[id] = line }
    }
    state.withLock { $0.submitCount += 1 }
    let submit: @Sendable () async -> CheckAnswer = { [self] in
      defer {
        state.withLock { $0.submitCount -= 1 }
        Posix.wake(writing)
      }
      return await handler.reply(answers, report)
    }
    run(submit, for: id)
  }

  private func run(
    _ check: @escaping @Sendable () async -> CheckAnswer,
    for id: CheckRequest.ID
  ) {
    // Someone is waiting for the answer, so this runs before the program's other tasks.
    let task = Task(priority: .userInitiated) {
      let answer = await check()
      if !Task.isCancelled { deliver(answer, to: id) }
    }
    state.withLock { $0.tasks[id] = task }
  }

  /// Cancels a request.
  func cancel(_ id: CheckRequest.ID) {
    state.withLock { $0.tasks.removeValue(forKey: id) }?.cancel()
  }

  /// Cancels all requests, and waits briefly for submits to end: a program that ignores the request
  /// to end is then killed, which would be impossible after this process exits.
  func cancelAll() {
    let tasks = state.withLock { state in
      defer { state.tasks = [:] }
      return state.tasks.values
    }
    for task in tasks { task.cancel() }
    let deadline = ContinuousClock.now + .seconds(1)
    while state.withLock({ $0.submitCount > 0 }),
      Posix.wait(for: [descriptor], until: deadline) != nil
    {
      Posix.drain(descriptor)
    }
  }

  /// Returns the answers that have arrived, in order; each is returned once.
  func takeAnswers() -> [Reply] {
    Posix.drain(descriptor)
    return state.withLock { state in
      defer { state.answers = [] }
      for answer in state.answers { state.tasks[answer.id] = nil }
      return state.answers
    }
  }

  /// Starts the checks that a screen requests, and cancels those that it no longer needs.
  func putQuestions(of filling: inout Filling) {
    for id in filling.takeCancellations() { cancel(id) }
    for request in filling.takeRequests() {
      if request.purpose == .submit, let answers = filling.outside.submission?.answers {
        submit(answers, as: request.id)
      } else {
        put(request)
      }
    }
  }

  /// Passes the elapsed time and the answers to a filling.
  func update(_ handler: inout some OutsideHandler) {
    handler.handle(.elapsed(start.duration(to: .now)))
    for (id, line) in takeReports() { handler.handle(.progress(line, of: id)) }
    for (id, list) in takeOffers() { handler.handle(.options(list, of: id)) }
    for (id, answer, list) in takeAnswers() {
      handler.handle(.answer(answer, to: id, listed: list))
    }
  }

  /// Returns the last line reported about each request since they were last taken.
  private func takeReports() -> [CheckRequest.ID: String] {
    state.withLock { state in
      defer { state.reports = [:] }
      return state.reports
    }
  }

  /// Returns the options that have arrived so far, of each request since they were last taken.
  func takeOffers() -> [CheckRequest.ID: ChoiceList] {
    state.withLock { state in
      defer { state.offers = [:] }
      return state.offers
    }
  }

  /// Waits until answers arrive, and returns them.
  func waitForAnswers() -> [Reply] {
    Posix.wait(for: [descriptor], until: nil)
    return takeAnswers()
  }

  /// Whether a check is running.
  var hasQuestions: Bool { state.withLock { !$0.tasks.isEmpty || !$0.answers.isEmpty } }

  /// Returns the instant at an elapsed time since the runner was created.
  func instant(of elapsed: Duration) -> ContinuousClock.Instant {
    start.advanced(by: elapsed)
  }

  private func offer(_ options: [Value], of id: CheckRequest.ID) {
    // Listed here, for the same reason as those of an answer.
    let list = ChoiceList(.options(options))
    state.withLock { $0.offers[id] = list }
    Posix.wake(writing)
  }

  private func deliver(_ answer: CheckAnswer, to id: CheckRequest.ID) {
    // Here instead of in the screen, which must not wait while many options are listed.
    let list = if case .options = answer { ChoiceList(answer) } else { ChoiceList?.none }
    state.withLock { $0.answers.append((id, answer, list)) }
    Posix.wake(writing)
  }
}
