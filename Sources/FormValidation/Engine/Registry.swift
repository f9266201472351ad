/// All of a `Ruler` that does not depend on what comes with its registrations.
///
/// It is separate because generic code that is not specialised is many times slower, and every key
/// runs this.
@usableFromInline
struct Registry: Sendable {
  // Read on every frame, in other modules: through a call each, it would take six times as long.
  @usableFromInline var answers: Answers
  @usableFromInline var registrations: [Registration] = []

  /// The questions of remote rules.
  var checks = RemoteChecks()

  /// The time, on the clock of the caller that asks the questions.
  var elapsed = Duration.zero

  private var positions: [FieldID: Int] = [:]
  private(set) var readers: [FieldID: [Reader]] = [:]

  /// The registrations whose conditions depend on a field's answer, in order.
  private(set) var conditionReaders: [FieldID: [Int]] = [:]

  /// The clauses of a registration that depend on another field's answer.
  struct Reader: Sendable {
    let registration: Int
    let clauses: [Int]
  }

  init(answers: Answers) {
    self.answers = answers
  }

  mutating func reserveCapacity(_ count: Int) {
    registrations.reserveCapacity(count)
    positions.reserveCapacity(count)
    answers.reserveCapacity(count)
  }

  func position(of field: FieldID) -> Int? {
    positions[field]
  }

  /// Adds a registration at the end, or puts it in the place of the one of its name; without a
  /// value, what was answered before stays.
  ///
  /// It is consumed, so that its rules run on what is kept and not on a copy.
  mutating func add(_ registration: consuming Registration, value: Value?) {
    if let earlier = positions[registration.field] {
      return put(registration, at: earlier, value: value)
    }
    let position = registrations.count
    index(registration, at: position)
    let value = value ?? answers[registration.field]
    if let condition = registration.condition, !condition.holds(among: answers) {
      registration.isActive = false
    }
    registrations.append(registration)
    setValue(value, at: position)
  }

  /// Puts a registration in the place of another of the same name.
  private mutating func put(_ registration: consuming Registration, at position: Int, value: Value?)
  {
    let old = registrations[position]
    for remote in old.remotes { checks.withdraw(RemoteChecks.Slot(old.field, remote.place)) }
    let value = value ?? old.heldAnswer ?? answers[old.field]
    registration.isActive = registration.condition?.holds(among: answers) ?? true
    registrations[position] = registration
    indexAll()
    setValue(value, at: position)
  }

  /// Takes a field's new answer and runs exactly the rules that read it, once each.
  @discardableResult
  mutating func setValue(_ value: Value, of field: FieldID) -> [FieldID] {
    if let position = positions[field] { return setValue(value, at: position) }
    answers[field] = value
    return runReaders(after: field)
  }

  /// Takes the new answer of a registered field.
  @discardableResult
  private mutating func setValue(_ value: Value, at position: Int) -> [FieldID] {
    let field = registrations[position].field
    guard registrations[position].isActive else {
      registrations[position].heldAnswer = value
      guard answers[field] != .null else { return [field] }
      answers[field] = .null
      return [field] + runReaders(ofAll: settleConditions(after: field))
    }
    answers[field] = registrations[position].normalizers.apply(to: value)
    if registrations[position].condition != nil { registrations[position].heldAnswer = value }
    run(registrations[position].rules.clauses.indices, at: position)
    return [field] + runReaders(after: field)
  }

  /// Puts other rules on a registered field, at its place and on the answer it has.
  mutating func replace(at position: Int, by rules: RuleSet) {
    let old = registrations[position]
    for remote in old.remotes { checks.withdraw(RemoteChecks.Slot(old.field, remote.place)) }
    registrations[position] = Registration(
      field: old.field,
      candidate: old.candidate,
      normalizers: old.normalizers,
      rules: rules,
      condition: old.condition
    )
    registrations[position].isActive = old.isActive
    registrations[position].heldAnswer = old.heldAnswer
    indexAll()
    if old.isActive { run(rules.clauses.indices, at: position) }
  }

  /// Forgets a registration and its field's answer.
  mutating func remove(at position: Int) -> [FieldID] {
    let old = registrations.remove(at: position)
    let field = old.field
    for remote in old.remotes { checks.withdraw(RemoteChecks.Slot(field, remote.place)) }
    answers.remove(field)
    indexAll()
    return runReaders(ofAll: settleConditions(after: field))
  }

  /// Runs every rule of a registration once more.
  /// - Returns: whether the verdict changed.
  mutating func refresh(at position: Int) -> Bool {
    let verdict = registrations[position].verdict
    guard registrations[position].isActive else { return false }
    run(registrations[position].rules.clauses.indices, at: position)
    return registrations[position].verdict != verdict
  }

  /// Runs the rules of other fields that depend on a field's new answer, which fields may be asked
  /// by.
  private mutating func runReaders(after field: FieldID) -> [FieldID] {
    guard conditionReaders[field] == nil else {
      return runReaders(ofAll: settleConditions(after: field))
    }
    return (readers[field] ?? []).compactMap { reader in
      guard registrations[reader.registration].isActive else { return nil }
      run(reader.clauses, at: reader.registration)
      return registrations[reader.registration].field
    }
  }

  mutating func run(_ clauses: some Sequence<Int>, at position: Int) {
    registrations[position].run(clauses, among: answers)
    if !registrations[position].remotes.isEmpty { askOutside(at: position) }
  }

  /// Puts what came of a remote rule where its field's other outcomes are.
  mutating func put(_ outcome: RuleOutcome, at position: Int, rule: Int) {
    registrations[position].put(outcome, at: rule)
  }

  private mutating func indexAll() {
    positions = [:]
    readers = [:]
    conditionReaders = [:]
    for (position, registration) in registrations.enumerated() { index(registration, at: position) }
  }

  /// Notes where a registration is and whose answers it reads.
  private mutating func index(_ registration: borrowing Registration, at position: Int) {
    let field = registration.field
    positions[field] = position
    for (other, clauses) in registration.clausesByFieldRead where other != field {
      readers[other, default: []].append(Reader(registration: position, clauses: clauses))
    }
    for other in Set(registration.condition?.reads ?? []) {
      conditionReaders[other, default: []].append(position)
    }
  }
}

/// Fields that count only while a condition on other answers holds.
extension Registry {
  /// Has fields count, or no longer count, as their conditions have it once an answer has changed.
  ///
  /// A field that does not count has no answer, on which further conditions may depend.
  /// - Returns: the fields whose answers have changed, that one first, each once.
  /// - Complexity: O(n), in conditions that depend on them.
  mutating func settleConditions(after field: FieldID) -> [FieldID] {
    var changed = [field]
    var wave = changed
    // A condition is settled as soon as those that it depends on are; in a circle, which no form
    // has, they would never be.
    for _ in 0...registrations.count where !wave.isEmpty {
      let concerned = Set(wave.flatMap { conditionReaders[$0] ?? [] }).sorted()
      wave = []
      for position in concerned {
        guard let condition = registrations[position].condition,
          condition.holds(among: answers) != registrations[position].isActive
        else { continue }
        turn(at: position)
        wave.append(registrations[position].field)
      }
      changed += wave
    }
    var known: Set<FieldID> = []
    return changed.filter { known.insert($0).inserted }
  }

  /// Runs the rules that read any of some answers, once each, and all rules of those among the
  /// fields that have turned.
  /// - Returns: the fields that count now or did before, and those whose rules ran.
  mutating func runReaders(ofAll changed: [FieldID]) -> [FieldID] {
    var clauses: [Int: Set<Int>] = [:]
    for field in changed {
      for reader in readers[field] ?? [] {
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

  /// Has a field count that did not, or not count any more that did.
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
        checks.withdraw(RemoteChecks.Slot(registration.field, remote.place))
      }
    }
  }
}
