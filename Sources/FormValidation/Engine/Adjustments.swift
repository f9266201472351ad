/// What the author of a set changed about a rule.
struct Adjustments: Hashable, Sendable {
  /// The wording instead of the rule's own, for everything it finds.
  var message: Message?

  /// The message to show instead while typing on can still fix the answer.
  var hint: Message?

  /// The code instead of the rule's own.
  var code: String?

  /// When the rule counts; nothing for always.
  var condition: Condition?

  /// The name instead of the rule's own, in violations and for wordings.
  var id: String?

  /// When what the rule finds is shown, where it differs from the field's other rules.
  var reveal: Reveal?

  /// Whether messages show nothing of the answer.
  var isSecret = false
}

/// Adjustments kept apart from their clause, which stays small and quick to copy.
indirect enum KeptAdjustments: Hashable, Sendable {
  case none
  case some(Adjustments)

  /// Keeps adjustments; where nothing is adjusted, there is nothing to keep.
  init(_ adjustments: Adjustments) {
    self = adjustments == Adjustments() ? .none : .some(adjustments)
  }

  /// The adjustments that are kept.
  var all: Adjustments {
    switch self {
    case .none: Adjustments()
    case .some(let adjustments): adjustments
    }
  }
}
