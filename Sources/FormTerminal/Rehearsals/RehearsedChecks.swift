import FormUI
import FormValidation

/// Where the questions of a rehearsed session go: to the player, which answers on the tape's clock,
/// or to what is outside, which is waited for while that clock stands still.
struct RehearsedChecks {
  private let rehearsal: Rehearsal
  private let desk: CheckDesk
  private var asked: [CheckRequest.ID: CheckRequest] = [:]
  private var answers = DueAnswers()

  /// Creates a place for the questions of a session that asks outside.
  init(_ checks: [String: OutsideCheck], for rehearsal: Rehearsal) throws(TerminalError) {
    desk = try CheckDesk(checks)
    self.rehearsal = rehearsal
  }

  /// Readable when an answer has come from outside.
  var descriptor: Int32 { desk.descriptor }

  /// When something happens by itself in a session, if anything does.
  func due(in session: Session) -> Duration? {
    [session.deadline, answers.next?.due].compactMap(\.self).min()
  }

  /// Takes all questions back.
  func cancelAll() {
    desk.cancelAll()
  }

  /// Asks what a session wants to know and tells it the answers that are due, until it waits for
  /// nothing outside.
  mutating func settle(_ session: inout Session, at elapsed: Duration) {
    while true {
      let cancelled = session.takeCancellations()
      answers.cancel(cancelled)
      for id in cancelled { desk.cancel(id) }
      for request in session.takeRequests() {
        if let (answer, delay) = rehearsal.answer(request) {
          answers.add(answer, to: request, due: elapsed + delay)
        } else {
          asked[request.id] = request
          desk.put(request)
        }
      }
      if let ready = answers.take(at: elapsed) {
        session.handle(.answer(ready.answer, to: ready.id))
      } else if desk.hasQuestions {
        for (id, answer) in desk.waitForAnswers() {
          if let request = asked.removeValue(forKey: id) { rehearsal.tell(of: answer, to: request) }
          session.handle(.answer(answer, to: id))
        }
      } else {
        return
      }
    }
  }
}
