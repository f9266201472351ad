/// Answers that do not meet the rules of a schema, thrown by `validated`.
public struct InvalidAnswers: Error, Sendable, Encodable, CustomStringConvertible {
  /// The violations, in order of the fields.
  public let violations: [Violation]

  /// Their messages by field, for answers that are not being typed.
  public let messages: ByField<String>

  /// The messages, one per line.
  public var description: String {
    messages.flatMap(\.members).joined(separator: "\n")
  }
}

/// What to do with members of answers that a schema does not know.
public enum UnknownMembers: Hashable, Sendable {
  /// Leave them out.
  case strip
  /// Report each as a violation with the code `field.unknown`.
  case reject
  /// Keep them, though no rule has seen them.
  case keep
}

extension Schema {
  /// Returns answers that meet all rules, with normalizers applied.
  ///
  /// ```swift
  /// let signup = try schema.validated(answers).decode(as: Signup.self)
  /// ```
  /// - Parameters:
  ///   - answers: The answers.
  ///   - unknown: What to do with members that are no fields of the schema.
  ///   - labels: The labels of fields, for messages.
  ///   - catalog: The messages and their language.
  /// - Returns: The answers, with normalizers applied.
  /// - Throws: All violations with their messages. External checks are not run, so a remote rule is
  ///   one of them.
  public func validated(
    _ answers: Answers,
    unknown: UnknownMembers = .strip,
    labels: [FieldID: String] = [:],
    wording catalog: MessageCatalog = MessageCatalog()
  ) throws(InvalidAnswers) -> Answers {
    let shape = shape(of: answers.joined.flattened)
    let answers = shape.schema.normalized(shape.answers)
    let violations = shape.schema.verdict(onNormalized: answers).violations
    try shape.check(violations, in: answers, unknown, labels, catalog)
    return (unknown == .keep ? answers : shape.known(of: answers)).joined.flattened
  }

  /// Returns answers that meet all rules as a type.
  ///
  /// ```swift
  /// let signup = try schema.validated(answers, as: Signup.self)
  /// ```
  ///
  /// An answer that meets the rules but does not fit its property is a violation like others, at its
  /// field.
  /// - Parameters:
  ///   - answers: The answers.
  ///   - type: The type that they are decoded as.
  ///   - unknown: What to do with members that are no fields of the schema.
  ///   - labels: The labels of fields, for messages.
  ///   - catalog: The messages and their language.
  /// - Returns: The answers as the type, with normalizers applied.
  /// - Throws: All violations with their messages.
  public func validated<Decoded: Decodable>(
    _ answers: Answers,
    as type: Decoded.Type,
    unknown: UnknownMembers = .strip,
    labels: [FieldID: String] = [:],
    wording catalog: MessageCatalog = MessageCatalog()
  ) throws(InvalidAnswers) -> Decoded {
    let valid = try validated(answers, unknown: unknown, labels: labels, wording: catalog)
    return try decoded(valid, as: type, labels, catalog)
  }

  /// Returns answers that meet all rules, after running all external checks concurrently.
  /// - Parameters:
  ///   - answers: The answers.
  ///   - checks: The checks, by the names that rules use.
  ///   - clock: The clock for timeouts.
  ///   - unknown: What to do with members that are no fields of the schema.
  ///   - labels: The labels of fields, for messages.
  ///   - catalog: The messages and their language.
  /// - Returns: The answers, with normalizers applied.
  /// - Throws: All violations with their messages.
  public func validated(
    _ answers: Answers,
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>,
    unknown: UnknownMembers = .strip,
    labels: [FieldID: String] = [:],
    wording catalog: MessageCatalog = MessageCatalog()
  ) async throws(InvalidAnswers) -> Answers {
    let shape = shape(of: answers.joined.flattened)
    var ruler = shape.schema.ruler(answers: shape.answers)
    ruler.receive(await ruler.settle(asking: checks, clock: clock))
    let answers = shape.schema.normalized(shape.answers)
    try shape.check(ruler.verdict.violations, in: answers, unknown, labels, catalog)
    return (unknown == .keep ? answers : shape.known(of: answers)).joined.flattened
  }

  /// Returns answers that meet all rules as a type, after running all external checks concurrently.
  ///
  /// An answer that meets the rules but does not fit its property is a violation like others.
  /// - Parameters:
  ///   - answers: The answers.
  ///   - type: The type that they are decoded as.
  ///   - checks: The checks, by the names that rules use.
  ///   - clock: The clock for timeouts.
  ///   - unknown: What to do with members that are no fields of the schema.
  ///   - labels: The labels of fields, for messages.
  ///   - catalog: The messages and their language.
  /// - Returns: The answers as the type, with normalizers applied.
  /// - Throws: All violations with their messages.
  public func validated<Decoded: Decodable>(
    _ answers: Answers,
    as type: Decoded.Type,
    asking checks: [String: OutsideCheck],
    clock: some Clock<Duration>,
    unknown: UnknownMembers = .strip,
    labels: [FieldID: String] = [:],
    wording catalog: MessageCatalog = MessageCatalog()
  ) async throws(InvalidAnswers) -> Decoded {
    let valid = try await validated(
      answers,
      asking: checks,
      clock: clock,
      unknown: unknown,
      labels: labels,
      wording: catalog
    )
    return try decoded(valid, as: type, labels, catalog)
  }

  private func decoded<Decoded: Decodable>(
    _ answers: Answers,
    as type: Decoded.Type,
    _ labels: [FieldID: String],
    _ catalog: MessageCatalog
  ) throws(InvalidAnswers) -> Decoded {
    do throws(AnswerDecodingError) {
      return try answers.decode(as: type)
    } catch {
      var violation = error.violation
      violation.field = error.fields.first
      let shape = shape(of: answers)
      throw shape.error(of: [violation], in: shape.answers, labels, catalog)
    }
  }
}

extension AnswerShape {
  /// Throws violations, and unknown members if they are rejected.
  fileprivate func check(
    _ violations: [Violation],
    in answers: Answers,
    _ unknown: UnknownMembers,
    _ labels: [FieldID: String],
    _ catalog: MessageCatalog
  ) throws(InvalidAnswers) {
    let strangers = unknown == .reject ? unknownMembers(of: answers) : []
    let violations = violations + strangers.map(Violation.init(unknown:))
    if !violations.isEmpty { throw error(of: violations, in: answers, labels, catalog) }
  }

  /// Returns the error of violations, which may be at members that the schema does not know.
  fileprivate func error(
    of violations: [Violation],
    in answers: Answers,
    _ labels: [FieldID: String],
    _ catalog: MessageCatalog
  ) -> InvalidAnswers {
    var schema = schema
    var known = Set(schema.fields)
    let others = violations.map { $0.field ?? "" }.filter { known.insert($0).inserted }
    if !others.isEmpty {
      schema = Schema(schema.registrations + others.map { Registration(field: $0, rules: []) })
    }
    return InvalidAnswers(
      violations: violations,
      messages: schema.messages(of: violations, in: answers, labels, catalog)
    )
  }

  /// Returns flat answers without members that the schema does not know.
  fileprivate func known(of answers: Answers) -> Answers {
    var known = Answers()
    if answers.contains(.now) { known[.now] = answers[.now] }
    for field in lists.union(objects) where answers.contains(field) {
      known[field] = answers[field].emptied
    }
    for field in schema.fields where answers.contains(field) {
      if !lists.contains(field), !objects.contains(field) { known[field] = answers[field] }
    }
    known.secrets = answers.secrets
    return known
  }

  /// Returns the outermost members that the schema does not know, in order of their names.
  private func unknownMembers(of answers: Answers) -> [FieldID] {
    let known = lists.union(objects).union(schema.fields)
    var unknown: [FieldID] = []
    func search(_ members: [String: Value], of group: FieldID?) {
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        let field = group?.member(named: name) ?? FieldID(memberName: name)
        guard known.contains(field) else {
          unknown.append(field)
          continue
        }
        guard lists.contains(field) || objects.contains(field) else { continue }
        search(in: value, at: field)
      }
    }
    func search(in value: Value, at field: FieldID) {
      switch value {
      case .object(let members): search(members, of: field)
      case .list(let items):
        for (index, item) in items.enumerated() { search(in: item, at: field.entry(index)) }
      default: break
      }
    }
    search(answers.nested, of: nil)
    return unknown
  }
}

extension Value {
  /// The value without the members of its objects.
  fileprivate var emptied: Value {
    switch self {
    case .object: .object([:])
    case .list(let items): .list(items.map(\.emptied))
    default: self
    }
  }
}

extension Violation {
  fileprivate init(unknown field: FieldID) {
    self.init("field.unknown", Message("field.unknown", "Unknown field."))
    self.field = field
    rule = "unknown"
  }
}
