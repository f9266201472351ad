extension Ruler {
  /// Returns the verdict on a field: valid if it is not registered, never valid while a check is
  /// pending.
  public func verdict(on field: FieldID) -> Verdict {
    position(of: field).map { Verdict(registrations[$0].violations) } ?? .valid
  }

  /// The verdict on everything registered, never valid while a check is pending.
  /// - Complexity: O(n), in violations and registrations.
  public var verdict: Verdict {
    Verdict(merging: registrations)
  }

  /// Returns the first breach in the order of registration: the first of the first field with one.
  ///
  /// Candidates that read something outside the answers are evaluated again, as by every method that
  /// validates.
  /// - Complexity: O(n), in rules.
  public func validate() -> Breach<UserInfo>? {
    let ruler = current
    for position in ruler.registrations.indices {
      if let first = ruler.breaches(at: position).first { return first }
    }
    return nil
  }

  /// Returns all breaches in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validateAll() -> [Breach<UserInfo>] {
    let ruler = current
    return ruler.registrations.indices.flatMap(ruler.breaches)
  }

  /// Returns the breaches of one field in the order of its rules.
  public func validate(_ field: FieldID) -> [Breach<UserInfo>] {
    position(of: field).map(current.breaches) ?? []
  }

  /// The ruler with candidates that read something outside the answers evaluated again.
  private var current: Ruler {
    guard registrations.contains(where: { $0.candidate?.readsOutside ?? false }) else {
      return self
    }
    var ruler = self
    for registration in registrations where registration.candidate?.readsOutside ?? false {
      ruler.refresh(registration.field)
    }
    return ruler
  }

  /// Returns the breaches of some fields in the order of registration, each field once.
  /// - Complexity: O(n), in rules.
  public func validate(_ fields: some Sequence<FieldID>) -> [Breach<UserInfo>] {
    Set(fields.compactMap(position)).sorted().flatMap(current.breaches)
  }

  /// Returns all breaches by field, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validateByField() -> ByField<Breach<UserInfo>> {
    let ruler = current
    return ByField(
      registrations.indices.lazy.map { (registrations[$0].field, ruler.breaches(at: $0)) }
    )
  }

  private func breaches(at position: Int) -> [Breach<UserInfo>] {
    let found = registrations[position].violationsByClause
    guard !found.isEmpty else { return [] }
    let userInfos = userInfos(at: position).each
    return found.map { Breach($0.violation, userInfo: userInfos[$0.clause]) }
  }
}

/// A ruler without user info.
extension Ruler<Void> {
  /// Registers a field with its rules and its answer.
  ///
  /// Without a value, the field keeps its previous answer. While its condition does not hold, the
  /// field is inactive.
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

  /// Registers rules on a candidate instead of a field's answer.
  public mutating func register(_ name: FieldID, of candidate: Candidate, rules: RuleSet) {
    register(name, of: candidate, rules: rules, userInfo: ())
  }

  /// Appends a rule to those of a field; a new name is registered.
  public mutating func add(_ rule: Clause, to field: FieldID) {
    add([rule], to: field, userInfo: ())
  }

  /// Appends rules to those of a field; a new name is registered.
  public mutating func add(_ rules: RuleSet, to field: FieldID) {
    add(rules, to: field, userInfo: ())
  }

  /// Replaces a field's rules, keeping its answer and position.
  /// - Returns: Whether the field is registered.
  @discardableResult
  public mutating func replaceRules(of field: FieldID, with rules: RuleSet) -> Bool {
    replaceRules(of: field, with: rules, userInfo: ())
  }

  /// Returns the first violation in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validate() -> Violation? {
    for registration in current.registrations {
      if let first = registration.violations.first { return first }
    }
    return nil
  }

  /// Returns all violations in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validateAll() -> [Violation] {
    current.registrations.flatMap(\.violations)
  }

  /// Returns the violations of one field in the order of its rules.
  public func validate(_ field: FieldID) -> [Violation] {
    current.verdict(on: field).violations
  }

  /// Returns the violations of some fields in the order of registration, each field once.
  /// - Complexity: O(n), in rules.
  public func validate(_ fields: some Sequence<FieldID>) -> [Violation] {
    let ruler = current
    return Set(fields.compactMap(position)).sorted()
      .flatMap { ruler.registrations[$0].violations }
  }

  /// Returns all violations by field, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validateByField() -> ByField<Violation> {
    ByField(current.registrations.lazy.map { ($0.field, $0.violations) })
  }
}

extension Verdict {
  /// Merges the verdicts of registrations.
  // Not generic: as code for any user info, a key in a form of three fields takes twice as long.
  fileprivate init(merging registrations: [Registration]) {
    self.init(merging: registrations.indices.lazy.map { Verdict(registrations[$0].violations) })
  }
}
