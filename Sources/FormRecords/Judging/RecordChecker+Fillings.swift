import FormFile
import FormFilling
import FormValidation
import Forms

/// Records whose answers change the questions, each of which is checked by a filling of its own.
extension RecordChecker {
  /// Returns the outcome of a form with the answers of a record, given the members that it has;
  /// `nil` for a record in a table, which has all.
  ///
  /// A choice that is not submitted only decides what is asked, so no record has it: a record is
  /// valid if it is with one of the options.
  mutating func outcome(
    of filled: Form,
    having given: Set<FieldID>? = nil,
    _ repeated: [RecordJudge.UniqueKey]
  ) throws -> Outcome {
    let form = try filled.deciding { form in
      try attempt(form, having: given, repeated).violations.count { $0.severity == .error }
    }
    return try attempt(form, having: given, repeated)
  }

  private func attempt(
    _ form: Form,
    having given: Set<FieldID>?,
    _ repeated: [RecordJudge.UniqueKey]
  ) throws -> Outcome {
    var filling = judge.filling(for: form)
    try conclude(&filling)
    var found = misfits
    for stray in filling.strays(isFinal: true) {
      found.append(
        RecordViolation(
          index: stray.index,
          field: filling.form.fields[stray.index].id,
          rule: RecordViolation.recordRule,
          code: "record.no_option",
          message: stray.words
        )
      )
    }
    if let given {
      found += KeptMembers.missing(besides: given, in: filling).map {
        .missing($0, at: $1, names.members)
      }
    }
    let violations = merged(
      judge.violations(in: filling, repeating: repeated),
      besides: found,
      in: filling.form
    )
    return Outcome(violations: violations, keys: judge.uniqueKeys(in: filling))
  }
}
