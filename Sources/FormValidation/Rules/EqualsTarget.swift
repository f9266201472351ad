/// An answer must be what a closure returns when it is judged.
///
/// Two such rules are equal when they read the same fields; closures cannot be compared. What is
/// wanted is never part of a message; it may be a secret. A text that is the start of it is
/// incomplete.
///
/// With `{ "4711" }`: passes `"4711"`; fails `"47"`, incomplete, and `"x"`, invalid.
/// - Source: Unicode Standard Annex #15, 1.1, for canonical equivalence.
public struct EqualsTarget: Rule {
  public let name = "equals"
  public let textLimit = 100_000
  public let requirement = Requirement("needs.target", "Exactly what is asked for")
  public let reads: [FieldID]

  private let target: @Sendable (Answers) -> Value

  /// Creates the rule.
  public init(reads: [FieldID] = [], _ target: @escaping @Sendable (Answers) -> Value) {
    self.reads = reads
    self.target = target
  }

  public func verdict(on value: Value, among answers: Answers) -> Verdict {
    let wanted = target(answers)
    if value == wanted { return .valid }
    return value.canBecome(wanted)
      ? .incomplete("choice.not_equal", "Enter exactly what is asked for.")
      : .invalid("choice.not_equal", "Enter exactly what is asked for.")
  }
}

extension EqualsTarget: Hashable {
  public static func == (left: EqualsTarget, right: EqualsTarget) -> Bool {
    left.reads == right.reads
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(reads) }
}

extension Clause {
  /// An answer must be what a closure returns when it is judged.
  ///
  /// It is judged again when its own field changes, and on every `refresh()` of its ruler.
  public static func equals<V: Validatable & Sendable>(_ target: @escaping @Sendable () -> V)
    -> Clause
  {
    Clause(EqualsTarget { _ in target().valueToValidate })
  }

  /// An answer must be what a closure makes of the answers to other fields.
  ///
  /// It is judged again when one of them changes, too.
  public static func equals<V: Validatable & Sendable>(
    reads: [FieldID],
    _ target: @escaping @Sendable (Answers) -> V
  ) -> Clause {
    Clause(EqualsTarget(reads: reads) { target($0).valueToValidate })
  }
}
