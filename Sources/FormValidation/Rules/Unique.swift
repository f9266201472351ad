/// An answer must not already be taken.
struct Unique: Rule {
  let name = "unique"
  var traits: RuleTraits { RuleTraits(textLimit: 100_000, remote: question) }
  var requirement: Wording {
    guard taken.isEmpty, !reads.isEmpty else { return Wording("needs.unique", "Not taken yet") }
    return Wording(
      "needs.unique.fields",
      "Different from {list}",
      judging: "{label} must differ from {list}.",
      .words("list", .choice(of: reads.map(Wording.field)))
    )
  }

  /// The answers already taken, in order.
  let taken: [Value]

  /// The fields whose answers are taken; if there are any, those of earlier records are not.
  let reads: [FieldID]

  /// Whether to ignore case.
  let ignoreCase: Bool

  /// The check for whether a store already has the answer, if the rule names one of its columns.
  private let question: RemoteQuestion?
  private let keys: Set<Value>

  /// Whether the answers of earlier records are taken.
  fileprivate var comparesRecords: Bool { reads.isEmpty }

  /// - Complexity: O(n), in taken answers; the time for a verdict does not depend on n.
  init(
    among taken: [Value] = [],
    fields: [FieldID] = [],
    column: String? = nil,
    ignoreCase: Bool = false
  ) {
    self.taken = taken
    reads = fields
    self.ignoreCase = ignoreCase
    question = column.map { RemoteQuestion(StoreColumn($0, ignoresCase: ignoreCase)) }
    keys = Set(taken.map { Unique.key(of: $0, ignoreCase: ignoreCase) })
  }

  func verdict(on value: Value, among answers: Answers) -> Verdict {
    let key = key(of: value)
    let isTaken = keys.contains(key) || reads.contains { self.key(of: answers[$0]) == key }
    return isTaken ? verdict(onTaken: value) : .valid
  }

  /// Returns the key that equal answers share.
  func key(of value: Value) -> Value { Unique.key(of: value, ignoreCase: ignoreCase) }

  /// Returns the verdict on an answer that is taken.
  func verdict(onTaken value: Value) -> Verdict { .taken(value) }

  private static func key(of value: Value, ignoreCase: Bool) -> Value {
    guard ignoreCase, case .text(let text) = value else { return value }
    return .text(text.lowercased())
  }

  /// The scope of uniqueness; only one so far.
  private enum Scope: String, CaseIterable {
    case column
  }

  package static let definition = RuleDefinition(
    "unique",
    aliases: ["distinct"],
    "Not already taken",
    details: """
      Compares values by kind. In a list of records, the answers of earlier records are taken,
      unless there are fields to compare with. With `store`, `tabstop fill --save` asks the store
      when typing pauses, and saves the answer in that column, where the store itself keeps it
      unique.
      """,
    standard: RuleDefinition.equivalence,
    parameters: [
      RuleParameter("among", .values, "the answers already taken", default: [Value]()),
      RuleParameter(
        "fields",
        .fieldOrFields,
        "the fields whose answers are taken",
        default: [FieldID]()
      ),
      RuleParameter(
        "in",
        .choice(Scope.self),
        "the records before this one",
        default: Scope.column
      ), RuleParameter("store", .words, "the column of the store for the answer"), .ignoreCase,
    ],
    constraints: [.excludes("store", ["among", "fields"])],
    codes: [ViolationCode("choice.taken", "value")] + ViolationCode.remote,
    example: RuleExample("unique: {among: [ada, grace]}", passes: #""adam""#, fails: #""ada""#)
  ) {
    Unique(
      among: $0["among"],
      fields: $0["fields"],
      column: $0[optional: "store"],
      ignoreCase: $0["ignore_case"]
    )
  }
}

/// The store column that must not contain an answer yet, and that the answer is saved in.
package struct StoreColumn: Hashable, Sendable {
  /// The check that queries a store.
  package static let check = "store"

  /// The name of the column.
  package let name: String

  /// Whether answers that differ in case are the same.
  package let ignoresCase: Bool

  fileprivate init(_ name: String, ignoresCase: Bool) {
    self.name = name
    self.ignoresCase = ignoresCase
  }
}

extension RemoteQuestion {
  fileprivate init(_ column: StoreColumn) {
    self.init(StoreColumn.check, arguments: [column.name] + (column.ignoresCase ? ["i"] : []))
  }

  /// The store column that the question is about; `nil` if it is about something else.
  package var storeColumn: StoreColumn? {
    guard check == StoreColumn.check, let name = arguments.first else { return nil }
    return StoreColumn(name, ignoresCase: arguments.count > 1)
  }
}

extension Verdict {
  /// Returns the verdict on an answer that is taken.
  package static func taken(_ value: Value) -> Verdict {
    .incomplete(
      "choice.taken",
      Message(
        "{value} is taken; choose another.",
        judging: "{label} must be unique; {value} is taken."
      ),
      ["value": value]
    )
  }
}

extension Clause {
  /// An answer must differ from those of earlier records in a list.
  public static var unique: Clause { Clause(Unique()) }

  /// An answer must differ from those of other fields.
  public static func unique(fields: [FieldID], ignoreCase: Bool = false) -> Clause {
    Clause(Unique(fields: fields, ignoreCase: ignoreCase))
  }

  /// An answer must not already be taken.
  public static func unique(among taken: [Value], ignoreCase: Bool = false) -> Clause {
    Clause(Unique(among: taken, ignoreCase: ignoreCase))
  }
}

/// Answers in a list of records.
extension RuleSet {
  /// Whether a rule requires that the answers of records differ.
  package var comparesRecords: Bool {
    clauses.contains { ($0.rule as? Unique)?.comparesRecords == true }
  }

  /// Returns the keys that no other record may share, by the index of each `unique` rule that
  /// applies; none for a blank value.
  package func uniqueKeys(
    of value: Value,
    among answers: Answers
  ) -> [(clause: Int, key: Value)] {
    guard !value.isBlank else { return [] }
    return clauses.indices.compactMap { index in
      guard let unique = clauses[index].rule as? Unique, unique.comparesRecords,
        clauses[index].applies(among: answers)
      else { return nil }
      return (index, unique.key(of: value))
    }
  }

  /// Returns the verdict on a value that breaks some `unique` rules, given by index, because an
  /// earlier record has it, and the violations that do not block.
  package func findings(
    onRepeated value: Value,
    among answers: Answers,
    by repeated: [Int]
  ) -> (verdict: Verdict, remarks: [Violation]) {
    let outcomes = clauses.indices.map { index in
      let outcome = clauses[index].outcome(on: value, among: answers)
      guard repeated.contains(index), outcome.verdict.isValid,
        let unique = clauses[index].rule as? Unique
      else { return outcome }
      return .judged(clauses[index].worded(unique.verdict(onTaken: value), on: value))
    }
    return merged(outcomes)
  }
}
