/// One line of a live check-list: what must hold, and whether it does.
public struct ChecklistLine: Hashable, Sendable {
  /// What must hold: "At least 12 characters".
  public let text: String

  /// Whether it holds.
  public let standing: Standing

  /// How a requirement stands.
  public enum Standing: Hashable, Sendable {
    /// It holds.
    case met
    /// It does not hold yet; typing on can mend it.
    case open
    /// It does not hold, and typing on cannot mend it.
    case broken
  }

  /// Creates a line.
  public init(_ text: String, _ standing: Standing) {
    self.text = text
    self.standing = standing
  }

  /// Creates the line of a requirement from the verdict on it.
  public init(_ text: String, _ verdict: Verdict) {
    self.text = text
    self.standing =
      switch verdict {
      case .valid: .met
      case .incomplete: .open
      case .invalid: .broken
      }
  }
}
