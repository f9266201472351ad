/// The same rule, with something about it changed.
extension Clause {
  /// The rule with a wording instead of its own, for everything it finds.
  public func message(_ message: Message) -> Clause {
    changed { $0.message = message }
  }

  /// Returns the rule with a hint to show while typing on can still fix the answer.
  public func hint(_ hint: Message) -> Clause {
    changed { $0.hint = hint }
  }

  /// The rule with a code instead of its own.
  public func code(_ code: String) -> Clause {
    changed { $0.code = code }
  }

  /// The rule mattering more or less: a warning or a remark never blocks.
  public func severity(_ severity: Severity) -> Clause {
    changed { $0.severity = severity }
  }

  /// The rule with a name of its own, by which violations and a form's wordings know it.
  public func id(_ id: String) -> Clause {
    changed { $0.id = id }
  }

  /// The rule with its own time for what it finds to be shown.
  public func reveal(_ reveal: Reveal) -> Clause {
    changed { $0.reveal = reveal }
  }

  /// The rule as the last word of its set while it is broken: later rules are skipped then.
  public func stop() -> Clause {
    changed { $0.isStop = true }
  }

  /// The rule counting only where a condition holds, beside any it has already.
  public func when(_ condition: Condition) -> Clause {
    changed { $0.condition = $0.condition.map { .all([$0, condition]) } ?? condition }
  }

  /// The rule counting only where another field's answer meets some rules.
  public func when(_ field: FieldID, _ rules: Clause...) -> Clause {
    when(.field(field, RuleSet(rules)))
  }

  /// The rule counting only where a condition does not hold.
  public func unless(_ condition: Condition) -> Clause {
    when(.not(condition))
  }

  /// The rule counting only where another field's answer does not meet some rules.
  public func unless(_ field: FieldID, _ rules: Clause...) -> Clause {
    unless(.field(field, RuleSet(rules)))
  }

  private func changed(_ change: (inout Clause) -> Void) -> Clause {
    var clause = self
    change(&clause)
    return clause
  }
}
