/// The answers to everything that a ruler's remote rules asked.
public struct Settlement: Sendable {
  let inquiries: [RemoteChecks.Slot: Inquiry]
}

extension Ruler {
  /// Asks everything that remote rules want to know, all at once, and returns the answers when every
  /// question is answered or has run out of time.
  ///
  /// The ruler itself does not change while it waits, so this can be called on a property of an actor
  /// or of a main-actor class. Hand it the answers afterward:
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
    var copy = registry
    await copy.settle(asking: checks, clock: clock)
    return Settlement(inquiries: copy.checks.ended)
  }

  /// Takes the answers of a settlement.
  /// - Returns: the fields whose verdicts may have changed.
  @discardableResult
  public mutating func take(_ settlement: Settlement) -> [FieldID] {
    registry.adopt(settlement.inquiries)
  }
}

extension Registry {
  /// Something that a settling ruler waits for.
  private enum Happening: Sendable {
    case answer(CheckAnswer, CheckRequest.ID)
    case deadline(Duration)
  }

  /// Asks everything that remote rules want to know, until nothing is pending.
  fileprivate mutating func settle(
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
