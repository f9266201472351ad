extension Ruler {
  /// Adds a field with its rules and its answer, all rules with one user info.
  ///
  /// Without a value, what was answered to the name before stays its answer.
  ///
  /// While a condition on other answers does not hold, the field does not count: its verdict is
  /// valid, and to rules and conditions that read it, it has no answer. Its own answer is kept for
  /// when it counts again. Where conditions depend on each other in a circle, each is settled once
  /// for every change.
  ///
  /// A name that is registered already gets these rules instead of its own, and keeps its place.
  public mutating func register(
    _ field: FieldID,
    value: Value? = nil,
    normalizers: [Normalizer] = [],
    rules: RuleSet,
    when condition: Condition? = nil,
    userInfo: UserInfo
  ) {
    let registration = Registration(
      field: field,
      normalizers: normalizers,
      rules: rules,
      condition: condition
    )
    add(registration, value: value, userInfos: Self.shared(userInfo, by: rules))
  }

  /// Adds a field with its rules and its answer, each rule with its own user info.
  ///
  /// ```swift
  /// ruler.register("email", rules: [.required: .emailMissing, .email: .emailMalformed])
  /// ```
  ///
  /// A name that is registered already gets these rules instead of its own, and keeps its place.
  public mutating func register(
    _ field: FieldID,
    value: Value? = nil,
    normalizers: [Normalizer] = [],
    rules: KeyValuePairs<Clause, UserInfo>
  ) {
    let registration = Registration(
      field: field,
      normalizers: normalizers,
      rules: RuleSet(rules.map(\.key))
    )
    add(registration, value: value, userInfos: (nil, rules.map(\.value)))
  }

  /// Adds rules on something other than a field's own answer, all with one user info.
  ///
  /// A name that is registered already gets these rules instead of its own, and keeps its place.
  public mutating func register(
    _ name: FieldID,
    of candidate: Candidate,
    rules: RuleSet,
    userInfo: UserInfo
  ) {
    let registration = Registration(field: name, candidate: candidate, rules: rules)
    add(registration, value: nil, userInfos: Self.shared(userInfo, by: rules))
  }

  /// Adds rules on something other than a field's own answer, each with its own user info.
  ///
  /// A name that is registered already gets these rules instead of its own, and keeps its place.
  public mutating func register(
    _ name: FieldID,
    of candidate: Candidate,
    rules: KeyValuePairs<Clause, UserInfo>
  ) {
    let rulesAlone = RuleSet(rules.map(\.key))
    let registration = Registration(field: name, candidate: candidate, rules: rulesAlone)
    add(registration, value: nil, userInfos: (nil, rules.map(\.value)))
  }

  /// Adds a rule after those that a field has; a new name is registered with it.
  public mutating func add(_ rule: Clause, to field: FieldID, userInfo: UserInfo) {
    add([rule], to: field, userInfo: userInfo)
  }

  /// Adds rules after those that a field has; a new name is registered with them.
  public mutating func add(_ rules: RuleSet, to field: FieldID, userInfo: UserInfo) {
    guard let position = position(of: field) else {
      return register(field, rules: rules, userInfo: userInfo)
    }
    var userInfos = userInfos(at: position)
    userInfos.each += rules.clauses.map { _ in userInfo }
    replace(at: position, by: registrations[position].rules + rules, userInfos: userInfos)
  }

  /// Puts other rules in the place of those that a field has; its answer and its place stay.
  /// - Returns: whether a field of that name is registered.
  @discardableResult
  public mutating func replaceRules(
    of field: FieldID,
    with rules: RuleSet,
    userInfo: UserInfo
  ) -> Bool {
    guard let position = position(of: field) else { return false }
    replace(at: position, by: rules, userInfos: Self.shared(userInfo, by: rules))
    return true
  }

  /// Takes a field's rules and its answer away.
  ///
  /// Rules of other fields that read it run again, on no answer.
  /// - Returns: the fields whose rules ran, in order of registration; empty if nothing is
  ///   registered.
  /// - Complexity: O(n), in rules.
  @discardableResult
  public mutating func remove(_ field: FieldID) -> [FieldID] {
    position(of: field).map { remove(at: $0) } ?? []
  }

  /// The registration of a field, if it has one.
  public func registration(of field: FieldID) -> Registration? {
    position(of: field).map { registrations[$0] }
  }

  /// What came with the registration of a field, or with the first of its rules.
  public func userInfo(of field: FieldID) -> UserInfo? {
    guard let position = position(of: field) else { return nil }
    let (own, each) = userInfos(at: position)
    return own ?? each.first
  }

  private static func shared(
    _ userInfo: UserInfo,
    by rules: RuleSet
  ) -> (own: UserInfo?, each: [UserInfo]) {
    (userInfo, rules.clauses.map { _ in userInfo })
  }
}
