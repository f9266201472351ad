import FormValidation
import Forms

/// What a submit needs.
extension AnswerSheet {
  /// The fields whose answers break rules; answers that only the last reply rejected may be
  /// submitted again.
  var refusedIndices: [Int] {
    problems.invalid.indices.filter { !ruler.registrations[$0].verdict.isValid }
  }

  /// The first violation of a hidden answer, which prevents a submit; `nil` if there is none.
  var hiddenProblem: Violation? {
    for index in form.fields.indices where form.fields[index].isHidden {
      guard var violation = verdict(at: index).violations.first else { continue }
      violation.field = violation.field ?? form.fields[index].id
      return violation
    }
    return nil
  }

  /// The first answer that does not fit the form's type, at the innermost field; `nil` if all do.
  var misfit: Violation? {
    guard let error = form.target?.misfit(submittedAnswers) else { return nil }
    var violation = error.violation
    violation.field = error.fields.first { index(of: $0) != nil } ?? error.fields.last
    return violation
  }

  /// The answers to submit, normalized.
  var submittedAnswers: Answers {
    var answers: Answers = [:]
    answers.reserveCapacity(form.fields.count)
    for index in form.fields.indices
    where form.fields[index].isSubmitted && ruler.registrations[index].isActive {
      let field = form.fields[index].id
      answers[field] = ruler.answers[field]
      if facts.fields[index].isSecret { answers.hide(field) }
    }
    return answers
  }

  /// Returns whether an external check of the field at an index is pending, or its options or its
  /// default are loading.
  package func isPending(at index: Int) -> Bool {
    facts.asksOutside
      && (ruler.registrations[index].isPending
        || isLoading(at: index) && ruler.registrations[index].isActive)
  }

  /// The indices of the fields with a pending external check.
  package var pendingIndices: [Int] {
    facts.asksOutside ? form.fields.indices.filter(isPending) : []
  }

  /// Whether an external check is pending.
  package var isWaiting: Bool { !pendingIndices.isEmpty }
}
