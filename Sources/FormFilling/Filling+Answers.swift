package import FormValidation
import FormWidgets
import Forms

/// The answers: held by the widgets, validated by the ruler, and restored by undo.
extension Filling {
  /// Makes typed text of a field its answer, as when leaving the field, and returns whether all of
  /// it was accepted; otherwise, a notice is shown.
  @discardableResult
  mutating func settle(_ index: Int) -> Bool {
    guard let refusal = change(index, { $0.handle(.commit) }).refusal else { return true }
    notice = refusal
    return false
  }

  /// Passes a widget's value to the ruler, and updates the fields that depend on it.
  ///
  /// An answer that follows others does not count as a change by the user.
  package mutating func adoptValue(of index: Int, isFollowing: Bool = false) {
    // Calling it in place would copy the entire field.
    let widget = fields[index].widget
    let value = widget.value
    guard !value.isSame(as: fields[index].value) else { return }
    // An equal number in another notation is the same answer.
    if isFollowing {
      fields[index].initial = value
    } else if value != fields[index].value {
      fields[index].state.isChanged = true
      if !outside.loads.isEmpty { outside.loads.cancel(.answer(index)) }
    }
    defer { if !isFollowing, followsAgain(index) { follow(index) } }
    fields[index].value = value
    changeCount += 1
    fields[index].rejections = []
    update(ruler.setValue(value, at: index))
    if facts.asksOutside { loadChanged(at: index) }
  }

  /// Passes the time to the ruler, and updates the fields that depend on it.
  mutating func setTime(_ now: Moment) {
    let before = String(ruler.answers[.now])
    let text = now.description
    update(ruler.setValue(.text(text), of: .now))
    if facts.optionReaders[.now] != nil { settleOptions(after: [.now]) }
    if before?.prefix(minuteLength) != text.prefix(minuteLength) { updateWidgets(now) }
  }

  /// The number of characters of a time to its minutes.
  private var minuteLength: Int { "2026-11-28T09:30".utf8.count }

  /// Passes the time to the widgets that depend on it, some of which have an answer only then.
  mutating func updateWidgets(_ now: Moment) {
    for index in fields.indices where facts.fields[index].traits.needsNow {
      let value = fields[index].widget.value
      _ = fields[index].handle(.now(now))
      guard fields[index].widget.value != value else { continue }
      if ruler.registrations.isEmpty {
        fields[index] = FillingField(
          fields[index].widget,
          isReadOnly: form.fields[index].isReadOnly
        )
      } else {
        adoptValue(of: index)
      }
    }
  }

  /// Updates the fields whose rules ran, and the options that depend on them.
  mutating func update(_ affected: [FieldID]) {
    updateVerdicts(affected)
    if !facts.optionReaders.isEmpty { settleOptions(after: affected) }
  }

  /// Updates the fields whose rules ran.
  mutating func updateVerdicts(_ affected: [FieldID]) {
    // An answer may have changed which fields are asked.
    if facts.hasConditions, affected.count > 1 {
      if !areRanked(affected) { rank() }
      settleFocus()
    }
    for field in affected {
      guard let index = ruler.position(of: field) else { continue }
      let effect = effect(ofVerdictAt: index)
      problems.list(index, as: effect.standing)
      fields[index].redraw()
      if fields[index].proposal != nil { fields[index].proposal = nil }
      setShowsError(effect.showsError, at: index)
      if let followers = facts.followers[field] { follow(all: followers) }
    }
    if affected.contains(where: facts.fieldsInTexts.contains) { fillTexts() }
  }

  /// Returns the effects of a field's verdict.
  ///
  /// All in one call, because calling from a mutating function copies the filling.
  private func effect(
    ofVerdictAt index: Int
  ) -> (standing: Problems.Standing, showsError: Bool) {
    (standing(at: index), keepsError(at: index))
  }

  /// Returns the verdict on a field's answer, for the list of problems.
  func standing(at index: Int) -> Problems.Standing {
    // Problems with a hidden answer cannot be shown on the screen, and are reported at a submit.
    let isHidden = form.fields[index].isHidden
    let isValid = isHidden || verdict(at: index).isValid
    return Problems.Standing(
      isValid: isValid,
      isUnanswered: isUnanswered(at: index),
      isSettled: isValid && !isHidden && isRequired(fieldAt: index) && isAsked(fieldAt: index)
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

  /// Keeps an error shown until the answer is valid, regardless of how the focus moves.
  mutating func updateErrorShown(at index: Int) {
    setShowsError(keepsError(at: index), at: index)
  }

  /// Returns whether an error is shown beside a field until its answer is valid.
  ///
  /// An invalid answer is also an error while it is being typed; once fixed, a missing part is a
  /// hint again, unless the field was left with the error or was submitted.
  private func keepsError(at index: Int) -> Bool {
    let now = circumstances(at: index)
    // A closure that calls the filling would copy it.
    for violation in verdict(at: index).violations
    where violation.isIncomplete || !now.hasFocus || now.state.showsError
      || now.state.wasSubmitted
    {
      if kind(of: violation, at: index, in: now) == .error { return true }
    }
    return false
  }

  /// Records whether an error is shown beside a field.
  package mutating func setShowsError(_ shows: Bool, at index: Int) {
    if fields[index].state.showsError != shows { fields[index].state.showsError = shows }
    problems.list(shown: index, if: shows)
  }
}

/// Undo and redo in fields whose widgets do not edit text, and therefore have no history of their
/// own.
extension Filling {
  /// Applies a change to the widget at an index, recording its previous state if its answer
  /// changes.
  /// - Parameters:
  ///   - index: The index of the field.
  ///   - isOfRun: Whether the change is undone together with neighboring ones of its kind.
  ///   - body: The change.
  /// - Returns: The result of the change.
  mutating func change<Result>(
    _ index: Int,
    isOfRun: Bool = false,
    _ body: (inout FillingField) -> Result
  ) -> Result {
    guard !facts.fields[index].traits.undoesEdits else { return body(&fields[index]) }
    if !isOfRun { fields[index].history.rest() }
    let before = fields[index].widget
    let result = body(&fields[index])
    if !fields[index].widget.value.isSame(as: before.value) {
      fields[index].history.record(before, isOfRun: isOfRun)
    }
    return result
  }

  /// Undoes the last change of a field's answer, or redoes the one last undone.
  package mutating func undo(at index: Int, isRedo: Bool) {
    let widget = fields[index].widget
    let step =
      isRedo ? fields[index].history.redo(widget) : fields[index].history.undo(widget)
    guard var step else { return }
    _ = step.handle(.leave, in: .line)
    fields[index].widget = step
    adoptValue(of: index)
  }
}

extension Value {
  /// Returns whether two values are the same to the last scalar; canonically equivalent texts and
  /// equal numbers in other notations are not.
  /// - Complexity: O(n), in bytes of texts.
  package func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let otherText)):
      // Lengths first: a typed character changes them, and bytes are compared one by one.
      text.utf8.count == otherText.utf8.count && text.utf8.elementsEqual(otherText.utf8)
    case (.number(let number), .number(let otherNumber)): number.text == otherNumber.text
    default: self == other
    }
  }
}
