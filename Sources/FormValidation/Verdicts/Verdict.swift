/// The result of validating an input.
///
/// Verdicts merge: `valid` is neutral, order is kept, and merging is associative. So the verdict of
/// one rule and that of a whole form are the same type, and its first violation is the first of
/// all.
public enum Verdict: Hashable, Sendable {
  /// Every rule holds.
  case valid
  /// Typing can still make every rule hold; the violations in order.
  case incomplete([Violation])
  /// No continuation can make every rule hold; the violations in order.
  case invalid([Violation])

  /// Creates the verdict of violations.
  public init(_ violations: [Violation]) {
    if violations.isEmpty {
      self = .valid
    } else if violations.allSatisfy(\.isIncomplete) {
      self = .incomplete(violations)
    } else {
      self = .invalid(violations)
    }
  }

  /// Returns the verdict of one incomplete violation.
  // Out of line, like `invalid`: a rule validates a valid answer faster without space for a
  // violation.
  @inline(never)
  public static func incomplete(
    _ code: String,
    _ message: Message,
    _ parameters: Parameters = [:],
    range: Range<Int>? = nil
  ) -> Verdict {
    .incomplete([Violation(code, message, parameters, range: range, isIncomplete: true)])
  }

  /// Returns the verdict of one invalid violation.
  @inline(never)
  public static func invalid(
    _ code: String,
    _ message: Message,
    _ parameters: Parameters = [:],
    range: Range<Int>? = nil
  ) -> Verdict {
    .invalid([Violation(code, message, parameters, range: range)])
  }

  /// All violations, in order.
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

  /// Whether no continuation can satisfy every rule.
  public var isInvalid: Bool {
    if case .invalid = self { true } else { false }
  }

  /// Returns the verdict merged with a following one.
  public func merging(_ other: Verdict) -> Verdict {
    switch (self, other) {
    case (.valid, _): other
    case (_, .valid): self
    case (.incomplete(let first), .incomplete(let second)): .incomplete(first + second)
    default: .invalid(violations + other.violations)
    }
  }

  /// The verdict without violations that repeat that a value could not be read.
  @inline(never)
  var readOnce: Verdict {
    switch self {
    case .valid: .valid
    case .incomplete(let violations): .incomplete(violations.readOnce)
    case .invalid(let violations): .invalid(violations.readOnce)
    }
  }

  /// Returns the verdict with each violation changed.
  ///
  /// The verdict is consumed, so that its violations are changed in place.
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

extension Verdict {
  /// Creates the merged verdict of several, in order; valid if there are none.
  /// - Complexity: O(n), in violations.
  public init(merging verdicts: some Sequence<Verdict>) {
    self = .valid
    var violations: [Violation] = []
    for verdict in verdicts {
      switch (self, verdict) {
      case (_, .valid): break
      case (.invalid, _), (_, .invalid): self = .invalid([])
      case (_, .incomplete): self = .incomplete([])
      }
      violations += verdict.violations
    }
    switch self {
    case .valid: break
    case .incomplete: self = .incomplete(violations)
    case .invalid: self = .invalid(violations)
    }
  }

  /// Appends another verdict.
  /// - Complexity: O(n), in violations of the other.
  public mutating func merge(_ other: Verdict) {
    let isInvalid = isInvalid || other.isInvalid
    switch self {
    case .valid: self = other
    case .incomplete(var violations), .invalid(var violations):
      if other.isValid { return }
      // With a single reference, the violations are appended in place.
      self = .valid
      violations += other.violations
      self = isInvalid ? .invalid(violations) : .incomplete(violations)
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// The state, and the messages if it is not valid.
  public var description: String {
    let state = isValid ? "valid" : isInvalid ? "invalid" : "incomplete"
    return ([isValid ? state : state + ":"] + violations.map { $0.text() }).joined(separator: " ")
  }
}

/// The state of an answer, for styling the field that shows it.
public enum AnswerState: Hashable, Sendable, CaseIterable {
  /// There is no answer yet, and nothing is shown.
  case untouched
  /// Typing can still make it valid.
  case incomplete
  /// Every rule that ran holds; an external check is pending.
  case pending
  /// Every rule holds.
  case valid
  /// No continuation can make it valid.
  case invalid

  /// Creates the state of a verdict.
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
