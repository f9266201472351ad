/// The external checks of remote rules, for the caller to run.
///
/// A ruler never waits. It returns its requests, and accepts results and the time:
///
/// ```swift
/// for request in ruler.takeRequests() { … }      // run each in its own task
/// ruler.receive(.verdict(.valid), to: request.id)   // once there is a result
/// ruler.advance(to: .seconds(2))                 // when the deadline is reached
/// ```
///
/// `settle(asking:clock:)` does all of this for a program that can wait.
extension Ruler {
  /// Whether an external check is pending.
  /// - Complexity: O(n), in registrations.
  public var isPending: Bool { registrations.contains(where: \.isPending) }

  /// The next time at which something changes, on the clock of `advance`; `nil` if there is none.
  public var deadline: Duration? { checks.deadline }

  /// Advances the clock to a duration since some fixed moment.
  /// - Returns: The fields whose verdicts may have changed.
  @discardableResult
  public mutating func advance(to elapsed: Duration) -> [FieldID] {
    self.elapsed = max(elapsed, self.elapsed)
    return receive(checks.advance(to: self.elapsed))
  }

  /// Records the result of a request; one that no rule awaits any longer is dropped.
  /// - Returns: The fields whose verdicts may have changed.
  @discardableResult
  public mutating func receive(_ answer: CheckAnswer, to id: CheckRequest.ID) -> [FieldID] {
    receive(checks.receive(answer, to: id).map { [$0] } ?? [])
  }

  /// Starts checks that still wait for a pause in typing, and repeats those without a result.
  /// - Returns: The fields whose verdicts may have changed.
  @discardableResult
  public mutating func hurry() -> [FieldID] {
    receive(checks.hurry(at: elapsed))
  }

  /// Returns the checks to start now, each once.
  public mutating func takeRequests() -> [CheckRequest] {
    checks.takeRequests()
  }

  /// Returns the started checks whose results are no longer needed, each once.
  public mutating func takeCancellations() -> [CheckRequest.ID] {
    checks.takeCancellations()
  }
}

/// The results of all external checks of a ruler.
public struct Settlement: Sendable {
  let inquiries: [RemoteChecks.Slot: Inquiry]
}

extension Ruler {
  /// Runs all external checks concurrently, and returns their results when all are finished or
  /// timed out.
  ///
  /// The ruler itself does not change in the meantime, so this can be called on a property of an
  /// actor or of a main-actor class. Pass it the results afterward:
  ///
  /// ```swift
  /// let answers = await ruler.settle(asking: ["free": isFree], clock: ContinuousClock())
  /// ruler.receive(answers)
  /// ```
  ///
  /// The result for a value that has changed in the meantime is cached, but not used for the new
  /// value. If the task is canceled, unfinished checks end with the code `remote.cancelled`.
  /// - Parameters:
  ///   - checks: The checks, by the names that rules use.
  ///   - clock: The clock for timeouts.
  /// - Returns: The results, for `receive(_:)`.
  public func settle(
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async -> Settlement {
    var copy = self
    await copy.answerAll(asking: checks, clock: clock)
    return Settlement(inquiries: copy.checks.ended)
  }

  /// Records the results of a settlement.
  /// - Returns: The fields whose verdicts may have changed.
  @discardableResult
  public mutating func receive(_ settlement: Settlement) -> [FieldID] {
    receive(checks.adopt(settlement.inquiries))
  }
}

extension Ruler {
  /// An event that a settling ruler waits for.
  private enum Happening: Sendable {
    case answer(CheckAnswer, CheckRequest.ID)
    case deadline(Duration)
  }

  /// Runs external checks until none is pending.
  fileprivate mutating func answerAll(
    asking outside: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async {
    let start = clock.now
    let origin = elapsed
    checks.restart(at: elapsed)
    _ = hurry()
    await withTaskGroup(of: Happening.self) { group in
      var awaited: Duration?
      while !Task.isCancelled, registrations.contains(where: \.isPending) {
        for request in checks.takeRequests() {
          let check = outside[request.check]
          group.addTask { .answer(await check.answer(to: request), request.id) }
        }
        if let deadline = checks.deadline, deadline != awaited {
          awaited = deadline
          group.addTask {
            try? await clock.sleep(until: start.advanced(by: deadline - origin), tolerance: nil)
            return .deadline(deadline)
          }
        }
        let happening = await group.next()
        // A canceled clock rings early.
        if Task.isCancelled { break }
        switch happening {
        case .answer(let answer, let id): _ = receive(answer, to: id)
        case .deadline(let deadline): _ = advance(to: deadline)
        case nil: break
        }
      }
      group.cancelAll()
      if Task.isCancelled { checks.abandon() }
    }
  }
}

extension OutsideCheck? {
  /// Returns the check's result, or a failure if no check has the name.
  fileprivate func answer(to request: CheckRequest) async -> CheckAnswer {
    guard let self else { return .failed("no check is named \(request.check)") }
    return await self(request)
  }
}
