/// What came of one rule of a set.
public enum RuleOutcome: Hashable, Sendable {
  /// The rule was asked; a blank answer meets every rule but those about presence.
  case judged(Verdict)
  /// The rule has asked something outside, and the answer is not there yet.
  case pending
  /// The rule did not count: its condition does not hold, or an earlier rule had the last word.
  case skipped

  /// What the rule says, which is nothing where it was skipped or waits.
  public var verdict: Verdict {
    switch self {
    case .judged(let verdict): verdict
    case .pending, .skipped: .valid
    }
  }
}
