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
