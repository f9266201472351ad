/// Modifiers of a rule.
extension Clause {
  /// Returns the rule with a message that replaces its own.
  public func message(_ message: Message) -> Clause {
    changed { $0.message = message }
  }

  /// Returns the rule with a hint to show while more typing can still fix the answer.
  public func hint(_ hint: Message) -> Clause {
    changed { $0.hint = hint }
  }

  /// Returns the rule with a code that replaces its own.
  public func code(_ code: String) -> Clause {
    changed { $0.code = code }
  }

  /// Returns the rule with a severity; warnings and remarks never block.
  public func severity(_ severity: Severity) -> Clause {
    changed { $0.severity = severity }
  }

  /// Returns the rule with its own name in violations and message catalogs.
  public func id(_ id: String) -> Clause {
    changed { $0.id = id }
  }

  /// Returns the rule with its own policy for when its violations are shown.
  public func reveal(_ reveal: Reveal) -> Clause {
    changed { $0.reveal = reveal }
  }

  /// Returns the rule so that later rules of its set are skipped while it is broken.
  public func stop() -> Clause {
    changed { $0.isStop = true }
  }

  /// Returns the rule so that it applies only if a condition holds, in addition to any other.
  public func when(_ condition: Condition) -> Clause {
    changed { $0.condition = $0.condition.map { .all([$0, condition]) } ?? condition }
  }

  /// Returns the rule so that it applies only if another field's answer meets some rules.
  public func when(_ field: FieldID, _ rules: Clause...) -> Clause {
    when(.field(field, RuleSet(rules)))
  }

  /// Returns the rule so that it applies only if a condition does not hold.
  public func unless(_ condition: Condition) -> Clause {
    when(.not(condition))
  }

  /// Returns the rule so that it applies only if another field's answer does not meet some rules.
  public func unless(_ field: FieldID, _ rules: Clause...) -> Clause {
    unless(.field(field, RuleSet(rules)))
  }

  private func changed(_ change: (inout Clause) -> Void) -> Clause {
    var clause = self
    change(&clause)
    return clause
  }
}

extension Message? {
  /// Whether it has the placeholder of the answer.
  var mentionsAnswer: Bool { self?.placeholders.contains("value") ?? false }
}
