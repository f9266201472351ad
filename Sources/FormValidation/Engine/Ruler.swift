/// The registry of who must obey what.
///
/// Register each field with its rules, hand over answers as they change, and read the verdicts:
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
/// changed field run again, once each. The first violation and all violations are two readings of
/// those verdicts, so they cannot disagree. What lies outside the answers is looked at on
/// `refresh()`.
///
/// Where `UserInfo` is not `Void`, something of that type comes with every rule and is found again
/// with every violation of it, in a `Breach`.
public struct Ruler<UserInfo: Sendable>: Sendable {
  @usableFromInline
  var registry: Registry

  /// What came with each registration, and with each of its rules, in order.
  private var userInfos: [(own: UserInfo?, each: [UserInfo])] = []

  /// Creates a ruler without registrations, and with the answers known so far.
  public init(answers: Answers = Answers()) {
    registry = Registry(answers: answers)
  }

  /// The answers as the rules see them, normalised.
  @inlinable public var answers: Answers { registry.answers }

  /// Everything registered, in order.
  @inlinable public var registrations: [Registration] { registry.registrations }

  /// Takes a field's new answer and runs exactly the rules that read it, once each.
  ///
  /// The answer of a name that is not registered is taken too, for rules that read it.
  /// - Returns: the fields whose rules ran, the changed one first, then in order of registration.
  /// - Complexity: O(r), in the rules that read the field.
  @discardableResult
  public mutating func setValue(_ value: Value, of field: FieldID) -> [FieldID] {
    registry.setValue(value, of: field)
  }

  /// Runs every rule once more, for what lies outside the answers: closures and the environment.
  /// - Returns: the fields whose verdicts changed, in order of registration.
  /// - Complexity: O(n), in rules.
  @discardableResult
  public mutating func refresh() -> [FieldID] {
    registrations.map(\.field).filter { refresh($0) }
  }

  /// Runs a field's rules once more, for what lies outside the answers.
  /// - Returns: whether its verdict changed.
  @discardableResult
  public mutating func refresh(_ field: FieldID) -> Bool {
    registry.position(of: field).map { registry.refresh(at: $0) } ?? false
  }

  /// Makes room for so many registrations, where many are to come.
  public mutating func reserveCapacity(_ count: Int) {
    registry.reserveCapacity(count)
    userInfos.reserveCapacity(count)
  }

  /// The place of a field among the registrations, from 0, if it has one.
  public func position(of field: FieldID) -> Int? {
    registry.position(of: field)
  }

  /// What came with a registration as a whole, and with each of its rules.
  func userInfos(at position: Int) -> (own: UserInfo?, each: [UserInfo]) {
    userInfos[position]
  }

  /// Adds a registration at the end, or puts it in the place of the one of its name.
  mutating func add(
    _ registration: consuming Registration,
    value: Value?,
    userInfos: (own: UserInfo?, each: [UserInfo])
  ) {
    let earlier = registry.position(of: registration.field)
    registry.add(registration, value: value)
    if let earlier {
      self.userInfos[earlier] = userInfos
    } else {
      self.userInfos.append(userInfos)
    }
  }

  /// Puts other rules on a registered field.
  mutating func replace(
    at position: Int,
    by rules: RuleSet,
    userInfos: (own: UserInfo?, each: [UserInfo])
  ) {
    registry.replace(at: position, by: rules)
    self.userInfos[position] = userInfos
  }

  /// Forgets a registration.
  mutating func remove(at position: Int) -> [FieldID] {
    userInfos.remove(at: position)
    return registry.remove(at: position)
  }
}

extension Ruler {
  /// The verdict on a field: valid if none of that name is registered, never valid while a check is
  /// pending.
  public func verdict(on field: FieldID) -> Verdict {
    position(of: field).map { Verdict(registrations[$0].violations) } ?? .valid
  }

  /// The verdict on everything registered, which is never valid while a check is pending.
  /// - Complexity: O(n), in violations and registrations.
  public var verdict: Verdict {
    Verdict(merging: registrations.lazy.map { Verdict($0.violations) })
  }

  /// The first breach of all, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validate() -> Breach<UserInfo>? {
    for position in registrations.indices {
      if let first = breaches(at: position).first { return first }
    }
    return nil
  }

  /// All breaches, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validateAll() -> [Breach<UserInfo>] {
    registrations.indices.flatMap(breaches)
  }

  /// The breaches of one field, in the order of its rules.
  public func validate(_ field: FieldID) -> [Breach<UserInfo>] {
    position(of: field).map(breaches) ?? []
  }

  /// The breaches of some fields, in the order of registration, each field once.
  /// - Complexity: O(n), in rules.
  public func validate(_ fields: some Sequence<FieldID>) -> [Breach<UserInfo>] {
    Set(fields.compactMap(position)).sorted().flatMap(breaches)
  }

  /// All breaches by field, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validateByField() -> ByField<Breach<UserInfo>> {
    ByField(
      registrations.indices.lazy.map { (registrations[$0].field, breaches(at: $0)) }
    )
  }

  private func breaches(at position: Int) -> [Breach<UserInfo>] {
    let found = registrations[position].violationsByClause
    guard !found.isEmpty else { return [] }
    let userInfos = userInfos(at: position).each
    return found.map { Breach($0.violation, userInfo: userInfos[$0.clause]) }
  }
}

/// A ruler whose violations speak for themselves.
extension Ruler<Void> {
  /// Adds a field with its rules and its answer.
  ///
  /// Without a value, what was answered to the name before stays its answer. While a condition on
  /// other answers does not hold, the field does not count.
  /// - Precondition: no field of that name is registered, and no conditions depend on each other in
  ///   a circle.
  public mutating func register(
    _ field: FieldID,
    value: Value? = nil,
    normalizers: [Normalizer] = [],
    rules: RuleSet,
    when condition: Condition? = nil
  ) {
    register(
      field,
      value: value,
      normalizers: normalizers,
      rules: rules,
      when: condition,
      userInfo: ()
    )
  }

  /// Adds rules on something other than a field's own answer.
  /// - Precondition: nothing of that name is registered.
  public mutating func register(_ name: FieldID, of candidate: Candidate, rules: RuleSet) {
    register(name, of: candidate, rules: rules, userInfo: ())
  }

  /// Adds a rule after those that a field has; a new name is registered with it.
  public mutating func add(_ rule: Clause, to field: FieldID) {
    add([rule], to: field, userInfo: ())
  }

  /// Adds rules after those that a field has; a new name is registered with them.
  public mutating func add(_ rules: RuleSet, to field: FieldID) {
    add(rules, to: field, userInfo: ())
  }

  /// Puts other rules in the place of those that a field has; its answer and its place stay.
  /// - Returns: whether a field of that name is registered.
  @discardableResult
  public mutating func replaceRules(of field: FieldID, with rules: RuleSet) -> Bool {
    replaceRules(of: field, with: rules, userInfo: ())
  }

  /// The first violation of all, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validate() -> Violation? {
    for registration in registrations {
      if let first = registration.violations.first { return first }
    }
    return nil
  }

  /// All violations, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validateAll() -> [Violation] {
    registrations.flatMap(\.violations)
  }

  /// The violations of one field, in the order of its rules.
  public func validate(_ field: FieldID) -> [Violation] {
    verdict(on: field).violations
  }

  /// The violations of some fields, in the order of registration, each field once.
  /// - Complexity: O(n), in rules.
  public func validate(_ fields: some Sequence<FieldID>) -> [Violation] {
    Set(fields.compactMap(position)).sorted().flatMap { registrations[$0].violations }
  }

  /// All violations by field, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validateByField() -> ByField<Violation> {
    ByField(registrations.lazy.map { ($0.field, $0.violations) })
  }
}
