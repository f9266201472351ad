import FormValidation

/// What was probably meant by an answer, for one key to take.
extension Session {
  /// What a rule of the field with the focus takes its answer to mean; nothing where none has an idea,
  /// and of a secret.
  public var proposal: String? {
    guard focusedFieldCanPropose, let place = focusedPlace, states[place].isChanged else {
      return nil
    }
    return ruler.registrations[place].rules.proposal(
      for: ruler.answers[form.fields[place].id],
      among: ruler.answers,
      whileTyping: !states[place].showsError
    )
  }

  /// What a key is called in the form's language; nothing where there is none.
  func name(of key: Key?) -> String { key.map(measures.words.keys.name) ?? "" }

  /// What is proposed, in words.
  var proposalWords: String? {
    proposal.map { proposal in
      text(
        .proposal,
        ["proposal": .text(proposal), "key": .text(name(of: Keymap.key(for: .takeProposal)))]
      )
    }
  }

  /// Puts what is proposed in the place of the answer.
  mutating func takeProposal() {
    guard let place = focusedPlace, let proposal else { return }
    widgets[place].value = .text(proposal)
    takeValue(of: place)
  }

  /// Notes whether a rule of the field that the focus has come to may propose something.
  mutating func noteFocus() {
    focusedFieldCanPropose =
      focusedPlace.map { place in
        !(widgets[place] is PasswordField) && ruler.registrations[place].rules.canPropose
      } ?? false
  }
}
