extension Ruler {
  /// The verdict on a field: valid if none of that name is registered, never valid while a check is
  /// pending.
  public func verdict(on field: FieldID) -> Verdict {
    position(of: field).map { Verdict(registrations[$0].violations) } ?? .valid
  }

  /// The verdict on everything registered, which is never valid while a check is pending.
  /// - Complexity: O(n), in violations and registrations.
  public var verdict: Verdict {
    Verdict(merging: registrations)
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

extension Verdict {
  /// The verdict on all of some registrations.
  // Not generic: in code for any user info, the key of a form of three fields takes twice as long.
  fileprivate init(merging registrations: [Registration]) {
    self.init(merging: registrations.indices.lazy.map { Verdict(registrations[$0].violations) })
  }
}
