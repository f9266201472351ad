/// All answers of a form, by field.
public struct Answers: Sendable, ExpressibleByDictionaryLiteral {
  private var table = FieldTable<Value>()

  /// The fields whose answers descriptions leave out; `nil` if there are none.
  var secrets: Set<FieldID>?

  /// The scope that resolves names; `nil` outside groups.
  var scope: FieldScope?

  /// Whether a remote rule that cannot be asked counts as met.
  ///
  /// What holds both ways does not depend on the result of its check.
  var grantsChecks = false

  /// Creates empty answers.
  public init() {}

  /// Creates answers from a literal; the last answer to a field wins.
  public init(dictionaryLiteral answers: (FieldID, Value)...) {
    for (field, value) in answers { self[field] = value }
  }

  /// The answer to a field; `.null` if there is none.
  public subscript(field: FieldID) -> Value {
    get { table[scope?.resolved(field) ?? field] ?? .null }
    set { table[field] = newValue }
  }

  /// The current moment among the answers, if any.
  public var now: Moment? {
    guard case .text(let text) = self[.now], let moment = Moment(text), moment.offset != nil else {
      return nil
    }
    return moment
  }

  /// The current date among the answers, if any.
  public var today: CalendarDate? { now?.date }

  /// Returns whether a field has an entry, even a blank one.
  public func contains(_ field: FieldID) -> Bool {
    table[scope?.resolved(field) ?? field] != nil
  }

  /// Reserves capacity for a number of answers.
  package mutating func reserveCapacity(_ count: Int) {
    table.reserveCapacity(count)
  }

  /// Removes the answer to a field.
  public mutating func remove(_ field: FieldID) {
    table[field] = nil
  }
}

extension Answers {
  /// Returns the answers for verdicts in which remote rules that cannot be asked are met, or are not.
  func granting(_ grantsChecks: Bool) -> Answers {
    var answers = self
    answers.grantsChecks = grantsChecks
    return answers
  }

  /// Omits the answer to a field from descriptions from now on, like a password.
  package mutating func hide(_ field: FieldID) {
    secrets = (secrets ?? []).union([field])
  }

  /// Returns whether descriptions omit the answer to a field.
  func hides(_ field: FieldID) -> Bool { secrets?.contains(field) ?? false }
}

extension Answers: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The answers by field, without hidden ones: `[name: Ada, password: (hidden)]`.
  public var description: String {
    let entries = shownEntries.map { "\($0.label): \($0.value)" }
    return "[" + (entries.isEmpty ? ":" : entries.joined(separator: ", ")) + "]"
  }

  public var debugDescription: String { description }

  public var customMirror: Mirror {
    let children = shownEntries.map { (label: Optional($0.label), value: $0.value as Any) }
    return Mirror(self, children: children, displayStyle: .struct)
  }

  private var shownEntries: [(label: String, value: String)] {
    let (few, others) = table.entries
    let rest = others.sorted { $0.key.rawValue < $1.key.rawValue }
    return (few + rest.map { ($0.key, $0.value) }).map { field, value in
      (field.rawValue, hides(field) ? "(hidden)" : value.description)
    }
  }
}

/// The order does not matter.
extension Answers: Hashable {
  public static func == (left: Answers, right: Answers) -> Bool {
    left.byField == right.byField
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(byField)
  }

  var byField: [FieldID: Value] {
    let (few, others) = table.entries
    return few.reduce(into: others) { all, entry in all[entry.field] = entry.content }
  }
}

extension Answers {
  /// Creates answers from values by the names of their fields, as JSON has them: a name is never a
  /// path, and no name sets the clock.
  public init(_ values: [String: some Validatable]) {
    self.init()
    for (name, value) in values { self[FieldID(memberName: name)] = value.valueToValidate }
  }
}
