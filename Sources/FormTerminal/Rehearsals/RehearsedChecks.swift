import FormUI
import FormValidation

/// The checks of a rehearsed session: answered by the player on the tape's clock, or by external
/// checks, during which that clock is stopped.
struct RehearsedChecks {
  private let rehearsal: Rehearsal
  private let runner: CheckRunner
  private var asked: [CheckRequest.ID: CheckRequest] = [:]
  private var answers = DueAnswers()

  /// Creates the checks of a session with external checks.
  init(_ checks: [String: OutsideCheck], for rehearsal: Rehearsal) throws(TerminalError) {
    runner = try CheckRunner(checks)
    self.rehearsal = rehearsal
  }

  /// Readable when an external answer has arrived.
  var descriptor: Int32 { runner.descriptor }

  /// Returns the time of the next timer of a session, if any.
  func due(in session: Session) -> Duration? {
    [session.deadline, answers.next?.due].compactMap(\.self).min()
  }

  /// Cancels all requests.
  func cancelAll() {
    runner.cancelAll()
  }

  /// Starts the checks that a session requests and passes it the answers that are due, until no
  /// external check is pending.
  mutating func settle(_ session: inout Session, at elapsed: Duration) {
    while true {
      let canceled = session.takeCancellations()
      answers.cancel(canceled)
      for id in canceled { runner.cancel(id) }
      for request in session.takeRequests() {
        if let (answer, delay) = rehearsal.answer(request) {
          answers.add(answer, to: request, due: elapsed + delay)
        } else {
          asked[request.id] = request
          runner.put(request)
        }
      }
      if let ready = answers.take(at: elapsed) {
        session.handle(.answer(ready.answer, to: ready.id))
      } else if runner.hasQuestions {
        for (id, answer, list) in runner.waitForAnswers() {
          if let request = asked.removeValue(forKey: id) { rehearsal.report(answer, to: request) }
          session.handle(.answer(answer, to: id, listed: list))
        }
      } else {
        return
      }
    }
  }
}
