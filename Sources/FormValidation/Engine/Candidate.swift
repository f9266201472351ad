/// Anything with a value for rules to validate.
///
/// ```swift
/// ruler.register("nickname", of: .field("name").trimmed, rules: [.minLength(2)])
/// ruler.register(
///   "stay",
///   of: .comparison(.field("arrival"), .lessThan, .field("departure")),
///   rules: [.holds("stay.order", "Depart after you arrive.")]
/// )
/// ```
public struct Candidate: Sendable {
  /// The fields whose answers the value depends on.
  public let reads: [FieldID]

  /// Whether the value may change without any answer changing.
  let readsOutside: Bool

  private let evaluate: @Sendable (Answers) -> Value

  /// Creates a candidate whose value a closure computes from the answers.
  ///
  /// If it reads no answers, it is taken to read something outside them.
  public init(reads: [FieldID], _ value: @escaping @Sendable (Answers) -> Value) {
    self.init(reads: reads, readsOutside: reads.isEmpty, value)
  }

  private init(
    reads: [FieldID],
    readsOutside: Bool,
    _ value: @escaping @Sendable (Answers) -> Value
  ) {
    self.reads = reads
    self.readsOutside = readsOutside
    evaluate = value
  }

  /// Returns the value for the answers given so far.
  public func value(among answers: Answers) -> Value {
    evaluate(answers)
  }

  /// Returns a field's normalized answer.
  public static func field(_ field: FieldID) -> Candidate {
    Candidate(reads: [field]) { $0[field] }
  }

  /// Returns a value that never changes.
  public static func constant(_ value: some Validatable) -> Candidate {
    let value = value.valueToValidate
    return Candidate(reads: [], readsOutside: false) { _ in value }
  }

  /// Returns the result of a closure, from outside the answers.
  ///
  /// The closure runs on registration, on every `refresh()` of its ruler, and whenever that validates.
  public static func closure<V: Validatable & Sendable>(_ value: @escaping @Sendable () -> V)
    -> Candidate
  {
    Candidate(reads: []) { _ in value().valueToValidate }
  }

  /// Returns the result of a closure on the answers of some fields.
  public static func closure<V: Validatable & Sendable>(
    reads: [FieldID],
    _ value: @escaping @Sendable (Answers) -> V
  ) -> Candidate {
    Candidate(reads: reads) { value($0).valueToValidate }
  }

  /// Returns the same value with normalizers applied; only texts change.
  public func normalized(_ normalizers: Normalizer...) -> Candidate {
    Candidate(reads: reads, readsOutside: readsOutside) { normalizers.apply(to: evaluate($0)) }
  }

  /// The same value without white space at either end.
  public var trimmed: Candidate { normalized(.trim) }
}

extension Candidate {
  /// Returns whether two values are in a relation: `true` or `false`, for a rule like `holds`.
  ///
  /// Numbers are compared exactly in base ten, texts by Unicode's canonical order, which for ISO
  /// dates and times is chronological. A text that spells a number is compared with a number as
  /// one; with `as: .number`, so are two texts. Values of different kinds have no order.
  ///
  /// Equality is always decided, blank or not. If two values have no order, or one is blank, the
  /// result is blank, and only presence rules validate it.
  public static func comparison(
    _ left: Candidate,
    _ relation: Relation,
    _ right: Candidate,
    as kind: ValueKind = .any
  ) -> Candidate {
    let reads = left.reads + right.reads.filter { !left.reads.contains($0) }
    let readsOutside = left.readsOutside || right.readsOutside
    return Candidate(reads: reads, readsOutside: readsOutside) { answers in
      let (left, right) = (left.value(among: answers), right.value(among: answers))
      return relation.holds(between: left, and: right, as: kind).map(Value.bool) ?? .null
    }
  }
}
