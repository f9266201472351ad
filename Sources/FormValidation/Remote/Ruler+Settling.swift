extension Ruler {
  /// Something that a settling ruler waits for.
  private enum Happening: Sendable {
    case answer(CheckAnswer, CheckRequest.ID)
    case deadline(Duration)
  }

  /// Asks all that remote rules want to know, at the same time, and returns once every question is
  /// answered or has run out of time.
  ///
  /// ```swift
  /// await ruler.settle(asking: ["free": isFree], clock: ContinuousClock())
  /// if let first = ruler.validate() { … }
  /// ```
  /// - Parameters:
  ///   - checks: What answers, by the names that rules use.
  ///   - clock: What time-outs go by.
  public mutating func settle(
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>
  ) async {
    let start = clock.now
    let origin = registry.elapsed
    hurry()
    await withTaskGroup(of: Happening.self) { group in
      var awaited: Duration?
      while isPending {
        for request in takeRequests() {
          let check = checks[request.check]
          group.addTask { .answer(await check.answer(to: request), request.id) }
        }
        if let deadline, deadline != awaited {
          awaited = deadline
          group.addTask {
            try? await clock.sleep(until: start.advanced(by: deadline - origin), tolerance: nil)
            return .deadline(deadline)
          }
        }
        switch await group.next() {
        case .answer(let answer, let id): take(answer, to: id)
        case .deadline(let deadline): advance(to: deadline)
        case nil: break
        }
      }
      group.cancelAll()
    }
  }
}

extension OutsideCheck? {
  /// The check's answer; that there is none where nothing answers to the name.
  fileprivate func answer(to request: CheckRequest) async -> CheckAnswer {
    guard let self else { return .failed("nothing answers to the name \(request.check)") }
    return await self(request)
  }
}
