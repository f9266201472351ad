import FormValidation

extension Session {
  /// Moves the focus to the next or previous stop of the page, wrapping around.
  ///
  /// The continue button follows the fields, then the back button: Tab and Enter never go back a
  /// page by surprise.
  mutating func moveFocus(by step: Int) {
    let places = placesOnPage
    let target: Int?
    switch (focus, step > 0) {
    case (.field(let place), _), (.answer(let place), _):
      target = askedPlace(from: place + step, step: step)
    case (.button, true): target = hasBackButton ? nil : places.lowerBound
    case (.button, false): target = askedPlace(from: places.upperBound - 1, step: -1)
    case (.back, true): target = places.lowerBound
    case (.back, false): target = nil
    }
    if let target = target.flatMap({ askedPlace(from: $0, step: step) }) {
      moveFocus(to: isReviewing ? .answer(target) : .field(target))
    } else if focus == .button || (step < 0 && focus != .back) {
      moveFocus(to: hasBackButton ? .back : .button)
    } else {
      moveFocus(to: .button)
    }
  }

  /// The index of the focused field or answer; `nil` while a button has the focus.
  var stopPlace: Int? {
    switch focus {
    case .field(let place), .answer(let place): place
    case .button, .back: nil
    }
  }

  /// Moves the focus, and switches the page if needed; leaving a field may show its errors but is
  /// never blocked.
  mutating func moveFocus(to target: Focus, on page: Int? = nil) {
    let page =
      if case .field(let place) = target { self.page(ofFieldAt: place) } else { page ?? self.page }
    guard target != focus || page != self.page else { return }
    heldRow = page == self.page ? heldRow(of: target) : nil
    scroll = 0
    if isReviewing, case .field = target { isReturning = true }
    if page == measures.pages.count { isReturning = false }
    let left = focusedPlace
    if let left {
      settle(left)
      _ = widgets[left].handle(.leave, in: .line)
      histories[left]?.rest()
      takeValue(of: left)
      keepProposal(at: left)
      states[left].wasLeft = true
      states[left].wasLeftChanged = states[left].wasLeftChanged || states[left].isChanged
    }
    // A marked answer on the review page shows its message at the field.
    if isReviewing, case .field(let place) = target, !verdict(at: place).isValid {
      states[place].showsError = true
    }
    focus = target
    self.page = page
    noteFocus()
    if let left { updateErrorShown(at: left) }
  }

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
    let value = widgets[place].value
    guard !value.isSame(as: values[place]) else { return }
    // An equal number in another notation is the same answer.
    if value != values[place] { states[place].isChanged = true }
    values[place] = value
    note(ruler.setValue(value, of: field))
  }

  /// Passes the time to the ruler, and updates the fields that depend on it.
  mutating func takeTime(_ now: Moment) {
    note(ruler.setValue(.text(now.description), of: .now))
    tellWidgets(today: now.date)
  }

  /// Passes a changed date to the widgets.
  mutating func tellWidgets(today: CalendarDate) {
    guard today != self.today else { return }
    self.today = today
    for place in widgets.indices where measures.fields[place].needsToday {
      _ = widgets[place].handle(.today(today), in: .line)
    }
    touchAll()
  }

  /// Updates the fields whose rules ran.
  mutating func note(_ affected: [FieldID]) {
    if measures.hasConditions, affected.count > 1 { takeTurns() }
    for field in affected {
      guard let place = place(of: field) else { continue }
      touch(place)
      for repeating in measures.fields[place].repeatedBy { touch(repeating) }
      let isValid = verdict(at: place).isValid
      problems.note(place, isValid: isValid)
      unanswered.note(place, isValid: isValid || !isUnanswered(at: place))
      // A hint becomes a message when the field is left.
      let hasHint = violations(at: place).contains { $0.hint != nil }
      messages[place] = hasHint ? nil : wording(ofViolationsAt: place)
      if !keptProposals.isEmpty { keptProposals[place] = nil }
      updateErrorShown(at: place)
    }
  }

  /// Returns whether the answer at an index is missing, as far as the widget can tell: a blank one,
  /// or an unchecked box.
  func isUnanswered(at place: Int) -> Bool {
    values[place].isBlank || values[place] == .bool(false)
  }

  /// Updates which fields are asked.
  private mutating func takeTurns() {
    touchAll()
    settleFocus()
  }

  /// Returns the verdict on a field; the ruler has them in the order of the form.
  func verdict(at place: Int) -> Verdict {
    ruler.registrations[place].verdict
  }

  /// Returns the violations of a field, blocking ones first.
  func violations(at place: Int) -> [Violation] {
    let violations = verdict(at: place).violations
    let remarks = ruler.registrations[place].remarks
    return remarks.isEmpty ? violations : violations + remarks
  }

  /// Returns the messages of a field's violations, in order.
  func words(ofViolationsAt place: Int) -> [String] {
    messages[place] ?? wording(ofViolationsAt: place)
  }

  /// Words a field's violations, with labels instead of field names.
  private func wording(ofViolationsAt place: Int) -> [String] {
    let now = circumstances(at: place)
    return violations(at: place).map { violation in
      var violation = violation
      let reveal = measures.fields[place].reveal
      if let hint = violation.hint, reveal.manner(of: violation, in: now) == .hint {
        violation.message = hint
        violation.isReworded = true
      }
      return wording(of: violation, at: place) { violation, label in
        form.messages.text(besideFieldOf: violation, label: label)
      }
    }
  }

  /// Returns a violation's message for a list with those of other fields.
  func words(ofProblem violation: Violation, at place: Int) -> String {
    wording(of: violation, at: place) { violation, label in
      label == nil
        ? form.messages.text(besideFieldOf: violation, label: nil)
        : form.messages.text(of: violation, label: label)
    }
  }

  /// Returns a violation's message, with the label if a sentence can begin with it.
  private func wording(
    of violation: Violation,
    at place: Int,
    _ text: (Violation, String?) -> String
  ) -> String {
    var violation = violation
    violation.parameters = labelled(violation.parameters, at: place)
    let label = label(for: &violation, at: place)
    let isNamed = measures.fields[place].isNamed || form.messages.hasOwnWording(for: violation)
    var words = text(violation, isNamed ? label : nil).printable
    // A message about one end of a range begins with its name.
    if label != form.fields[place].label, !words.contains(label) { words = "\(label): \(words)" }
    return words + (spellingHint(for: violation, at: place).map { " " + $0 } ?? "")
  }

  /// Returns how an answer is spelled if it has invalid characters, unless the form's author words
  /// the message.
  private func spellingHint(for violation: Violation, at place: Int) -> String? {
    guard violation.parameters["character"] != nil, !violation.isReworded else { return nil }
    return spelling(of: widgets[place].description.role).map {
      text(.writtenAs, ["form": .text($0)])
    }
  }

  /// Returns how an answer is spelled letter by letter, if that is not obvious.
  func spelling(of role: WidgetRole) -> String? {
    switch role {
    case .date: measures.words[.dateForm]
    case .time: measures.words[.timeForm]
    default: nil
    }
  }

  /// Returns what a field's rule demands, in words.
  func words(of demand: Requirement, at place: Int) -> String {
    let parameters = labelled(demand.parameters, at: place)
    return form.messages.text(
      of: Requirement(demand.message, parameters, isReworded: demand.isReworded)
    )
  }

  /// Returns parameters with labels instead of field names, and instead of values that are options.
  private func labelled(_ parameters: Parameters, at place: Int) -> Parameters {
    var labelled = parameters
    if let name = parameters["other_label"] { labelled["other_label"] = label(ofFieldNamed: name) }
    if case .list(let names) = parameters["fields"] {
      labelled["fields"] = .list(names.map(label(ofFieldNamed:)))
    }
    guard measures.fields[place].hasChoices, case .list(let values) = parameters["list"] else {
      return labelled
    }
    let widget = widgets[place]
    labelled["list"] = .list(
      values.map { value in widget.label(of: value).map(Value.text) ?? value }
    )
    return labelled
  }

  /// Returns the name of a field in a violation: of a range, the end that it is about, whose number
  /// is then dropped.
  private func label(for violation: inout Violation, at place: Int) -> String {
    let label = form.fields[place].label
    guard measures.fields[place].isRange, let end = violation.path.first else { return label }
    violation.path.removeFirst()
    return text(end == 0 ? .lowerEnd : .upperEnd, ["field": .text(label)])
  }

  private func label(ofFieldNamed name: Value) -> Value {
    guard case .text(let text) = name, let place = place(of: FieldID(text)) else { return name }
    return .text(form.fields[place].label)
  }

  /// Returns what showing a field's messages depends on.
  func circumstances(at place: Int) -> Reveal.Circumstances {
    Reveal.Circumstances(
      state: states[place],
      hasFocus: focusedPlace == place,
      hasBegun: hasBegun
    )
  }

  /// Returns how a violation of a field is shown; `nil` if it is not shown yet.
  ///
  /// A rule with its own reveal policy is independent of the field's other rules.
  func manner(of violation: Violation, at place: Int, in now: Reveal.Circumstances) -> Manner? {
    guard let reveal = violation.reveal else {
      return measures.fields[place].reveal.manner(of: violation, in: now)
    }
    return reveal.manner(of: violation, in: now.alone)
  }

  /// Keeps an error shown until the answer is valid, however the focus moves.
  ///
  /// An invalid answer is an error while it is typed, too; once fixed, what is missing is a hint
  /// again, unless the field was left with the error.
  private mutating func updateErrorShown(at place: Int) {
    let now = circumstances(at: place)
    states[place].showsError = verdict(at: place).violations.contains { violation in
      manner(of: violation, at: place, in: now) == .error
        && (violation.isIncomplete || !now.hasFocus || now.state.showsError)
    }
  }
}
