package import FormValidation
import FormWidgets
import Forms

/// The verdicts on the answers, and what is shown of them.
extension AnswerSheet {
  /// Returns the verdict on a field; the ruler has verdicts in the order of the form, and the last
  /// reply to a submit is merged with them.
  package func verdict(at index: Int) -> Verdict {
    guard !fields[index].rejections.isEmpty, ruler.registrations[index].isActive else {
      return ruler.registrations[index].verdict
    }
    return .invalid(fields[index].rejections + ruler.registrations[index].verdict.violations)
  }

  /// Returns the violations of a field, blocking ones first.
  package func violations(at index: Int) -> [Violation] {
    let violations = verdict(at: index).violations
    let remarks = ruler.registrations[index].remarks
    return remarks.isEmpty ? violations : violations + remarks
  }

  /// Returns the label of a field, given its name in a rule of the field at an index.
  package func label(ofFieldNamed name: Value, at index: Int) -> Value {
    guard case .text(let text) = name else { return name }
    let field = form.fields[index].scope?.resolved(FieldID(text)) ?? FieldID(text)
    guard let other = self.index(of: field) else {
      return facts.written.field(named: field).map { .text($0.label) } ?? name
    }
    let isNear = facts.fields[other].groups.last == facts.fields[index].groups.last
    return .text(isNear ? form.fields[other].label : facts.labelInForm(at: other))
  }

  /// Returns a wording with labels in place of field names, and of values that are options.
  package func labeled(_ wording: Wording, at index: Int) -> Wording {
    Wording(
      wording.message,
      labeled(wording.parameters, at: index),
      isReworded: wording.isReworded
    )
  }

  /// Returns parameters with labels in place of field names, and of values that are options, also
  /// in their words.
  package func labeled(_ parameters: Parameters, at index: Int) -> Parameters {
    var labeled = parameters.mappingWords { self.labeled($0, at: index) }
    for key in ["other_label", "label"] {
      if let name = parameters[key] { labeled[key] = label(ofFieldNamed: name, at: index) }
    }
    if case .list(let names) = parameters["fields"] {
      labeled["fields"] = .list(names.map { label(ofFieldNamed: $0, at: index) })
    }
    // A sentence about another field has its options.
    let name = parameters["label"].flatMap { String($0) }.map { FieldID($0) }
    let subject = name.map { form.fields[index].resolved($0) }.flatMap(self.index(of:)) ?? index
    guard facts.fields[subject].hasChoices else { return labeled }
    let widget = fields[subject].widget
    func shown(_ value: Value) -> Value { widget.label(of: value).map(Value.text) ?? value }
    let own = name == nil ? "option" : "value"
    if let value = parameters[own] { labeled[own] = shown(value) }
    if case .list(let values) = parameters["list"], parameters[words: "list"] == nil {
      // A message shows only the first ones.
      labeled["list"] = .list(values.prefix(Message.listLimit).map(shown))
    }
    return labeled
  }

  /// Returns the circumstances that determine whether a field's messages are shown.
  package func circumstances(at index: Int) -> Reveal.Circumstances {
    Reveal.Circumstances(
      state: fields[index].state,
      hasFocus: focusedIndex == index,
      hasBegun: hasBegun
    )
  }

  /// Returns whether to mark the answer as valid: the user gave it, at least one rule validates it
  /// and the one it repeats, and nothing is suggested or being typed.
  package func showsSuccess(at index: Int) -> Bool {
    guard fields[index].state.isChanged, facts.fields[index].hasRules,
      !facts.fields[index].isControl,
      !fields[index].value.isBlank,
      verdict(at: index).isValid, !isPending(at: index), proposal(at: index) == nil,
      repeatsGoodAnswers(at: index)
    else { return false }
    return !fields[index].hasRefusedInput
  }

  /// Returns whether the answers that a field repeats are valid.
  package func repeatsGoodAnswers(at index: Int) -> Bool {
    facts.fields[index].repeated.isEmpty
      || facts.fields[index].repeated.allSatisfy {
        verdict(at: $0).isValid && !isPending(at: $0)
      }
  }

  /// Returns the verdict on a field's answer, for the list of problems.
  func standing(at index: Int) -> Problems.Standing {
    // Problems with a hidden answer cannot be shown on the screen, and are reported at a submit.
    let isHidden = form.fields[index].isHidden
    let isValid = isHidden || verdict(at: index).isValid
    return Problems.Standing(
      isValid: isValid,
      isUnanswered: isUnanswered(at: index),
      isSettled: isValid && !isHidden && facts.fields[index].isRequired && isAsked(fieldAt: index)
        // An answer to repeat is as good as none while the other one is missing, too.
        && !fields[index].value.isBlank
    )
  }

  /// Returns whether a required answer at an index is missing, as far as the widget can tell: a blank
  /// one, or an unchecked box.
  ///
  /// The last reply to a submit may also reject a blank answer that is optional.
  func isUnanswered(at index: Int) -> Bool {
    !form.fields[index].isHidden && !ruler.registrations[index].verdict.isValid
      && (fields[index].value.isBlank || fields[index].value == .bool(false))
  }

  /// Updates what depends on the verdict on a field's answer.
  mutating func updateVerdict(at index: Int) {
    problems.list(index, as: standing(at: index))
    let showsError = keepsError(at: index)
    fields[index].redraw()
    if fields[index].proposal != nil { fields[index].proposal = nil }
    setShowsError(showsError, at: index)
  }

  /// Keeps an error shown until the answer is valid, regardless of how the focus moves.
  mutating func updateErrorShown(at index: Int) {
    setShowsError(keepsError(at: index), at: index)
  }

  /// Returns whether an error is shown beside a field until its answer is valid.
  ///
  /// An invalid answer is also an error while it is being typed; once fixed, a missing part is a
  /// hint again, unless the field was left with the error or was submitted.
  func keepsError(at index: Int) -> Bool {
    let now = circumstances(at: index)
    // A closure that calls the sheet would copy it.
    for violation in verdict(at: index).violations
    where violation.isIncomplete || !now.hasFocus || now.state.showsError
      || now.state.wasSubmitted
    {
      if facts.fields[index].kind(of: violation, in: now) == .error { return true }
    }
    return false
  }

  /// Records whether an error is shown beside a field.
  package mutating func setShowsError(_ shows: Bool, at index: Int) {
    if fields[index].state.showsError != shows { fields[index].state.showsError = shows }
    problems.list(shown: index, if: shows)
  }
}

/// How a message is shown.
package enum MessageKind: Hashable, Sendable {
  /// Neutral: something is still missing.
  case hint
  /// Something must be changed.
  case error
  /// Something may be worth changing; it does not block.
  case warning
  /// Something is worth knowing; it does not block.
  case remark
}

extension Reveal {
  /// The circumstances that determine whether a message is shown.
  package struct Circumstances {
    /// The state of the field.
    package let state: FieldState
    /// Whether the field has the focus.
    let hasFocus: Bool
    /// Whether any key was pressed in the form.
    let hasBegun: Bool

    /// The same circumstances without other errors.
    var alone: Circumstances {
      var state = state
      state.showsError = false
      return Circumstances(
        state: state,
        hasFocus: hasFocus,
        hasBegun: hasBegun
      )
    }
  }

  /// Returns how a violation is shown; `nil` if it is not shown yet.
  package func kind(of violation: Violation, in now: Circumstances) -> MessageKind? {
    let kind = kindOfError(isIncomplete: violation.isIncomplete, in: now)
    guard kind == .error else { return kind }
    return switch violation.severity {
    case .error: .error
    case .warning: .warning
    case .info: .remark
    }
  }

  /// Returns whether an answer that typing on cannot make valid is shown as an error.
  package func showsInvalid(in now: Circumstances) -> Bool {
    kindOfError(isIncomplete: false, in: now) == .error
  }

  private func kindOfError(isIncomplete: Bool, in now: Circumstances) -> MessageKind? {
    if now.state.wasSubmitted || now.state.showsError { return .error }
    switch self {
    case .polite:
      if now.hasFocus, now.state.isChanged { return isIncomplete ? .hint : .error }
      return now.state.wasLeftChanged ? .error : nil
    case .immediately:
      guard now.hasBegun else { return nil }
      return isIncomplete && !now.state.wasLeft ? .hint : .error
    case .onLeave:
      return now.state.wasLeft ? .error : nil
    case .onSubmit:
      return nil
    }
  }
}

extension FieldFacts {
  /// Returns how a violation of a field is shown; `nil` if it is not shown yet.
  ///
  /// A rule with its own reveal policy is independent of the field's other rules.
  package func kind(of violation: Violation, in now: Reveal.Circumstances) -> MessageKind? {
    violation.reveal.map { $0.kind(of: violation, in: now.alone) }
      ?? reveal.kind(of: violation, in: now)
  }
}
