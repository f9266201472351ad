/// The registry of fields and their rules.
///
/// Register each field with its rules, set answers as they change, and read the verdicts:
///
/// ```swift
/// var ruler = Ruler<Void>()
/// ruler.register("password", rules: [.required, .minLength(8)])
/// ruler.register("confirm", rules: [.sameAs("password")])
/// ruler.setValue("secret", of: "password")
/// ruler.validate()?.text(label: "Password")  // the first violation
/// ruler.validateAll()                        // all of them, in the order of registration
/// ```
///
/// A verdict is kept until an answer it depends on changes: then exactly the rules that read the
/// changed field run again, once each. The first violation and all violations come from the same
/// verdicts, so they cannot disagree. Anything outside the answers is read again on `refresh()`, and
/// a candidate that reads it also when the ruler validates.
///
/// If `UserInfo` is not `Void`, every rule has a value of that type, which comes with each of its
/// violations in a `Breach`.
public struct Ruler<UserInfo: Sendable>: Sendable {
  /// The normalized answers, as the rules see them.
  public internal(set) var answers: Answers

  /// Everything registered, in order.
  public internal(set) var registrations: [Registration] = []

  /// The user info of each registration, and of each of its rules, in order.
  private var userInfos: [(own: UserInfo?, each: [UserInfo])] = []

  /// The external checks of remote rules.
  var checks = RemoteChecks()

  /// The time, on the clock of the caller that runs the checks.
  var elapsed = Duration.zero

  /// Whether fields are being registered whose rules run at the end.
  private var isRegisteringAll = false

  private var positions = FieldTable<Int>()

  /// What depends on a field's answer.
  private(set) var readers = FieldTable<Readers>()

  /// Creates a ruler without registrations, with the answers known so far.
  public init(answers: Answers = Answers()) {
    self.answers = answers
  }

  /// Creates a ruler of registrations of different fields, whose rules run once it has answers.
  init(_ registrations: [Registration], userInfo: UserInfo) {
    self.init()
    self.registrations = registrations
    userInfos = registrations.map { (userInfo, $0.rules.clauses.map { _ in userInfo }) }
    indexAll()
  }

  /// Creates a ruler with the answers and external checks of another one, as far as they are about
  /// some fields, which are then registered.
  package init(continuing other: Ruler, for fields: [FieldID]) {
    answers = other.answers
    let names = Set(fields)
    for registration in other.registrations where !names.contains(registration.field) {
      answers.remove(registration.field)
    }
    (checks, elapsed) = (other.checks, other.elapsed)
  }

  /// Cancels the external checks of fields that are not registered.
  package mutating func withdrawStrayChecks() {
    checks.withdraw { positions[$0.field] == nil }
  }

  /// Reserves capacity for a number of registrations.
  package mutating func reserveCapacity(_ count: Int) {
    registrations.reserveCapacity(count)
    userInfos.reserveCapacity(count)
    positions.reserveCapacity(count)
    answers.reserveCapacity(count)
  }

  /// Returns the index of a field among the registrations, from 0; `nil` if there is none.
  package func position(of field: FieldID) -> Int? { positions[field] }

  /// Returns the user info of a registration, and of each of its rules.
  func userInfos(at position: Int) -> (own: UserInfo?, each: [UserInfo]) { userInfos[position] }

  /// Appends a registration, or replaces the one with the same name; without a value, the previous
  /// answer stays.
  ///
  /// The registration is consumed, so that its rules do not run on a copy.
  mutating func add(
    _ registration: consuming Registration,
    value: Value?,
    userInfos: (own: UserInfo?, each: [UserInfo])
  ) {
    if let earlier = positions[registration.field] {
      self.userInfos[earlier] = userInfos
      return put(registration, at: earlier, value: value)
    }
    self.userInfos.append(userInfos)
    let field = registration.field
    index(registration, at: registrations.count)
    if let condition = registration.condition, !condition.mayHold(among: answers) {
      registration.isActive = false
    }
    registrations.append(registration)
    setValue(value ?? answers[field], at: registrations.count - 1)
  }

  /// Registers fields in a closure and runs their rules once all have their answers, since a rule may
  /// read many of them.
  package mutating func registerAll(_ register: (inout Ruler) -> Void) {
    isRegisteringAll = true
    register(&self)
    isRegisteringAll = false
    for position in registrations.indices where registrations[position].isActive {
      run(at: position)
    }
  }

  /// Sets a field's answer and runs exactly the rules that read it, once each.
  ///
  /// The answer of an unregistered name is also kept, for rules that read it.
  /// - Returns: The fields whose rules ran, the changed one first, then in order of registration.
  /// - Complexity: O(r), in the rules that read the field.
  @discardableResult
  public mutating func setValue(_ value: Value, of field: FieldID) -> [FieldID] {
    if let position = positions[field] { return setValue(value, at: position) }
    answers[field] = value
    return runReaders(after: field)
  }

  /// Sets a field's answer and runs exactly the rules that read it, once each.
  /// - Returns: The fields whose rules ran, the changed one first, then in order of registration.
  @discardableResult
  public mutating func setValue(_ value: some Validatable, of field: FieldID) -> [FieldID] {
    setValue(value.valueToValidate, of: field)
  }

  /// Sets the answer of the field at a position among the registered ones, from 0, in the same way.
  @discardableResult
  package mutating func setValue(_ value: Value, at position: Int) -> [FieldID] {
    let field = registrations[position].field
    guard registrations[position].isActive else {
      registrations[position].heldAnswer = value
      guard answers[field] != .null else { return [field] }
      answers[field] = .null
      return [field] + runReaders(ofAll: settleConditions(after: field))
    }
    answers[field] = registrations[position].normalizers.apply(to: value)
    if registrations[position].condition != nil { registrations[position].heldAnswer = value }
    run(at: position)
    return [field] + runReaders(after: field)
  }

  /// Replaces all answers and runs every rule once; no field may have a condition.
  mutating func replaceAnswers(by answers: Answers) {
    self.answers = registrations.normalized(answers)
    for position in registrations.indices { run(at: position) }
  }

  /// Runs every rule again, for changes outside the answers: closures and the environment.
  /// - Returns: The fields whose verdicts changed, in order of registration.
  /// - Complexity: O(n), in rules.
  @discardableResult
  public mutating func refresh() -> [FieldID] {
    registrations.map(\.field).filter { refresh($0) }
  }

  /// Runs a field's rules again, for changes outside the answers.
  /// - Returns: Whether its verdict changed.
  @discardableResult
  public mutating func refresh(_ field: FieldID) -> Bool {
    guard let position = position(of: field), registrations[position].isActive else { return false }
    let verdict = registrations[position].verdict
    run(at: position)
    return registrations[position].verdict != verdict
  }

  /// Replaces a registration with another of the same name.
  private mutating func put(_ registration: consuming Registration, at position: Int, value: Value?)
  {
    let old = registrations[position]
    for remote in old.remotes { checks.withdraw(RemoteChecks.Slot(old.field, remote.index)) }
    let value = value ?? old.heldAnswer ?? answers[old.field]
    registration.isActive = registration.condition?.mayHold(among: answers) ?? true
    registrations[position] = registration
    indexAll()
    setValue(value, at: position)
  }

  /// Replaces the rules of a registered field, keeping its position and answer.
  mutating func replace(
    at position: Int,
    by rules: RuleSet,
    userInfos: (own: UserInfo?, each: [UserInfo])
  ) {
    self.userInfos[position] = userInfos
    let old = registrations[position]
    for remote in old.remotes { checks.withdraw(RemoteChecks.Slot(old.field, remote.index)) }
    registrations[position] = Registration(
      field: old.field,
      candidate: old.candidate,
      normalizers: old.ownNormalizers,
      rules: rules,
      condition: old.condition
    )
    registrations[position].isActive = old.isActive
    registrations[position].heldAnswer = old.heldAnswer
    indexAll()
    guard old.isActive else { return }
    answers[old.field] = registrations[position].normalizers.apply(to: answers[old.field])
    run(at: position)
  }

  /// Removes a registration and its field's answer.
  mutating func remove(at position: Int) -> [FieldID] {
    userInfos.remove(at: position)
    let old = registrations.remove(at: position)
    let field = old.field
    for remote in old.remotes { checks.withdraw(RemoteChecks.Slot(field, remote.index)) }
    answers.remove(field)
    indexAll()
    return runReaders(ofAll: settleConditions(after: field))
  }

  /// Runs the rules and conditions of other fields that depend on a field's new answer.
  private mutating func runReaders(after field: FieldID) -> [FieldID] {
    guard let readers = readers[field] else { return [] }
    guard readers.conditions.isEmpty else {
      return runReaders(ofAll: settleConditions(after: field))
    }
    return readers.rules.compactMap { reader in
      guard registrations[reader.registration].isActive else { return nil }
      run(reader.clauses, at: reader.registration)
      return registrations[reader.registration].field
    }
  }

  /// Runs some or all of a registration's rules.
  mutating func run(_ clauses: [Int]? = nil, at position: Int) {
    if isRegisteringAll { return }
    if let clauses {
      registrations[position].run(clauses, among: answers)
    } else {
      let clauses = registrations[position].rules.clauses.indices
      registrations[position].run(clauses, among: answers)
    }
    if !registrations[position].remotes.isEmpty { askOutside(at: position) }
  }

  private mutating func indexAll() {
    positions = FieldTable()
    readers = FieldTable()
    for (position, registration) in registrations.enumerated() { index(registration, at: position) }
  }

  /// Records the position of a registration and the fields it reads.
  private mutating func index(_ registration: borrowing Registration, at position: Int) {
    let field = registration.field
    positions[field] = position
    for (other, clauses) in registration.clausesByFieldRead where other != field {
      let reader = Readers.Rules(registration: position, clauses: clauses)
      readers.change(other, from: Readers()) { $0.rules.append(reader) }
    }
    for other in Set(registration.condition?.reads ?? []) {
      readers.change(other, from: Readers()) { $0.conditions.append(position) }
    }
  }
}
