/// Anything with a value for rules to judge.
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

  private let evaluate: @Sendable (Answers) -> Value

  /// Creates a candidate whose value a closure works out from the answers.
  public init(reads: [FieldID], _ value: @escaping @Sendable (Answers) -> Value) {
    self.reads = reads
    evaluate = value
  }

  /// The value, among the answers given so far.
  public func value(among answers: Answers) -> Value {
    evaluate(answers)
  }

  /// A field's answer, normalised as the field wants it.
  public static func field(_ field: FieldID) -> Candidate {
    Candidate(reads: [field]) { $0[field] }
  }

  /// A value that never changes.
  public static func constant(_ value: some Validatable) -> Candidate {
    let value = value.valueToValidate
    return Candidate(reads: []) { _ in value }
  }

  /// Whatever a closure returns: something outside the answers.
  ///
  /// It is asked once when it is registered and again on every `refresh()` of its ruler, and never
  /// in between.
  public static func closure<V: Validatable & Sendable>(_ value: @escaping @Sendable () -> V)
    -> Candidate
  {
    Candidate(reads: []) { _ in value().valueToValidate }
  }

  /// Whatever a closure makes of the answers to some fields.
  public static func closure<V: Validatable & Sendable>(
    reads: [FieldID],
    _ value: @escaping @Sendable (Answers) -> V
  ) -> Candidate {
    Candidate(reads: reads) { value($0).valueToValidate }
  }

  /// The same value, changed before rules see it; only texts change.
  public func normalized(_ normalizers: Normalizer...) -> Candidate {
    Candidate(reads: reads) { normalizers.apply(to: evaluate($0)) }
  }

  /// The same value without white space at both ends.
  public var trimmed: Candidate { normalized(.trim) }
}

extension Candidate {
  /// Whether two values stand in a relation: `true` or `false`, for a rule such as `holds`.
  ///
  /// Values are compared as what they are: numbers exactly in base ten, texts by Unicode's
  /// canonical order, which for ISO dates and times is that of time. A text that spells a number is
  /// compared with a number as one; with `as: .number`, two texts are too. Values of different
  /// kinds have no order.
  ///
  /// Sameness is always decided, blank or not. Where two values have no order, or one is blank,
  /// there is nothing to compare: the value is blank, and only presence rules speak of it.
  public static func comparison(
    _ left: Candidate,
    _ relation: Relation,
    _ right: Candidate,
    as kind: ValueKind = .any
  ) -> Candidate {
    Candidate(reads: left.reads + right.reads.filter { !left.reads.contains($0) }) { answers in
      let (left, right) = (left.value(among: answers), right.value(among: answers))
      return relation.holds(between: left, and: right, as: kind).map(Value.bool) ?? .null
    }
  }
}
