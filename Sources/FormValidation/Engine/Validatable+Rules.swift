extension Validatable {
  /// Returns the verdict of one rule, as for a set with only this rule: a blank value breaks only
  /// presence rules.
  ///
  /// ```swift
  /// "ada@x".validate(.email).isValid
  /// 42.validate(.range(18...))
  /// ```
  public func validate(_ rule: Clause, among answers: Answers = Answers()) -> Verdict {
    validate(RuleSet([rule]), among: answers)
  }

  /// Returns the verdict of several rules, in order.
  public func validate(
    _ first: Clause,
    _ second: Clause,
    _ others: Clause...,
    among answers: Answers = Answers()
  ) -> Verdict {
    validate(RuleSet([first, second] + others), among: answers)
  }

  /// Returns the verdict of a rule.
  // Disfavored, like that of a set, so that the compiler says that a `Clause` has no such member.
  @_disfavoredOverload
  public func validate(_ rule: some Rule, among answers: Answers = Answers()) -> Verdict {
    validate(RuleSet([Clause(rule)]), among: answers)
  }

  /// Returns the verdict of a rule set.
  // Generic code that other modules cannot specialize would take as long as a rule.
  @inlinable
  @_disfavoredOverload
  public func validate(_ rules: RuleSet, among answers: Answers = Answers()) -> Verdict {
    rules.verdict(on: valueToValidate, among: answers)
  }

  /// Returns the verdict of the rules listed, one per line.
  public func validate(
    among answers: Answers = Answers(),
    @RuleSetBuilder _ rules: () -> [Clause]
  ) -> Verdict {
    validate(RuleSet(rules()), among: answers)
  }
}

/// Returns the verdict of rules on a value, in order.
///
/// ```swift
/// validate(age, .required, .range(18...))
/// ```
public func validate(_ value: some Validatable, _ rules: Clause...) -> Verdict {
  value.validate(RuleSet(rules))
}

/// Returns the verdict of a rule set on a value.
public func validate(_ value: some Validatable, _ rules: RuleSet) -> Verdict {
  value.validate(rules)
}
