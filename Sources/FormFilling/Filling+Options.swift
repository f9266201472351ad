import FormValidation
import FormWidgets
import Forms

/// Options that change while the form is being filled out.
extension Filling {
  /// Requests the options of some fields that come from outside, and offers those that depend on
  /// answers.
  mutating func openOptions(of indices: some Sequence<Int>) {
    guard !facts.optionSources.isEmpty else { return }
    let indices = indices.filter { facts.optionSources[$0] != nil }
    for index in indices { load(at: index) }
    settleOptions(of: indices.filter { !isAskedFor(at: $0) })
  }

  /// Requests the options of the focused field again, if they come from outside, and its default
  /// and the answers of hidden fields, if those are missing.
  package mutating func reload() {
    if let focusedIndex { load(at: focusedIndex) }
    for index in outside.loads.indicesWithoutDefault
    where index == focusedIndex || form.fields[index].isHidden {
      loadDefault(at: index)
    }
  }

  /// Requests the options of a field, if they come from outside.
  mutating func load(at index: Int) {
    guard isAskedFor(at: index),
      case .asked(let check, let arguments)? = fields[index].widget.description.options?.source
    else { return }
    fields[index].askedArguments = arguments
    outside.loads.ask(check, arguments, for: form.fields[index].id, .options(index))
    update(offer(ChoiceList([]), note: .loading, at: index))
  }

  /// Requests the options of a field that depend on its own answer, like the names in another
  /// folder, after a change.
  mutating func loadChanged(at index: Int) {
    guard isAskedFor(at: index),
      case .asked(_, let arguments)? = fields[index].widget.description.options?.source,
      fields[index].askedArguments != arguments
    else { return }
    // Those being loaded are no longer its options.
    outside.loads.cancel(.options(index))
    load(at: index)
  }

  /// Offers the options of a request that have arrived so far.
  mutating func receive(_ list: ChoiceList, of request: CheckRequest.ID) {
    guard let index = outside.loads.index(ofOptionsIn: request), !list.choices.isEmpty else {
      return
    }
    update(offer(list, note: .loading, at: index))
  }

  /// Handles options or a default that were requested, and returns whether they were.
  mutating func receiveLoad(
    _ answer: CheckAnswer,
    to request: CheckRequest.ID,
    listed list: ChoiceList?
  ) -> Bool {
    guard let (load, answer) = outside.loads.receive(answer, to: request) else {
      return request < 0
    }
    guard load.purpose == .options else {
      fields[load.index].redraw()
      follow(load.index)
      stopSubmitting(without: load)
      return true
    }
    let list = list ?? ChoiceList(answer)
    var note = list.choices.isEmpty ? OptionsNote.empty : nil
    // The widget itself shows why there are no suggestions.
    if case .failed(let reason) = answer, !facts.fields[load.index].needsOptions {
      note = .failed(reason: reason)
    }
    update(offer(list, note: note, at: load.index))
    if case .options = answer { remarkOnWithheldDraft(at: load.index) }
    return true
  }

  /// Stops waiting for loads that have not arrived by a time.
  mutating func expireLoads(at elapsed: Duration) {
    for load in outside.loads.advance(to: elapsed) {
      fields[load.index].redraw()
      stopSubmitting(without: load)
      guard load.purpose == .options else { continue }
      update(offer(ChoiceList([]), note: .empty, at: load.index))
    }
  }

  /// Offers the options that depend on some answers again.
  mutating func settleOptions(after affected: [FieldID]) {
    settleOptions(of: affected.flatMap { facts.optionReaders[$0] ?? [] })
  }

  /// Offers the options of some fields again, and of those that depend on them in turn.
  private mutating func settleOptions(of indices: [Int]) {
    var wave = Set(indices)
    // In a cycle, which no form file has, this would never end.
    for _ in form.fields.indices where !wave.isEmpty {
      var affected: [FieldID] = []
      for index in wave.sorted() { affected += offerList(at: index) }
      updateVerdicts(affected)
      wave = Set(affected.flatMap { facts.optionReaders[$0] ?? [] })
    }
  }

  /// Offers the list for the answers that a field's options depend on, unless it is offered already,
  /// and returns the fields whose rules ran.
  private mutating func offerList(at index: Int) -> [FieldID] {
    guard let list = facts.conditionalChoices[index] else { return [] }
    let obstacles = obstacles(of: list, at: index)
    let fields = facts.optionSources[index]?.fields ?? []
    let offer = OfferedFor(answers: fields.map { ruler.answers[$0] }, obstacles: obstacles)
    guard self.fields[index].offeredFor != offer else { return [] }
    self.fields[index].offeredFor = offer
    let choices = shown(list.choices(among: ruler.answers, obstacles), at: index)
    let note = choices.isEmpty ? noteOnOptions(for: fields) : nil
    return self.offer(ChoiceList(choices), note: note, at: index)
  }

  /// Returns why the conditions of options do not hold, in words.
  func obstacles(of list: ConditionalChoices, at index: Int) -> [String?] {
    let messages = form.messages
    return list.obstacles(among: ruler.answers) { messages.text(of: labeled($0, at: index)) }
  }

  /// Offers options to a field, and returns the fields whose rules ran, if its answer changed.
  private mutating func offer(_ list: ChoiceList, note: OptionsNote?, at index: Int) -> [FieldID] {
    _ = fields[index].handle(.options(list, note: note))
    // A default may have come before its options.
    if !fields[index].state.isChanged, let answer = outside.loads.answer(index) {
      let isTaken = fields[index].widget.adopt(loaded: answer)
      outside.loads.record(answer, at: index, isTaken: isTaken)
    }
    fields[index].history.offer(list, note: note)
    let value = fields[index].widget.value
    if !fields[index].state.isChanged { fields[index].initial = value }
    guard !value.isSame(as: fields[index].value) else { return [] }
    fields[index].value = value
    return ruler.setValue(value, at: index)
  }
}

/// What is loading.
extension Filling {
  /// Whether anything was ever requested, or a default is missing.
  package var hasLoads: Bool { !outside.loads.isEmpty }

  /// Returns whether the options that a field needs, or its default, are loading.
  package func isLoading(at index: Int) -> Bool {
    outside.loads.isPending(.answer(index))
      || outside.loads.isPending(.options(index)) && facts.fields[index].needsOptions
  }

  /// Returns why there are no options for the answers to other fields.
  private func noteOnOptions(for names: [FieldID]) -> OptionsNote {
    let open = names.first { ruler.answers[$0].isBlank }
    guard let field = open ?? names.last, let other = index(of: field) else { return .empty }
    let answer = ruler.answers[field]
    return answer.isBlank
      ? .unanswered(field: form.fields[other].label)
      : .emptyFor(answer: fields[other].widget.label(of: answer).map(Value.text) ?? answer)
  }

  /// Returns whether the options of a field come from outside.
  package func isAskedFor(at index: Int) -> Bool { facts.optionSources[index]?.isAsked ?? false }

  /// Stops a waiting submit because something is missing, so that the user sees why.
  private mutating func stopSubmitting(without load: OutsideLoads.Load) {
    guard mode == .submitting, outside.loads.failure(load) != nil else { return }
    (mode, notice) = (.filling, nil)
  }

  /// Returns whether something can be reloaded for a field.
  package func canReload(at index: Int) -> Bool {
    isAskedFor(at: index)
      || form.fields[index].source?.isAsked == true && outside.loads.failure(.answer(index)) != nil
  }

  /// The hidden fields whose answers are missing, by their indices.
  package var indicesOfHiddenTroubles: [Int] {
    outside.loads.indicesWithoutDefault.filter { index in
      form.fields[index].isHidden && ruler.registrations[index].isActive
    }
  }
}

extension Field {
  /// Whether the options of the field can change while the form is being filled out.
  package var hasChangingOptions: Bool {
    widget.description.options != nil
  }

  /// Whether the options of the field come from outside.
  package var asksForOptions: Bool { widget.description.options?.source.isAsked ?? false }
}
