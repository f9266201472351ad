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
public struct Schema: Sendable, ExpressibleByDictionaryLiteral {
  private(set) var entries: [Entry] = []
  private var hasNormalizers = false
  private var chain: SchemaChain?

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
    for (field, rules) in fields { put(field, [], rules) }
    chain = SchemaChain.linking(entries)
  }

  /// Adds a field; of a field that is there already, the rules and normalizers are added to it.
  /// - Complexity: O(n), in fields.
  public mutating func add(
    _ field: FieldID,
    normalizers: [Normalizer] = [],
    rules: RuleSet
  ) {
    put(field, normalizers, rules)
    chain = SchemaChain.linking(entries)
  }

  private mutating func put(_ field: FieldID, _ normalizers: [Normalizer], _ rules: RuleSet) {
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
    if hasNormalizers { return verdict(onNormalized: normalized(answers)) }
    return verdict(onNormalized: answers)
  }

  private func verdict(onNormalized answers: Answers) -> Verdict {
    chain.map { $0.verdict(on: answers) }
      ?? Verdict(merging: entries.indices.map { entries[$0].verdict(among: answers, at: $0) })
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

extension Schema: Hashable {
  public static func == (left: Schema, right: Schema) -> Bool {
    left.entries == right.entries
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
  }
}

extension Schema.Entry {
  /// The verdict on the field's answer, which is likely to be at a place among the answers.
  func verdict(among answers: Answers, at place: Int) -> Verdict {
    let verdict = rules.verdict(on: answers.value(of: field, likelyAt: place), among: answers)
    return verdict.isValid ? .valid : blamed(for: verdict)
  }

  /// It stands apart, so that where all is well only little is gone through.
  @inline(never)
  private func blamed(for verdict: Verdict) -> Verdict {
    verdict.mapViolations { $0.field = field }
  }
}
