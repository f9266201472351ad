import FormValidation

/// The answers: what the widgets hold, the ruler judges, and undo brings back.
extension Session {
  /// Makes typed text of a field its answer, as on leaving it, and returns whether nothing is left
  /// over; otherwise, a notice is shown.
  @discardableResult
  mutating func settle(_ place: Int) -> Bool {
    guard case .refused(let leftover) = change(place, { $0.handle(.commit, in: .line) }) else {
      return true
    }
    notice = .leftover(leftover)
    return false
  }

  /// Passes a widget's value to the ruler, and updates the fields that depend on it.
  mutating func takeValue(of place: Int) {
    let field = form.fields[place].id
    let value = fields[place].widget.value
    guard !value.isSame(as: fields[place].value) else { return }
    // An equal number in another notation is the same answer.
    if value != fields[place].value { fields[place].state.isChanged = true }
    fields[place].value = value
    note(ruler.setValue(value, of: field))
  }

  /// Passes the time to the ruler, and updates the fields that depend on it.
  mutating func takeTime(_ now: Moment) {
    let before = String(ruler.answers[.now])
    let text = now.description
    note(ruler.setValue(.text(text), of: .now))
    if before?.prefix(10) != text.prefix(10) { tellWidgets(today: now.date) }
  }

  /// Passes the date to the widgets that depend on it.
  mutating func tellWidgets(today: CalendarDate) {
    for place in fields.indices where measures.fields[place].needsToday {
      _ = fields[place].widget.handle(.today(today), in: .line)
    }
  }

  /// Updates the fields whose rules ran.
  mutating func note(_ affected: [FieldID]) {
    // An answer may have changed which fields are asked.
    if measures.hasConditions, affected.count > 1 { settleFocus() }
    for field in affected {
      guard let place = place(of: field) else { continue }
      let isValid = verdict(at: place).isValid
      problems.invalid.list(place, if: !isValid)
      problems.unanswered.list(place, if: !isValid && isUnanswered(at: place))
      // A hint becomes a message when the field is left.
      let hasHint = violations(at: place).contains { $0.hint != nil }
      fields[place].messages = hasHint ? nil : wording(ofViolationsAt: place)
      if fields[place].proposal != nil { fields[place].proposal = nil }
      updateErrorShown(at: place)
    }
  }

  /// Returns whether the answer at an index is missing, as far as the widget can tell: a blank one,
  /// or an unchecked box.
  func isUnanswered(at place: Int) -> Bool {
    fields[place].value.isBlank || fields[place].value == .bool(false)
  }

  /// Keeps an error shown until the answer is valid, however the focus moves.
  ///
  /// An invalid answer is an error while it is typed, too; once fixed, what is missing is a hint
  /// again, unless the field was left with the error.
  mutating func updateErrorShown(at place: Int) {
    let now = circumstances(at: place)
    let showsError = verdict(at: place).violations.contains { violation in
      manner(of: violation, at: place, in: now) == .error
        && (violation.isIncomplete || !now.hasFocus || now.state.showsError)
    }
    setShowsError(showsError, at: place)
  }

  /// Records whether an error is shown beside a field.
  mutating func setShowsError(_ shows: Bool, at place: Int) {
    if fields[place].state.showsError != shows { fields[place].state.showsError = shows }
    problems.shown.list(place, if: shows)
  }
}

/// Undo and redo in fields whose widgets do not edit text, and so keep no history of their own.
extension Session {
  /// Applies a change to the widget at an index, recording its previous state if its answer
  /// changes.
  /// - Parameters:
  ///   - place: The index of the field.
  ///   - isOfRun: Whether the change is undone together with neighboring ones of its kind.
  ///   - take: The change.
  /// - Returns: The result of the change.
  mutating func change<Result>(
    _ place: Int,
    isOfRun: Bool = false,
    _ take: (inout any Widget) -> Result
  ) -> Result {
    guard !measures.fields[place].undoesEdits else { return take(&fields[place].widget) }
    let before = fields[place].widget
    let result = take(&fields[place].widget)
    if !fields[place].widget.value.isSame(as: before.value) {
      fields[place].history.note(before, isOfRun: isOfRun)
    }
    return result
  }

  /// Undoes or redoes the last change of a field's answer, and returns whether the key is for that.
  mutating func stepThroughHistory(of place: Int, with key: Key) -> Bool {
    let widget = fields[place].widget
    let step: (any Widget)?
    switch EditingCommand(key) {
    case .undo: step = fields[place].history.undo(widget)
    case .redo: step = fields[place].history.redo(widget)
    default: return false
    }
    guard var step else { return true }
    _ = step.handle(.leave, in: .line)
    fields[place].widget = step
    takeValue(of: place)
    return true
  }
}

extension Value {
  /// Returns whether two values are the same to the last scalar; canonically equivalent texts and
  /// equal numbers in other notations are not.
  /// - Complexity: O(n), in bytes of texts.
  func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let otherText)):
      // Lengths first: a typed character changes them, and bytes are compared one by one (83 % of
      // the time that 60,000 characters take).
      text.utf8.count == otherText.utf8.count && text.utf8.elementsEqual(otherText.utf8)
    case (.number(let number), .number(let otherNumber)): number.text == otherNumber.text
    default: self == other
    }
  }
}
