extension Ruler {
  /// Registers a field with its rules and its answer, with one user info for all rules.
  ///
  /// Without a value, the field keeps its previous answer.
  ///
  /// While its condition does not hold, the field is inactive: its verdict is valid, and other
  /// rules and conditions see no answer. Its own answer returns with the condition. Circular
  /// conditions are settled once per change.
  ///
  /// If the name is already registered, its rules are replaced and it keeps its position.
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

  /// Registers a field with its rules and its answer, each rule with its own user info.
  ///
  /// ```swift
  /// ruler.register("email", rules: [.required: .emailMissing, .email: .emailMalformed])
  /// ```
  ///
  /// While its condition does not hold, the field is inactive.
  ///
  /// If the name is already registered, its rules are replaced and it keeps its position.
  public mutating func register(
    _ field: FieldID,
    value: Value? = nil,
    normalizers: [Normalizer] = [],
    rules: KeyValuePairs<Clause, UserInfo>,
    when condition: Condition? = nil
  ) {
    let registration = Registration(
      field: field,
      normalizers: normalizers,
      rules: RuleSet(rules.map(\.key)),
      condition: condition
    )
    add(registration, value: value, userInfos: (nil, rules.map(\.value)))
  }

  /// Registers rules on a candidate instead of a field's answer, with one user info for all rules.
  ///
  /// If the name is already registered, its rules are replaced and it keeps its position.
  public mutating func register(
    _ name: FieldID,
    of candidate: Candidate,
    rules: RuleSet,
    userInfo: UserInfo
  ) {
    let registration = Registration(field: name, candidate: candidate, rules: rules)
    add(registration, value: nil, userInfos: Self.shared(userInfo, by: rules))
  }

  /// Registers rules on a candidate instead of a field's answer, each with its own user info.
  ///
  /// If the name is already registered, its rules are replaced and it keeps its position.
  public mutating func register(
    _ name: FieldID,
    of candidate: Candidate,
    rules: KeyValuePairs<Clause, UserInfo>
  ) {
    let rulesAlone = RuleSet(rules.map(\.key))
    let registration = Registration(field: name, candidate: candidate, rules: rulesAlone)
    add(registration, value: nil, userInfos: (nil, rules.map(\.value)))
  }

  /// Appends a rule to those of a field; a new name is registered.
  public mutating func add(_ rule: Clause, to field: FieldID, userInfo: UserInfo) {
    add([rule], to: field, userInfo: userInfo)
  }

  /// Appends rules to those of a field; a new name is registered.
  public mutating func add(_ rules: RuleSet, to field: FieldID, userInfo: UserInfo) {
    guard let position = position(of: field) else {
      return register(field, rules: rules, userInfo: userInfo)
    }
    var userInfos = userInfos(at: position)
    userInfos.each += rules.clauses.map { _ in userInfo }
    replace(at: position, by: registrations[position].rules + rules, userInfos: userInfos)
  }

  /// Replaces a field's rules, keeping its answer and position.
  /// - Returns: Whether the field is registered.
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

  /// Removes a field's rules and answer.
  ///
  /// Rules of other fields that read it run again.
  /// - Returns: The fields whose rules ran, in order of registration.
  /// - Complexity: O(n), in rules.
  @discardableResult
  public mutating func remove(_ field: FieldID) -> [FieldID] {
    position(of: field).map { remove(at: $0) } ?? []
  }

  /// Returns the registration of a field; `nil` if it has none.
  public func registration(of field: FieldID) -> Registration? {
    position(of: field).map { registrations[$0] }
  }

  /// Returns the user info of a field, or of the first of its rules.
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
