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
  /// A field, the rules on it, and what its registrar wants to find again.
  public struct Registration: Sendable {
    /// The field's name.
    public let field: FieldID
    /// What is done to a copy of the answer before the rules see it.
    public let normalizers: [Normalizer]
    /// The rules, in order.
    public let rules: RuleSet
    /// What came with the registration.
    public let userInfo: UserInfo

    /// The verdict of all rules.
    public fileprivate(set) var verdict = Verdict.valid

    /// The verdict of each clause, in order.
    fileprivate var verdicts: [Verdict] = []
  }

  /// A clause that depends on another field's answer.
  private struct Reader: Sendable {
    let registration: Int
    let clause: Int
  }

  /// The answers as the rules see them, normalised.
  public private(set) var answers: Answers = [:]

  /// Everything registered, in order.
  public private(set) var registrations: [Registration] = []

  private var positions: [FieldID: Int] = [:]
  private var readers: [FieldID: [Reader]] = [:]

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
    for (clause, rule) in rules.clauses.map(\.rule).enumerated() {
      for other in Set(rule.reads) where other != field {
        readers[other, default: []].append(Reader(registration: position, clause: clause))
      }
    }
    registrations.append(
      Registration(field: field, normalizers: normalizers, rules: rules, userInfo: userInfo)
    )
    registrations[position].verdicts = rules.clauses.map { _ in .valid }
    setValue(value, of: field)
  }

  /// Takes a field's new answer and runs exactly the rules that read it, once each.
  ///
  /// The answer of a name that is not registered is taken too, for rules that read it.
  /// - Returns: the fields whose rules ran, the changed one first, then in order of registration.
  /// - Complexity: O(r), in the rules that read the field.
  @discardableResult
  public mutating func setValue(_ value: Value, of field: FieldID) -> [FieldID] {
    let position = positions[field]
    let normalizers = position.map { registrations[$0].normalizers } ?? []
    answers[field] = normalizers.apply(to: value)
    var affected: [FieldID] = []
    if let position {
      for clause in registrations[position].rules.clauses.indices {
        run(clause, of: position)
      }
      merge(position)
      affected.append(field)
    }
    for reader in readers[field] ?? [] {
      run(reader.clause, of: reader.registration)
      merge(reader.registration)
      let name = registrations[reader.registration].field
      if affected.last != name { affected.append(name) }
    }
    return affected
  }

  /// The registration of a field, if it has one.
  public func registration(of field: FieldID) -> Registration? {
    positions[field].map { registrations[$0] }
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

  private mutating func run(_ clause: Int, of position: Int) {
    let (field, rules) = (registrations[position].field, registrations[position].rules)
    let verdict = rules.verdict(of: rules.clauses[clause], on: answers[field], among: answers)
    registrations[position].verdicts[clause] =
      verdict.isValid ? verdict : verdict.mapViolations { $0.field = field }
  }

  private mutating func merge(_ position: Int) {
    registrations[position].verdict =
      registrations[position].verdicts.reduce(.valid) { $0.merging($1) }
  }
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
