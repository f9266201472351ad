import FormValidation

extension Session {
  /// Moves the focus on or back, around the ends: the fields of each page, then its button.
  mutating func moveFocus(by step: Int) {
    let place = stopPlace
    let beyond = placesOnPage.upperBound
    if place == nil, step > 0 {
      moveFocus(toStartOf: openPage(after: page, step: step) ?? openPages.first ?? page)
    } else if let target = askedPlace(from: (place ?? beyond) + step, step: step) {
      moveFocus(to: isReviewing ? .answer(target) : .field(target))
    } else if step > 0 {
      moveFocus(to: .button)
    } else {
      moveFocus(to: .button, on: openPage(after: page, step: step) ?? openPages.last ?? page)
    }
  }

  /// Goes to the first stop of a page, which is an answer on that of all answers.
  private mutating func moveFocus(toStartOf target: Int) {
    if target == measures.pages.count, let first = form.fields.indices.first(where: isAsked) {
      moveFocus(to: .answer(first), on: target)
    } else {
      moveFocus(toPage: target)
    }
  }

  /// The place of the field or answer with the focus; nothing while a button has it.
  var stopPlace: Int? {
    switch focus {
    case .field(let place), .answer(let place): place
    case .button: nil
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
      problems.note(place, isValid: verdict(at: place).isValid)
      messages[place] = wording(ofViolationsAt: place)
      if !keptProposals.isEmpty { keptProposals[place] = nil }
      updateErrorShown(at: place)
    }
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
    violations(at: place).map { violation in
      var violation = violation
      violation.parameters = labelled(violation.parameters, at: place)
      let label = label(for: &violation, at: place)
      var text = form.messages.text(of: violation, label: label).printable
      // What does not name the end of a range that it is about has it in front.
      if label != form.fields[place].label, !text.contains(label) { text = "\(label): \(text)" }
      return text + (spellingHint(for: violation, at: place).map { " " + $0 } ?? "")
    }
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
      wasSubmitted: wasSubmitted,
      hasBegun: hasBegun
    )
  }

  /// Keeps an error shown until the answer is valid, however the focus moves meanwhile.
  ///
  /// What is broken for good is an error while it is typed too, and what it leaves missing once it
  /// is mended a hint again, unless the field was left with it.
  private mutating func updateErrorShown(at place: Int) {
    let now = circumstances(at: place)
    states[place].showsError = verdict(at: place).violations.contains { violation in
      measures.fields[place].reveal.manner(of: violation, in: now) == .error
        && (violation.isIncomplete || !now.hasFocus || now.state.showsError)
    }
  }
}
