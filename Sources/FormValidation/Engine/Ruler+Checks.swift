/// The remote rules of a ruler, which run once every other rule of the field holds.
extension Ruler {
  /// Starts the checks of a registration's remote rules, or cancels them if the answer is blank or
  /// invalid, or the rule's condition does not hold.
  mutating func askOutside(at position: Int) {
    let registration = registrations[position]
    let value = registration.value(among: answers)
    // The previous result must not influence whether this value is checked.
    for remote in registration.remotes {
      registrations[position].put(.judged(.valid), at: remote.index, on: value)
    }
    let isWorthAsking = registrations[position].verdict.isValid && !value.isBlank
    for remote in registration.remotes {
      let slot = RemoteChecks.Slot(registration.field, remote.index)
      if isWorthAsking, registration.rules.clauses[remote.index].applies(among: answers) {
        checks.ask(remote.question, about: value, among: answers, in: slot, at: elapsed)
      } else {
        checks.withdraw(slot)
      }
      registrations[position].put(checks.outcome(in: slot), at: remote.index, on: value)
    }
  }

  mutating func receive(_ slots: [RemoteChecks.Slot]) -> [FieldID] {
    for slot in slots {
      guard let position = position(of: slot.field) else { continue }
      let value = registrations[position].value(among: answers)
      registrations[position].put(checks.outcome(in: slot), at: slot.index, on: value)
    }
    return slots.map(\.field)
  }
}
