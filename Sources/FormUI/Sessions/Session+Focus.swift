import FormValidation

extension Session {
  /// Moves the focus to the next or previous stop of the page, and wraps at its ends.
  ///
  /// After the fields comes the button that continues, then the one that goes back: pressing Tab and
  /// Enter never leaves a page backward by surprise.
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

  /// The place of the field or answer with the focus; `nil` while a button has it.
  var stopPlace: Int? {
    switch focus {
    case .field(let place), .answer(let place): place
    case .button, .back: nil
    }
  }

  /// Moves the focus, to another page where that is given or the field is on one; leaving a field
  /// may show what is wrong with it, and never holds it.
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
      widgets[left].leave()
      histories[left]?.rest()
      takeValue(of: left)
      keepProposal(at: left)
      states[left].wasLeft = true
      states[left].wasLeftChanged = states[left].wasLeftChanged || states[left].isChanged
    }
    // What was marked among all answers says what it is.
    if isReviewing, case .field(let place) = target, !verdict(at: place).isValid {
      states[place].showsError = true
    }
    focus = target
    self.page = page
    noteFocus()
    if let left { updateErrorShown(at: left) }
  }

  /// Makes what was typed in a field its answer, as leaving it does, and says whether nothing is
  /// left over; what is, is told.
  @discardableResult
  mutating func settle(_ place: Int) -> Bool {
    guard let leftover = change(place, { $0.settle() }) else { return true }
    notice = .leftover(leftover)
    return false
  }

  /// Hands a widget's value to the ruler, and notes what is shown of the fields that depend on it.
  mutating func takeValue(of place: Int) {
    let field = form.fields[place].id
    let value = widgets[place].value
    guard !value.isSame(as: values[place]) else { return }
    // An equal number written otherwise is no other answer.
    if value != values[place] { states[place].isChanged = true }
    values[place] = value
    note(ruler.setValue(value, of: field))
  }

  /// Hands the time to the ruler, and notes what is shown of the fields that depend on it.
  mutating func takeTime(_ now: Moment) {
    note(ruler.setValue(.text(now.description), of: .now))
    tellWidgets(today: now.date)
  }

  /// Tells the widgets the date, if it is another one.
  mutating func tellWidgets(today: CalendarDate) {
    guard today != self.today else { return }
    self.today = today
    for place in widgets.indices where type(of: widgets[place]).needsToday {
      widgets[place].take(today: today)
    }
    touchAll()
  }

  /// Notes what is shown of fields whose rules ran.
  mutating func note(_ affected: [FieldID]) {
    if measures.hasConditions, affected.count > 1 { takeTurns() }
    for field in affected {
      guard let place = place(of: field) else { continue }
      touch(place)
      for repeating in measures.fields[place].repeatedBy { touch(repeating) }
      let isValid = verdict(at: place).isValid
      problems.note(place, isValid: isValid)
      unanswered.note(place, isValid: isValid || !isUnanswered(at: place))
      // A hint gives way to a message when the field is left.
      let hasHint = violations(at: place).contains { $0.hint != nil }
      messages[place] = hasHint ? nil : wording(ofViolationsAt: place)
      if !keptProposals.isEmpty { keptProposals[place] = nil }
      updateErrorShown(at: place)
    }
  }

  /// Whether the answer at a place is missing, as far as the widget can tell: one that is blank, or
  /// a box that is not checked.
  func isUnanswered(at place: Int) -> Bool {
    values[place].isBlank || values[place] == .bool(false)
  }

  /// Notes that fields may be asked that were not, or not be any more.
  private mutating func takeTurns() {
    touchAll()
    settleFocus()
  }

  /// The verdict on a field; the ruler has them in the order of the form.
  func verdict(at place: Int) -> Verdict {
    ruler.registrations[place].verdict
  }

  /// What is said of a field: what blocks, then what does not.
  func violations(at place: Int) -> [Violation] {
    let violations = verdict(at: place).violations
    let remarks = ruler.registrations[place].remarks
    return remarks.isEmpty ? violations : violations + remarks
  }

  /// The words of a field's violations, in their order.
  func words(ofViolationsAt place: Int) -> [String] {
    messages[place] ?? wording(ofViolationsAt: place)
  }

  /// Words a field's violations, with labels in the place of fields' names.
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

  /// The words of a problem where they stand among those of other fields.
  func words(ofProblem violation: Violation, at place: Int) -> String {
    wording(of: violation, at: place) { violation, label in
      label == nil
        ? form.messages.text(besideFieldOf: violation, label: nil)
        : form.messages.text(of: violation, label: label)
    }
  }

  /// The words of a violation, with the label where a sentence can begin with it.
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
    // A message that does not name the end of a range that it is about begins with it.
    if label != form.fields[place].label, !words.contains(label) { words = "\(label): \(words)" }
    return words + (spellingHint(for: violation, at: place).map { " " + $0 } ?? "")
  }

  /// How an answer is written whose signs are not those of such a one, unless the form's author has
  /// words of their own.
  private func spellingHint(for violation: Violation, at place: Int) -> String? {
    guard violation.parameters["character"] != nil, !violation.isReworded else { return nil }
    return spelling(of: widgets[place].role).map { text(.writtenAs, ["form": .text($0)]) }
  }

  /// How an answer is written, letter by letter, where nobody could know.
  func spelling(of role: WidgetRole) -> String? {
    switch role {
    case .date: measures.words[.dateForm]
    case .time: measures.words[.timeForm]
    default: nil
    }
  }

  /// What a field's rule demands, in words.
  func words(of demand: Requirement, at place: Int) -> String {
    let parameters = labelled(demand.parameters, at: place)
    return form.messages.text(
      of: Requirement(demand.message, parameters, isReworded: demand.isReworded)
    )
  }

  /// Parameters with labels in the place of fields' names, and of values that a field has as answers
  /// to choose from.
  private func labelled(_ parameters: Parameters, at place: Int) -> Parameters {
    var labelled = parameters
    if let name = parameters["other_label"] { labelled["other_label"] = label(ofFieldNamed: name) }
    if case .list(let names) = parameters["fields"] {
      labelled["fields"] = .list(names.map(label(ofFieldNamed:)))
    }
    let widget = widgets[place]
    guard !widget.choices.isEmpty, case .list(let values) = parameters["list"] else {
      return labelled
    }
    labelled["list"] = .list(
      values.map { value in widget.label(of: value).map(Value.text) ?? value }
    )
    return labelled
  }

  /// What a violation calls a field: of the two ends of a range, the one that it is about, which
  /// then needs no number.
  private func label(for violation: inout Violation, at place: Int) -> String {
    let label = form.fields[place].label
    guard case .range = widgets[place].role, let end = violation.path.first else { return label }
    violation.path.removeFirst()
    return text(end == 0 ? .lowerEnd : .upperEnd, ["field": .text(label)])
  }

  private func label(ofFieldNamed name: Value) -> Value {
    guard case .text(let text) = name, let place = place(of: FieldID(text)) else { return name }
    return .text(form.fields[place].label)
  }

  /// What the decision to show a field's messages rests on.
  func circumstances(at place: Int) -> Reveal.Circumstances {
    Reveal.Circumstances(
      state: states[place],
      hasFocus: focusedPlace == place,
      hasBegun: hasBegun
    )
  }

  /// How a violation of a field is shown; `nil` if it is not shown yet.
  ///
  /// A rule with a reveal of its own does not follow what the field's other rules show.
  func manner(of violation: Violation, at place: Int, in now: Reveal.Circumstances) -> Manner? {
    guard let reveal = violation.reveal else {
      return measures.fields[place].reveal.manner(of: violation, in: now)
    }
    return reveal.manner(of: violation, in: now.alone)
  }

  /// Keeps an error shown until the answer is valid, however the focus moves meanwhile.
  ///
  /// What is broken for good is an error while it is typed too, and what it leaves missing once it
  /// is mended a hint again, unless the field was left with it.
  private mutating func updateErrorShown(at place: Int) {
    let now = circumstances(at: place)
    states[place].showsError = verdict(at: place).violations.contains { violation in
      manner(of: violation, at: place, in: now) == .error
        && (violation.isIncomplete || !now.hasFocus || now.state.showsError)
    }
  }
}
