package import FormValidation

/// The violations of fields, in words.
extension Filling {
  /// Returns a text in the form's language.
  func text(_ word: Word, _ parameters: Parameters = [:]) -> String {
    facts.words.text(word, parameters)
  }

  /// Returns the verdict on a field; the ruler has verdicts in the order of the form, and the last
  /// reply to a submit is merged with them.
  package func verdict(at index: Int) -> Verdict {
    guard !fields[index].rejections.isEmpty, ruler.registrations[index].isActive else {
      return ruler.registrations[index].verdict
    }
    return .invalid(fields[index].rejections + ruler.registrations[index].verdict.violations)
  }

  /// Returns the violations of a field, blocking ones first.
  func violations(at index: Int) -> [Violation] {
    let violations = verdict(at: index).violations
    let remarks = ruler.registrations[index].remarks
    return remarks.isEmpty ? violations : violations + remarks
  }

  /// Returns the messages of a field's violations, in order, with labels instead of field names.
  func words(ofViolationsAt index: Int) -> [String] {
    let (now, reveal) = (circumstances(at: index), facts.fields[index].reveal)
    // A closure that reads the filling would copy it.
    let messages = form.messages
    var texts: [String] = []
    for var violation in violations(at: index) {
      let isHint = reveal.kind(of: violation, in: now) == .hint
      if let hint = violation.hint, isHint {
        violation.message = hint
        violation.isReworded = true
      }
      let form = isHint ? nil : formWords(insteadOf: violation, at: index)
      texts.append(
        form ?? wording(of: violation, at: index) { messages.text(besideFieldOf: $0, label: $1) }
      )
    }
    return texts
  }

  /// Returns a violation's message for a list of problems.
  func words(ofProblem violation: Violation, at index: Int) -> String {
    if let form = formWords(insteadOf: violation, at: index) { return form }
    return wording(of: violation, at: index) { violation, label in
      label == nil
        ? form.messages.text(besideFieldOf: violation, label: nil)
        : form.messages.text(of: violation, label: label, whileTyping: true)
    }
  }

  /// Returns a violation's message about a finished answer, for a report.
  package func judgment(of violation: Violation, at index: Int) -> String {
    var violation = violation
    violation.field = violation.field ?? form.fields[index].id
    let sentences = form.messages.judged(violation).map { judged in
      wording(of: judged, at: index, isFinal: true) { form.messages.words(of: $0, label: $1) }
    }
    return form.messages.language.sentences(sentences)
  }

  /// Returns a violation's message, with the label if a sentence can begin with it.
  private func wording(
    of violation: Violation,
    at index: Int,
    isFinal: Bool = false,
    _ text: (Violation, String?) -> String
  ) -> String {
    if let words = wordsWithoutOptions(insteadOf: violation, at: index) { return words }
    var violation = quoting(ruler.answers[form.fields[index].id], in: violation, at: index)
    violation.parameters = spelled(labeled(violation.parameters, at: index), at: index)
    let label = label(for: &violation, at: index)
    let isNamed = form.fields[index].isNamed || form.messages.hasOwnWording(for: violation)
    var words = text(violation, isNamed ? label : nil).printable
    // A message about one end of a range begins with its name.
    if label != form.fields[index].label, !words.contains(label) { words = "\(label): \(words)" }
    if isFinal { return words }
    return words + (spellingHint(for: violation, at: index).map { " " + $0 } ?? "")
  }

  /// Returns a violation with the answer, in words, if the author's message mentions it.
  package func quoting(
    _ answer: Value,
    in violation: Violation,
    at index: Int
  ) -> Violation {
    guard violation.isReworded || !form.messages.isEmpty, violation.parameters["value"] == nil
    else { return violation }
    var quoting = violation
    quoting.field = quoting.field ?? form.fields[index].id
    guard form.messages.hasOwnWording(for: quoting),
      form.messages.message(of: quoting).placeholders.contains("value")
    else { return violation }
    quoting.parameters["value"] = .text(words(of: answer, at: index))
    return quoting
  }

  /// Returns why a missing answer cannot be chosen if there are no options, unless the form's
  /// author words the message.
  private func wordsWithoutOptions(
    insteadOf violation: Violation,
    at index: Int
  ) -> String? {
    guard let source = facts.optionSources[index], source.field != nil,
      ruler.answers[form.fields[index].id].isBlank, !form.messages.hasOwnWording(for: violation)
    else { return nil }
    let widget = fields[index].description
    guard widget.choices.isEmpty, facts.fields[index].traits.other == nil,
      let note = widget.options?.note?.text(in: facts.words, facts.glyphs)
    else { return nil }
    return "\(note)."
  }

  /// Returns the format of an answer if it has invalid characters or more than one meaning, unless
  /// the form's author words the message.
  private func spellingHint(for violation: Violation, at index: Int) -> String? {
    let names = ["character", "ambiguous"]
    guard names.contains(where: { violation.parameters[$0] != nil }), !violation.isReworded else {
      return nil
    }
    return spelling(of: facts.fields[index].traits.role).map {
      text(.writtenAs, ["form": .text($0)])
    }
  }

  /// Returns the format of an unfinished date or time that is not being typed; `nil` if a violation
  /// is about anything else, or the form's author words it.
  private func formWords(insteadOf violation: Violation, at index: Int) -> String? {
    let id = violation.message.id
    guard id.hasPrefix("enter."), id != Wording.enterYearDigits.message.id, !violation.isReworded,
      let spelling = spelling(of: facts.fields[index].traits.role)
    else { return nil }
    var named = violation
    named.field = violation.field ?? form.fields[index].id
    guard !form.messages.hasOwnWording(for: named) else { return nil }
    return text(.writtenAs, ["form": .text(spelling)])
  }

  /// Returns the format of an answer, letter by letter, if that is not obvious.
  func spelling(of role: WidgetRole) -> String? {
    switch role {
    case .date: facts.words[.dateForm]
    case .time: facts.words[.timeForm]
    default: nil
    }
  }

  /// Returns the requirement of a field's rule, in words.
  func words(of demand: Wording, at index: Int) -> String {
    let parameters = spelled(labeled(demand.parameters, at: index), at: index)
    return form.messages.text(
      of: Wording(demand.message, parameters, isReworded: demand.isReworded)
    )
  }

  /// Returns parameters with the format of answers as it is typed in the form's language.
  private func spelled(_ parameters: Parameters, at index: Int) -> Parameters {
    guard parameters["format"] != nil,
      let format = spelling(of: facts.fields[index].traits.role)
    else { return parameters }
    var spelled = parameters
    spelled["format"] = .text(format)
    return spelled
  }

  /// Returns parameters with labels in place of field names, and of values that are options, also
  /// in their words.
  private func labeled(_ parameters: Parameters, at index: Int) -> Parameters {
    var labeled = parameters.mappingWords { words in
      Wording(
        words.message,
        self.labeled(words.parameters, at: index),
        isReworded: words.isReworded
      )
    }
    if let name = parameters["other_label"] {
      labeled["other_label"] = label(ofFieldNamed: name, at: index)
    }
    if case .list(let names) = parameters["fields"] {
      labeled["fields"] = .list(names.map { label(ofFieldNamed: $0, at: index) })
    }
    guard facts.fields[index].hasChoices else { return labeled }
    guard case .list(let values) = parameters["list"], parameters[words: "list"] == nil else {
      return labeled
    }
    let widget = fields[index].widget
    // A message shows only the first ones.
    labeled["list"] = .list(
      values.prefix(Message.listLimit).map { value in
        widget.label(of: value).map(Value.text) ?? value
      }
    )
    return labeled
  }

  /// Returns the name of a field in a violation: for a range, the end that it is about, and for a
  /// list of texts, the text, whose number is then dropped.
  private func label(for violation: inout Violation, at index: Int) -> String {
    let label = form.fields[index].label
    let field = facts.fields[index]
    guard field.traits.role.isRange || field.isList, let end = violation.path.first else {
      return label
    }
    violation.path.removeFirst()
    if field.isList {
      guard let items = [Value](ruler.answers[form.fields[index].id]), items.indices ~= end else {
        return label
      }
      return items[end].description.printable
    }
    return text(end == 0 ? .lowerEnd : .upperEnd, ["field": .text(label)])
  }

  /// Returns the label of a field, given its name in a rule of the field at an index.
  private func label(ofFieldNamed name: Value, at index: Int) -> Value {
    guard case .text(let text) = name else { return name }
    let field = form.fields[index].scope?.resolved(FieldID(text)) ?? FieldID(text)
    guard let other = self.index(of: field) else { return name }
    let isNear = facts.fields[other].groups.last == facts.fields[index].groups.last
    return .text(isNear ? form.fields[other].label : labelInForm(at: other))
  }

  /// Returns the label of a field with that of its group, for messages far from it.
  func labelInForm(at index: Int) -> String {
    let label = form.fields[index].label
    return facts.fields[index].groups.last.map { "\($0.label): \(label)" } ?? label
  }

  /// Returns the circumstances that determine whether a field's messages are shown.
  func circumstances(at index: Int) -> Reveal.Circumstances {
    Reveal.Circumstances(
      state: fields[index].state,
      hasFocus: focusedIndex == index,
      hasBegun: hasBegun
    )
  }

  /// Returns how a violation of a field is shown; `nil` if it is not shown yet.
  ///
  /// A rule with its own reveal policy is independent of the field's other rules.
  func kind(of violation: Violation, at index: Int, in now: Reveal.Circumstances) -> MessageKind? {
    guard let reveal = violation.reveal else {
      return facts.fields[index].reveal.kind(of: violation, in: now)
    }
    return reveal.kind(of: violation, in: now.alone)
  }
}

/// How a message is shown.
enum MessageKind: Hashable, Sendable {
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
  struct Circumstances {
    /// The state of the field.
    let state: FieldState
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
  func kind(of violation: Violation, in now: Circumstances) -> MessageKind? {
    let kind = kindOfError(isIncomplete: violation.isIncomplete, in: now)
    guard kind == .error else { return kind }
    return switch violation.severity {
    case .error: .error
    case .warning: .warning
    case .info: .remark
    }
  }

  /// Returns whether an answer that typing on cannot make valid is shown as an error.
  func showsInvalid(in now: Circumstances) -> Bool {
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
