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
/// Its verdicts are those of a `Ruler` with the same registrations.
public struct Schema: Sendable, ExpressibleByDictionaryLiteral {
  private(set) var entries: [Entry] = []
  private var hasNormalizers = false

  /// Whether an answer that normalizers would change may be valid as it is.
  private var allowsUnnormalized = false

  /// The groups, outer ones first.
  var groups: [FieldID] = []

  /// The schemas of the items of lists, in order.
  var lists: [ItemList] = []

  /// A field and the rules on its answer.
  struct Entry: Equatable, Sendable {
    let field: FieldID
    let normalizers: [Normalizer]
    let rules: RuleSet

    /// The normalizers of the field, then those that the rules imply.
    let allNormalizers: [Normalizer]

    init(_ field: FieldID, _ normalizers: [Normalizer], _ rules: RuleSet) {
      self.field = field
      self.normalizers = normalizers
      self.rules = rules
      allNormalizers = normalizers + rules.normalizers
    }
  }

  /// The schema of each object in a list.
  struct ItemList: Equatable, Sendable {
    /// The full name of the list, and its name in its group.
    var field: FieldID
    let name: FieldID

    /// The scope around the list; `nil` outside groups.
    var scope: FieldScope?

    let items: Schema
  }

  /// Replaces the fields, for answers that are known.
  mutating func replaceEntries(by entries: [Entry]) {
    self.entries = entries
    (hasNormalizers, allowsUnnormalized) = (false, false)
    entries.forEach { noteNormalizers(of: $0) }
  }

  private mutating func noteNormalizers(of entry: Entry) {
    hasNormalizers = hasNormalizers || !entry.allNormalizers.isEmpty
    allowsUnnormalized =
      allowsUnnormalized || !entry.normalizers.isEmpty || !entry.rules.refuseUnnormalized
  }

  /// Creates a schema without fields.
  public init() {}

  /// Creates a schema of fields and their rules, in order.
  public init(dictionaryLiteral fields: (FieldID, RuleSet)...) {
    for (field, rules) in fields { put(field, [], rules) }
  }

  /// Adds a field; for an existing field, adds the rules and normalizers.
  /// - Complexity: O(n), in fields.
  public mutating func add(
    _ field: FieldID,
    normalizers: [Normalizer] = [],
    rules: RuleSet
  ) {
    put(field, normalizers, rules)
  }

  mutating func put(_ field: FieldID, _ normalizers: [Normalizer], _ rules: RuleSet) {
    if field.isPath { groups += field.groups.filter { !groups.contains($0) } }
    let index = entries.firstIndex { $0.field == field }
    let old = index.map { entries[$0] }
    let entry = Entry(
      field,
      (old?.normalizers ?? []) + normalizers,
      (old?.rules ?? []) + rules
    )
    if let index { entries[index] = entry } else { entries.append(entry) }
    noteNormalizers(of: entry)
  }

  /// The fields, in order.
  public var fields: [FieldID] { entries.map(\.field) }

  /// Returns the verdict of all rules, in order of the fields.
  /// - Complexity: O(n), in rules.
  public func verdict(on answers: Answers) -> Verdict {
    if let (schema, answers) = flattened(for: answers) { return schema.verdict(on: answers) }
    // Most answers need no normalizing.
    if !allowsUnnormalized {
      let verdict = verdict(onNormalized: answers)
      if verdict.isValid || !hasNormalizers { return verdict }
    }
    return verdict(onNormalized: normalized(answers))
  }

  func verdict(onNormalized answers: Answers) -> Verdict {
    Verdict(merging: entries.indices.lazy.map { entries[$0].verdict(among: answers, at: $0) })
  }

  /// Returns all violations, in order of the fields, then of their rules.
  /// - Complexity: O(n), in rules.
  public func violations(in answers: Answers) -> [Violation] {
    verdict(on: answers).violations
  }

  /// Returns the answers with each field's normalizers applied.
  public func normalized(_ answers: Answers) -> Answers {
    if let (schema, answers) = flattened(for: answers) { return schema.normalized(answers) }
    var answers = answers
    for entry in entries where !entry.allNormalizers.isEmpty && answers.contains(entry.field) {
      answers[entry.field] = entry.allNormalizers.apply(to: answers[entry.field])
    }
    return answers
  }

  /// Returns a ruler with the same registrations, for answers that arrive one by one.
  /// - Complexity: O(n), in rules.
  public func ruler(answers: Answers = Answers()) -> Ruler<Void> {
    if let (schema, answers) = flattened(for: answers) { return schema.ruler(answers: answers) }
    var ruler = Ruler<Void>(answers: answers)
    for entry in entries {
      ruler.register(entry.field, normalizers: entry.normalizers, rules: entry.rules)
    }
    return ruler
  }
}

extension Schema: Equatable {
  public static func == (left: Schema, right: Schema) -> Bool {
    left.entries == right.entries && left.lists == right.lists
  }
}

extension Schema.Entry {
  /// Returns the verdict on the field's answer, which is probably at an index among the answers.
  func verdict(among answers: Answers, at index: Int) -> Verdict {
    let verdict = rules.verdict(on: answers.value(of: field, likelyAt: index), among: answers)
    return verdict.isValid ? .valid : blamed(for: verdict)
  }

  /// Out of line, so that the code for a valid answer is short.
  @inline(never)
  private func blamed(for verdict: Verdict) -> Verdict {
    verdict.mapViolations { $0.field = field }
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
  /// other fields have its name. A catalog provides other messages or another language.
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
        let other = labels[FieldID(name)]
      {
        violation.parameters["other_label"] = .text(other)
      }
      let label = violation.field.flatMap { labels[$0] }
      return catalog.text(of: violation, label: label, whileTyping: whileTyping)
    }
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
    var taken: [[Int: Set<FormValidation.Value>]] = entries.map { _ in [:] }
    return records.map { record in
      let answers = normalized(record)
      return entries.indices.flatMap { index in
        entries[index].verdict(among: answers, taken: &taken[index]).violations
      }
    }
  }
}

extension Schema.Entry {
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
