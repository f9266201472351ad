/// Fields and their rules, for judging answers that are there all at once.
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
public struct Schema: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private(set) var entries: [Entry] = []
  private var hasNormalizers = false

  /// A field and what must hold of its answer.
  struct Entry: Hashable, Sendable {
    let field: FieldID
    let normalizers: [Normalizer]
    let rules: RuleSet
  }

  /// Creates a schema without fields.
  public init() {}

  /// Creates a schema of fields and their rules, in order.
  public init(dictionaryLiteral fields: (FieldID, RuleSet)...) {
    for (field, rules) in fields { add(field, rules: rules) }
  }

  /// Adds a field; of a field that is there already, the rules and normalizers are added to it.
  public mutating func add(
    _ field: FieldID,
    normalizers: [Normalizer] = [],
    rules: RuleSet
  ) {
    hasNormalizers = hasNormalizers || !normalizers.isEmpty
    if let place = entries.firstIndex(where: { $0.field == field }) {
      entries[place] = Entry(
        field: field,
        normalizers: entries[place].normalizers + normalizers,
        rules: entries[place].rules + rules
      )
    } else {
      entries.append(Entry(field: field, normalizers: normalizers, rules: rules))
    }
  }

  /// The fields, in order.
  public var fields: [FieldID] { entries.map(\.field) }

  /// The verdict of all rules, in order of the fields.
  /// - Complexity: O(n), in rules.
  public func verdict(on answers: Answers) -> Verdict {
    let answers = hasNormalizers ? normalized(answers) : answers
    var whole = Verdict.valid
    for index in entries.indices {
      // In place: a copy of an entry would cost as much as a rule.
      let verdict = entries[index].rules.verdict(on: answers[entries[index].field], among: answers)
      if verdict.isValid { continue }
      let field = entries[index].field
      whole.merge(verdict.mapViolations { $0.field = field })
    }
    return whole
  }

  /// All violations, in order of the fields, then of their rules.
  /// - Complexity: O(n), in rules.
  public func violations(in answers: Answers) -> [Violation] {
    verdict(on: answers).violations
  }

  /// The answers with each field's normalizers applied, as they are to be kept.
  public func normalized(_ answers: Answers) -> Answers {
    var answers = answers
    for entry in entries where !entry.normalizers.isEmpty {
      answers[entry.field] = entry.normalizers.apply(to: answers[entry.field])
    }
    return answers
  }

  /// A ruler of the same registrations, for answers that come one by one.
  /// - Complexity: O(n), in rules.
  public func ruler(answers: Answers = Answers()) -> Ruler<Void> {
    var ruler = Ruler<Void>(answers: answers)
    for entry in entries {
      ruler.register(entry.field, normalizers: entry.normalizers, rules: entry.rules)
    }
    return ruler
  }
}
