import FormFile
import FormFilling
import FormValidation
import FormWidgets
import Forms

/// Records whose answers change the questions, each of which is checked by a filling of its own.
extension RecordChecker {
  /// The outcome of one filling, and how many errors a record has with it.
  private typealias Attempt = (outcome: Outcome, errors: Int)

  /// The maximum number of fillings for a record.
  private static let attemptLimit = 100

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
    var form = filled
    let choices = form.deciders
    var best = try attempt(form, having: given, repeated)
    var count = 1
    for index in choices {
      let options = form.fields[index].widget.description.choices.filter { !$0.isDisabled }
      var chosen: Form?
      for option in options where count < Self.attemptLimit && (best.errors > 0 || chosen == nil) {
        var other = form
        guard other.start(fieldAt: index, with: option.value) else { continue }
        count += 1
        let next = try attempt(other, having: given, repeated)
        if chosen == nil || next.errors < best.errors { (best, chosen) = (next, other) }
      }
      form = chosen ?? form
    }
    return best.outcome
  }

  private func attempt(
    _ form: Form,
    having given: Set<FieldID>?,
    _ repeated: [RecordJudge.UniqueKey]
  ) throws -> Attempt {
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
    let errors = violations.count { $0.severity == .error }
    return (Outcome(violations: violations, keys: judge.uniqueKeys(in: filling)), errors)
  }
}

extension Form {
  /// The indices of unanswered choices among listed options that are not submitted and on which
  /// conditions depend.
  fileprivate var deciders: [Int] {
    let open = fields.indices.filter { index in
      let field = fields[index]
      return !field.isSubmitted && !field.isGiven && field.widget.traits.role == .choice
        && !field.widget.description.choices.isEmpty
    }
    if open.isEmpty { return [] }
    let read = Set(conditions.flatMap { $0?.reads ?? [] })
    return open.filter { read.contains(fields[$0].id) }
  }
}
