/// What rules say of an input.
///
/// Verdicts merge: `valid` is neutral, order is kept, and merging is associative. One rule's
/// verdict and that of a whole form are therefore the same type, and its first violation is the
/// first of all.
public enum Verdict: Hashable, Sendable {
  /// Every rule holds.
  case valid
  /// Typing on can still make every rule hold; what is missing, in order.
  case incomplete([Violation])
  /// No continuation can make every rule hold; what is broken or missing, in order.
  case invalid([Violation])

  /// Creates the verdict that violations amount to.
  public init(_ violations: [Violation]) {
    if violations.isEmpty {
      self = .valid
    } else if violations.allSatisfy(\.isIncomplete) {
      self = .incomplete(violations)
    } else {
      self = .invalid(violations)
    }
  }

  /// The verdict of one thing still missing.
  public static func incomplete(
    _ code: String,
    _ message: Message,
    _ parameters: Parameters = [:],
    range: Range<Int>? = nil
  ) -> Verdict {
    .incomplete([Violation(code, message, parameters, range: range, isIncomplete: true)])
  }

  /// The verdict of one thing broken for good.
  public static func invalid(
    _ code: String,
    _ message: Message,
    _ parameters: Parameters = [:],
    range: Range<Int>? = nil
  ) -> Verdict {
    .invalid([Violation(code, message, parameters, range: range)])
  }

  /// Everything broken or missing, in order.
  public var violations: [Violation] {
    switch self {
    case .valid: []
    case .incomplete(let violations), .invalid(let violations): violations
    }
  }

  /// Whether every rule holds.
  public var isValid: Bool {
    if case .valid = self { true } else { false }
  }

  /// Whether no continuation can make every rule hold.
  public var isInvalid: Bool {
    if case .invalid = self { true } else { false }
  }

  /// The verdict of this and then another one.
  public func merging(_ other: Verdict) -> Verdict {
    switch (self, other) {
    case (.valid, _): other
    case (_, .valid): self
    case (.incomplete(let first), .incomplete(let second)): .incomplete(first + second)
    default: .invalid(violations + other.violations)
    }
  }

  /// The verdict with each violation changed.
  ///
  /// It is consumed, so that its violations are changed where they are.
  consuming func mapViolations(_ change: (inout Violation) -> Void) -> Verdict {
    switch consume self {
    case .valid: return .valid
    case .incomplete(var violations):
      for index in violations.indices { change(&violations[index]) }
      return .incomplete(violations)
    case .invalid(var violations):
      for index in violations.indices { change(&violations[index]) }
      return .invalid(violations)
    }
  }
}
