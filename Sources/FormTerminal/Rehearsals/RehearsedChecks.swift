import FormFilling
import FormScreens
import FormValidation
import FormWidgets

/// The checks of a rehearsed screen: answered by the player on the tape's clock, or by external
/// checks, during which that clock is stopped.
struct RehearsedChecks {
  private let rehearsal: Rehearsal
  let runner: CheckRunner
  private var asked: [CheckRequest.ID: CheckRequest] = [:]
  private var answers = DueAnswers()

  /// Creates the checks of a screen with external checks.
  init(_ checks: [String: OutsideCheck], for rehearsal: Rehearsal) throws(TerminalError) {
    runner = try CheckRunner(checks)
    self.rehearsal = rehearsal
  }

  /// Returns the time of the next timer of a screen, if any.
  func due(in screen: Screen) -> Duration? {
    [screen.filling.deadline, answers.next?.due].compactMap(\.self).min()
  }

  /// Starts the checks that a screen requests and passes it the answers that are due, until no
  /// external check is pending.
  mutating func settle(_ screen: inout Screen, at elapsed: Duration) {
    while true {
      let canceled = screen.filling.takeCancellations()
      answers.cancel(canceled)
      for id in canceled { runner.cancel(id) }
      for request in screen.filling.takeRequests() {
        if let (answer, delay) = rehearsal.answer(request) {
          answers.add(answer, to: request, due: elapsed + delay)
        } else {
          asked[request.id] = request
          runner.put(request)
        }
      }
      if let ready = answers.take(at: elapsed) {
        screen.handle(.answer(ready.answer, to: ready.id))
      } else if runner.hasQuestions {
        for (id, answer, list) in runner.waitForAnswers() {
          if let request = asked.removeValue(forKey: id) { rehearsal.report(answer, to: request) }
          screen.handle(.answer(answer, to: id, listed: list))
        }
      } else {
        return
      }
    }
  }
}
