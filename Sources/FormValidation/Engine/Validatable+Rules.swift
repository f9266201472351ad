extension Validatable {
  /// The verdict of one rule, as of a set of that rule: a blank value breaks presence rules alone.
  ///
  /// ```swift
  /// "ada@x".validate(.email).isValid
  /// 42.validate(.range(18...))
  /// ```
  public func validate(_ rule: Clause, among answers: Answers = Answers()) -> Verdict {
    validate(RuleSet([rule]), among: answers)
  }

  /// The verdict of several rules, in order.
  public func validate(
    _ first: Clause,
    _ second: Clause,
    _ others: Clause...,
    among answers: Answers = Answers()
  ) -> Verdict {
    validate(RuleSet([first, second] + others), among: answers)
  }

  /// The verdict of a rule.
  public func validate(_ rule: some Rule, among answers: Answers = Answers()) -> Verdict {
    validate(RuleSet([Clause(rule)]), among: answers)
  }

  /// The verdict of a set of rules.
  // Generic code that other modules cannot specialise would take as long as a rule.
  @inlinable
  public func validate(_ rules: RuleSet, among answers: Answers = Answers()) -> Verdict {
    rules.verdict(on: valueToValidate, among: answers)
  }

  /// The verdict of the rules listed, one a line.
  public func validate(
    among answers: Answers = Answers(),
    @RuleSetBuilder _ rules: () -> [Clause]
  ) -> Verdict {
    validate(RuleSet(rules()), among: answers)
  }
}

/// The verdict of rules on a value, in order.
///
/// ```swift
/// validate(age, .required, .range(18...))
/// ```
public func validate(_ value: some Validatable, _ rules: Clause...) -> Verdict {
  value.validate(RuleSet(rules))
}

/// The verdict of a set of rules on a value.
public func validate(_ value: some Validatable, _ rules: RuleSet) -> Verdict {
  value.validate(rules)
}
