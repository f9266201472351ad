import FormValidation
import FormWidgets
import Forms

/// Options that change while the form is being filled out.
extension AnswerSheet {
  /// Requests the options of a field, if they come from outside, and returns the fields whose rules
  /// ran.
  mutating func load(at index: Int) -> [FieldID] {
    guard case .asked(let check, let arguments)? = askedSource(at: index) else { return [] }
    fields[index].askedArguments = arguments
    loads.ask(check, arguments, for: form.fields[index].id, .options(index))
    return offer(ChoiceList([]), note: .loading, at: index)
  }

  /// Requests the options of a field that depend on its own answer, like the names in another
  /// folder, after a change, and returns the fields whose rules ran.
  mutating func loadChanged(at index: Int) -> [FieldID] {
    guard case .asked(_, let arguments)? = askedSource(at: index),
      fields[index].askedArguments != arguments
    else { return [] }
    // Those being loaded are no longer its options.
    loads.cancel(.options(index))
    return load(at: index)
  }

  private func askedSource(at index: Int) -> OptionSource? {
    facts.isAskedFor(at: index) ? fields[index].widget.description.options?.source : nil
  }

  /// Offers the list for the answers that a field's options depend on, unless it is offered already,
  /// and returns the fields whose rules ran.
  mutating func offerList(at index: Int) -> [FieldID] {
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
  mutating func offer(_ list: ChoiceList, note: OptionsNote?, at index: Int) -> [FieldID] {
    _ = fields[index].handle(.options(list, note: note))
    // A default may have come before its options.
    if !fields[index].state.isChanged, let answer = loads.answer(index) {
      let isTaken = fields[index].widget.adopt(loaded: answer)
      loads.record(answer, at: index, isTaken: isTaken)
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
extension AnswerSheet {
  /// Returns whether the options that a field needs, or its default, are loading.
  package func isLoading(at index: Int) -> Bool {
    loads.isPending(.answer(index))
      || loads.isPending(.options(index)) && facts.fields[index].needsOptions
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

  /// Returns whether something can be reloaded for a field.
  package func canReload(at index: Int) -> Bool {
    facts.isAskedFor(at: index)
      || form.fields[index].source?.isAsked == true && loads.failure(.answer(index)) != nil
  }

  /// The hidden fields whose answers are missing, by their indices.
  package var indicesOfHiddenTroubles: [Int] {
    loads.indicesWithoutDefault.filter { index in
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
