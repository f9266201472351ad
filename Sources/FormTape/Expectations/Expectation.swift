/// A condition that a scene must meet: `Expect@500ms not field email ok`.
public struct Expectation: Hashable, Sendable {
  /// How long it may take to become true; `nil` if it must be true now.
  public let patience: Duration?

  /// Whether the subject must not be true.
  public let isNegated: Bool

  /// What is checked, and what it should be.
  public let subject: any Subject

  /// Creates an expectation.
  public init(_ subject: any Subject, isNegated: Bool = false, patience: Duration? = nil) {
    self.patience = patience
    self.isNegated = isNegated
    self.subject = subject
  }

  /// Returns how a scene fails the expectation, or `nil` if it meets it.
  public func check(_ scene: Scene) -> Unmet? {
    let unmet = subject.check(scene)
    guard isNegated, unmet?.isUnknown != true, unmet?.isOutOfReach != true else { return unmet }
    guard unmet == nil else { return nil }
    return Unmet(expected: ["not \(subject)"], actual: ["\(subject)"])
  }
}

extension Expectation {
  public static func == (left: Expectation, right: Expectation) -> Bool {
    left.patience == right.patience && left.isNegated == right.isNegated
      && AnyHashable(left.subject) == AnyHashable(right.subject)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(patience)
    hasher.combine(isNegated)
    hasher.combine(AnyHashable(subject))
  }
}
