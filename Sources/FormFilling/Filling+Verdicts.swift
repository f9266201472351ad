package import FormValidation
import FormWidgets
import Forms

/// The verdicts on the answers, and what is shown of them.
extension Filling {
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
    guard let other = self.index(of: field) else { return name }
    let isNear = facts.fields[other].groups.last == facts.fields[index].groups.last
    return .text(isNear ? form.fields[other].label : labelInForm(at: other))
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

  /// Returns the label of a field with that of its group, for messages far from it.
  package func labelInForm(at index: Int) -> String {
    let label = form.fields[index].label
    return facts.fields[index].groups.last.map { "\($0.label): \(label)" } ?? label
  }

  /// Returns the circumstances that determine whether a field's messages are shown.
  package func circumstances(at index: Int) -> Reveal.Circumstances {
    Reveal.Circumstances(
      state: fields[index].state,
      hasFocus: focusedIndex == index,
      hasBegun: hasBegun
    )
  }

  /// Returns how a violation of a field is shown; `nil` if it is not shown yet.
  ///
  /// A rule with its own reveal policy is independent of the field's other rules.
  package func kind(of violation: Violation, at index: Int, in now: Reveal.Circumstances)
    -> MessageKind?
  {
    guard let reveal = violation.reveal else {
      return facts.fields[index].reveal.kind(of: violation, in: now)
    }
    return reveal.kind(of: violation, in: now.alone)
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
