/// How an answer stands, for whoever styles the field that shows it.
public enum AnswerState: Hashable, Sendable, CaseIterable {
  /// It was not given yet; nothing is to be said of it.
  case untouched
  /// Typing on can still make it valid.
  case incomplete
  /// Every rule that was asked holds; one waits for an answer from outside.
  case pending
  /// Every rule holds.
  case valid
  /// No continuation can make it valid.
  case invalid

  /// Creates the state that a verdict amounts to.
  public init(_ verdict: Verdict, isPending: Bool = false, isTouched: Bool = true) {
    guard isTouched else {
      self = .untouched
      return
    }
    self =
      switch verdict {
      case .valid: isPending ? .pending : .valid
      case .incomplete: .incomplete
      case .invalid: .invalid
      }
  }
}
