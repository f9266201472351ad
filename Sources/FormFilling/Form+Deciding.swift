import FormValidation
import FormWidgets
package import Forms

/// Choices that are not submitted, and only decide what is asked.
extension Form {
  /// The maximum number of options that are tried.
  private static let trialLimit = 100

  /// Returns the form with unanswered choices that are not submitted, but which decide what is
  /// asked, made so that its given answers have the fewest faults.
  ///
  /// Records and files with answers do not have them.
  package func deciding(by faults: (Form) throws -> Int) rethrows -> Form {
    var (form, count) = (self, 0)
    for index in deciders {
      var best: (form: Form, faults: Int)?
      for choice in form.fields[index].widget.description.choices
      where !choice.isDisabled && count < Form.trialLimit && best?.faults != 0 {
        var trial = form
        guard trial.start(fieldAt: index, with: choice.value) else { continue }
        count += 1
        let found = try faults(trial)
        if best.map({ found < $0.faults }) ?? true { best = (trial, found) }
      }
      form = best?.form ?? form
    }
    return form
  }

  /// Returns the form with such choices made for the answers that are given.
  package func decidingByAnswers() -> Form {
    guard fields.contains(where: \.isGiven) else { return self }
    return deciding { form in
      let filling = Filling(form)
      return form.fields.indices.count { index in
        let isFault =
          !filling.sheet.isActive(fieldAt: index) || !filling.sheet.verdict(at: index).isValid
        return form.fields[index].isGiven && isFault
      }
    }
  }

  /// The indices of such choices, among listed options.
  private var deciders: [Int] {
    let open = fields.indices.filter { index in
      let field = fields[index]
      return !field.isSubmitted && !field.isGiven && field.widget.traits.role == .choice
        && field.widget.value.isBlank && !field.widget.description.choices.isEmpty
        && !isInGroupThatIsOff(index)
    }
    if open.isEmpty { return [] }
    let read = Set(conditions.flatMap { $0?.reads ?? [] })
    return open.filter { read.contains(fields[$0].id) }
  }

  /// Whether a field is in an optional group that is off; a choice would turn it on.
  private func isInGroupThatIsOff(_ index: Int) -> Bool {
    groups.contains { group in
      guard !group.hasHeading, group.indices ~= index else { return false }
      return self.index(of: group.id).map { fields[$0].widget.value != true } ?? false
    }
  }
}
