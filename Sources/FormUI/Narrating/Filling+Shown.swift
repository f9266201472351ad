import FormValidation

/// What is shown of the fields' messages.
extension Filling {
  /// Returns the message while an external check is pending, or options or a default are loading.
  func waitingWords(at index: Int) -> String {
    isLoading(at: index) ? loadingWords(at: index) : facts.words[.checking]
  }

  /// Returns the messages to show, each with the index of its violation.
  ///
  /// Blocking messages come first. A field that shows one message shows the first error, or else
  /// the first message.
  func shownMessages(
    at index: Int,
    listed: Set<String>
  ) -> [(index: Int, words: String, kind: MessageKind)] {
    let now = circumstances(at: index)
    let violations = violations(at: index)
    let kinds = violations.map { violation in
      listed.contains(violation.rule)
        ? nil : kind(of: violation, at: index, in: now)
    }
    // Little is shown for an initial answer, and only messages that are shown are worded.
    guard kinds.contains(where: { $0 != nil }) else { return [] }
    var shown: [(index: Int, words: String, kind: MessageKind)] = []
    for (number, words) in words(ofViolationsAt: index).enumerated() {
      guard let kind = kinds[number] else { continue }
      let isBroken = !violations[number].isIncomplete && violations[number].severity == .error
      if errorsShown == .first, isBroken { return [(number, words, kind)] }
      // A message of several rules is shown once.
      if !shown.contains(where: { $0.words == words }) { shown.append((number, words, kind)) }
    }
    return errorsShown == .first ? Array(shown.prefix(1)) : shown
  }

  /// Returns whether to mark the answer as valid: the user gave it, at least one rule validates it
  /// and the one it repeats, and nothing is suggested or being typed.
  func showsSuccess(at index: Int) -> Bool {
    guard fields[index].state.isChanged, facts.fields[index].hasRules,
      !facts.fields[index].isControl,
      !fields[index].value.isBlank,
      verdict(at: index).isValid, !isPending(at: index), proposal(at: index) == nil,
      repeatsGoodAnswers(at: index)
    else { return false }
    return !fields[index].hasRefusedInput
  }

  /// Returns whether the answers that a field repeats are valid.
  func repeatsGoodAnswers(at index: Int) -> Bool {
    facts.fields[index].repeated.isEmpty
      || facts.fields[index].repeated.allSatisfy {
        verdict(at: $0).isValid && !isPending(at: $0)
      }
  }

  /// Returns a key's name in the form's language; empty if there is no key.
  func name(of key: Key?) -> String { key.map(facts.words.keys.name) ?? "" }

  /// Returns the suggestion for a field in words; while it has the focus, with the key that accepts
  /// it.
  func proposalWords(at index: Int) -> String? {
    guard let proposal = proposal(at: index) else { return nil }
    guard focusedIndex == index else { return text(.proposalKept, ["proposal": .text(proposal)]) }
    return text(
      .proposal,
      ["proposal": .text(proposal), "key": .text(name(of: Keymap.key(for: .acceptProposal)))]
    )
  }
}
