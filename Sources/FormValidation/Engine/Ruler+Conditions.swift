/// Fields that are active only while a condition on other answers holds.
extension Ruler {
  /// Activates and deactivates fields by their conditions after an answer has changed.
  ///
  /// An inactive field has no answer, on which further conditions may depend.
  /// - Returns: The fields whose answers have changed, that one first, each once.
  /// - Complexity: O(n), in conditions that depend on them.
  mutating func settleConditions(after field: FieldID) -> [FieldID] {
    var changed = [field]
    var wave = changed
    // A condition is settled once those it depends on are; in a cycle, which no form has, this
    // would never end.
    for _ in 0...registrations.count where !wave.isEmpty {
      let concerned = Set(wave.flatMap { readers[$0]?.conditions ?? [] }).sorted()
      wave = []
      for position in concerned {
        guard let condition = registrations[position].condition,
          condition.mayHold(among: answers) != registrations[position].isActive
        else { continue }
        turn(at: position)
        wave.append(registrations[position].field)
      }
      changed += wave
    }
    var known: Set<FieldID> = []
    return changed.filter { known.insert($0).inserted }
  }

  /// Runs the rules that read any of some answers, once each, and all rules of the fields whose
  /// activity changed.
  /// - Returns: The fields that are active or were before, and those whose rules ran.
  mutating func runReaders(ofAll changed: [FieldID]) -> [FieldID] {
    var clauses: [Int: Set<Int>] = [:]
    for field in changed {
      for reader in readers[field]?.rules ?? [] {
        clauses[reader.registration, default: []].formUnion(reader.clauses)
      }
    }
    for field in changed.dropFirst() {
      guard let position = position(of: field) else { continue }
      clauses[position] = Set(registrations[position].rules.clauses.indices)
    }
    return clauses.sorted { $0.key < $1.key }.map { position, clauses in
      if registrations[position].isActive { run(clauses.sorted(), at: position) }
      return registrations[position].field
    }
  }

  /// Toggles whether a field is active.
  private mutating func turn(at position: Int) {
    registrations[position].isActive.toggle()
    let registration = registrations[position]
    if registration.isActive {
      let answer = registration.heldAnswer ?? .null
      answers[registration.field] = registration.normalizers.apply(to: answer)
    } else {
      answers[registration.field] = .null
      registrations[position].forget()
      for remote in registration.remotes {
        checks.withdraw(RemoteChecks.Slot(registration.field, remote.index))
      }
    }
  }
}
