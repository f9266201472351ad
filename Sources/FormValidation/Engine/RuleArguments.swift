/// The arguments of a rule in a form file.
package struct RuleArguments: Sendable {
  /// The name that the author used for the rule: its own, or an alias.
  package let spelling: String

  /// Whether the author has a message for the rule.
  package var hasMessage = false

  private let parameters: [RuleParameter]
  private var given: [(name: String, argument: any Sendable)] = []

  /// Creates empty arguments for the parameters of a rule.
  package init(for parameters: [RuleParameter], spelling: String) {
    self.parameters = parameters
    self.spelling = spelling
  }

  /// Sets the argument of a parameter; the argument has the type of the parameter's kind.
  package mutating func give(_ argument: any Sendable, to name: String) {
    given.append((name, argument))
  }

  /// Returns whether the rule has a parameter with a name.
  package func declares(_ name: String) -> Bool { parameters.contains { $0.name == name } }

  /// Returns whether a parameter was given.
  package func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// Returns the argument of a parameter, or its default.
  /// - Precondition: The definition declares the parameter with this type, and requires it or has a
  ///   default for it.
  package subscript<Argument>(_ name: String) -> Argument {
    guard let argument: Argument = self[optional: name] else {
      preconditionFailure("\(spelling) requires no \(name), and has no default for it")
    }
    return argument
  }

  /// Returns the argument of a parameter, or its default; `nil` if there is neither.
  /// - Precondition: The definition declares the parameter with this type.
  package subscript<Argument>(optional name: String) -> Argument? {
    let parameter = parameters.first { $0.name == name }
    precondition(parameter != nil, "\(spelling) declares no parameter \(name)")
    guard let any = any(name) else { return nil }
    guard let argument = any as? Argument else {
      preconditionFailure("\(name) of \(spelling) is of another type")
    }
    return argument
  }

  /// Returns the argument of a parameter, or its default, of any type.
  private func any(_ name: String) -> (any Sendable)? {
    given.first { $0.name == name }?.argument
      ?? parameters.first { $0.name == name }?.standardValue
  }
}

/// An error in the arguments of a rule.
package struct RuleArgumentError: Error {
  /// The parameter to mark; the rule's name is marked if it is missing.
  package let parameter: String

  /// The error.
  package let message: String

  /// A hint.
  package let note: String?

  /// The part of the parameter's text to mark, in scalars from 0.
  package let part: Range<Int>?

  package init(
    _ parameter: String,
    _ message: String,
    note: String? = nil,
    part: Range<Int>? = nil
  ) {
    self.parameter = parameter
    self.message = message
    self.note = note
    self.part = part
  }
}

/// A constraint on several parameters of a rule.
package enum RuleConstraint: Sendable {
  /// One number or count is at most another, if both are given.
  case ascending(String, String)
  /// At least one is given.
  case anyOf([String])
  /// Exactly one of two is given; the first one is mentioned if neither is.
  case oneOf(String, String)
  /// If the first is given, none of the others is.
  case excludes(String, [String])
}

extension RuleArguments {
  /// The constraints that the arguments violate, except for missing parameters.
  package func broken(_ constraints: [RuleConstraint]) -> [RuleArgumentError] {
    constraints.compactMap { constraint in
      switch constraint {
      case .ascending(let low, let high): misorder(low, high)
      case .anyOf: nil
      case .oneOf(let first, let second): conflict(second, with: [first])
      case .excludes(let first, let others): conflict(first, with: others)
      }
    }
  }

  private func misorder(_ low: String, _ high: String) -> RuleArgumentError? {
    guard let min = amount(low), let max = amount(high), min > max else { return nil }
    return RuleArgumentError(low, "\(low) \(min) is greater than \(high) \(max)")
  }

  private func amount(_ name: String) -> Number? {
    switch any(name) {
    case let count as Int: Number(count)
    case let number as Number: number
    case let limit as Limit: if case .number(let number) = limit { number } else { nil }
    default: nil
    }
  }

  private func conflict(_ name: String, with others: [String]) -> RuleArgumentError? {
    guard has(name), let other = others.first(where: has) else { return nil }
    return RuleArgumentError(other, "\(name) cannot be combined with \(other)")
  }
}
