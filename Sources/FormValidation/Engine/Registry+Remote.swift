/// The remote rules of a registry: asked once every other rule of the field holds.
extension Registry {
  /// Asks the questions of a registration's remote rules about its value, or takes them back if
  /// there is nothing to ask: the answer is blank or breaks a rule, or the remote rule does
  /// not count.
  mutating func askOutside(at position: Int) {
    let registration = registrations[position]
    let value = registration.value(among: answers)
    // What the last answer came to is no reason to ask, or not to ask, about this value.
    for remote in registration.remotes { put(.judged(.valid), at: position, rule: remote.place) }
    let isWorthAsking = registrations[position].verdict.isValid && !value.isBlank
    for remote in registration.remotes {
      let slot = RemoteChecks.Slot(registration.field, remote.place)
      if isWorthAsking, registration.rules.clauses[remote.place].applies(among: answers) {
        checks.ask(remote.question, about: value, among: answers, in: slot, at: elapsed)
      } else {
        checks.withdraw(slot)
      }
      put(checks.outcome(in: slot), at: position, rule: remote.place)
    }
  }

  /// Advances the clock.
  /// - Returns: the fields whose verdicts may have changed.
  mutating func advance(to elapsed: Duration) -> [FieldID] {
    self.elapsed = max(elapsed, self.elapsed)
    return take(checks.advance(to: self.elapsed))
  }

  /// Takes an answer to a question.
  /// - Returns: the field whose verdict may have changed.
  mutating func take(_ answer: CheckAnswer, to id: CheckRequest.ID) -> [FieldID] {
    take(checks.take(answer, to: id).map { [$0] } ?? [])
  }

  /// Asks at once what still waits, and again what went unanswered.
  /// - Returns: the fields whose verdicts may have changed.
  mutating func hurry() -> [FieldID] {
    take(checks.hurry(at: elapsed))
  }

  /// Takes inquiries that ended elsewhere.
  /// - Returns: the fields whose verdicts may have changed.
  mutating func adopt(_ ended: [RemoteChecks.Slot: Inquiry]) -> [FieldID] {
    take(checks.adopt(ended))
  }

  private mutating func take(_ slots: [RemoteChecks.Slot]) -> [FieldID] {
    for slot in slots {
      guard let position = position(of: slot.field) else { continue }
      put(checks.outcome(in: slot), at: position, rule: slot.place)
    }
    return slots.map(\.field)
  }
}
