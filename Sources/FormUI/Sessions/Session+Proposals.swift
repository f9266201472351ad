import FormValidation

/// What was probably meant by an answer, for one key to take.
extension Session {
  /// What a rule of the field with the focus takes its answer to mean; nothing where none has an
  /// idea, and of a secret.
  public var proposal: String? {
    focusedPlace.flatMap { proposal(at: $0, whileTyping: !states[$0].showsError) }
  }

  private func proposal(at place: Int, whileTyping: Bool) -> String? {
    guard focusedFieldCanPropose, states[place].isChanged else { return nil }
    return ruler.registrations[place].rules.proposal(
      for: ruler.answers[form.fields[place].id],
      among: ruler.answers,
      whileTyping: whileTyping
    )
  }

  /// Keeps what is proposed for the field that the focus is about to leave, until its answer
  /// changes.
  mutating func keepProposal(at place: Int) {
    keptProposals[place] = proposal(at: place, whileTyping: false)
  }

  /// What a key is called in the form's language; nothing where there is none.
  func name(of key: Key?) -> String { key.map(measures.words.keys.name) ?? "" }

  /// What is proposed for a field, in words; while it has the focus, with the key that takes it.
  func proposalWords(at place: Int) -> String? {
    guard focusedPlace == place else {
      return keptProposals[place].map { text(.proposalKept, ["proposal": .text($0)]) }
    }
    return proposal.map { proposal in
      text(
        .proposal,
        ["proposal": .text(proposal), "key": .text(name(of: Keymap.key(for: .takeProposal)))]
      )
    }
  }

  /// Whether another answer is proposed for a field than the one it has.
  func isDoubtful(at place: Int) -> Bool {
    focusedPlace == place ? proposal != nil : keptProposals[place] != nil
  }

  /// Puts what is proposed in the place of the answer.
  mutating func takeProposal() {
    guard let place = focusedPlace, let proposal else { return }
    widgets[place].value = .text(proposal)
    takeValue(of: place)
  }

  /// Notes whether a rule of the field that the focus has come to may propose something.
  mutating func noteFocus() {
    if let place = focusedPlace { keptProposals[place] = nil }
    focusedFieldCanPropose =
      focusedPlace.map { place in
        !(widgets[place] is PasswordField) && ruler.registrations[place].rules.canPropose
      } ?? false
  }
}
