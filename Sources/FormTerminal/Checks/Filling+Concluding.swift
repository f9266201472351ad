public import FormFilling
public import FormValidation
public import FormWidgets
import SystemCalls

extension Filling {
  /// Submits the answers in the form, without user interaction, once all remote rules have been
  /// answered.
  ///
  /// If answers prevent the submit, there is no outcome, and their fields have the messages.
  ///
  /// The calling thread is blocked in the meantime. On the main actor, functions that use it would
  /// not return before they time out.
  /// - Parameters:
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: The handler that the answers are submitted to; `nil` for none.
  ///   - timeLimit: When to time out; `nil` for no limit.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  public mutating func conclude(
    asking checks: [String: OutsideCheck] = [:],
    submittingTo handler: SubmitHandler? = nil,
    until timeLimit: ContinuousClock.Instant? = nil
  ) throws(TerminalError) {
    try conclude(asking: checks, submittingTo: handler, until: timeLimit) { _, work in work() }
  }

  /// Submits the answers like the other method.
  /// - Parameters:
  ///   - checks: The functions that remote rules call, by name.
  ///   - handler: The handler that the answers are submitted to; `nil` for none.
  ///   - timeLimit: When to time out; `nil` for no limit.
  ///   - guarded: Waits with the second function; the first one cancels what is waited for.
  /// - Throws: `TerminalError` if the system refuses the resources for waiting.
  package mutating func conclude(
    asking checks: [String: OutsideCheck],
    submittingTo handler: SubmitHandler? = nil,
    until timeLimit: ContinuousClock.Instant? = nil,
    guardedBy guarded: (_ cancel: @escaping @Sendable () -> Void, _ work: () -> Void) -> Void
  ) throws(TerminalError) {
    if let handler { expectReply(of: handler.name, within: handler.timeout) }
    guard asksOutside else { return submitAtOnce() }
    let runner = try CheckRunner(checks, submittingTo: handler)
    defer { runner.cancelAll() }
    guarded({ runner.cancelAll() }) { submit(askingAt: runner, until: timeLimit) }
  }

  private mutating func submit(
    askingAt runner: CheckRunner,
    until timeLimit: ContinuousClock.Instant?
  ) {
    hurry()
    wait(at: runner, until: timeLimit, while: { $0.sheet.isWaiting })
    guard outcome == nil else { return }
    submitAtOnce()
    wait(at: runner, until: timeLimit, while: { $0.mode == .handingOver })
  }

  private mutating func wait(
    at runner: CheckRunner,
    until timeLimit: ContinuousClock.Instant?,
    while isUnfinished: (Filling) -> Bool
  ) {
    while outcome == nil, isUnfinished(self) {
      if let timeLimit, timeLimit <= .now { return handle(.interrupt(.timeout)) }
      runner.putQuestions(of: &self)
      let instants = [deadline.map { runner.instant(of: $0) }, timeLimit]
      Posix.wait(for: [runner.descriptor], until: instants.compactMap { $0 }.min())
      runner.update(&self)
    }
  }
}
