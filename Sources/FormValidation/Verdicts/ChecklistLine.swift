/// One line of a live check-list: what must hold, and whether it does.
public struct ChecklistLine: Hashable, Sendable {
  /// What must hold.
  public let requirement: Requirement

  /// Whether it holds.
  public let standing: Standing

  /// How a requirement stands.
  public enum Standing: Hashable, Sendable {
    /// It holds.
    case met
    /// It does not hold yet; typing on can fix it.
    case open
    /// It does not hold, and typing on cannot fix it.
    case broken

    init(_ verdict: Verdict) {
      self =
        switch verdict {
        case .valid: .met
        case .incomplete: .open
        case .invalid: .broken
        }
    }
  }

  /// What must hold, in words: "At least 12 characters".
  public var text: String { requirement.text }

  /// Creates a line.
  public init(_ requirement: Requirement, _ standing: Standing) {
    self.requirement = requirement
    self.standing = standing
  }

  /// Creates the line of a requirement from the verdict on it.
  public init(_ requirement: Requirement, _ verdict: Verdict) {
    self.init(requirement, Standing(verdict))
  }
}

/// Lines are the same that read the same.
extension ChecklistLine {
  public static func == (left: ChecklistLine, right: ChecklistLine) -> Bool {
    left.standing == right.standing && left.text == right.text
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(standing)
    hasher.combine(text)
  }
}
