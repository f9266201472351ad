/// Fields and their rules, for validating all answers together.
///
/// ```swift
/// let schema: Schema = [
///   "email": [.required, .email],
///   "age": [.range(18...)],
/// ]
/// schema.violations(in: ["email": "ada@", "age": 17])
/// schema.messages(in: ["email": "ada@"], labels: ["email": "E-mail"])["email"]
/// ```
///
/// It names a `Ruler`, whose registrations are its fields.
public struct Schema: Sendable, ExpressibleByDictionaryLiteral {
  /// The fields and their rules; it has no answers.
  private var ruler = Ruler<Void>()

  /// Whether an answer that normalizers would change may be valid as it is.
  private var allowsUnnormalized = false

  /// The groups, outer ones first.
  var groups: [FieldID] = []

  /// The schemas of the items of lists, in order.
  var lists: [ItemList] = []

  /// The schema of each object in a list.
  struct ItemList: Equatable, Sendable {
    /// The full name of the list, and its name in its group.
    var field: FieldID
    let name: FieldID

    /// The scope around the list; `nil` outside groups.
    var scope: FieldScope?

    let items: Schema
  }

  /// Creates a schema without fields.
  public init() {}

  /// Creates a schema of fields and their rules, in order.
  public init(dictionaryLiteral fields: (FieldID, RuleSet)...) {
    for (field, rules) in fields { add(field, rules: rules) }
  }

  /// Creates a schema of fields without groups and lists.
  init(_ registrations: [Registration]) {
    ruler = Ruler(registrations, userInfo: ())
    allowsUnnormalized = registrations.contains(where: \.allowsUnnormalized)
  }

  /// Adds a field; for an existing field, adds the rules and normalizers.
  /// - Complexity: O(n), in fields.
  public mutating func add(
    _ field: FieldID,
    normalizers: [Normalizer] = [],
    rules: RuleSet
  ) {
    if field.isPath { groups += field.groups.filter { !groups.contains($0) } }
    let old = ruler.registration(of: field)
    ruler.register(
      field,
      normalizers: (old?.ownNormalizers ?? []) + normalizers,
      rules: (old?.rules ?? []) + rules
    )
    allowsUnnormalized = registrations.contains(where: \.allowsUnnormalized)
  }

  /// The fields, in order.
  public var fields: [FieldID] { registrations.map(\.field) }

  /// The fields with their rules, in order.
  var registrations: [Registration] { ruler.registrations }

  /// Returns the verdict of all rules, in order of the fields.
  /// - Complexity: O(n), in rules.
  public func verdict(on answers: Answers) -> Verdict {
    if let (schema, answers) = flattened(for: answers) { return schema.verdict(on: answers) }
    // Most answers need no normalizing, which takes longer than their rules: see the row "form of
    // three fields" of `swift run -c release benchmark`.
    if !allowsUnnormalized, verdict(onNormalized: answers).isValid { return .valid }
    return verdict(onNormalized: registrations.normalized(answers))
  }

  /// Returns the verdict on normalized answers without groups and lists, and without the results of
  /// external checks.
  func verdict(onNormalized answers: Answers) -> Verdict {
    var verdict = Verdict.valid
    // By parts: copying a registration takes longer than running its rules.
    for index in registrations.indices {
      let field = registrations[index].field
      let found = registrations[index].rules.verdict(on: answers[field], among: answers)
      if !found.isValid { verdict.merge(found.mapViolations { $0.field = field }) }
    }
    return verdict
  }

  /// Returns all violations, in order of the fields, then of their rules.
  /// - Complexity: O(n), in rules.
  public func violations(in answers: Answers) -> [Violation] {
    verdict(on: answers).violations
  }

  /// Returns the answers with each field's normalizers applied.
  public func normalized(_ answers: Answers) -> Answers {
    if let (schema, answers) = flattened(for: answers) { return schema.normalized(answers) }
    return registrations.normalized(answers)
  }

  /// Returns a ruler with the same registrations, for answers that arrive one by one.
  /// - Complexity: O(n), in rules.
  public func ruler(answers: Answers = Answers()) -> Ruler<Void> {
    if let (schema, answers) = flattened(for: answers) { return schema.ruler(answers: answers) }
    var ruler = ruler
    ruler.replaceAnswers(by: answers)
    return ruler
  }
}

extension Schema: Equatable {
  public static func == (left: Schema, right: Schema) -> Bool {
    left.lists == right.lists && Set(left.groups) == Set(right.groups)
      && left.registrations.elementsEqual(right.registrations) {
        $0.field == $1.field && $0.ownNormalizers == $1.ownNormalizers && $0.rules == $1.rules
      }
  }
}

extension Schema {
  /// Returns all violations by field, in order of the fields.
  /// - Complexity: O(n), in rules and fields.
  public func violationsByField(in answers: Answers) -> ByField<Violation> {
    if let (schema, answers) = flattened(for: answers) {
      return schema.violationsByField(in: answers)
    }
    return byField(violations(in: answers))
  }

  private func byField(_ violations: [Violation]) -> ByField<Violation> {
    let violations = Dictionary(grouping: violations) { $0.field ?? "" }
    return ByField(fields.map { ($0, violations[$0] ?? []) })
  }

  /// Returns the messages of all violations by field, in order of the fields.
  ///
  /// Messages of a field without a label begin with what must hold, "Must be a number."; those of
  /// other fields have its name. The label of `guests.name` is that of `guests[0].name` and of every
  /// other entry without its own. A catalog provides other messages or another language.
  /// - Parameters:
  ///   - answers: The answers.
  ///   - labels: The labels of fields.
  ///   - catalog: The messages and their language.
  ///   - whileTyping: Whether the answers are still being typed, and messages may say how much is
  ///     left to type, "At least 3 characters, 2 to go.", instead of what an answer must be, "Name
  ///     must have at least 3 characters."
  /// - Returns: The messages, by field.
  /// - Complexity: O(n), in rules and fields.
  public func messages(
    in answers: Answers,
    labels: [FieldID: String] = [:],
    wording catalog: MessageCatalog = MessageCatalog(),
    whileTyping: Bool = false
  ) -> ByField<String> {
    if let (schema, answers) = flattened(for: answers) {
      return schema.messages(
        in: answers,
        labels: labels,
        wording: catalog,
        whileTyping: whileTyping
      )
    }
    return messages(
      of: violations(in: answers),
      in: normalized(answers),
      labels,
      catalog,
      whileTyping: whileTyping
    )
  }

  /// Returns the messages of violations by field.
  func messages(
    of violations: [Violation],
    in answers: Answers,
    _ labels: [FieldID: String],
    _ catalog: MessageCatalog,
    whileTyping: Bool = false
  ) -> ByField<String> {
    byField(violations).mapMembers { violation in
      var violation = violation
      if let field = violation.field, !answers.hides(field) {
        violation.parameters.mention(answer: answers[field].item(at: violation.path))
      }
      if case .text(let name) = violation.parameters["other_label"],
        let other = label(of: field(named: FieldID(name), in: violation), labels)
      {
        violation.parameters["other_label"] = .text(other)
      }
      let label = violation.field.flatMap { self.label(of: $0, labels) }
      return catalog.text(of: violation, label: label, whileTyping: whileTyping)
    }
  }

  /// Returns the label of a field, or of that field in every entry.
  private func label(of field: FieldID, _ labels: [FieldID: String]) -> String? {
    labels[field] ?? labels[field.inAnyEntry]
  }

  /// Returns the full name of the field that the broken rule calls by a name.
  private func field(named name: FieldID, in violation: Violation) -> FieldID {
    let rules = violation.field.flatMap(ruler.registration)?.rules.clauses ?? []
    return rules.first { $0.ruleNames.contains(violation.rule) }?.resolved(name) ?? name
  }
}

extension Schema {
  /// Returns all violations of each record of a list, in the order of the records.
  ///
  /// In addition to `violations(in:)`, the answer of an earlier record breaks the rule `unique` of
  /// its field; blank answers do not.
  ///
  /// ```swift
  /// let schema: Schema = ["email": [.required, .unique]]
  /// schema.violations(inRecords: [["email": "a@b"], ["email": "a@b"]])
  /// ```
  /// - Complexity: O(n), in rules of all records.
  public func violations(inRecords records: [Answers]) -> [[Violation]] {
    var taken: [FieldID: [Int: Set<FormValidation.Value>]] = [:]
    return records.map { record in
      let (schema, flat) = flattened(for: record) ?? (self, record)
      let answers = schema.normalized(flat)
      return schema.registrations.indices.flatMap { index in
        let field = schema.registrations[index].field
        return schema.registrations[index]
          .verdict(among: answers, taken: &taken[field, default: [:]])
          .violations
      }
    }
  }
}

extension Registration {
  /// Returns the verdict on a record's answer, and marks it as taken, by the index of each `unique`
  /// rule.
  fileprivate func verdict(among answers: Answers, taken: inout [Int: Set<Value>]) -> Verdict {
    let value = answers[field]
    let repeated = rules.uniqueKeys(of: value, among: answers)
      .filter { !taken[$0.clause, default: []].insert($0.key).inserted }
    let verdict =
      repeated.isEmpty
      ? rules.verdict(on: value, among: answers)
      : rules.findings(onRepeated: value, among: answers, by: repeated.map(\.clause)).verdict
    return verdict.mapViolations { $0.field = field }
  }
}
