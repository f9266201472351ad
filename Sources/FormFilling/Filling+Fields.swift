package import FormValidation

/// The state of the fields.
extension Filling {
  /// Returns whether the checklist of the field at an index, which is always shown, has a line for
  /// a rule.
  package func hasChecklistLine(for rule: String, fieldAt index: Int) -> Bool {
    facts.fields[index].listedRules.contains(rule)
  }

  /// Returns whether the answer of the field at an index differs from the initial one.
  package func isDirty(fieldAt index: Int) -> Bool {
    fields[index].value != fields[index].initial
  }

  /// Whether the options of a field can change.
  package var hasOptionSources: Bool { !facts.optionSources.isEmpty }

  /// Returns whether the field at an index is required.
  package func isRequired(fieldAt index: Int) -> Bool {
    facts.fields[index].isRequired
  }
}

extension [Violation] {
  /// The violations that are warnings.
  package var warnings: [Violation] { filter { $0.severity == .warning } }
}
