import FormFile
import FormFilling
import FormValidation
import FormWidgets
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
      let (outcome, unasked) = try attempt(form, having: given, repeated)
      // Of options with as many errors, the one that asks for what is given is meant.
      return outcome.violations.count { $0.severity == .error } * 10_000 + unasked
    }
    return try attempt(form, having: given, repeated).outcome
  }

  /// Returns the outcome of a form with answers, and how many of these it does not ask for.
  private func attempt(
    _ form: Form,
    having given: Set<FieldID>?,
    _ repeated: [RecordJudge.UniqueKey]
  ) throws -> (outcome: Outcome, unasked: Int) {
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
      for (word, members) in [
        (Word.missingMember, KeptMembers.missing(besides: given, in: filling)),
        (.blankMember, KeptMembers.blank(among: given, in: filling)),
      ] {
        found += members.map {
          RecordViolation(word, member: $0, at: $1, names.members, in: form)
        }
      }
    }
    let violations = merged(
      judge.violations(in: filling, repeating: repeated),
      besides: found,
      in: filling.form
    )
    let unasked = filling.form.fields.indices.count { index in
      filling.form.fields[index].isGiven && !filling.sheet.isActive(fieldAt: index)
    }
    return (Outcome(violations: violations, keys: judge.uniqueKeys(in: filling)), unasked)
  }
}
