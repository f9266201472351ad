import FormValidation
import FormWidgets
import Forms

/// Suggested corrections of an answer, which one key accepts.
extension Filling {
  /// The correction that a rule of the focused field suggests; `nil` if there is none, or the
  /// answer is a secret.
  public var proposal: String? {
    focusedIndex.flatMap { proposal(at: $0) }
  }

  /// Returns the suggestion for a field: for its current answer while it has the focus, otherwise
  /// the one stored when the focus left.
  package func proposal(at index: Int) -> String? {
    guard focusedIndex == index else { return fields[index].proposal }
    return proposal(at: index, whileTyping: !fields[index].state.showsError)
  }

  private func proposal(at index: Int, whileTyping: Bool) -> String? {
    guard facts.fields[index].canPropose, fields[index].state.isChanged else { return nil }
    return ruler.registrations[index].rules.proposal(
      for: ruler.answers[form.fields[index].id],
      among: ruler.answers,
      whileTyping: whileTyping
    )
  }

  /// Stores the suggestion for the field that the focus is leaving, until its answer changes.
  mutating func keepProposal(at index: Int) {
    fields[index].proposal = proposal(at: index, whileTyping: false)
  }

  /// Replaces the answer with the suggestion.
  package mutating func acceptProposal() {
    guard let index = focusedIndex, let proposal else { return }
    fields[index].widget.value = .text(proposal)
    adoptValue(of: index)
  }
}
