/// What remote rules ask, for the caller that asks it for them.
///
/// A ruler never waits. It returns its questions, and takes answers and the time:
///
/// ```swift
/// for request in ruler.takeRequests() { … }      // ask, in a task each
/// ruler.take(.verdict(.valid), to: request.id)   // once the answer is there
/// ruler.advance(to: .seconds(2))                 // when the deadline has come
/// ```
///
/// `settle(asking:clock:)` does all of that where a program can wait.
extension Ruler {
  /// Whether a rule waits for an answer from outside.
  /// - Complexity: O(n), in registrations.
  public var isPending: Bool { registrations.contains(where: \.isPending) }

  /// When time alone changes something, on the clock of `advance`; `nil` if it does not.
  public var deadline: Duration? { checks.deadline }

  /// Advances the clock, to a duration since any one moment.
  /// - Returns: the fields whose verdicts may have changed.
  @discardableResult
  public mutating func advance(to elapsed: Duration) -> [FieldID] {
    self.elapsed = max(elapsed, self.elapsed)
    return take(checks.advance(to: self.elapsed))
  }

  /// Takes an answer to a question; an answer that no rule waits for any longer is dropped.
  /// - Returns: the fields whose verdicts may have changed.
  @discardableResult
  public mutating func take(_ answer: CheckAnswer, to id: CheckRequest.ID) -> [FieldID] {
    take(checks.take(answer, to: id).map { [$0] } ?? [])
  }

  /// Asks at once what still waits for a pause in typing, and again what went unanswered.
  /// - Returns: the fields whose verdicts may have changed.
  @discardableResult
  public mutating func hurry() -> [FieldID] {
    take(checks.hurry(at: elapsed))
  }

  /// The questions to ask now; each is given out once.
  public mutating func takeRequests() -> [CheckRequest] {
    checks.takeRequests()
  }

  /// The questions given out whose answers are no longer needed; each is named once.
  public mutating func takeCancellations() -> [CheckRequest.ID] {
    checks.takeCancellations()
  }
}

/// The answers to everything that a ruler's remote rules asked.
public struct Settlement: Sendable {
  let inquiries: [RemoteChecks.Slot: Inquiry]
}

extension Ruler {
  /// Asks everything that remote rules want to know, all at once, and returns the answers when
  /// every question is answered or has run out of time.
  ///
  /// The ruler itself does not change while it waits, so this can be called on a property of an
  /// actor or of a main-actor class. Hand it the answers afterward:
  ///
  /// ```swift
  /// let answers = await ruler.settle(asking: ["free": isFree], clock: ContinuousClock())
  /// ruler.take(answers)
  /// ```
  ///
  /// The answer to a value that has changed meanwhile is remembered, but is not its successor's.
  /// - Parameters:
  ///   - checks: The functions to ask, by the names that rules use.
  ///   - clock: The clock that time-outs go by.
  /// - Returns: The answers, for `take`.
  public func settle(
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async -> Settlement {
    var copy = self
    await copy.answerAll(asking: checks, clock: clock)
    return Settlement(inquiries: copy.checks.ended)
  }

  /// Takes the answers of a settlement.
  /// - Returns: the fields whose verdicts may have changed.
  @discardableResult
  public mutating func take(_ settlement: Settlement) -> [FieldID] {
    take(checks.adopt(settlement.inquiries))
  }
}

extension Ruler {
  /// Something that a settling ruler waits for.
  private enum Happening: Sendable {
    case answer(CheckAnswer, CheckRequest.ID)
    case deadline(Duration)
  }

  /// Asks everything that remote rules want to know, until nothing is pending.
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
      while registrations.contains(where: \.isPending) {
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
        switch await group.next() {
        case .answer(let answer, let id): _ = take(answer, to: id)
        case .deadline(let deadline): _ = advance(to: deadline)
        case nil: break
        }
      }
      group.cancelAll()
    }
  }
}

extension OutsideCheck? {
  /// Returns the check's answer, or that no check of the name was given.
  fileprivate func answer(to request: CheckRequest) async -> CheckAnswer {
    guard let self else { return .failed("no check is named \(request.check)") }
    return await self(request)
  }
}
