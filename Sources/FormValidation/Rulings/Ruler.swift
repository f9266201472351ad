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
/// those verdicts, so they cannot disagree.
public struct Ruler<UserInfo: Sendable>: Sendable {
  /// The answers as the rules see them, normalised.
  public private(set) var answers: Answers = [:]

  /// Everything registered, in order.
  public private(set) var registrations: [Registration] = []

  private var positions: [FieldID: Int] = [:]
  private var readers: [FieldID: [RegistrationReader]] = [:]
  private var userInfos: [UserInfo] = []

  /// Creates a ruler without registrations.
  public init() {}

  /// Adds a field with its rules and its answer.
  /// - Precondition: no field of that name is registered.
  public mutating func register(
    _ field: FieldID,
    value: Value = .null,
    normalizers: [Normalizer] = [],
    rules: RuleSet,
    userInfo: UserInfo
  ) {
    precondition(positions[field] == nil, "the field \"\(field)\" is registered twice")
    let position = registrations.count
    positions[field] = position
    let registration = Registration(field: field, normalizers: normalizers, rules: rules)
    for (other, clauses) in registration.clausesByFieldRead where other != field {
      readers[other, default: []].append(
        RegistrationReader(registration: position, clauses: clauses)
      )
    }
    registrations.append(registration)
    userInfos.append(userInfo)
    setValue(value, of: field)
  }

  /// Takes a field's new answer and runs exactly the rules that read it, once each.
  ///
  /// The answer of a name that is not registered is taken too, for rules that read it.
  /// - Returns: the fields whose rules ran, the changed one first, then in order of registration.
  /// - Complexity: O(r), in the rules that read the field.
  @discardableResult
  public mutating func setValue(_ value: Value, of field: FieldID) -> [FieldID] {
    var affected: [FieldID] = []
    if let position = positions[field] {
      answers[field] = registrations[position].normalizers.apply(to: value)
      let all = registrations[position].rules.clauses.indices
      registrations[position].run(all, among: answers)
      affected.append(field)
    } else {
      answers[field] = value
    }
    for reader in readers[field] ?? [] {
      registrations[reader.registration].run(reader.clauses, among: answers)
      affected.append(registrations[reader.registration].field)
    }
    return affected
  }

  /// The registration of a field, if it has one.
  public func registration(of field: FieldID) -> Registration? {
    positions[field].map { registrations[$0] }
  }

  /// What came with the registration of a field, if it has one.
  public func userInfo(of field: FieldID) -> UserInfo? {
    positions[field].map { userInfos[$0] }
  }

  /// The verdict on a field: valid where none of that name is registered.
  public func verdict(on field: FieldID) -> Verdict {
    positions[field].map { registrations[$0].verdict } ?? .valid
  }

  /// The first violation of all, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validate() -> Violation? {
    for registration in registrations {
      if let first = registration.verdict.violations.first { return first }
    }
    return nil
  }

  /// All violations, in the order of registration.
  /// - Complexity: O(n), in rules.
  public func validateAll() -> [Violation] {
    registrations.flatMap(\.verdict.violations)
  }

  /// The violations of one field, in the order of its rules.
  public func validate(_ field: FieldID) -> [Violation] {
    verdict(on: field).violations
  }
}

/// The clauses of a registration that depend on another field's answer.
private struct RegistrationReader: Sendable {
  let registration: Int
  let clauses: [Int]
}

extension Ruler<Void> {
  /// Adds a field with its rules and its answer.
  /// - Precondition: no field of that name is registered.
  public mutating func register(
    _ field: FieldID,
    value: Value = .null,
    normalizers: [Normalizer] = [],
    rules: RuleSet
  ) {
    register(field, value: value, normalizers: normalizers, rules: rules, userInfo: ())
  }
}
