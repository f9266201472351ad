import FormValidation

/// Suggested corrections of an answer, which one key accepts.
extension Session {
  /// The correction that a rule of the focused field suggests; `nil` if there is none, or the
  /// answer is a secret.
  public var proposal: String? {
    focusedPlace.flatMap { proposal(at: $0, whileTyping: !fields[$0].state.showsError) }
  }

  private func proposal(at place: Int, whileTyping: Bool) -> String? {
    guard measures.fields[place].canPropose, fields[place].state.isChanged else { return nil }
    return ruler.registrations[place].rules.proposal(
      for: ruler.answers[form.fields[place].id],
      among: ruler.answers,
      whileTyping: whileTyping
    )
  }

  /// Keeps the suggestion for the field that the focus is leaving, until its answer changes.
  mutating func keepProposal(at place: Int) {
    fields[place].proposal = proposal(at: place, whileTyping: false)
  }

  /// Returns a key's name in the form's language; empty if there is no key.
  func name(of key: Key?) -> String { key.map(measures.words.keys.name) ?? "" }

  /// Returns the suggestion for a field in words; while it has the focus, with the key that accepts
  /// it.
  func proposalWords(at place: Int) -> String? {
    guard focusedPlace == place else {
      return fields[place].proposal.map { text(.proposalKept, ["proposal": .text($0)]) }
    }
    return proposal.map { proposal in
      text(
        .proposal,
        ["proposal": .text(proposal), "key": .text(name(of: Keymap.key(for: .takeProposal)))]
      )
    }
  }

  /// Returns whether an answer other than the current one is suggested for a field.
  func isDoubtful(at place: Int) -> Bool {
    focusedPlace == place ? proposal != nil : fields[place].proposal != nil
  }

  /// Replaces the answer with the suggestion.
  mutating func takeProposal() {
    guard let place = focusedPlace, let proposal else { return }
    fields[place].widget.value = .text(proposal)
    takeValue(of: place)
  }
}

/// Suggestions shown after the caret.
extension Session {
  /// Returns whether a suggestion is shown after the caret on a screen of a size: the key for it
  /// would change the answer.
  func showsSuggestion(on screen: Size) -> Bool {
    guard let place = focusedPlace, let key = measures.fields[place].suggestionKeys.first else {
      return false
    }
    var widget = fields[place].widget
    _ = widget.handle(.key(key), in: widgetArea(at: place, on: screen).size)
    return widget.value != fields[place].widget.value
  }

  /// Returns the help on the keys that accept a suggestion; empty for a field without any.
  func suggestionHelp(at place: Int) -> [KeyHelp] {
    let keys = measures.fields[place].suggestionKeys
    return keys.isEmpty ? [] : [KeyHelp(keys, .keyTakeSuggestion)]
  }
}
